import type { Page } from './page.ts'
import type { ScriptedChoice } from './script.ts'

/** A game that is about to be played: its six pages, and all that they will choose. */
export type ScriptedGame = { readonly pages: readonly Page[]; readonly script: readonly ScriptedChoice[] }

/**
 * One table of the load. A choice is made when all seats have the last one, and when a game is over the next one, whose
 * people have sat there from the beginning, goes on in its place.
 */
export type Lane = {
  /** Makes the next choice; the time that passes until all have it is counted from this moment. */
  send(from: number): void
  /** Messages about a choice have come to a page of this game of the lane; those of earlier games are late. */
  heard(counted: number, inGame: number): void
  readonly waits: () => boolean
}

export type LaneOptions = {
  readonly games: readonly ScriptedGame[]
  /** Does the sender get an acknowledgement besides the news? */
  readonly acknowledged: boolean
  /** Does the script begin again at its end? */
  readonly endless: boolean
  /** All seats have a choice that was counted from this moment. */
  readonly done: (lane: Lane, from: number) => void
  readonly ranOut: () => void
}

export function laneOf({ games, acknowledged, endless, done, ranOut }: LaneOptions): Lane {
  const more = acknowledged ? 1 : 0
  let game = 0
  let at = 0
  let missing = 0
  let since = 0

  function next(): ScriptedChoice | undefined {
    const choice = games[game]?.script[at]
    if (choice !== undefined) at++
    else if (endless) at = 1
    else if (game + 1 < games.length) {
      game++
      at = 1
    } else return undefined
    return choice ?? games[game]?.script[0]
  }

  const lane: Lane = {
    send(from) {
      const choice = next()
      if (choice === undefined) return ranOut()
      missing = choice.readers + more
      since = from
      games[game]?.pages[choice.seat - 1]?.write(choice.frame)
    },
    heard(counted, inGame) {
      if (missing === 0 || inGame !== game) return
      missing -= counted
      if (missing === 0) done(lane, since)
    },
    waits: () => missing > 0,
  }
  return lane
}
