import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
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

function whyNot(error: unknown, port: number): string {
  if (error instanceof StoreError) return `Selva cannot use its data in ${place}: ${error.message}.`
  const code = error instanceof Error && 'code' in error ? error.code : ''
  if (code === 'EADDRINUSE') return `Port ${port} is taken. Start with another one, for example PORT=${port + 1}.`
  if (code === 'EACCES')
    return `Port ${port} may not be used by this account. Start with another one, for example PORT=8080.`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `This machine has no address ${settings.host}.`
  return `Selva could not start: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`
}

async function start(): Promise<Server> {
  const {
    port,
    host,
    dataDir,
    databaseUrl,
    botPace,
    turnPause,
    logLevel,
    publicUrl,
    trustProxy,
    maxConnections,
    maxSocketsPerAddress,
  } = settings
  try {
    const store = databaseUrl === undefined ? await openStore(dataDir) : await openPostgres(databaseUrl)
    const log = pino({ level: logLevel })
    const server = await startServer({
      store,
      log,
      port,
      host,
      botPace,
      pause: turnPause * 1000,
      trusted: trustProxy,
      limits: { connections: maxConnections, addressSockets: maxSocketsPerAddress },
      ...(publicUrl === undefined ? {} : { publicUrl }),
    })
    console.log(`Selva is open at ${publicUrl?.origin ?? server.url}`)
    if (isEverywhere(host))
      for (const url of neighbours(server.port)) console.log(`  for others on your network: ${url}`)
    console.log(`  data: ${databaseUrl === undefined ? join(dataDir, DATA_FILE) : place}`)
    console.log('  stop with Ctrl+C')
    return server
  } catch (error) {
    return giveUp(whyNot(error, port))
  }
}

const server = await start()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server.close())
