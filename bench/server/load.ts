import { nth, type Seat, seatsOf, unpacked } from '@selva/core'
import { type Choice, toy } from '@selva/core/toy'
import { WebSocket } from 'ws'
import { type Kind, type Measured, ROUNDS, SEATS, type Task } from './peer.ts'

type View = ReturnType<typeof toy.start>
const setting = { seats: SEATS, rounds: ROUNDS }

/** One seat's page: what it knows, and when it has heard of the last choice. */
type Page = { readonly seat: Seat; readonly socket: WebSocket; view: View }

/** One table in a closed loop: the next choice goes out when all six seats have heard of the last. */
type Loop = { readonly pages: Page[]; heard: number; sentAt: number; choices: number; games: number }

const lags: number[] = []
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
    page.view = unpacked(text, setting) as View
    return true
  }
  const message = JSON.parse(text)
  if (message[0] !== 'facts') return false
  for (const wire of message[1]) toy.evolve(page.view, toy.redactor.read(wire) as never)
  return true
}

function heard(kind: Kind, loop: Loop, again: (loop: Loop) => void): void {
  loop.heard++
  if (loop.heard < SEATS) return
  lags.push(performance.now() - loop.sentAt)
  loop.choices++
  const [first] = loop.pages
  if (kind === 'selva' && first !== undefined && toy.over(first.view)) {
    loop.games++
    return again(loop)
  }
  if (
    kind === 'bare' &&
    first !== undefined &&
    first.view.round === 1 &&
    first.view.players.every((p) => p.laid.length === 0)
  )
    loop.games++
  send(kind, loop)
}

const json = { 'content-type': 'application/json' }

/** Six guests sit down at a table of Selva; returns where their sockets go, and their cookies. */
async function sitDown(url: string): Promise<readonly { readonly address: string; readonly cookie: string }[]> {
  const ask = async (cookie: string, path: string, body: unknown): Promise<{ readonly [field: string]: string }> => {
    const response = await fetch(url + path, {
      method: 'POST',
      headers: { ...json, cookie },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${path} ${response.status} ${await response.text()}`)
    return (await response.json()) as { readonly [field: string]: string }
  }
  const cookies = await Promise.all(
    seatsOf(SEATS).map(async () => (await fetch(`${url}/api/me`)).headers.getSetCookie()[0]?.split(';')[0] ?? ''),
  )
  const [host = '', ...guests] = cookies
  const made = await ask(host, '/api/tables', { game: 'toy', setting, listed: true, playNow: false })
  const id = made['id'] ?? ''
  for (const guest of guests) await ask(guest, `/api/tables/${id}/sit`, { invite: '' })
  await ask(host, `/api/tables/${id}/start`, {})
  return cookies.map((cookie) => ({ address: `${url.replace('http', 'ws')}/ws/tables/${id}?have=0`, cookie }))
}

/** A table whose six pages are connected and have heard the deal. */
async function table(kind: Kind, url: string, name: string, again: (loop: Loop) => void): Promise<Loop> {
  const places =
    kind === 'selva'
      ? await sitDown(url)
      : seatsOf(SEATS).map((seat) => ({ address: `${url.replace('http', 'ws')}/${name}/${seat}`, cookie: '' }))
  const loop: Loop = { pages: [], heard: 0, sentAt: 0, choices: 0, games: 0 }
  let ready = 0
  await new Promise<void>((resolve, reject) => {
    places.forEach(({ address, cookie }, i) => {
      const socket = new WebSocket(address, { headers: { cookie }, perMessageDeflate: false })
      const page: Page = { seat: (i + 1) as Seat, socket, view: toy.start(setting) }
      loop.pages.push(page)
      let open = false
      socket.on('error', reject)
      socket.on('message', (raw) => {
        if (!read(kind, page, String(raw))) return
        if (open) return heard(kind, loop, again)
        open = true
        ready++
        if (ready === SEATS) resolve()
      })
    })
  })
  return loop
}

async function run({ kind, listening, seconds }: Task, tables: number): Promise<Measured> {
  const loops: Loop[] = []
  let finished = 0
  const again = (loop: Loop): void => {
    finished += loop.choices
    loop.choices = 0
    for (const { socket } of loop.pages) socket.terminate()
    if (!running) return
    table(kind, listening.url, `t${made++}`, again).then(
      (next) => {
        loops.splice(loops.indexOf(loop), 1, Object.assign(next, { games: loop.games }))
        if (running) send(kind, next)
        else for (const { socket } of next.pages) socket.terminate()
      },
      (error: unknown) => {
        // A table that was being laid when the time ran out.
        if (running) throw error
      },
    )
  }
  for (let i = 0; i < tables; i++) loops.push(await table(kind, listening.url, `t${i}`, again))
  for (const loop of loops) send(kind, loop)
  await new Promise((resolve) => setTimeout(resolve, 1000))
  const reset = (): void => {
    finished = 0
    for (const loop of loops) Object.assign(loop, { choices: 0, games: 0 })
    lags.length = 0
  }
  reset()
  const from = performance.now()
  const cpu = process.cpuUsage()
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
  const took = (performance.now() - from) / 1000
  const used = process.cpuUsage(cpu)
  running = false
  const choices = finished + loops.reduce((n, loop) => n + loop.choices, 0)
  const sorted = lags.toSorted((a, b) => a - b)
  const at = (p: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * p))] ?? 0
  const games = loops.reduce((n, loop) => n + loop.games, 0)
  for (const { pages } of loops) for (const { socket } of pages) socket.terminate()
  return {
    choicesPerSecond: choices / took,
    gamesPerSecond: games / took,
    p50: at(0.5),
    p99: at(0.99),
    loadBusy: (used.user + used.system) / 1e6 / took,
  }
}

process.once('message', async (task: Task & { readonly tables: number }) => {
  // The line is cut only when the figures have gone through it.
  process.send?.(await run(task, task.tables), undefined, {}, () => process.disconnect?.())
})
