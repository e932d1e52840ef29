import {
  type AnyChoice,
  type AnyFact,
  type AnyState,
  count,
  EVERYTHING,
  fastChance,
  folded,
  isRefusal,
  nth,
  randomElement,
  type Seat,
  type SPECTATORS,
  type Stream,
  seatsOf,
} from '@selva/core'
import type { Disguise } from '@selva/core/testing'
import type { Pace, SettingDraft } from '@selva/protocol'
import type { Games } from '@selva/server'
import { type InProcessTable, inProcessTable, memoryStore } from '@selva/server/testing'
import type { PersonId } from '../src/base/ids.ts'
import type { Store } from '../src/store/store.ts'
import { personAt } from '../src/testing/in-process-table.ts'
import { clocksOnOpening } from './shown-clocks.ts'

/** Two openings that one audience cannot tell apart. */
export type Pair = {
  readonly audience: Seat | typeof SPECTATORS
  readonly openings: readonly [readonly AnyFact[], readonly AnyFact[]]
}

export type Play = {
  readonly games: Games
  readonly game: string
  readonly setting: SettingDraft
  readonly disguise: Disguise<never>
  /** How many choices a table goes on for. */
  readonly choices: number
  /** The twin makes the very same choice where it can: then only what nobody sees is different. */
  readonly faithful?: boolean
  readonly pace?: Pace
  /** The vocabulary of everybody's page; full words, unless said. */
  readonly wire?: string
}

/** A choice as it was made at the first table, for the twin to make one that looks the same. */
type Made = {
  readonly seat: Seat
  readonly choice: AnyChoice
  readonly face: string
  readonly told: string | undefined
}

/** Milliseconds that each person takes before choosing: the same for everybody. */
const PAUSE = 100

const stateOf = async (
  { games, game: id, setting: draft }: Play,
  store: Store,
  stage: InProcessTable,
): Promise<AnyState> => {
  const game = games[id]?.game
  const setting = game?.setting(draft)
  if (game === undefined || isRefusal(setting)) throw new Error('no such table')
  const batches = (await store.batches(stage.table.id)).map(({ body }) => JSON.parse(body))
  return folded(game, setting, batches, EVERYTHING)
}

/** Everything an audience was sent, with its time; what is random by design is taken out. */
const heard = (stage: InProcessTable, audience: Seat | typeof SPECTATORS): readonly string[] =>
  stage
    .heardBy(audience)
    .map(
      ({ time, message }) => `${time} ${message.replaceAll(stage.table.id, 'T').replaceAll(stage.table.invite, 'I')}`,
    )

/**
 * Plays a table of people and then its twin, choice by choice with the same faces, and compares all that one audience
 * was sent: the bytes, their order and their times. Returns how many messages were compared, or the first difference.
 */
async function compareTables(play: Play, { audience, openings }: Pair, stream: Stream): Promise<number | string> {
  const playable = play.games[play.game]
  if (playable === undefined) throw new Error('no such game')
  const { game } = playable
  const people = seatsOf(play.setting.seats)
  const disguise = play.disguise as unknown as Disguise<{
    readonly setting: unknown
    readonly fact: AnyFact
    readonly seen: AnyFact
    readonly choice: AnyChoice
    readonly full: AnyState
    readonly partial: AnyState
  }>
  const table = async (opening: readonly AnyFact[]) => {
    const store = memoryStore()
    const { games, game: id, setting, pace = 'untimed', wire = '' } = play
    return { store, stage: await inProcessTable({ games, game: id, setting, people, opening, store, pace, wire }) }
  }
  const pass = async (stage: InProcessTable): Promise<void> => {
    stage.clock.wind(PAUSE)
    await stage.settle()
  }

  /** The clocks are worked out by the pages, so what a page could learn of them is asked for after every choice. */
  const look = ({ room }: InProcessTable): string =>
    JSON.stringify(clocksOnOpening(room, audience === 0 ? ('watcher' as PersonId) : personAt(audience))) ?? ''

  const first = await table(openings[0])
  const looks: string[] = []
  const made: Made[] = []
  for (let i = 0; i < play.choices; i++) {
    const state = await stateOf(play, first.store, first.stage)
    if (game.over(state)) break
    const seat = randomElement(
      people.filter((s) => game.options(state, s).length > 0),
      stream,
    )
    const option = randomElement(game.options(state, seat), stream)
    const choice = nth<AnyChoice>([option], stream.below(count([option])))
    made.push({ seat, choice, face: disguise.face(choice), told: disguise.discloses(state, seat, choice, audience) })
    await pass(first.stage)
    await first.stage.choose(seat, game.step(state, seat), choice, `choice-${i}`)
    looks.push(look(first.stage))
  }

  const twin = await table(openings[1])
  let looked = 0
  const looksDifferent = (): boolean => look(twin.stage) !== looks[looked++]
  for (const [i, { seat, choice, face, told }] of made.entries()) {
    const state = await stateOf(play, twin.store, twin.stage)
    await pass(twin.stage)
    // The twin leaves out choices that others may not even notice.
    if (face === '' && seat !== audience) {
      if (looksDifferent()) return `clocks after choice ${i}`
      continue
    }
    const options = game.options(state, seat)
    const alike = Array.from({ length: count(options) }, (_, k) => nth<AnyChoice>(options, k)).filter(
      (c) =>
        (seat === audience ? JSON.stringify(c) === JSON.stringify(choice) : disguise.face(c) === face) &&
        disguise.discloses(state, seat, c, audience) === told,
    )
    // If the rules cannot say what a choice discloses, nothing can be compared from here on.
    if (alike.length === 0 || told === undefined) break
    const same = alike.find((c) => play.faithful && JSON.stringify(c) === JSON.stringify(choice))
    await twin.stage.choose(seat, game.step(state, seat), same ?? randomElement(alike, stream), `choice-${i}`)
    if (looksDifferent()) return `clocks after choice ${i}`
  }

  const [one, other] = [heard(first.stage, audience), heard(twin.stage, audience)]
  for (const [i, message] of other.entries()) if (message !== one[i]) return `${one[i]} or ${message}`
  return other.length
}

/** Many pairs; throws nothing, says what was compared and the first leak. */
export async function compareMany(
  play: Play,
  pairs: (seed: number) => Pair,
  times: number,
): Promise<{ readonly compared: number; readonly leak: string | undefined }> {
  let compared = 0
  for (let seed = 0; seed < times; seed++) {
    const result = await compareTables(play, pairs(seed), fastChance(seed + 1000))
    if (typeof result === 'string') return { compared, leak: result }
    compared += result
  }
  return { compared, leak: undefined }
}
