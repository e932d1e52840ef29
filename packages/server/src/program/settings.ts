import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  address,
  database,
  folder,
  hostNames,
  line,
  numberIn,
  oneOf,
  orNothing,
  portOrOff,
  proxies,
  type SettingFault,
  token,
  wholeIn,
  words,
} from './setting-readers.ts'

/** One thing a host may set: by an environment variable, read once at the start. */
type Setting<V> = {
  readonly name: string
  /** The text that counts when the variable is not set. */
  readonly unset: string
  /** The default in words, where the text itself would say nothing to a reader. */
  readonly unsetInWords?: string
  /** Its effect, for the table in `docs/operating.md` and for `--help`. */
  readonly meaning: string
  readonly read: (text: string) => V | SettingFault
  /** Its text is never repeated, not even in a complaint. */
  readonly secret?: true
}

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url))
const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const

/** Every setting there is, in the order hosts read about them. Nothing else in the server looks at the environment. */
export const SETTINGS = {
  port: {
    name: 'PORT',
    unset: '8080',
    meaning: 'Port to listen on. If it is in use, the server stops with an error. `0` picks a free port.',
    read: wholeIn(0, 65_535),
  },
  host: {
    name: 'HOST',
    unset: '0.0.0.0',
    meaning:
      'Address to listen on. `127.0.0.1` accepts connections from this computer only, for example from a reverse proxy.',
    read: (text) => text,
  },
  publicUrl: {
    name: 'PUBLIC_URL',
    unset: '',
    unsetInWords: 'the address in the browser',
    meaning:
      'The address that players open, such as `https://play.example.org`. Invitations and links start with it. Passkeys and notifications need an https address here; cookies are then sent over https only.',
    read: orNothing(address),
  },
  allowedHosts: {
    name: 'ALLOWED_HOSTS',
    unset: '',
    unsetInWords: 'none',
    meaning:
      'Other names of this server, separated by commas (`selva.lan, games.example.org`). The server always answers to IP addresses, to `localhost`, to the name of this computer (with and without `.local`) and to the name in `PUBLIC_URL`. A browser that uses another name gets a page that explains this setting.',
    read: hostNames,
  },
  operator: {
    name: 'OPERATOR',
    unset: '',
    unsetInWords: 'none',
    meaning:
      'How players reach you: an e-mail address, a web address or a sentence. The privacy page shows it. Set it if you run a server for others.',
    read: line(200),
  },
  trustProxy: {
    name: 'TRUST_PROXY',
    unset: '',
    unsetInWords: 'none',
    meaning:
      'Addresses or networks of your reverse proxies, separated by commas (`127.0.0.1, 10.0.0.0/8`). Only these may set `X-Forwarded-For`. Without it, all players behind a proxy count as one address.',
    read: proxies,
  },
  dataDir: {
    name: 'DATA_DIR',
    unset: join(ROOT, 'data'),
    unsetInWords: '`data` in the Selva folder',
    meaning: 'Folder of the data file. The server creates it.',
    read: folder(resolve),
  },
  databaseUrl: {
    name: 'DATABASE_URL',
    unset: '',
    unsetInWords: 'none, uses the data file',
    meaning: 'A PostgreSQL database to use instead of the data file, such as `postgres://user:password@host/database`.',
    read: orNothing(database),
    secret: true,
  },
  keepFinished: {
    name: 'KEEP_FINISHED_DAYS',
    unset: '365',
    meaning:
      'Days before a finished game is deleted; `0` keeps finished games forever. Only days on which the server runs count. Running games are never deleted.',
    read: wholeIn(0, 36_500),
  },
  keepUnstarted: {
    name: 'KEEP_UNSTARTED_DAYS',
    unset: '7',
    meaning:
      'Days before a table that never started is deleted; `0` keeps it forever. Only days on which the server runs count.',
    read: wholeIn(0, 36_500),
  },
  restAfter: {
    name: 'REST_AFTER_DAYS',
    unset: '30',
    meaning:
      'Days without a move before a live game is paused. A paused game does not count as running, and continues when a player comes back. `0`: never.',
    read: wholeIn(0, 36_500),
  },
  turnPause: {
    name: 'TURN_PAUSE',
    unset: '2',
    meaning: 'Seconds before an automatic step, such as the end of a turn with nothing left to decide.',
    read: numberIn(0, 60),
  },
  seatGrace: {
    name: 'SEAT_GRACE',
    unset: '60',
    meaning:
      'Seconds before a bot takes over for an absent player at a table without clocks. A bot only takes over while someone else is waiting. At tables with clocks it takes over when the clock of an absent player runs out, and never at tables with days per turn.',
    read: numberIn(0, 86_400),
  },
  developmentGames: {
    name: 'DEVELOPMENT_GAMES',
    unset: 'off',
    meaning: 'For developers: `on` also offers unpublished games (see `docs/adding-a-game.md`).',
    read: oneOf(['on', 'off']),
  },
  botPace: {
    name: 'BOT_PACE',
    unset: '1',
    meaning: 'How long bots wait: `0.5` is twice as fast, `2` is half as fast, `0` is instant.',
    read: numberIn(0, 1000),
  },
  judge: {
    name: 'JUDGE',
    unset: 'on',
    meaning:
      'Whether bots judge published zones and scenarios while the server is idle, for the verdicts in the gallery. The games run in a process of the lowest priority that pauses while people play. `off`: no verdicts.',
    read: oneOf(['on', 'off']),
  },
  puzzles: {
    name: 'PUZZLES',
    unset: 'on',
    meaning:
      'Whether the server makes a puzzle of the day, a few days ahead. Bots play the games it comes from in a process of the lowest priority that pauses while people play. `off`: no new puzzles.',
    read: oneOf(['on', 'off']),
  },
  maxConnections: {
    name: 'MAX_CONNECTIONS',
    unset: '10000',
    meaning:
      'Maximum number of open connections, WebSockets and requests together. The server closes any further ones.',
    read: wholeIn(1, 1_000_000),
  },
  maxConnectionsPerAddress: {
    name: 'MAX_CONNECTIONS_PER_ADDRESS',
    unset: '500',
    meaning:
      'Maximum number of open connections per IP address (per /64 network for IPv6). Proxies in `TRUST_PROXY` are exempt.',
    read: wholeIn(1, 1_000_000),
  },
  maxSocketsPerAddress: {
    name: 'MAX_SOCKETS_PER_ADDRESS',
    unset: '200',
    meaning: 'Maximum number of open pages per IP address (per /64 network for IPv6).',
    read: wholeIn(1, 1_000_000),
  },
  drainSeconds: {
    name: 'DRAIN_SECONDS',
    unset: '0',
    meaning:
      'Seconds between SIGTERM and the stop. In this time games continue, new tables are refused and `/readyz` answers 503. Use about `20` behind a load balancer.',
    read: numberIn(0, 3600),
  },
  metricsPort: {
    name: 'METRICS_PORT',
    unset: 'off',
    meaning: 'Port of `/metrics` for Prometheus, separate from the port for players; `off`: no metrics.',
    read: portOrOff,
  },
  metricsHost: {
    name: 'METRICS_HOST',
    unset: '127.0.0.1',
    meaning: 'Address that `/metrics` listens on. The default accepts connections from this computer only.',
    read: (text) => text,
  },
  wordFilter: {
    name: 'WORD_FILTER',
    unset: '',
    unsetInWords: 'none',
    meaning:
      'Words to star out in the chat and to refuse in names, separated by commas, or the path of a file with one word per line. `word*` matches every word that starts with `word`.',
    read: words,
  },
  adminToken: {
    name: 'ADMIN_TOKEN',
    unset: '',
    unsetInWords: 'none, moderation is off',
    meaning: 'Password for `/admin` and `npm run admin`, at least 16 characters.',
    read: orNothing(token),
    secret: true,
  },
  logLevel: {
    name: 'LOG_LEVEL',
    unset: 'warn',
    meaning: 'How much to log: `silent`, `error`, `warn`, `info` or `debug`.',
    read: oneOf(LOG_LEVELS),
  },
} as const satisfies { readonly [key: string]: Setting<unknown> }

