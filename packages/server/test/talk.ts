import type { Seat } from '@selva/core'
import { toy } from '@selva/core/toy'
import type { ChatInfo, ChatLine, FromTable, MuteInfo, Terms } from '@selva/protocol'
import { type Games, games } from '@selva/server'
import { inProcessTable, memoryStore, type SentMessage } from '@selva/server/testing'
import type { Limits } from '../src/base/limits.ts'
import type { Store } from '../src/store/store.ts'
import { seat } from './games.ts'

/** The toy game with a way to leave it: a player who has laid a card, which everybody sees, is out. */
const mortal: typeof toy = {
  ...toy,
  inPlay: (state, who) => toy.inPlay(state, who) && state.players[who - 1]?.laid.length === 0,
}
export const MORTAL: Games = { ...games, toy: { game: mortal, pace: {} } }

export const WATCHER = 0
export type Ear = Seat | typeof WATCHER
export const PEOPLE = [seat(1), seat(2), seat(3), seat(4)]

export const messageOf = ({ message }: SentMessage): FromTable => JSON.parse(message)

/** A table of four people and a watcher, all of them listening. */
export async function talkingTable(
  options: { readonly store?: Store; readonly terms?: Partial<Terms>; readonly limits?: Partial<Limits> } = {},
) {
  const { store = memoryStore(), terms = {}, limits = {} } = options
  const stage = await inProcessTable({
    game: 'toy',
    setting: Object.assign({ seats: 4 }, { rounds: 1 }),
    people: PEOPLE,
    games: MORTAL,
    store,
    terms,
    limits,
  })
  for (const ear of [...PEOPLE, WATCHER] as const) await stage.listen(ear)
  const to = (ear: Ear): readonly FromTable[] => stage.heardBy(ear).map(messageOf)
  /** Everybody counts their own. */
  const ids = new Map<Ear, number>()
  const fresh = (who: Ear): string => {
    ids.set(who, (ids.get(who) ?? 0) + 1)
    return `words-${who}-${ids.get(who)}`.padEnd(10, '-')
  }

  async function hand(of: Seat): Promise<readonly number[]> {
    const [opening] = await store.batches(stage.table.id)
    const { facts } = JSON.parse(opening?.body ?? '')
    return facts.find((f: { kind: string; seat: number }) => f.kind === 'dealt' && f.seat === of).hand
  }

  return {
    ...stage,
    store,
    to,
    speak: (who: Ear, text: string, id = fresh(who)) => stage.say(who, { id, say: { text } }),
    phrase: (who: Ear, phrase: 'hello' | 'suspect', about?: number) =>
      stage.say(who, { id: fresh(who), say: { phrase, ...(about === undefined ? {} : { about }) } }),
    vote: (who: Ear, mute: string, on = true) => stage.voteMute(who, { id: fresh(who), mute, on }),
    /** All chat lines that a listener received, at first or later; the last version of each counts. */
    heard(ear: Ear): readonly ChatLine[] {
      const said = new Map<string, ChatLine>()
      for (const m of to(ear))
        for (const one of m[0] === 'chat' ? m[1].said : m[0] === 'said' ? [m[1]] : []) said.set(one.id, one)
      return [...said.values()]
    },
    chat: (ear: Ear): ChatInfo | undefined => to(ear).findLast((m) => m[0] === 'chat')?.[1],
    mutes(ear: Ear): readonly MuteInfo[] {
      const last = to(ear).findLast((m) => m[0] === 'mutes' || m[0] === 'chat')
      return last?.[0] === 'mutes' ? last[1] : last?.[0] === 'chat' ? last[1].mutes : []
    },
    answer: (ear: Ear): FromTable | undefined => to(ear).findLast((m) => m[0] === 'ok' || m[0] === 'no'),
    /** A seat leaves the game. */
    async goesOut(who: Seat) {
      const [card] = await hand(who)
      await stage.choose(who, 'lay1', Object.assign({ do: 'lay' }, { card }))
      await stage.settle()
    },
    /** The rest of the round is played, and with it the game ends. */
    async ends() {
      for (const who of PEOPLE) {
        const [card] = await hand(who)
        await stage.choose(who, 'lay1', Object.assign({ do: 'lay' }, { card }))
      }
      for (const who of PEOPLE) await stage.choose(who, 'dare1', Object.assign({ do: 'dare' }, { whom: (who % 4) + 1 }))
      for (const who of PEOPLE) await stage.choose(who, 'answer1', Object.assign({ do: 'answer' }, { yields: true }))
      await stage.settle()
    },
  }
}
