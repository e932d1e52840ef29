import { WebSocket } from 'ws'
import type { PeerClient, PeerTable, Recording } from '../client.ts'
import { SEATS } from '../task.ts'
import type { JoinOptions } from './colyseus-room.ts'
import { firstMove, type MoveView, mover, type Step } from './toy-table.ts'

/** The state as a client has it: fields outside of its view are missing. */
type SeenTable = {
  readonly round: number
  readonly step: Step
  readonly asked: number
  readonly players: readonly { readonly laid: boolean; readonly hand?: Iterable<number> }[]
}

/** Takes the messages of the next socket that the SDK opens. */
let hears: (message: Buffer) => void = () => {}

/** The SDK prefers the WebSocket of the browser; this one is quicker than Node's own, and can be listened to. */
class HeardSocket extends WebSocket {
  constructor(address: string) {
    super(address, { perMessageDeflate: false })
    const mine = hears
    this.on('message', (message: Buffer | ArrayBuffer) => mine(Buffer.from(message as ArrayBuffer)))
  }
}

const choicesIn = ({ round, step, players }: SeenTable): number =>
  (round - 1) * (SEATS + 2) +
  (step === 'answer' ? SEATS + 1 : step === 'dare' ? SEATS : players.filter(({ laid }) => laid).length)

const moveView = ({ step, asked, players }: SeenTable): MoveView => ({
  step,
  asked,
  laid: players.map(({ laid }) => laid),
})

export async function colyseusClient(url: string): Promise<PeerClient> {
  Object.assign(globalThis, { WebSocket: HeardSocket })
  const { Client } = await import('@colyseus/sdk')
  const client = new Client(url)

  async function joined(table: string, player: number, heard: (message: Buffer) => void) {
    hears = heard
    const options: JoinOptions = { player }
    const room =
      table === '' ? await client.create<SeenTable>('toy', options) : await client.joinById<SeenTable>(table, options)
    await new Promise<void>((resolve) => room.onStateChange.once(() => resolve()))
    return room
  }

  async function recorded(table: string, player: number) {
    const messages: Buffer[] = []
    const room = await joined(table, player, (message) => messages.push(message))
    return { room, recording: { messages } satisfies Recording }
  }

  async function open(): Promise<PeerTable> {
    let bytes = 0
    let missing = 0
    let through = (): void => {}
    const rooms: Awaited<ReturnType<typeof joined>>[] = []
    for (let player = 0; player < SEATS; player++) {
      const room = await joined(rooms[0]?.roomId ?? '', player, (message) => {
        bytes += message.length
      })
      room.onStateChange(() => {
        if (--missing === 0) through()
      })
      rooms.push(room)
    }
    const [first] = rooms
    if (first === undefined) throw new Error('there is no table')
    return {
      id: first.roomId,
      bytes: () => bytes,
      choose() {
        const view = moveView(first.state)
        const player = mover(view)
        const own = rooms[player]
        const hand = [...(own?.state.players[player]?.hand ?? [])]
        missing = SEATS
        return new Promise((resolve) => {
          through = resolve
          own?.send('choose', firstMove(view, player, hand))
        })
      },
    }
  }

  return {
    open,
    async rejoin(table) {
      const { room, recording } = await recorded(table, 0)
      await room.leave()
      return recording
    },
    record: async (table, as) => (await recorded(table, as === 'player' ? 0 : -1)).recording,
    async choicesAt(table) {
      // A room that the server does not know is refused.
      const room = await recorded(table, -1).catch(() => undefined)
      return room === undefined ? 0 : choicesIn(room.room.state)
    },
  }
}
