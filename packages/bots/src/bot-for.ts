import type { Seat } from '@selva/core'
import type { CrewName, GameId } from '@selva/protocol'
import type { Bot } from './bot.ts'
import * as games from './games.ts'
import type { BotMaker, BotOptions } from './maker.ts'

const MAKERS: { readonly [G in GameId]: BotMaker } = games

const isGame = (id: string): id is GameId => Object.hasOwn(MAKERS, id)

/** A bot for a seat of a table with these options. They have been accepted before, so anything unknown is a bug. */
export function botFor(game: string, draft: unknown, seat: Seat, options: BotOptions = {}): Bot {
  if (!isGame(game)) throw new Error(`no bot plays ${game}`)
  return MAKERS[game].make(draft, seat, options)
}

/** The style in which this member of the crew plays this game, if it has one. */
export const crewStyle = (game: string, name: CrewName): string | undefined =>
  isGame(game) ? MAKERS[game].crewStyles[name] : undefined
