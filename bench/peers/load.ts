import { coreWatch } from '../server/core-time.ts'
import { clientOf, type PeerClient, type PeerTable, type Recording } from './client.ts'
import {
  type Found,
  HAND,
  type LoadTask,
  type Measured,
  type Played,
  type Rejoined,
  SEATS,
  type Spectated,
} from './task.ts'

/** A round is one choice of each seat, a dare and an answer. */
const ROUND = SEATS + 2
/** Choices at each table before anything is measured: the code must be compiled. */
const WARM_UP = 200
/** Milliseconds for the last message to arrive. */
const SETTLING = 500
/** How often we look whether a server has stored the last choice, and how many of a game it may never store. */
const LOOKS = 10
const MOST_MISSING = 2

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

async function opened(client: PeerClient, tables: number): Promise<readonly PeerTable[]> {
  const all: PeerTable[] = []
  for (let i = 0; i < tables; i++) all.push(await client.open())
  return all
}

/** Plays at a table in a closed loop: the next choice goes out when all six seats have heard of the last. */
async function loop(table: PeerTable, goesOn: () => boolean, chosen: (lag: number) => void): Promise<void> {
  while (goesOn()) {
    const from = performance.now()
    await table.choose()
    chosen(performance.now() - from)
  }
}

async function play(table: PeerTable, choices: number): Promise<void> {
  for (let i = 0; i < choices; i++) await table.choose()
}

async function measure(client: PeerClient, tables: number, seconds: number): Promise<Measured> {
  const all = await opened(client, tables)
  const lags: number[] = []
  let running = true
  const bytes = (): number => all.reduce((sum, table) => sum + table.bytes(), 0)
  await Promise.all(all.map((table) => play(table, WARM_UP)))
  const loops = all.map((table) =>
    loop(
      table,
      () => running,
      (lag) => lags.push(lag),
    ),
  )
  process.send?.('measuring')
  const [bytesBefore, from, core] = [bytes(), performance.now(), coreWatch()]
  await pause(seconds * 1000)
  const took = (performance.now() - from) / 1000
  const used = core()
  const sorted = lags.toSorted((a, b) => a - b)
  const sent = bytes() - bytesBefore
  running = false
  await Promise.all(loops)
  const at = (part: number): number => sorted[Math.floor(sorted.length * part)] ?? 0
  return {
    choices: sorted.length,
    seconds: took,
    p50: at(0.5),
    p99: at(0.99),
    bytes: sent / Math.max(1, sorted.length) / SEATS,
    load: used,
  }
}

/** Plays until the next message comes; the choices that all seats have heard of. */
async function playOn(client: PeerClient, tables: number): Promise<readonly Played[]> {
  const all = await opened(client, tables)
  const heard = new Map(all.map((table) => [table, 0]))
  const stopped = new Promise((resolve) => process.once('message', resolve))
  // A loop whose server is gone waits for ever, as its players would.
  for (const table of all)
    void loop(
      table,
      () => true,
      () => heard.set(table, (heard.get(table) ?? 0) + 1),
    )
  process.send?.('playing')
  await stopped
  return all.map((table) => ({ table: table.id, choices: heard.get(table) ?? 0 }))
}

async function look(client: PeerClient, played: readonly Played[]): Promise<Found> {
  let lost = 0
  for (const [i, { table, choices }] of played.entries()) {
    const known = await client.choicesAt(table).catch(() => undefined)
    lost += Math.max(0, choices - (known ?? 0))
    if (known === undefined) return { looked: i + 1, lost }
  }
  return { looked: played.length, lost }
}

const sizeOf = ({ messages }: Recording): number => messages.reduce((sum, message) => sum + message.length, 0)

/**
 * The choices that every seat has heard of and that the server never stores. A server that misses many would mean that
 * we measure something else.
 */
async function missingAt(client: PeerClient, table: string, choices: number): Promise<number> {
  let known: number | undefined
  // boardgame.io tells everyone of a choice before it stores it, and its files may be written in another order.
  for (let look = 0; look < LOOKS && known !== choices; look++) {
    await pause(SETTLING)
    known = await client.choicesAt(table)
  }
  const missing = choices - (known ?? 0)
  if (missing < 0 || missing > MOST_MISSING)
    throw new Error(`the server knows of ${known} choices instead of ${choices}`)
  return missing
}

async function rejoin(client: PeerClient, choices: number): Promise<Rejoined> {
  const own = await client.playWithOwnClient?.(ROUND)
  const missingByOwn = own === undefined ? 0 : await missingAt(client, own, ROUND)
  const table = await client.open()
  await play(table, choices)
  const missing = missingByOwn + (await missingAt(client, table.id, choices))
  return { bytes: sizeOf(await client.rejoin(table.id)), missing }
}

/** Number of different cards in the messages, as digits or as four bytes. */
function cardsIn({ messages }: Recording, after: number): number {
  const bytes = Buffer.concat(messages)
  const cards = Array.from({ length: SEATS * HAND * 2 }, (_, i) => after + i + 1)
  return cards.filter((card) => {
    const four = Buffer.alloc(4)
    four.writeUInt32LE(card)
    return bytes.includes(String(card)) || bytes.includes(four)
  }).length
}

/** All but one player lay a card: nothing is turned up, so that every card is somebody's secret. */
async function spectate(client: PeerClient, after: number): Promise<Spectated> {
  const table = await client.open()
  const spectator = await client.record(table.id, 'spectator')
  const player = await client.record(table.id, 'player')
  await play(table, SEATS - 1)
  await pause(SETTLING)
  return { spectator: cardsIn(spectator, after), player: cardsIn(player, after) }
}

async function carryOut(task: LoadTask): Promise<unknown> {
  const client = await clientOf(task.peer, task.url, task.after)
  switch (task.do) {
    case 'measure':
      return measure(client, task.tables, task.seconds)
    case 'playOn':
      return playOn(client, task.tables)
    case 'look':
      return look(client, task.played)
    case 'rejoin':
      return rejoin(client, task.choices)
    case 'spectate':
      return spectate(client, task.after)
    default:
      return task satisfies never
  }
}

process.once('message', async (task: LoadTask) => {
  // The process ends when the answer has gone out, with all of its sockets.
  process.send?.(await carryOut(task), undefined, {}, () => process.exit(0))
})
process.on('disconnect', () => process.exit(0))
