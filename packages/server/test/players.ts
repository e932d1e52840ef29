import { type AnyChoice, fastChance, type Stream } from '@selva/core'
import { escape } from '@selva/escape'
import type { TableInfo } from '@selva/protocol'
import { freshId, type Page, SocketEnded, type Visitor, visit } from '@selva/server/testing'
import { expect } from 'vitest'
import type { TableId } from '../src/base/ids.ts'
import type { Engine } from '../src/store/engine/engine.ts'
import { GALILEI } from './games.ts'

/** A person who plays at random, remembers what was acknowledged, and sends again what was not. */
export class Player {
  readonly acknowledged: string[] = []
  unanswered: { id: string; step: string; choice: AnyChoice } | undefined
  readonly visitor: Visitor
  readonly table: string
  readonly stream: Stream
  page: Page

  constructor(visitor: Visitor, table: string, seed: number) {
    this.visitor = visitor
    this.table = table
    this.stream = fastChance(seed)
    this.page = visitor.open(table, escape)
  }

  over(): boolean {
    return this.page.table()?.status === 'over'
  }

  /** Connects again, with what the page had. */
  comeBack(): void {
    const before = this.page
    this.page = this.visitor.open(this.table, escape, before.have())
    this.page.resume(before)
  }

  /** Plays until the game or the socket ends. */
  async play(acknowledged: () => void): Promise<void> {
    while (!this.over()) {
      const waits = () => this.unanswered === undefined && this.page.anyChoice(this.stream) === undefined
      await this.page.until(() => this.over() || (this.page.table() !== undefined && !waits()))
      const choice = this.unanswered?.choice ?? this.page.anyChoice(this.stream)
      if (choice === undefined) continue
      const seat = this.page.table()?.you as Parameters<typeof escape.step>[1]
      const step = escape.step(this.page.state() as Parameters<typeof escape.step>[0], seat)
      this.unanswered ??= { id: freshId(), step, choice }
      expect(await this.page.choose(choice, this.unanswered.id, this.unanswered.step)).toBe('ok')
      this.acknowledged.push(this.unanswered.id)
      this.unanswered = undefined
      acknowledged()
    }
  }
}

export function unlessEnded(error: unknown): void {
  if (!(error instanceof SocketEnded)) throw error
}

/** Two people at a new table, with bots. */
export async function seated(url: string, seed: number): Promise<readonly Player[]> {
  const [host, guest] = [await visit(url), await visit(url)]
  const request = { game: 'escape', setting: GALILEI(4), listed: false, playNow: false }
  const { id, invite } = (await host.post('/api/tables', request)).body as TableInfo
  await guest.post(`/api/tables/${id}/sit`, { invite })
  await host.post(`/api/tables/${id}/start`)
  const players = [new Player(host, id, seed), new Player(guest, id, 100 + seed)]
  // Until the seed is made there is no game: killed before the deal, a table is open again and waits for its host.
  await Promise.all(players.map(({ page }) => page.until(() => page.state() !== undefined)))
  return players
}

/** Of what each player was told that it is stored, all is there, once. */
export async function nothingLost(engine: Engine, players: readonly Player[]): Promise<void> {
  for (const { table, acknowledged } of players) {
    const kept = (await engine.batches(table as TableId)).map((b) => b.choice)
    expect(new Set(kept).size).toBe(kept.length)
    expect(kept).toEqual(expect.arrayContaining(acknowledged))
  }
  await engine.close()
}
