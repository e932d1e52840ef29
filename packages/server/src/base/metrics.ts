import { performance } from 'node:perf_hooks'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** Follows one accepted choice on its way. */
export type Stopwatch = {
  /** It is on disk. */
  committed(): void
  /** Everybody who may know of it has been sent it. */
  delivered(): void
}

/** Measurements of a table, for people who monitor the server. */
export type TableMetrics = { accepted(): Stopwatch }

/** For tables that nobody measures. */
export const unmeasured: TableMetrics = { accepted: () => ({ committed() {}, delivered() {} }) }

/** Figures that are counted each time the metrics are read. */
type CurrentCounts = {
  /** Connections of every kind, half-open and refused ones included. */
  readonly connections: () => Promise<number>
  readonly sockets: () => number
  /** The number of tables in memory, by status. */
  readonly tables: () => Promise<{ readonly [status: string]: number }>
}

/**
 * Figures about the server as a whole. None names a table, a person, a seat or a card; and yet, at a server with one
 * table, when a figure moves may reveal that a player has just done something in secret. So they are not for players:
 * they have a port of their own.
 */
export type Metrics = TableMetrics & {
  requested(route: string, status: number, seconds: number): void
  dropped(): void
  /** A call of the store has failed, by its kind of fault. */
  storeFailed(fault: string): void
  take(census: CurrentCounts): void
  /** Process and event loop too, from now on. */
  alsoProcess(): void
  text(): Promise<string>
  readonly contentType: string
}

const SECONDS = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5]

export function newMetrics(now: () => number = () => performance.now()): Metrics {
  const register = new Registry()
  const registers = [register]
  const choices = new Histogram({
    name: 'selva_choice_seconds',
    help: 'From the moment the rules accept a choice until it is committed to disk, and until it is delivered to everybody who may know of it.',
    labelNames: ['until'],
    buckets: SECONDS,
    registers,
  })
  const committedAfter = choices.labels('committed')
  const deliveredAfter = choices.labels('delivered')
  const requests = new Histogram({
    name: 'selva_request_seconds',
    help: 'Requests by route and kind of answer.',
    labelNames: ['route', 'answer'],
    buckets: SECONDS,
    registers,
  })
  const failures = new Counter({
    name: 'selva_store_errors_total',
    help: 'Calls of the store that failed, by what was wrong.',
    labelNames: ['fault'],
    registers,
  })
  const slow = new Counter({
    name: 'selva_slow_sockets_total',
    help: 'Sockets dropped because their reader did not keep up.',
    registers,
  })
  return {
    accepted() {
      const start = now()
      return {
        committed: () => committedAfter.observe((now() - start) / 1000),
        delivered: () => deliveredAfter.observe((now() - start) / 1000),
      }
    },
    requested: (route, status, seconds) =>
      requests.observe({ route, answer: `${Math.floor(status / 100)}xx` }, seconds),
    dropped: () => slow.inc(),
    storeFailed: (fault) => failures.inc({ fault }),
    take({ connections, sockets, tables }) {
      new Gauge({
        name: 'selva_connections',
        help: 'Open connections of every kind.',
        registers,
        async collect() {
          this.set(await connections())
        },
      })
      new Gauge({
        name: 'selva_sockets',
        help: 'Open sockets.',
        registers,
        collect() {
          this.set(sockets())
        },
      })
      new Gauge({
        name: 'selva_tables',
        help: 'Tables in memory, by status.',
        labelNames: ['status'],
        registers,
        async collect() {
          for (const [status, n] of Object.entries(await tables())) this.set({ status }, n)
        },
      })
    },
    alsoProcess: () => collectDefaultMetrics({ register }),
    text: () => register.metrics(),
    contentType: register.contentType,
  }
}
