import { type Bot, hearAll, randomBot } from '@selva/bots'
import { fastChance, isRefusal, type Seat, type Stream } from '@selva/core'
import type { SettingDraft } from '@selva/protocol'
import type { BotThread } from '../bots/bot-thread.ts'
import type { Games } from '../games/games.ts'

export type MakeBot = (game: string, setting: SettingDraft, seat: Seat) => Bot

/**
 * Bots in this very thread, asked at once: what they do depends on nothing but the factory and the stream. As with
 * bots in a thread of their own, a failure of one shows when it is asked.
 */
export const botsInProcess = (make: MakeBot, stream: Stream = fastChance(1)): BotThread => ({
  seat(game, setting, seat) {
    let mind = Promise.try(() => make(game, setting, seat))
    return {
      hear(facts) {
        mind = mind.then((made) => {
          hearAll(made, facts)
          return made
        })
        mind.catch(() => {})
      },
      choose: () => mind.then((made) => made.choose(stream)),
      claim: () => mind.then((made) => made.claim?.(stream)),
      leave() {},
    }
  },
  close: async () => {},
})

/** Bots that take any legal choice. */
export const randomBots = (games: Games, seed = 1): BotThread =>
  botsInProcess((id, draft, seat) => {
    const game = games[id]?.game
    const setting = game?.setting(draft)
    if (game === undefined || isRefusal(setting)) throw new Error(`no such table: ${id}`)
    return randomBot(game, setting, seat)
  }, fastChance(seed))
