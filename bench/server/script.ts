import {
  type AnyChoice,
  type AnyState,
  type Batch,
  bytesOf,
  type Chance,
  count,
  fastChance,
  fold,
  type Game,
  isRefusal,
  nth,
  open,
  play,
  type Seat,
  type SettingDraft,
  type Stream,
  seatsOf,
  seededChance,
  seedOfOpening,
  seenBy,
} from '@selva/core'
import { toy } from '@selva/core/toy'
import { escape } from '@selva/escape'
import { pageFrame } from './frames.ts'
import { type Deal, type Played, ROUNDS, SEATS } from './peer.ts'

/**
 * The choices of a whole game, worked out before anything is measured. The draws of a game follow from the secret of
 * its table, which only the server knows: the bench's own server gives it away over a line of its own, once, when all
 * sit. So the load needs no rules while it is measured, and every choice it sends is one that the server takes.
 */
export type ScriptedChoice = {
  readonly seat: Seat
  /** The message as it goes over the line. */
  readonly frame: Buffer
  /** The number of seats that are sent news of it. */
  readonly readers: number
}

type Playable = { readonly game: Game; readonly setting: SettingDraft }
export const GAMES: { readonly [P in Played]: Playable } = {
  toy: { game: toy, setting: { seats: SEATS, rounds: ROUNDS } },
  escape: { game: escape, setting: { zone: 'galilei', preset: 'advanced', seats: SEATS } },
}

const settingOf = (played: Played): unknown => {
  const { game, setting } = GAMES[played]
  const read: unknown = game.setting(setting)
  if (isRefusal(read)) throw new Error(`no such setting: ${read.refused}`)
  return read
}

/** The first choice of the toy at any moment; in Escape, where that would lead nowhere, any. */
const chosen = (played: Played, options: readonly AnyChoice[], any: Stream): AnyChoice =>
  nth<AnyChoice>(options, played === 'toy' ? 0 : any.below(count(options)))

type Course = {
  readonly played: Played
  readonly state: AnyState
  /** The number of the first choice among the batches of the game. */
  readonly first: number
  /** The chance of the batch with this number. */
  readonly chance: (n: number) => Chance
  readonly any: Stream
  readonly most: number
}

function scriptOf({ played, state, first, chance, any, most }: Course): readonly ScriptedChoice[] {
  const { game } = GAMES[played]
  const script: ScriptedChoice[] = []
  for (let n = first; n < first + most && !game.over(state); n++) {
    const [seat] = game.awaits(state)
    if (seat === undefined) throw new Error('the game waits for no one')
    const choice = chosen(played, game.options(state, seat), any)
    const text = JSON.stringify({ id: `choice-${String(n).padStart(9, '0')}`, step: game.step(state, seat), choice })
    const facts = play(game, state, seat, choice, chance(n))
    const readers = seatsOf(SEATS).filter((reader) => seenBy(game.redactor, facts, reader).length > 0).length
    script.push({ seat, frame: pageFrame(text, n * 2_654_435_761), readers })
  }
  return script
}

/** The choices at a table that Selva has dealt, at most this many. */
export function scriptFrom(played: Played, { table, secret, batches }: Deal, most: number): readonly ScriptedChoice[] {
  const stored: readonly Batch[] = batches.map((body) => JSON.parse(body))
  const seed = seedOfOpening(table, bytesOf(secret), stored[0])
  const { game } = GAMES[played]
  const state = game.start(settingOf(played))
  for (const { facts } of stored) for (const fact of facts) fold(game, state, fact)
  const chance = (n: number): Chance => seededChance(seed, String(n))
  return scriptOf({ played, state, first: stored.length, chance, any: chance(0).stream('choices of the load'), most })
}

/** The choices at a table of the bare server, which deals the same to all. */
export function scriptOfBare(most: number): readonly ScriptedChoice[] {
  const { state } = open(toy, { seats: SEATS, rounds: ROUNDS }, fastChance(1))
  return scriptOf({
    played: 'toy',
    state,
    first: 1,
    chance: () => fastChance(2),
    any: fastChance(3).stream('choices'),
    most,
  })
}

/** The fan-out looks at no message, so one is as good as another. */
export const scriptOfFanout = (): readonly ScriptedChoice[] => [
  {
    seat: 1 as Seat,
    frame: pageFrame('{"id":"choice-000000001","step":"lay1","choice":{"do":"lay","card":12}}', 7),
    readers: SEATS,
  },
]
