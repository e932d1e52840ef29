import { yieldToEventLoop } from '../../base/yield-to-event-loop.ts'
import type { Sql } from '../engine/sql.ts'

const DAY = 24 * 60 * 60 * 1000
/** The number of documents that are read at once. */
const PORTION = 100
/** The most documents that one run looks at; the next run continues. */
const MOST_LOOKED_AT = 10_000

export type DraftSweep = {
  readonly sql: Sql
  /** The uptime now: no jump of the time of day makes anything old. */
  readonly uptime: number
  /** The days of uptime after which it is asked whether the author can still come back. */
  readonly days: number
  /** Is the server about to stop? */
  readonly stopped: () => boolean
}

/** Keeps an unpublished document for another while, if its author can still sign in. */
const keptOn = ({ sql, uptime }: DraftSweep, id: string): Promise<number> =>
  sql.run(
    `update document set kept = ? where id = ?
        and (exists (select 1 from device where device.person = document.person)
          or exists (select 1 from passkey where passkey.person = document.person)
          or exists (select 1 from recovery where recovery.person = document.person))`,
    [uptime, id],
  )

/**
 * Deletes documents that were never published, or no longer are, and that no one can ever open again: the last way back
 * to their author's account is gone. Returns how many.
 */
export async function sweepDrafts(sweep: DraftSweep): Promise<number> {
  const { sql, uptime, days, stopped } = sweep
  const old = uptime - days * DAY
  let dropped = 0
  for (let looked = 0; looked < MOST_LOOKED_AT; looked += PORTION) {
    const found = await sql.all<{ id: string }>(
      'select id from document where published = 0 and kept <= ? order by kept, id limit ?',
      [old, PORTION],
    )
    for (const { id } of found) {
      if (stopped()) return dropped
      if ((await keptOn(sweep, id)) > 0) continue
      const [gone] = await sql.together([
        { text: 'delete from document where id = ? and published = 0 and kept <= ?', values: [id, old], must: 1 },
        { text: 'delete from document_version where document = ?', values: [id] },
      ])
      dropped += gone ?? 0
      await yieldToEventLoop()
    }
    if (found.length < PORTION) return dropped
  }
  return dropped
}
