import {
  type AnyChoice,
  count,
  EVERYTHING,
  fastChance,
  fold,
  folded,
  foldTable,
  isRefusal,
  newTableState,
  nth,
  randomElement,
  type Seat,
  seatsOf,
} from '@selva/core'
import { type ClockLedger, type ClockState, clockLedger, type Pace, wantedClocks } from '@selva/protocol'
import { inProcessTable, memoryStore } from '@selva/server/testing'
import { expect, test } from 'vitest'
import { personAt } from '../src/testing/in-process-table.ts'
import { GALILEI, GAMES, TOY } from './games.ts'
import { clocksOnOpening, shownClocks } from './shown-clocks.ts'

/** A page that knows only the messages it was sent, and works the clocks out from them. */
function pageOf(game: string, setting: unknown, seats: readonly Seat[]) {
  const playable = GAMES[game]
  const made = playable?.game.setting(setting)
  if (playable === undefined || made === undefined || isRefusal(made)) throw new Error('no such table')
  const rules = playable.game
  const state = rules.start(made)
  const table = newTableState()
  let from: ClockState | undefined
  let ledger: ClockLedger | undefined
  let chargedAt = 0
  const charge = (now: number): void => {
    ledger?.charge(now - chargedAt)
    chargedAt = now
  }
  return {
    hear(now: number, [kind, content]: readonly [string, never]): void {
      if (kind === 'clock') {
        from = content as ClockState
        ledger = clockLedger(from, from)
        chargedAt = now
      }
      if (kind !== 'facts') return
      for (const fact of rules.redactor.readFrame(content)) {
        fold(rules, state, fact)
        foldTable(table, fact)
      }
      charge(now)
      if (from !== undefined)
        ledger?.follow(wantedClocks({ game: rules, state, table, people: seats }, from.per), from.resting)
    },
    clocks(now: number) {
      charge(now)
      if (from === undefined || ledger === undefined) return undefined
      return shownClocks({ ...from, ...ledger.times(), running: ledger.running() })
    },
  }
}

test.each<[string, Pace, () => { readonly seats: number }]>([
  ['toy', 'fast', () => TOY(3)],
  ['toy', 'oneDay', () => TOY(3)],
  ['escape', 'relaxed', () => GALILEI(4)],
])('a page of %s, %s, works out from its own frames what the server counts', async (game, pace, draft) => {
  const chance = fastChance(3)
  const setting = draft()
  const seats = seatsOf(setting.seats)
  const store = memoryStore()
  const stage = await inProcessTable({ game, games: GAMES, setting, people: seats, pace, store })
  const rules = GAMES[game]?.game
  const made = rules?.setting(setting)
  if (rules === undefined || made === undefined || isRefusal(made)) throw new Error('no such game')
  const pages = seats.map((seat) => ({ seat, page: pageOf(game, setting, seats), heard: 0 }))
  let compared = 0
  for (let i = 0; i < 60; i++) {
    const batches = (await store.batches(stage.table.id)).map(({ body }) => JSON.parse(body))
    const state = folded(rules, made, batches, EVERYTHING)
    if (rules.over(state)) break
    for (const follower of pages) {
      const messages = stage.heardBy(follower.seat)
      for (const { time, message } of messages.slice(follower.heard)) follower.page.hear(time, JSON.parse(message))
      follower.heard = messages.length
      const told = clocksOnOpening(stage.room, personAt(follower.seat))
      expect(follower.page.clocks(stage.clock.now())).toEqual(told === undefined ? undefined : shownClocks(told))
      compared++
    }
    stage.clock.wind(137)
    await stage.settle()
    const seat = randomElement(
      seats.filter((s) => rules.options(state, s).length > 0),
      chance,
    )
    const options = rules.options(state, seat)
    await stage.choose(seat, rules.step(state, seat), nth<AnyChoice>(options, chance.below(count(options))))
  }
  expect(compared).toBeGreaterThan(20)
})
