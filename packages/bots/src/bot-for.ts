import type { Seat } from '@selva/core'
import type { GameId } from '@selva/protocol'
import type { Bot } from './bot.ts'
import * as games from './games.ts'
import type { BotOptions, MindMaker } from './maker.ts'

const MAKERS: { readonly [G in GameId]: MindMaker } = games

const isGame = (id: string): id is GameId => Object.hasOwn(MAKERS, id)

/** A bot for a seat of a table with these options. They have been accepted before, so anything unknown is a bug. */
export function botFor(game: string, draft: unknown, seat: Seat, options: BotOptions = {}): Bot {
  if (!isGame(game)) throw new Error(`no mind plays ${game}`)
  return MAKERS[game](draft, seat, options)
}
