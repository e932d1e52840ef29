import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  address,
  database,
  folder,
  hostNames,
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
    meaning: 'the port; if it is taken, the server says so and ends. `0` takes any free one',
    read: wholeIn(0, 65_535),
  },
  host: {
    name: 'HOST',
    unset: '0.0.0.0',
    meaning: 'the address to listen on; `127.0.0.1` keeps the server to this machine',
    read: (text) => text,
  },
  publicUrl: {
    name: 'PUBLIC_URL',
    unset: '',
    unsetInWords: 'the address the page was opened at',
    meaning:
      'the address people open, such as `https://play.example.org`: invitations and links lead there. With https, cookies are sent over https only, and what browsers reserve for https (passkeys, notifications) works',
    read: orNothing(address),
  },
  allowedHosts: {
    name: 'ALLOWED_HOSTS',
    unset: '',
    unsetInWords: 'no further names',
    meaning:
      'further names by which people open the server, with commas (`selva.lan, games.example.org`). It always answers to its addresses in numbers, to `localhost`, to the name of this machine (also with `.local`) and to that of `PUBLIC_URL`; a browser that comes by another name gets a page about this setting',
    read: hostNames,
  },
  trustProxy: {
    name: 'TRUST_PROXY',
    unset: '',
    unsetInWords: 'nobody',
    meaning:
      'the proxies in front of the server, by address or network, with commas (`127.0.0.1, 10.0.0.0/8`). Only they are believed when they say whom they speak for; without it all guests behind a proxy share one limit',
    read: proxies,
  },
  dataDir: {
    name: 'DATA_DIR',
    unset: join(ROOT, 'data'),
    unsetInWords: '`data` in the clone',
    meaning: 'the folder of the data file; it is made if it does not exist',
    read: folder(resolve),
  },
  databaseUrl: {
    name: 'DATABASE_URL',
    unset: '',
    unsetInWords: 'the data file',
    meaning: 'the address of a PostgreSQL that holds the data instead, `postgres://user:password@host/database`',
    read: orNothing(database),
    secret: true,
  },
  keepFinished: {
    name: 'KEEP_FINISHED_DAYS',
    unset: '365',
    meaning:
      'a finished game is forgotten after so many days in which a server ran; `0` keeps it for ever. A running one never is',
    read: wholeIn(0, 36_500),
  },
  keepUnstarted: {
    name: 'KEEP_UNSTARTED_DAYS',
    unset: '7',
    meaning:
      'a table whose game never began is forgotten after so many days in which a server ran; `0` keeps it for ever',
    read: wholeIn(0, 36_500),
  },
  restAfter: {
    name: 'REST_AFTER_DAYS',
    unset: '30',
    meaning:
      'a live game that nobody has played for so many days rests: it says so, does not count as running, and goes on when a player comes back; `0` for never',
    read: wholeIn(0, 36_500),
  },
  turnPause: {
    name: 'TURN_PAUSE',
    unset: '2',
    meaning: 'seconds after which a turn goes on by itself where nothing is left to decide',
    read: numberIn(0, 60),
  },
  seatGrace: {
    name: 'SEAT_GRACE',
    unset: '60',
    meaning:
      'seconds a player may be gone before a bot plays for them; only while somebody else is there and waits, and never where a turn may take days',
    read: numberIn(0, 86_400),
  },
  developmentGames: {
    name: 'DEVELOPMENT_GAMES',
    unset: 'off',
    meaning: 'for developers: `on` also offers the games that are not published (see `docs/adding-a-game.md`)',
    read: oneOf(['on', 'off']),
  },
  botPace: {
    name: 'BOT_PACE',
    unset: '1',
    meaning: 'all waiting of bots is multiplied by this; `0` makes them act at once',
    read: numberIn(0, 1000),
  },
  maxConnections: {
    name: 'MAX_CONNECTIONS',
    unset: '10000',
    meaning: 'the most connections at a time, sockets and requests together; further ones are turned away',
    read: wholeIn(1, 1_000_000),
  },
  maxConnectionsPerAddress: {
    name: 'MAX_CONNECTIONS_PER_ADDRESS',
    unset: '500',
    meaning:
      'the most connections of one address (of an IPv6 network) at a time, sockets and requests together; the proxies in `TRUST_PROXY` have no such limit',
    read: wholeIn(1, 1_000_000),
  },
  maxSocketsPerAddress: {
    name: 'MAX_SOCKETS_PER_ADDRESS',
    unset: '200',
    meaning: 'the most open pages of one address (of an IPv6 network) at a time',
    read: wholeIn(1, 1_000_000),
  },
  drainSeconds: {
    name: 'DRAIN_SECONDS',
    unset: '0',
    meaning:
      'how long after SIGTERM the server goes on: `/readyz` says no and new tables are refused, while games go on. Behind a balancer give it time to notice, for example `20`',
    read: numberIn(0, 3600),
  },
  metricsPort: {
    name: 'METRICS_PORT',
    unset: 'off',
    meaning: 'the port of `/metrics`, apart from everything that players can reach; `off` for none',
    read: portOrOff,
  },
  metricsHost: {
    name: 'METRICS_HOST',
    unset: '127.0.0.1',
    meaning: 'the address `/metrics` listens on; by default nobody on another machine can read it',
    read: (text) => text,
  },
  wordFilter: {
    name: 'WORD_FILTER',
    unset: '',
    unsetInWords: 'no words',
    meaning:
      'words to put stars over in what people say, and to refuse in names: the path of a file with one on each line, or the words themselves with commas. `word*` stands for every word that begins so',
    read: words,
  },
  adminToken: {
    name: 'ADMIN_TOKEN',
    unset: '',
    unsetInWords: 'no moderation over the network',
    meaning: 'what a moderator types at `/admin`, and what `npm run admin` shows; 16 characters or more',
    read: orNothing(token),
    secret: true,
  },
  logLevel: {
    name: 'LOG_LEVEL',
    unset: 'warn',
    meaning: '`error`, `warn`, `info`, `debug` or `silent`',
    read: oneOf(LOG_LEVELS),
  },
} as const satisfies { readonly [key: string]: Setting<unknown> }

type Table = typeof SETTINGS
export type Settings = { readonly [K in keyof Table]: Exclude<ReturnType<Table[K]['read']>, SettingFault> }

const isFault = (value: unknown): value is SettingFault =>
  typeof value === 'object' && value !== null && 'must' in value

export const isSettings = (read: Settings | readonly string[]): read is Settings => !Array.isArray(read)

/** The settings in the environment, or a sentence for every variable that makes no sense. */
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

/** The text of `npm start -- --help`. */
export const settingsHelp = (): string =>
  [
    'npm start: opens a server of Selva. All settings are environment variables, for example PORT=3000 npm start.',
    ...rows().map((row) => `\n  ${row.name} (default: ${inWords(row)})\n      ${row.meaning}`.replaceAll('`', '')),
  ].join('\n')
