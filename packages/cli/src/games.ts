import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import {
  type AnyFact,
  EVERYTHING,
  type Game,
  type GameRecord,
  isRefusal,
  isSeat,
  type Refusal,
  recordFrom,
  refuse,
  seenBy,
  verify,
} from '@selva/core'
import { exportGame, games } from '@selva/server'
import { fileFrom, isPlace, placeFrom, type Talk } from './place.ts'

const WHY: { readonly [code: string]: string } = {
  unknownTable: 'there is no such game here',
  notStarted: 'the game has not begun',
  stillRunning: 'the game is still being played (--running exports it for a bug report, with everything hidden in it)',
  notAGame: 'this is not the file of a game',
  newerGame: 'the file was written by a later version',
  brokenBatch: 'the file is damaged, at step',
}
const why = ({ refused, about }: Refusal): string => `${WHY[refused] ?? refused} ${about}`.trim()

/** A game by its file or, from the data of this server, by the id of its table. */
async function gameOf(name: string): Promise<GameRecord | Refusal> {
  const file = fileFrom(name)
  if (existsSync(file)) {
    try {
      return recordFrom(JSON.parse(readFileSync(file, 'utf8')))
    } catch {
      return refuse('notAGame', name)
    }
  }
  const place = placeFrom(process.env)
  return isPlace(place) ? exportGame(place, name, 'finished') : refuse(place.join('\n'))
}

const rulesOf = ({ game }: GameRecord): Game | undefined => (Object.hasOwn(games, game) ? games[game]?.game : undefined)

/** `verify FILE|ID`: was it dealt and decided as it says? */
export async function verifyCommand(args: readonly string[], talk: Talk): Promise<number> {
  const [name, ...more] = args
  if (name === undefined || more.length > 0) {
    talk.aside('npm run verify -- FILE checks the file of a game; npm run verify -- ID a game of this server.')
    return 2
  }
  const record = await gameOf(name)
  const game = isRefusal(record) ? undefined : rulesOf(record)
  if (isRefusal(record) || game === undefined) {
    talk.aside(`Nothing was verified: ${isRefusal(record) ? why(record) : `nobody knows the game ${record.game}`}.`)
    return 2
  }
  const fairness = record.batches[0]?.fairness
  talk.say(`table      ${record.table}, ${record.game}, ${record.batches.length} steps`)
  talk.say(`commitment ${fairness?.commitment ?? 'none: the table alone drew the seed'}`)
  for (const { seat, part } of fairness?.parts ?? [])
    talk.say(`seat ${seat}     ${record.seats[seat - 1]?.name}: ${part === '' ? 'gave nothing' : part}`)
  talk.say(`seed       ${record.seed}`)
  const verdict = verify(game, record)
  if (!verdict.ok) {
    talk.say(`NOT VERIFIED: ${verdict.why}, at step ${verdict.batch}`)
    return 1
  }
  talk.say(`verified: ${verdict.checked} steps decided again`)
  if (verdict.older > 0)
    talk.say(
      `${verdict.older} steps of other rules: commitment, draws and chain hold, their decisions were not made again`,
    )
  return 0
}

/** `export ID [FILE] [--running]`: one game as a file. */
export async function exportCommand(args: readonly string[], talk: Talk): Promise<number> {
  const running = args.includes('--running')
  const [id, name = `${id}.selva.json`, ...more] = args.filter((arg) => arg !== '--running')
  if (id === undefined || more.length > 0 || id.startsWith('-')) {
    talk.aside('npm run export -- ID [FILE] [--running] writes a game of this server into a file.')
    return 2
  }
  const place = placeFrom(process.env)
  if (!isPlace(place)) {
    talk.aside(place.join('\n'))
    return 2
  }
  const record = await exportGame(place, id, running ? 'running' : 'finished')
  if (isRefusal(record)) {
    talk.aside(`Nothing was exported: ${why(record)}.`)
    return 1
  }
  writeFileSync(fileFrom(name), JSON.stringify(record), { mode: 0o600 })
  talk.say(`${record.batches.length} steps are in ${fileFrom(name)}.`)
  if (running) talk.say('It holds all that is hidden in a running game: give it to nobody who plays.')
  return 0
}

const asText = ({ kind, ...fields }: AnyFact): string => `${kind} ${JSON.stringify(fields)}`

/** `replay FILE|ID [--eyes SEAT]`: a game step by step, all-seeing or as one seat saw it. */
export async function replayCommand(args: readonly string[], talk: Talk): Promise<number> {
  const [name, flag, seat, ...more] = args
  if (name === undefined || more.length > 0 || (flag !== undefined && flag !== '--eyes')) {
    talk.aside('npm run replay -- FILE|ID [--eyes SEAT] prints a game step by step.')
    return 2
  }
  const record = await gameOf(name)
  const game = isRefusal(record) ? undefined : rulesOf(record)
  if (isRefusal(record) || game === undefined) {
    talk.aside(`Nothing to replay: ${isRefusal(record) ? why(record) : `nobody knows the game ${record.game}`}.`)
    return 2
  }
  const eyes = Number(seat)
  const audience = isSeat(eyes, record.seats.length) ? eyes : EVERYTHING
  for (const { n, facts } of record.batches)
    for (const fact of seenBy(game.redactor, facts, audience)) talk.say(`${n} ${asText(fact)}`)
  return 0
}
