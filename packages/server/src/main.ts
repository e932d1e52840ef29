import { join } from 'node:path'
import { pino } from 'pino'
import { realClock } from './base/clock.ts'
import { errorLocation } from './base/log.ts'
import { newMetrics } from './base/metrics.ts'
import { games, gamesInDevelopment } from './games/games.ts'
import { serveMetrics } from './http/metrics.ts'
import { playerInProcess } from './judge/player-in-process.ts'
import { EXIT, processLifecycle, type Stoppable } from './program/process-lifecycle.ts'
import { isSettings, settingsFrom, settingsHelp } from './program/settings.ts'
import { startLines } from './program/start-lines.ts'
import { makerInProcess } from './puzzles/maker-in-process.ts'
import { startServer } from './server/server.ts'
import { DATA_FILE } from './store/engine/data-file.ts'
import { openPostgres, openStore } from './store/open.ts'
import { type Store, StoreError } from './store/store.ts'

/** Stops with a sentence that tells the host what to do. */
function giveUp(why: string): never {
  console.error(why)
  process.exit(EXIT.refused)
}

if (process.argv.includes('--help') || process.argv.includes('-h')) {
  console.log(settingsHelp())
  process.exit(EXIT.stopped)
}
const read = settingsFrom(process.env)
const settings = isSettings(read) ? read : giveUp(read.join('\n'))

/** The place of the data, in words: never the address of a database, which may hold a password. */
const place = settings.databaseUrl === undefined ? settings.dataDir : 'PostgreSQL (DATABASE_URL)'

function whyNot(error: unknown): string {
  if (error instanceof StoreError) return `Selva cannot use its data in ${place}: ${error.message}.`
  const code = error instanceof Error && 'code' in error ? error.code : ''
  const port = error instanceof Error && 'port' in error && typeof error.port === 'number' ? error.port : settings.port
  const variable = port === settings.port ? 'PORT' : 'METRICS_PORT'
  if (code === 'EADDRINUSE')
    return `Port ${port} is already in use. Choose another one, for example ${variable}=${port + 1}.`
  if (code === 'EACCES')
    return `This account is not allowed to use port ${port}. Choose another one, for example ${variable}=8080.`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `This computer does not have the address ${settings.host}. Change HOST.`
  return `Selva could not start: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`
}

const log = pino({ level: settings.logLevel })
const life = processLifecycle({ log, drainSeconds: settings.drainSeconds })

/** One server at a time uses a PostgreSQL; the one that another has taken over from ends. */
const lease = {
  clock: realClock,
  lost() {
    log.error({}, 'another server has taken over the database: this one stops')
    life.crash()
  },
}

/** After a sync that failed only the disk knows what it holds; the next server reads it. */
const lost = (error: Error): void => {
  log.error({ error: errorLocation(error) }, 'the disk did not take the data: this server ends')
  life.crash()
}

const doorFailed = (error: unknown): void =>
  log.error({ error: errorLocation(error) }, 'failed to accept connections to the metrics')

async function start(): Promise<Stoppable> {
  const {
    port,
    host,
    dataDir,
    databaseUrl,
    keepFinished,
    keepUnstarted,
    restAfter,
    botPace,
    turnPause,
    seatGrace,
    publicUrl,
    operator,
    allowedHosts,
    trustProxy,
    maxConnections,
    maxConnectionsPerAddress,
    maxSocketsPerAddress,
    metricsPort,
    metricsHost,
    wordFilter,
    adminToken,
    developmentGames,
    judge,
    puzzles,
  } = settings
  let store: Store | undefined
  try {
    const tell = (sentence: string): void => log.warn(sentence)
    store =
      databaseUrl === undefined
        ? await openStore(dataDir, { tell, lost })
        : await openPostgres(databaseUrl, { folder: dataDir, tell, lease })
    life.begin({ drain() {}, close: store.close })
    const metrics = newMetrics()
    const door =
      metricsPort === undefined ? undefined : await serveMetrics(metrics, metricsPort, metricsHost, doorFailed)
    const server = await startServer({
      store,
      log,
      metrics,
      port,
      host,
      games: developmentGames === 'on' ? gamesInDevelopment : games,
      botPace,
      pause: turnPause * 1000,
      retention: { finished: keepFinished, unstarted: keepUnstarted },
      restAfter: restAfter * 24 * 60 * 60 * 1000,
      grace: seatGrace * 1000,
      operator,
      allowedHosts,
      trusted: trustProxy,
      limits: {
        connections: maxConnections,
        addressConnections: maxConnectionsPerAddress,
        addressSockets: maxSocketsPerAddress,
      },
      unwantedWords: wordFilter,
      ...(judge === 'on' ? { judge: playerInProcess } : {}),
      ...(puzzles === 'on' ? { puzzles: makerInProcess } : {}),
      ...(adminToken === undefined ? {} : { adminToken }),
      ...(publicUrl === undefined ? {} : { publicUrl }),
    })
    const lines = startLines({
      addresses: [...(publicUrl === undefined ? [] : [publicUrl.origin]), ...server.networkAddresses],
      here: server.url,
      data: databaseUrl === undefined ? join(dataDir, DATA_FILE) : place,
      metrics: door?.url,
    })
    for (const line of lines) console.log(line)
    return { drain: server.drain, close: () => Promise.all([server.close(), door?.close()]) }
  } catch (error) {
    await store?.close().catch(() => {})
    return giveUp(whyNot(error))
  }
}

life.begin(await start())
