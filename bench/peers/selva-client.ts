import { elementAt, fold, isTableFact, nth, type Seat, seatsOf, stateFromEitherForm } from '@selva/core'
import { type Choice, toy } from '@selva/core/toy'
import { type SeatedTable, visitorsOf } from '../memory/guests.ts'
import { openRawSocket, type RawSocket } from '../memory/raw-socket.ts'
import type { PeerClient, PeerTable, Recording } from './client.ts'
import { ROUNDS, SEATS } from './task.ts'

type View = ReturnType<typeof toy.start>
const { coder, readFrame } = toy.redactor

/** Frames before the first choice: the deal, and who sits where. */
const FRAMES_BEFORE = 2

/** A table by its address: everything that a page needs to come back to it, also after a restart. */
const textOf = (seated: SeatedTable): string => JSON.stringify(seated)
const seatedFrom = (text: string): SeatedTable => JSON.parse(text)

/** Cards after this number are asked for where they are looked for in bytes. */
export function selvaClient(url: string, after: number): PeerClient {
  const setting = { seats: SEATS, rounds: ROUNDS, ...(after === 0 ? {} : { after }) }
  const visitors = visitorsOf(url)

  /** Opens a page, in short form as a browser does, or in full words. */
  const page = (
    { id, invite }: SeatedTable,
    cookie: string,
    wire: string,
    heard: (text: string, socket: RawSocket) => void,
  ): Promise<RawSocket> =>
    openRawSocket({
      address: `${url.replace('http', 'ws')}/ws/tables/${id}?have=0&invite=${invite}&wire=${wire}`,
      cookie,
      from: '',
      heard,
      closed() {},
    })

  /** The messages of a page until it has as many frames as the server announces, and their number. */
  function caughtUp(seated: SeatedTable, cookie: string): Promise<Recording & { readonly frames: number }> {
    const messages: Buffer[] = []
    let upTo = Number.POSITIVE_INFINITY
    let frames = 0
    return new Promise((resolve, reject) => {
      page(seated, cookie, coder.id, (text, socket) => {
        messages.push(Buffer.from(text))
        const message = JSON.parse(text)
        if (message[0] === 'upTo') upTo = message[1]
        if (message[0] === 'state') frames = message[1]
        if (message[0] === 'f') frames++
        if (frames < upTo) return
        socket.end()
        resolve({ messages, frames })
      }).catch(reject)
    })
  }

  async function open(): Promise<PeerTable> {
    const seated = await visitors.seatedTable({ game: 'toy', setting, pace: 'untimed' })
    const views: View[] = seatsOf(SEATS).map(() => toy.start(setting))
    const sockets: RawSocket[] = []
    let bytes = 0
    let missing = SEATS
    let through = (): void => {}

    function read(seat: Seat, text: string): void {
      bytes += Buffer.byteLength(text)
      const message = JSON.parse(text)
      if (message[0] === 'state') views[seat - 1] = stateFromEitherForm(coder, message[2], setting) as View
      if (message[0] !== 'f') return
      let chosen = false
      for (const fact of readFrame(message[1])) {
        fold(toy, elementAt(views, seat - 1), fact)
        chosen ||= !isTableFact(fact)
      }
      if (chosen && --missing === 0) through()
    }

    const dealt = new Promise<void>((resolve) => {
      through = resolve
    })
    for (const seat of seatsOf(SEATS))
      sockets.push(await page(seated, seated.cookies[seat - 1] ?? '', coder.id, (text) => read(seat, text)))
    await dealt
    let made = 0
    return {
      id: textOf(seated),
      bytes: () => bytes,
      choose() {
        const seat = elementAt(toy.awaits(elementAt(views, 0)), 0)
        const view = elementAt(views, seat - 1)
        const choice = nth<Choice>(toy.options(view, seat), 0)
        missing = SEATS
        return new Promise((resolve) => {
          through = resolve
          sockets[seat - 1]?.send(JSON.stringify({ id: `choice-${made++}`, step: toy.step(view, seat), choice }))
        })
      },
    }
  }

  return {
    open,
    rejoin: (table) => caughtUp(seatedFrom(table), seatedFrom(table).cookies[0] ?? ''),
    async record(table, as) {
      const messages: Buffer[] = []
      const seated = seatedFrom(table)
      const cookie = as === 'player' ? (seated.cookies[0] ?? '') : await visitors.guest()
      // In full words, so that a card would be seen as its number.
      await page(seated, cookie, '', (text) => messages.push(Buffer.from(text)))
      return { messages }
    },
    async choicesAt(table) {
      return (await caughtUp(seatedFrom(table), seatedFrom(table).cookies[0] ?? '')).frames - FRAMES_BEFORE
    },
  }
}
