import type { Clock } from '../../base/clock.ts'
import type { Sql } from '../engine/sql.ts'

/** How often the uptime is written down: no more than this is lost to a crash. */
export const BEAT = 15_000
/** Time beyond a late beat does not count: the machine was asleep or held up. */
const SLACK = 2000

/**
 * How long servers have been up with this data, in milliseconds. It grows only while a server runs, so that no jump of
 * the time of day moves it, and a server that was off for a year has not aged anything.
 */
export type Uptime = {
  now(): number
  /** Writes it down. */
  beat(): Promise<void>
}

export async function uptimeIn(sql: Sql, clock: Clock): Promise<Uptime> {
  const [row] = await sql.all<{ ms: number }>('select ms from uptime where one = 1')
  let ms = Number(row?.ms ?? 0)
  let at = clock.steady()

  function now(): number {
    const steady = clock.steady()
    ms += Math.min(steady - at, BEAT + SLACK)
    at = steady
    return Math.round(ms)
  }

  return {
    now,
    async beat() {
      // Of two servers the one that is ahead is right: uptime never goes back.
      await sql.run(
        'insert into uptime (one, ms) values (1, ?) on conflict (one) do update set ms = excluded.ms where uptime.ms < excluded.ms',
        [now()],
      )
    },
  }
}
