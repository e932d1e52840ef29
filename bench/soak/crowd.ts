import { fold, nth, type Seat, seatsOf, stateFromEitherForm } from '@selva/core'
import { type Choice, toy } from '@selva/core/toy'
import { WebSocket } from 'ws'
import { type PageLogin, sitDown } from '../server/sit-down.ts'
import type { SoakTask } from './task.ts'

/** A choice of every table about twice a second: people, not a race. */
const PACE = 500
/** Number of connections opened at the same time. */
const AT_ONCE = 50

const ROUNDS = 30
const open = new Set<WebSocket>()
let choices = 0
let lost = 0
let ending = false

function connect({ address, cookie }: PageLogin, heard: (message: readonly unknown[]) => void): Promise<WebSocket> {
  const socket = new WebSocket(address, { headers: { cookie }, perMessageDeflate: false })
  open.add(socket)
  socket.on('message', (raw) => heard(JSON.parse(String(raw))))
  return new Promise((resolve, reject) => {
    socket.once('open', () => resolve(socket))
    socket.once('error', reject)
    socket.once('close', () => {
      if (open.delete(socket) && !ending) lost++
    })
  })
}

/** One table of people who play at their own pace, and at another one when the game is over. */
async function play(url: string, seats: number): Promise<void> {
  const setting = { seats, rounds: ROUNDS }
  const { coder, readFrame } = toy.redactor
  const { places } = await sitDown(url, { setting })
  const views = seatsOf(seats).map(() => toy.start(setting))
  const sockets = await Promise.all(
    places.map((place, i) =>
      connect(place, (message) => {
        const view = views[i]
        if (message[0] === 'state')
          views[i] = stateFromEitherForm(coder, String(message[2]), setting) as ReturnType<typeof toy.start>
        if (message[0] !== 'f' || view === undefined) return
        for (const fact of readFrame(String(message[1]))) fold(toy, view, fact)
      }),
    ),
  )
  const timer = setInterval(() => {
    const [first] = views
    if (first === undefined) return
    if (ending || toy.over(first)) {
      clearInterval(timer)
      for (const socket of sockets) {
        open.delete(socket)
        socket.close()
      }
      if (!ending) void play(url, seats)
      return
    }
    const seat: Seat | undefined = toy.awaits(first)[0]
    const view = seat === undefined ? undefined : views[seat - 1]
    if (seat === undefined || view === undefined) return
    const options = toy.options(view, seat)
    if (options.length === 0) return
    const choice = nth<Choice>(options, 0)
    sockets[seat - 1]?.send(JSON.stringify({ id: `choice-${choices++}-soak`, step: toy.step(view, seat), choice }))
  }, PACE)
}

async function gather({ url, idle, tables, seats }: SoakTask): Promise<void> {
  for (let t = 0; t < tables; t++) await play(url, seats)
  // Spectators watch a table where nothing happens.
  const { places } = await sitDown(url, { setting: { seats: 2, rounds: 1 }, start: false })
  const [quiet] = places
  if (quiet === undefined) throw new Error('nobody sits')
  for (let i = 0; i < idle; i += AT_ONCE)
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, idle - i) }, () => connect(quiet, () => {})))
}

process.on('message', async (message: SoakTask | 'end') => {
  if (message !== 'end') {
    await gather(message)
    process.send?.({ connected: open.size })
    return
  }
  ending = true
  process.send?.({ choices, lost }, undefined, {}, () => {
    for (const socket of open) socket.terminate()
    process.disconnect?.()
    process.exit(0)
  })
})
