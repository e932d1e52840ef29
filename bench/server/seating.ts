import { seatsOf } from '@selva/core'
import type { Meanings } from './frames.ts'
import { openPage, type Page } from './page.ts'
import { SEATS, type Task } from './peer.ts'
import { GAMES } from './script.ts'
import { type PageLogin, type Seated, sitDown } from './sit-down.ts'

/** Tables at which people sit down at the same time. */
const AT_ONCE = 10

/** At the servers besides ours a table is a name, and a seat a number after it. */
const addressed = (url: string, table: string): Seated => ({
  table,
  places: seatsOf(SEATS).map((seat) => ({ address: `${url.replace('http', 'ws')}/${table}/${seat}`, cookie: '' })),
})

/** People sit down at this many tables; nobody does so later. */
export async function seatAll({ manner, url, played, pace }: Task, tables: number): Promise<readonly Seated[]> {
  if (manner !== 'selva') return Array.from({ length: tables }, (_, i) => addressed(url, `t${i}`))
  const seated: Seated[] = []
  while (seated.length < tables) {
    const next = Array.from({ length: Math.min(AT_ONCE, tables - seated.length) })
    seated.push(...(await Promise.all(next.map(() => sitDown(url, { ...GAMES[played], pace })))))
  }
  return seated
}

/** `["f…` is news and `["o…` the acknowledgement of a choice; `["n…` refuses it. The rest tells of other things. */
const ofSelva: Meanings = (third) =>
  third === 0x66 || third === 0x6f ? 'counted' : third === 0x6e ? 'refused' : 'ignored'
const ofOthers: Meanings = () => 'counted'

export type TableEvents = {
  readonly heard: (counted: number, bytes: number) => void
  readonly failed: (why: string) => void
}

/** Connects the pages of a table, and waits until each has heard of the deal. */
export async function pagesAt(
  places: readonly PageLogin[],
  { manner }: Task,
  { heard, failed }: TableEvents,
): Promise<readonly Page[]> {
  const means = manner === 'selva' ? ofSelva : ofOthers
  const dealt: Promise<void>[] = []
  const pages = places.map((place) => {
    const first = Promise.withResolvers<void>()
    dealt.push(first.promise)
    return openPage(place, {
      means,
      failed,
      heard(counted, bytes) {
        if (counted > 0) first.resolve()
        heard(counted, bytes)
      },
    })
  })
  const open = await Promise.all(pages)
  await Promise.all(dealt)
  return open
}
