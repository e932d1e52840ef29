import { Client } from 'boardgame.io/dist/cjs/client.js'
import { SocketIO } from 'boardgame.io/dist/cjs/multiplayer.js'
import { ROUNDS, SEATS } from '../task.ts'
import { type G, toyGame } from './boardgame-io-game.ts'
import { firstMove, mover } from './toy-table.ts'

/** Plays some choices with boardgame.io's own client, page by page; resolved when all six pages know of them. */
export async function playWithOwnClient(url: string, matchID: string, choices: number): Promise<void> {
  const clients = Array.from({ length: SEATS }, (_, i) =>
    Client<G>({
      game: toyGame(0, ROUNDS),
      multiplayer: SocketIO({ server: url }),
      numPlayers: SEATS,
      matchID,
      playerID: String(i),
      debug: false,
    }),
  )
  /** Resolved when every page is at this number of choices. */
  const allAt = (made: number): Promise<void> =>
    new Promise((resolve) => {
      const look = (): void => {
        if (!clients.every((client) => client.getState()?._stateID === made)) return
        for (const cancel of watching) cancel()
        resolve()
      }
      const watching = clients.map((client) => client.subscribe(look))
      look()
    })
  for (const client of clients) client.start()
  for (let made = 0; made < choices; made++) {
    await allAt(made)
    const table = clients[0]?.getState()?.G
    if (table === undefined) throw new Error('the client has no game')
    const player = mover(table)
    const hand = clients[player]?.getState()?.G.players[player]?.hand ?? []
    const { do: move, ...args } = firstMove(table, player, hand)
    clients[player]?.moves[move]?.(...Object.values(args))
  }
  await allAt(choices)
  for (const client of clients) client.stop()
}
