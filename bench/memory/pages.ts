import {
  type AnyChoice,
  type AnyState,
  count,
  fold,
  type Game,
  isRefusal,
  isTableFact,
  nth,
  type Seat,
  stateFromEitherForm,
} from '@selva/core'
import { toy } from '@selva/core/toy'
import { escape } from '@selva/escape'
import type { SeatedTable } from './guests.ts'
import { openRawSocket, type RawSocket } from './raw-socket.ts'
import { SEATS, WEIGHED, type WeighedGame } from './task.ts'

/** Everyone hears of every choice of the toy game that the crowd makes; in Escape only its maker can be waited for. */
const GAMES: { readonly [G in WeighedGame]: { readonly game: Game; readonly hearers: number } } = {
  toy: { game: toy, hearers: SEATS },
  escape: { game: escape, hearers: 0 },
}

/** A connection for each of these addresses has ports enough; only Linux has them all without being asked. */
const ADDRESSES = process.platform === 'linux' ? Array.from({ length: 8 }, (_, i) => `127.0.0.${i + 2}`) : ['']

export const counts = { up: 0, closed: 0, sent: 0, done: 0, opened: 0 }

/** One seat's page, and what it knows. */
type Page = { readonly seat: Seat; socket: RawSocket | undefined; view: AnyState }

/** A table at which one choice is made after the other. */
export type Table = {
  readonly seated: SeatedTable
  /** Plays this number of choices, each when the last one has gone through; the milliseconds that each took. */
  play(choices: number): Promise<readonly number[]>
}

/** Opens a page; resolved when it has heard the table. */
function openPage(
  url: string,
  { id, invite }: SeatedTable,
  cookie: string,
  wire: string,
  heard: (message: readonly unknown[]) => void = () => {},
): Promise<RawSocket> {
  const address = `${url.replace('http', 'ws')}/ws/tables/${id}?have=0&invite=${invite}&wire=${wire}`
  const from = ADDRESSES[counts.opened++ % ADDRESSES.length] ?? ''
  return new Promise((resolve, reject) => {
    let told = false
    openRawSocket({
      address,
      cookie,
      from,
      heard(text, socket) {
        const message = JSON.parse(text)
        heard(message)
        if (told || message[0] !== 'table') return
        told = true
        counts.up++
        // As a browser's page does.
        socket.send('{"listen":true}')
        resolve(socket)
      },
      closed() {
        counts.closed++
        if (told) counts.up--
      },
    }).catch(reject)
  })
}

/** A page that only follows the table. */
export const watch = (url: string, table: Table, cookie: string): Promise<RawSocket> =>
  openPage(url, table.seated, cookie, toy.redactor.coder.id)

/** Opens a page for every seat of a table. */
export async function openTable(url: string, name: WeighedGame, seated: SeatedTable): Promise<Table> {
  const { game, hearers } = GAMES[name]
  const { coder, readFrame } = game.redactor
  const setting = game.setting(WEIGHED[name])
  if (isRefusal(setting)) throw new Error('no such setting')
  let missing = 0
  let through = (): void => {}

  const pages: readonly Page[] = seated.cookies.map((_, i) => ({
    seat: (i + 1) as Seat,
    socket: undefined,
    view: game.start(setting),
  }))

  function happened(): void {
    if (--missing === 0) through()
  }

  function read(page: Page, message: readonly unknown[]): void {
    if (message[0] === 'ok') happened()
    // Another page may be a moment behind: what was sent for it is tried again, with what is known then.
    if (message[0] === 'no') through()
    if (message[0] === 'state') page.view = stateFromEitherForm(coder, String(message[2]), setting) as AnyState
    if (message[0] !== 'f') return
    let chosen = false
    for (const fact of readFrame(String(message[1]))) {
      fold(game, page.view, fact)
      chosen ||= !isTableFact(fact)
    }
    if (chosen && hearers > 0) happened()
  }

  function nextChoice(): { readonly page: Page; readonly choice: AnyChoice } | undefined {
    for (const page of pages) {
      if (!game.awaits(page.view).includes(page.seat)) continue
      const options = game.options(page.view, page.seat)
      const n = count(options)
      // The first choice of the toy game is never a hidden one; in Escape any will do.
      if (n > 0) return { page, choice: nth<AnyChoice>(options, hearers > 0 ? 0 : counts.sent % n) }
    }
    return undefined
  }

  async function playOne(): Promise<boolean> {
    const next = nextChoice()
    if (next === undefined) return false
    const { page, choice } = next
    missing = 1 + hearers
    const answered = new Promise<void>((resolve) => {
      through = resolve
    })
    const step = game.step(page.view, page.seat)
    page.socket?.send(JSON.stringify({ id: `choice-${counts.sent++}`, step, choice }))
    await answered
    return missing === 0
  }

  await Promise.all(
    pages.map(async (page, i) => {
      page.socket = await openPage(url, seated, seated.cookies[i] ?? '', coder.id, (message) => read(page, message))
    }),
  )

  return {
    seated,
    async play(choices) {
      const lags: number[] = []
      while (lags.length < choices && !pages.some(({ view }) => game.over(view))) {
        const from = performance.now()
        if (await playOne()) {
          counts.done++
          lags.push(performance.now() - from)
        } else await new Promise((resolve) => setTimeout(resolve, 1))
        if (hearers === 0) await new Promise((resolve) => setImmediate(resolve))
      }
      return lags
    },
  }
}
