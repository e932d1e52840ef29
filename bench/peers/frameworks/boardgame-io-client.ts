import { openRawSocket, type RawSocket } from '../../memory/raw-socket.ts'
import type { PeerClient, PeerTable, Recording } from '../client.ts'
import { SEATS } from '../task.ts'
import type { G } from './boardgame-io-game.ts'
import { playWithOwnClient } from './boardgame-io-own-client.ts'
import { firstMove, type MoveView, mover } from './toy-table.ts'

/** The state as a page has it. */
type SeenState = { readonly G: Omit<G, 'secret'>; readonly _stateID: number }

/** The messages of Socket.IO over a WebSocket: the kind of packet, the namespace, and an event with its arguments. */
const NAMESPACE = '/toy,'
const OPENED = '0'
const PING = '2'
const PONG = '3'
const JOIN = `40${NAMESPACE}`
const EVENT = `42${NAMESPACE}`
const SYNC = `${EVENT}["sync"`
const UPDATE = `${EVENT}["update"`

const eventOf = (...content: readonly unknown[]): string => EVENT + JSON.stringify(content)

/** The state in a message that carries one. */
function stateIn(text: string): SeenState {
  const [kind, , content] = JSON.parse(text.slice(EVENT.length))
  return kind === 'sync' ? content.state : content
}

const moveView = ({ G: { step, asked, laid } }: SeenState): MoveView => ({ step, asked, laid })

/** The choices made so far: one change of state each. */
const choicesIn = ({ _stateID }: SeenState): number => _stateID

/**
 * boardgame.io over sockets of our own: its client runs the whole game once more for every page, and would limit the
 * load. `boardgame-io-own-client.ts` plays with the client itself.
 */
export function boardgameClient(url: string): PeerClient {
  /** A new match by the lobby. Pages that come to a match that does not exist yet would each be dealt their own. */
  async function newMatch(): Promise<string> {
    const response = await fetch(`${url}/games/toy/create`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ numPlayers: SEATS }),
    })
    return (await response.json()).matchID
  }

  /** A page of a player, or of a spectator; resolved when it has the game. */
  const page = (match: string, player: string | null, heard: (text: string) => void): Promise<RawSocket> =>
    new Promise((resolve, reject) => {
      const address = `${url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`
      const read = (text: string, socket: RawSocket): void => {
        heard(text)
        if (text === PING) socket.send(PONG)
        else if (text.startsWith(OPENED)) socket.send(JOIN)
        else if (text.startsWith(JOIN)) socket.send(eventOf('sync', match, player, null, SEATS))
        else if (text.startsWith(SYNC)) resolve(socket)
      }
      const closed = (): void => reject(new Error('the server has closed a page'))
      openRawSocket({ address, cookie: '', from: '', heard: read, closed }).catch(reject)
    })

  async function recorded(match: string, player: string | null) {
    const messages: Buffer[] = []
    const socket = await page(match, player, (text) => messages.push(Buffer.from(text)))
    return { socket, recording: { messages } satisfies Recording }
  }

  async function open(): Promise<PeerTable> {
    const match = await newMatch()
    let bytes = 0
    let missing = 0
    let through = (): void => {}
    /** The last message with a state, by player: only the one who moves reads it. */
    const last: string[] = []
    const sockets: RawSocket[] = []
    for (let player = 0; player < SEATS; player++) {
      sockets.push(
        await page(match, String(player), (text) => {
          bytes += Buffer.byteLength(text)
          if (text.startsWith(SYNC)) last[player] = text
          if (!text.startsWith(UPDATE)) return
          last[player] = text
          if (--missing === 0) through()
        }),
      )
    }
    let next = mover(moveView(stateIn(last[0] ?? '')))
    return {
      id: match,
      bytes: () => bytes,
      choose() {
        const player = next
        const seen = stateIn(last[player] ?? '')
        const view = moveView(seen)
        const { do: type, ...args } = firstMove(view, player, seen.G.players[player]?.hand ?? [])
        const payload = { type, args: Object.values(args), playerID: String(player), credentials: null }
        missing = SEATS
        return new Promise((resolve) => {
          through = () => {
            // Everyone knows whose turn it is; the page that has just moved is as good as any.
            next = mover(moveView(stateIn(last[player] ?? '')))
            resolve()
          }
          const action = { type: 'MAKE_MOVE', payload }
          sockets[player]?.send(eventOf('update', action, seen._stateID, match, String(player)))
        })
      },
    }
  }

  return {
    open,
    async playWithOwnClient(choices) {
      const match = await newMatch()
      await playWithOwnClient(url, match, choices)
      return match
    },
    async rejoin(match) {
      const { socket, recording } = await recorded(match, '0')
      socket.end()
      return recording
    },
    record: async (match, as) => (await recorded(match, as === 'player' ? '0' : null)).recording,
    async choicesAt(match) {
      const { socket, recording } = await recorded(match, null)
      socket.end()
      const sync = recording.messages.map(String).find((text) => text.startsWith(SYNC))
      return sync === undefined ? 0 : choicesIn(stateIn(sync))
    },
  }
}
