import { networkInterfaces } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { pino } from 'pino'
import { isEverywhere, type Server, startServer } from './server.ts'
import { DATA_FILE, openStore } from './store/open.ts'
import { StoreError } from './store/store.ts'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const {
  PORT = '8080',
  HOST = '0.0.0.0',
  DATA_DIR = join(ROOT, 'data'),
  BOT_PACE = '1',
  TURN_PAUSE = '2',
  LOG_LEVEL = 'warn',
} = process.env

const LEVELS = ['silent', 'error', 'warn', 'info', 'debug']

/** Ends with a sentence a host can act on. */
function giveUp(why: string): never {
  console.error(why)
  process.exit(1)
}

function numberIn(name: string, text: string, most: number): number {
  const value = Number(text)
  if (text.trim() === '' || !(value >= 0 && value <= most))
    giveUp(`${name} must be a number from 0 to ${most}, not "${text}".`)
  return value
}

/** The addresses others on the same network can open. */
const neighbours = (port: number): readonly string[] =>
  Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => `http://${address}:${port}`)

function whyNot(error: unknown, port: number): string {
  if (error instanceof StoreError) return `Selva cannot use its data in ${DATA_DIR}: ${error.message}.`
  const code = error instanceof Error && 'code' in error ? error.code : ''
  if (code === 'EADDRINUSE') return `Port ${port} is taken. Start with another one, for example PORT=${port + 1}.`
  if (code === 'EACCES')
    return `Port ${port} may not be used by this account. Start with another one, for example PORT=8080.`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `This machine has no address ${HOST}.`
  return `Selva could not start: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`
}

async function start(): Promise<Server> {
  const port = numberIn('PORT', PORT, 65_535)
  const botPace = numberIn('BOT_PACE', BOT_PACE, 1000)
  const pause = numberIn('TURN_PAUSE', TURN_PAUSE, 60) * 1000
  if (!LEVELS.includes(LOG_LEVEL)) giveUp(`LOG_LEVEL must be one of ${LEVELS.join(', ')}, not "${LOG_LEVEL}".`)
  const folder = resolve(DATA_DIR)
  try {
    const store = await openStore(folder)
    const log = pino({ level: LOG_LEVEL })
    const server = await startServer({ store, log, port, host: HOST, botPace, pause })
    console.log(`Selva is open at ${server.url}`)
    if (isEverywhere(HOST))
      for (const url of neighbours(server.port)) console.log(`  for others on your network: ${url}`)
    console.log(`  data: ${join(folder, DATA_FILE)}`)
    console.log('  stop with Ctrl+C')
    return server
  } catch (error) {
    return giveUp(whyNot(error, port))
  }
}

const server = await start()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server.close())
