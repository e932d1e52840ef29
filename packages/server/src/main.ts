import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { realClock } from './clock.ts'
import { serveMetrics } from './http/metrics.ts'
import { newMetrics } from './metrics.ts'
import { isEverywhere, type Server, startServer } from './server.ts'
import { isSettings, settingsFrom, settingsHelp } from './settings.ts'
import { DATA_FILE, openPostgres, openStore } from './store/open.ts'
import { StoreError } from './store/store.ts'

/** Ends with a sentence a host can act on. */
function giveUp(why: string): never {
  console.error(why)
  process.exit(1)
}

if (process.argv.includes('--help')) {
  console.log(settingsHelp())
  process.exit(0)
}
const read = settingsFrom(process.env)
const settings = isSettings(read) ? read : giveUp(read.join('\n'))

/** The addresses others on the same network can open. */
const neighbours = (port: number): readonly string[] =>
  Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => `http://${address}:${port}`)

/** Where the data is, in words; an address of a database may hold a password. */
const place = settings.databaseUrl === undefined ? settings.dataDir : 'PostgreSQL (DATABASE_URL)'

function whyNot(error: unknown): string {
  if (error instanceof StoreError) return `Selva cannot use its data in ${place}: ${error.message}.`
  const code = error instanceof Error && 'code' in error ? error.code : ''
  const port = error instanceof Error && 'port' in error && typeof error.port === 'number' ? error.port : settings.port
  const variable = port === settings.port ? 'PORT' : 'METRICS_PORT'
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken. Start with another one, for example ${variable}=${port + 1}.`
  if (code === 'EACCES')
    return `Port ${port} may not be used by this account. Start with another one, for example ${variable}=8080.`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `This machine has no address ${settings.host}.`
  return `Selva could not start: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`
}

/** What a signal needs of the server. */
type Stoppable = Pick<Server, 'drain'> & { readonly close: () => Promise<unknown> }

async function start(): Promise<Stoppable> {
  const {
    port,
    host,
    dataDir,
    databaseUrl,
    keepFinished,
    keepUnstarted,
    botPace,
    turnPause,
    seatGrace,
    logLevel,
    publicUrl,
    trustProxy,
    maxConnections,
    maxSocketsPerAddress,
    metricsPort,
    metricsHost,
    wordFilter,
    adminToken,
  } = settings
  try {
    const store = databaseUrl === undefined ? await openStore(dataDir) : await openPostgres(databaseUrl)
    const log = pino({ level: logLevel })
    const metrics = newMetrics()
    const door = metricsPort === undefined ? undefined : await serveMetrics(metrics, metricsPort, metricsHost)
    const server = await startServer({
      store,
      log,
      metrics,
      port,
      host,
      botPace,
      pause: turnPause * 1000,
      retention: { finished: keepFinished, unstarted: keepUnstarted },
      grace: seatGrace * 1000,
      trusted: trustProxy,
      limits: { connections: maxConnections, addressSockets: maxSocketsPerAddress },
      unwantedWords: wordFilter,
      ...(adminToken === undefined ? {} : { adminToken }),
      ...(publicUrl === undefined ? {} : { publicUrl }),
    })
    console.log(`Selva is open at ${publicUrl?.origin ?? server.url}`)
    if (isEverywhere(host))
      for (const url of neighbours(server.port)) console.log(`  for others on your network: ${url}`)
    console.log(`  data: ${databaseUrl === undefined ? join(dataDir, DATA_FILE) : place}`)
    if (door !== undefined) console.log(`  metrics: ${door.url}`)
    console.log('  stop with Ctrl+C')
    return { drain: server.drain, close: () => Promise.all([server.close(), door?.close()]) }
  } catch (error) {
    return giveUp(whyNot(error))
  }
}

const server = await start()
let closing = false
/** Called off, it lets the program end before its time. */
let end: (() => void) | undefined

function close(): void {
  end?.()
  if (closing) return
  closing = true
  void server.close()
}

/** Nothing new begins, and after a while the server ends; being asked again ends it at once. */
function drain(): void {
  if (end !== undefined || settings.drainSeconds === 0) return close()
  server.drain()
  end = realClock.after(settings.drainSeconds * 1000, close)
}

process.on('SIGTERM', drain)
process.on('SIGINT', close)
