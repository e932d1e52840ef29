import { type Game, isRefusal, type Seat, type Shape } from '@selva/core'
import type { Bot } from './bot.ts'
import { easyBot } from './easy-bot.ts'
import { randomBot } from './random.ts'

/** The setting from a table's options, which have been accepted before. */
function settingOf<G extends Shape>(game: Game<G>, draft: unknown): G['setting'] {
  const setting = game.setting(draft)
  if (isRefusal(setting)) throw new Error(`no table can have this setting: ${setting.refused} ${setting.about}`)
  return setting
}

export type BotOptions = {
  /** Easy to beat: it plays on a whim now and then. */
  readonly easy?: boolean
}

/** Makes the bots of one game, from the table's options. */
export type BotMaker = (draft: unknown, seat: Seat, options: BotOptions) => Bot

/** The entry of a game whose bots are made by `makeBot`. */
export const botMaker =
  <G extends Shape>(game: Game<G>, makeBot: (setting: G['setting'], seat: Seat) => Bot): BotMaker =>
  (draft, seat, { easy = false }) => {
    const setting = settingOf(game, draft)
    const bot = makeBot(setting, seat)
    return easy ? easyBot(bot, randomBot(game, setting, seat, 1)) : bot
  }
