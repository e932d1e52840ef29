import type { Seat } from '@selva/core'
import type { GameId } from '@selva/protocol'
import * as games from './games.ts'
import type { MindMaker, MindWish } from './maker.ts'
import type { Mind } from './mind.ts'

const MAKERS: { readonly [G in GameId]: MindMaker } = games

const isGame = (id: string): id is GameId => Object.hasOwn(MAKERS, id)

/** A mind for a seat of a table with these wishes. They have been accepted before, so anything unknown is a bug. */
export function mindFor(game: string, draft: unknown, seat: Seat, wish: MindWish = {}): Mind {
  if (!isGame(game)) throw new Error(`no mind plays ${game}`)
  return MAKERS[game](draft, seat, wish)
}