type Table = typeof SETTINGS
export type Settings = { readonly [K in keyof Table]: Exclude<ReturnType<Table[K]['read']>, SettingFault> }

const isFault = (value: unknown): value is SettingFault =>
  typeof value === 'object' && value !== null && 'must' in value

export const isSettings = (read: Settings | readonly string[]): read is Settings => !Array.isArray(read)

/** The settings in the environment, or a sentence for every variable with an invalid value. */
export function settingsFrom(env: { readonly [name: string]: string | undefined }): Settings | readonly string[] {
  const values: { [key: string]: unknown } = {}
  const complaints: string[] = []
  for (const [key, { name, unset, read, secret }] of Object.entries<Setting<unknown>>(SETTINGS)) {
    const text = env[name] ?? unset
    const value = read(text)
    if (isFault(value)) complaints.push(`${name} must be ${value.must}${secret === true ? '' : `, not "${text}"`}.`)
    else values[key] = value
  }
  // Each value is what the reader of its own row gave.
  return complaints.length > 0 ? complaints : (values as Settings)
}

const inWords = ({ unset, unsetInWords }: Setting<unknown>): string => unsetInWords ?? `\`${unset}\``
const rows = (): readonly Setting<unknown>[] => Object.values(SETTINGS)

/** The table for `docs/operating.md`. */
export const settingsTable = (): string =>
  [
    '| variable | default | meaning |',
    '| --- | --- | --- |',
    ...rows().map((setting) => `| \`${setting.name}\` | ${inWords(setting)} | ${setting.meaning} |`),
  ].join('\n')

/** Characters that fit into a line of `--help`. */
const WIDTH = 78

/** A text in lines that fit, all of them indented. */
function wrapped(text: string, indent: string): string {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const line = lines.at(-1)
    if (line === undefined || `${indent}${line} ${word}`.length > WIDTH) lines.push(word)
    else lines[lines.length - 1] = `${line} ${word}`
  }
  return lines.map((line) => `${indent}${line}`).join('\n')
}

/** The text of `npm start -- --help`. */
export const settingsHelp = (): string =>
  [
    'npm start runs a Selva server. Its settings are environment variables:\n',
    '  PORT=3000 npm start                  Linux, macOS',
    '  $env:PORT=3000; npm start            Windows, PowerShell',
    '  set "PORT=3000" && npm start         Windows, Command Prompt\n',
    'Settings:',
    ...rows().map((row) =>
      `\n  ${row.name} (default: ${inWords(row)})\n${wrapped(row.meaning, '      ')}`.replaceAll('`', ''),
    ),
  ].join('\n')
