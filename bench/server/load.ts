import { fold, isTableFact, nth, type Seat, seatsOf, stateFromEitherForm, stateFromText } from '@selva/core'
import { type Choice, toy } from '@selva/core/toy'
import { WebSocket } from 'ws'
import { type Kind, type Measured, ROUNDS, SEATS, type Task } from './peer.ts'
import { type PageLogin, sitDown } from './sit-down.ts'

type View = ReturnType<typeof toy.start>
const setting = { seats: SEATS, rounds: ROUNDS }

/** One seat's page: what it knows, and when it has heard of the last choice. */
type Page = { readonly seat: Seat; readonly socket: WebSocket; view: View }

/** One table in a closed loop: the next choice goes out when all six seats have heard of the last. */
type Loop = {
  readonly places: readonly PageLogin[]
  readonly pages: Page[]
  heard: number
  sentAt: number
  choices: number
}

const lags: number[] = []
let bytes = 0
let running = true

/** Any choice of a seat the table waits for. */
function choose({ pages }: Loop): { readonly page: Page; readonly choice: Choice; readonly step: string } | undefined {
  const [first] = pages
  const seat = first === undefined ? undefined : toy.awaits(first.view)[0]
  const page = pages.find((p) => p.seat === seat)
  if (page === undefined || seat === undefined) return undefined
  const options = toy.options(page.view, seat)
  return { page, choice: nth<Choice>(options, 0), step: toy.step(page.view, seat) }
}

let made = 0
function send(kind: Kind, loop: Loop): void {
  if (!running) return
  loop.heard = 0
  loop.sentAt = performance.now()
  if (kind === 'fanout') {
    loop.pages[0]?.socket.send('{"id":"choice-000000","step":"lay1","choice":{"do":"lay","card":12}}')
    return
  }
  const next = choose(loop)
  if (next === undefined) return
  const { page, choice, step } = next
  page.socket.send(JSON.stringify({ id: `choice-${made++}`, step, choice }))
}

/** Reads a message; true if it was the news of a choice. */
function read(kind: Kind, page: Page, text: string): boolean {
  if (kind === 'fanout') return true
  if (kind === 'bare') {
    page.view = stateFromText(text, setting) as View
    return true
  }
  const message = JSON.parse(text)
  if (message[0] === 'state') page.view = stateFromEitherForm(toy.redactor.coder, message[2], setting) as View
  if (message[0] !== 'f') return false
  // The frames also say who sits where, which is not a choice.
  let chosen = false
  for (const fact of toy.redactor.readFrame(message[1])) {
    fold(toy, page.view, fact)
    chosen ||= !isTableFact(fact)
  }
  return chosen
}

function heard(kind: Kind, loop: Loop): void {
  loop.heard++
  if (loop.heard < SEATS) return
  lags.push(performance.now() - loop.sentAt)
  loop.choices++
  send(kind, loop)
}

const addressed = (url: string, name: string): readonly PageLogin[] =>
  seatsOf(SEATS).map((seat) => ({ address: `${url.replace('http', 'ws')}/${name}/${seat}`, cookie: '' }))

const connected = ({ address, cookie }: PageLogin): WebSocket =>
  new WebSocket(address, { headers: { cookie }, perMessageDeflate: false })

/** A table whose six pages are connected and have heard the deal. */
async function table(kind: Kind, url: string, name: string): Promise<Loop> {
  const places = kind === 'selva' ? (await sitDown(url, setting)).places : addressed(url, name)
  const loop: Loop = { places, pages: [], heard: 0, sentAt: 0, choices: 0 }
  let ready = 0
  await new Promise<void>((resolve, reject) => {
    places.forEach((place, i) => {
      const socket = connected(place)
      const page: Page = { seat: (i + 1) as Seat, socket, view: toy.start(setting) }
      loop.pages.push(page)
      let open = false
      socket.on('error', reject)
      socket.on('message', (raw: Buffer) => {
        bytes += raw.length
        if (!read(kind, page, String(raw))) return
        if (open) return heard(kind, loop)
        open = true
        ready++
        if (ready === SEATS) resolve()
      })
    })
  })
  return loop
}

/**
 * Number of bytes sent to a page that comes back with nothing: all until it has as many frames as the server announces.
 */
function rejoined(place: PageLogin): Promise<number> {
  const socket = connected(place)
  let size = 0
  let upTo = Number.POSITIVE_INFINITY
  let have = 0
  return new Promise((resolve, reject) => {
    socket.on('error', reject)
    socket.on('message', (raw: Buffer) => {
      size += raw.length
      const message = JSON.parse(String(raw))
      if (message[0] === 'upTo') upTo = message[1]
      if (message[0] === 'state') have = message[1]
      if (message[0] === 'f') have++
      if (have < upTo) return
      socket.terminate()
      resolve(size)
    })
  })
}

async function run({ kind, listening, seconds }: Task, tables: number): Promise<Measured> {
  const loops: Loop[] = []
  for (let i = 0; i < tables; i++) loops.push(await table(kind, listening.url, `t${i}`))
  for (const loop of loops) send(kind, loop)
  await new Promise((resolve) => setTimeout(resolve, 1000))
  for (const loop of loops) loop.choices = 0
  lags.length = 0
  bytes = 0
  const from = performance.now()
  const cpu = process.cpuUsage()
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
  const took = (performance.now() - from) / 1000
  const used = process.cpuUsage(cpu)
  const sent = bytes
  running = false
  const choices = loops.reduce((n, loop) => n + loop.choices, 0)
  const sorted = lags.toSorted((a, b) => a - b)
  const at = (p: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * p))] ?? 0
  const [place] = loops[0]?.places ?? []
  const rejoin = kind === 'selva' && place !== undefined ? await rejoined(place) : 0
  for (const { pages } of loops) for (const { socket } of pages) socket.terminate()
  return {
    choicesPerSecond: choices / took,
    p50: at(0.5),
    p99: at(0.99),
    bytes: choices === 0 ? 0 : sent / choices / SEATS,
    rejoin,
    loadBusy: (used.user + used.system) / 1e6 / took,
  }
}

process.once('message', async (task: Task & { readonly tables: number }) => {
  // The line is cut only when the figures have gone through it.
  process.send?.(await run(task, task.tables), undefined, {}, () => process.disconnect?.())
})
