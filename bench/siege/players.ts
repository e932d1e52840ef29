import { fastChance, type Stream } from '@selva/core'
import { escape } from '@selva/escape'
import { freshId, type Page, SocketEnded, type Visitor, visit } from '@selva/server/testing'
import { quantile } from '../quantile.ts'
import type { PlayersReport, SiegeTask } from './task.ts'

const SEATS = 4
/** An ordinary player thinks between these two, in milliseconds. */
const THINKING = { least: 200, most: 800 }
/** Another try of a player who lost the connection. */
const AGAIN = 500

const lags: number[] = []
const acknowledged = new Map<string, string[]>()
let dropped = 0
let refused = 0
let games = 0
let failures = 0
let over = false

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** The next choice of a page, once it is asked; nothing once the game or the siege is over. */
async function nextChoice(page: Page, stream: Stream) {
  const ended = (): boolean => over || page.table()?.status === 'over'
  await page.until(() => ended() || page.anyChoice(stream) !== undefined)
  return ended() ? undefined : page.anyChoice(stream)
}

/** Plays one seat to the end of its game. */
async function play(visitor: Visitor, table: string, stream: Stream): Promise<void> {
  let page = visitor.open(table, escape)
  const ids = acknowledged.get(table) ?? []
  acknowledged.set(table, ids)
  for (;;) {
    try {
      if ((await nextChoice(page, stream)) === undefined) return page.close()
      await sleep(THINKING.least + stream.below(THINKING.most - THINKING.least))
      const choice = page.anyChoice(stream)
      if (choice === undefined) continue
      const id = freshId()
      const from = performance.now()
      const outcome = await page.choose(choice, id)
      lags.push(performance.now() - from)
      if (outcome === 'ok') ids.push(id)
      else if (outcome !== 'stale' && outcome !== 'over') refused++
    } catch (error) {
      if (!(error instanceof SocketEnded)) throw error
      if (over) return
      dropped++
      await sleep(AGAIN)
      page = visitor.open(table, escape)
    }
  }
}

/** Four people play one game. */
async function game(people: readonly Visitor[], stream: Stream): Promise<void> {
  const [host, ...guests] = people
  if (host === undefined) throw new Error('nobody came')
  const setting = { zone: 'galilei', preset: 'advanced', seats: SEATS }
  const made = await host.post('/api/tables', { game: 'escape', setting, listed: true, playNow: false })
  const { id } = made.body as { readonly id?: string }
  if (id === undefined) throw new Error(`no table: ${made.status} ${JSON.stringify(made.body)}`)
  for (const guest of guests) await guest.post(`/api/tables/${id}/sit`, { invite: '' })
  const playing = people.map((person) => play(person, id, stream))
  await host.post(`/api/tables/${id}/start`)
  await Promise.all(playing)
  games++
}

/** Four people play one game after the other until the siege is over. */
async function company(url: string, seed: number): Promise<void> {
  const stream = fastChance(seed)
  const people = await Promise.all(Array.from({ length: SEATS }, () => visit(url)))
  while (!over) {
    try {
      await game(people, stream)
    } catch (error) {
      if (over) return
      failures++
      console.error(`a table of ordinary players failed: ${String(error)}`)
      await sleep(AGAIN)
    }
  }
}

async function everybody({ url, minutes, tables }: SiegeTask): Promise<PlayersReport> {
  setTimeout(() => {
    over = true
    // Pages look again at the next message; a page at a quiet table gets none, so its process ends anyway.
  }, minutes * 60_000)
  const companies = Array.from({ length: tables }, (_, i) => company(url, i + 1))
  await Promise.race([Promise.all(companies), sleep(minutes * 60_000 + 5000)])
  const sorted = lags.toSorted((a, b) => a - b)
  return {
    choices: lags.length,
    p50: quantile(sorted, 0.5),
    p99: quantile(sorted, 0.99),
    longest: sorted.at(-1) ?? 0,
    dropped,
    refused,
    failures,
    games,
    acknowledged: [...acknowledged],
  }
}

process.once('message', async (task: SiegeTask) => {
  // The process that reads the report ends this one, which must not end on its own before the report is read.
  setInterval(() => {}, 1000)
  process.send?.(await everybody(task))
})
