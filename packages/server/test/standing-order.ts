import {
  type AnyChoice,
  type AnyFact,
  type Game,
  isRefusal,
  nth,
  type OptionOf,
  type Refusal,
  SPECTATORS,
  seedOf,
} from '@selva/core'
import type { Pace } from '@selva/protocol'
import { type InProcessTable, inProcessTable, memoryStore } from '@selva/server/testing'
import { type Arrangement, type Choice, type FullState, stayAway } from '@selva/stay-away'
import { LIMITS } from '../src/base/limits.ts'
import type { BotThread } from '../src/bots/bot-thread.ts'
import { liveFrom } from '../src/table/live.ts'
import { seat } from './games.ts'

const setting = settingOf(stayAway.setting({ seats: 4 }))
const everybody = [1, 2, 3, 4].map(seat)
export const THING = seat(1)

/** The Thing sits at seat 1, and the table waits for it. */
const position: Arrangement = {
  players: [
    { role: 'thing', hand: ['theThing', 'infected', 'suspicion', 'suspicion'] },
    { role: 'infected', hand: ['infected', 'resolute', 'resolute', 'axe'] },
    { hand: ['whisky', 'seduction', 'seduction', 'missed'] },
    { hand: ['flamethrower', 'flamethrower', 'noThanks', 'noBarbecue'] },
  ],
  active: 1,
}

function settingOf<S>(setting: S | Refusal): S {
  if (isRefusal(setting)) throw new Error(setting.refused)
  return setting
}

/** Bots that take the first thing on offer. */
const firstOption: BotThread = {
  seat(_game, _setting, at) {
    const part = stayAway.start(setting)
    return {
      hear(facts: readonly AnyFact[]) {
        for (const fact of facts) stayAway.evolve(part, fact as never)
      },
      choose: async (): Promise<AnyChoice> => nth<Choice>(stayAway.options(part, at) as readonly OptionOf<Choice>[], 0),
      leave() {},
    }
  },
  close: async () => {},
}

/** A table of Stay Away! at which nobody but The Thing can know of its standing order. */
export async function standingOrderTable(pace: Pace = 'untimed', game: typeof stayAway = stayAway) {
  const store = memoryStore()
  const opening = stayAway.arrange(setting, position)
  if (isRefusal(opening)) throw new Error(`${opening.refused} ${opening.about}`)
  const stage = await inProcessTable({
    game: 'stay-away',
    games: { 'stay-away': { game: game as unknown as Game, pace: {} } },
    setting: { seats: 4 },
    people: everybody,
    bots: firstOption,
    store,
    pace,
    opening,
    limits: LIMITS,
  })
  let sent = 0
  const { id } = stage.table
  const fixed = { id, playable: { game: stayAway as unknown as Game, pace: {} }, setting, secret: seedOf('stage') }
  const state = async (): Promise<FullState> => liveFrom(fixed, await store.batches(id)).state as FullState
  return {
    stage,
    store,
    /** The Thing turns its standing order on or off; the answer of the table. */
    async order(): Promise<string> {
      const now = await state()
      const sending = `order-${sent++}`.padEnd(10, '-')
      await stage.choose(THING, stayAway.step(now, THING), { do: 'order', on: !now.standing } as AnyChoice, sending)
      return stage.heardBy(THING).findLast(({ message }) => message.includes(sending))?.message ?? ''
    },
    /** The Thing claims to be a human; the answer of the table. */
    async claim(id: string): Promise<string> {
      await stage.claim(THING, { do: 'am', role: 'human' } as AnyChoice, id)
      return (
        stage.heardBy(THING).findLast(({ message }) => message.includes(id) && !message.includes('"claimed"'))
          ?.message ?? ''
      )
    },
    /** Lets five minutes pass in which nobody does anything that others could see. */
    async pass(meanwhile: () => Promise<void>): Promise<void> {
      for (let i = 0; i < 30; i++) {
        await meanwhile()
        stage.clock.wind(10_000)
        for (let turn = 0; turn < 6; turn++) await stage.settle()
      }
    },
    batches: async () => (await store.batches(stage.table.id)).length,
  }
}

/** The facts that a spectator heard, and when. */
export const factsHeard = (stage: InProcessTable): readonly string[] =>
  stage
    .heardBy(SPECTATORS)
    .filter(({ message }) => message.startsWith('["facts"'))
    .map(({ time, message }) => `${time} ${message}`)
