import {
  type AnyChoice,
  type AnyState,
  type Audience,
  count,
  fastChance,
  folded,
  isRefusal,
  nth,
  SPECTATORS,
  seatsOf,
  seedOf,
  stateFromText,
  stateToText,
  tableCommitment,
} from '@selva/core'
import { type FromTable, MAX_MISSED_FRAMES } from '@selva/protocol'
import { expect, test } from 'vitest'
import type { TableId } from '../src/base/ids.ts'
import type { Table } from '../src/store/rows/table.ts'
import { catchUp, framesFor, SHOWN_AFTER_LEAP } from '../src/table/catch-up.ts'
import { accept, decided, linkToChain, liveFrom, openingOf, type RunningGame, stored } from '../src/table/live.ts'
import { GALILEI, GAMES, TOY } from './games.ts'

/** A game played at random by everybody to its end, or for at most `most` choices. */
function played(
  id: string,
  draft: Table['setting'],
  seed: number,
  most: number,
  meanwhile: (live: RunningGame) => void = () => {},
): RunningGame {
  const game = GAMES[id]?.game
  const setting = game?.setting(draft)
  if (game === undefined || isRefusal(setting)) throw new Error('no such game')
  const chance = fastChance(seed)
  const secret = seedOf(String(seed))
  const table = 't' as TableId
  const fairness = { commitment: tableCommitment(table, secret), parts: [] }
  const opening = openingOf(
    game,
    setting,
    { id: table, arrangement: '', side: '', seats: [] as Table['seats'] } as Table,
    secret,
    fairness,
  )
  if (isRefusal(opening)) throw new Error('no opening')
  const fixed = { id: table, playable: { game, pace: {} }, setting, secret }
  const live = liveFrom(fixed, [stored(table, opening, '')])
  for (let i = 0; i < most && !game.over(live.state); i++) {
    const choosers = seatsOf(live.seats).filter((s) => count(game.options(live.state, s)) > 0)
    const by = choosers[chance.below(choosers.length)]
    if (by === undefined) throw new Error('a dead end')
    const options = game.options(live.state, by)
    const next = decided(live, by, nth<AnyChoice>(options, chance.below(count(options))))
    accept(live, linkToChain(live, table, next), `choice${i}`)
    meanwhile(live)
  }
  return live
}

/** The state of a reader who had some frames, and then reads the messages. */
function followed(live: RunningGame, audience: Audience, have: number, messages: readonly string[]): AnyState {
  const { game, setting } = live
  let state = game.start(setting)
  const fold = (frame: readonly (readonly unknown[])[]): void => {
    for (const wire of frame) game.evolve(state, game.redactor.read(wire))
  }
  for (const frame of framesFor(live, audience).slice(0, have)) fold(JSON.parse(frame))
  for (const text of messages) {
    const message: FromTable = JSON.parse(text)
    if (message[0] === 'state') state = stateFromText(message[2], setting) as AnyState
    if (message[0] === 'facts') fold(message[1])
  }
  return state
}

const CASES = [
  ['toy', TOY(4), 400],
  ['escape', GALILEI(3), 30],
  ['escape', GALILEI(8), 700],
] as const

test.each(CASES)('%s %o: whoever catches up, from wherever, ends as one who was there all along', (id, draft, most) => {
  const chance = fastChance(7)
  for (let seed = 1; seed <= 6; seed++) {
    const live = played(id, draft, seed, most)
    for (const audience of [SPECTATORS, ...seatsOf(live.seats)] as const) {
      const total = framesFor(live, audience).length
      const whole = stateToText(folded(live.game, live.setting, live.log.from(0), audience))
      for (const have of [0, total, total + 5, ...Array.from({ length: 6 }, () => chance.below(total + 1))]) {
        const missed = catchUp(live, audience, have)
        expect(missed.have).toBe(total)
        expect(stateToText(followed(live, audience, have, missed.messages))).toBe(whole)
      }
    }
  }
})

test('few missing frames come one by one, many as a state and the last few', () => {
  const live = played('escape', GALILEI(8), 3, 300)
  const total = framesFor(live, SPECTATORS).length
  expect(total).toBeGreaterThan(MAX_MISSED_FRAMES + 20)
  const kindsFrom = (have: number): readonly string[] =>
    catchUp(live, SPECTATORS, have).messages.map((m) => JSON.parse(m)[0])
  expect(kindsFrom(total)).toEqual([])
  expect(kindsFrom(total - MAX_MISSED_FRAMES)).toEqual(Array.from({ length: MAX_MISSED_FRAMES }, () => 'facts'))
  const leap = ['state', ...Array.from({ length: SHOWN_AFTER_LEAP }, () => 'facts')]
  expect(kindsFrom(total - MAX_MISSED_FRAMES - 1)).toEqual(leap)
  expect(kindsFrom(total + 1)).toEqual(leap)
})

test('a batch that shows an audience nothing takes no number', () => {
  const live = played('toy', TOY(3), 1, 1000)
  const hidden = live.log.from(0).filter(({ facts }) => facts.every((f) => f.kind === 'marked'))
  const shown = framesFor(live, SPECTATORS)
  expect(shown.length).toBe(live.log.size() - hidden.length)
  expect(shown).not.toContain('')
})

test.each(CASES)('%s %o: a snapshot changes nothing but how long catching up takes', (id, draft, most) => {
  const chance = fastChance(11)
  let snapshots = 0
  const live = played(id, draft, 5, most, (now) => {
    if (chance.below(20) > 0) return
    const audience: Audience = seatsOf(now.seats)[chance.below(now.seats + 1)] ?? SPECTATORS
    const total = framesFor(now, audience).length
    const have = chance.below(total + 3)
    const kept = now.snapshots.get(audience)
    const before = kept === undefined ? '' : stateToText(kept.state)
    expect(catchUp(now, audience, have)).toEqual(catchUp({ ...now, snapshots: new Map() }, audience, have))
    // Others may be reading from it: it is followed by another, never changed.
    if (kept !== undefined) expect(stateToText(kept.state)).toBe(before)
    if (now.snapshots.get(audience) !== kept) snapshots++
  })
  expect(snapshots > 0).toBe(live.log.size() > 300)
})

test('a game taken up again from its log has no snapshots, and nobody notices', () => {
  const live = played('escape', GALILEI(8), 2, 700, (now) => void catchUp(now, SPECTATORS, 0))
  expect(live.snapshots.get(SPECTATORS)?.frames).toBeGreaterThan(MAX_MISSED_FRAMES)
  const fixed = {
    id: 't' as TableId,
    playable: { game: live.game, pace: {} },
    setting: live.setting,
    secret: live.seed,
  }
  const again = liveFrom(
    fixed,
    live.log.from(0).map((batch) => stored(fixed.id, batch, 'choice')),
  )
  expect(again.snapshots.size).toBe(0)
  for (const audience of [SPECTATORS, ...seatsOf(live.seats)] as const)
    expect(catchUp(again, audience, 0)).toEqual(catchUp(live, audience, 0))
})
