import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import {
  type AnyFact,
  EVERYTHING,
  type Game,
  type GameRecord,
  isRefusal,
  isSeat,
  MAX_RECORD_BYTES,
  type Refusal,
  recordFromText,
  refuse,
  seenBy,
  type Verdict,
  type VerdictAnswer,
  verify,
} from '@selva/core'
import { exportGame, games } from '@selva/server'
import { dataLocationFrom, fileFrom, isDataLocation, type Output } from './data-location.ts'

const WHY: { readonly [code: string]: string } = {
  unknownTable: 'there is no such game here',
  notStarted: 'the game has not begun',
  stillRunning: 'the game is still being played (--running exports it for a bug report, with everything hidden in it)',
  notAGame: 'this is not the file of a game',
  newerGame: 'the file was written by a later version',
  largeFile: 'the file is larger than any game',
  brokenBatch: 'the file is damaged, at step',
}
const why = ({ refused, about }: Refusal): string => `${WHY[refused] ?? refused} ${about}`.trim()

/** A game by its file or, from the data of this server, by the id of its table. */
async function gameOf(name: string): Promise<GameRecord | Refusal> {
  const file = fileFrom(name)
  if (existsSync(file)) {
    try {
      return statSync(file).size > MAX_RECORD_BYTES ? refuse('largeFile') : recordFromText(readFileSync(file, 'utf8'))
    } catch {
      return refuse('notAGame')
    }
  }
  const place = dataLocationFrom(process.env)
  return isDataLocation(place) ? exportGame(place, name, 'finished') : refuse(place.join('\n'))
}

const rulesOf = ({ game }: GameRecord): Game | undefined => (Object.hasOwn(games, game) ? games[game]?.game : undefined)

/** Words from a file, for a terminal: without characters that would steer it. */
const shown = (text: string): string => text.replaceAll(/\p{Cc}/gu, '�')

/** The exit code of each answer. 2 is for what could not be checked at all. */
const EXIT: { readonly [answer in VerdictAnswer]: number } = {
  verified: 0,
  wrong: 1,
  notDecided: 3,
  unfinished: 4,
  noExchange: 5,
}

/** A verdict in words, the answer first. Only a game that was decided again to its end is called verified. */
function wordsOf(verdict: Verdict): readonly string[] {
  if (verdict.answer === 'wrong') return [`NOT VERIFIED: ${verdict.why}, at step ${verdict.batch}`]
  const { answer, checked, older, ended, exchange } = verdict
  if (answer === 'verified') return [`verified: ${checked} steps decided again`]
  return [
    `NOT FULLY VERIFIED: ${checked} steps decided again, and nothing is wrong with them, but`,
    ...(older > 0 ? [`- ${older} steps are of other rules: draws and chain hold, nobody decided them again`] : []),
    ...(ended ? [] : ['- the game has no end: steps may have been cut off']),
    ...(exchange ? [] : ['- there was no exchange: the table alone drew the seed']),
  ]
}

/** `verify FILE|ID`: was it dealt and decided as it says? */
export async function verifyCommand(args: readonly string[], talk: Output): Promise<number> {
  const [name, ...more] = args
  if (name === undefined || more.length > 0) {
    talk.aside('npm run verify -- FILE checks the file of a game; npm run verify -- ID a game of this server.')
    return 2
  }
  const record = await gameOf(name)
  const game = isRefusal(record) ? undefined : rulesOf(record)
  if (isRefusal(record) || game === undefined) {
    talk.aside(
      `Nothing was verified: ${isRefusal(record) ? why(record) : `nobody knows the game ${shown(record.game)}`}.`,
    )
    return 2
  }
  const fairness = record.batches[0]?.fairness
  talk.say(`table      ${shown(record.table)}, ${record.game}, ${record.batches.length} steps`)
  talk.say(`commitment ${fairness?.commitment ?? 'none: the table alone drew the seed'}`)
  for (const { seat, part } of fairness?.parts ?? [])
    talk.say(`seat ${seat}     ${shown(record.seats[seat - 1]?.name ?? '')}: ${part === '' ? 'gave nothing' : part}`)
  talk.say(`seed       ${record.seed}`)
  const verdict = verify(game, record)
  for (const line of wordsOf(verdict)) talk.say(line)
  return EXIT[verdict.answer]
}

/** `export ID [FILE] [--running]`: one game as a file. */
export async function exportCommand(args: readonly string[], talk: Output): Promise<number> {
  const running = args.includes('--running')
  const [id, name = `${id}.selva.json`, ...more] = args.filter((arg) => arg !== '--running')
  if (id === undefined || more.length > 0 || id.startsWith('-')) {
    talk.aside('npm run export -- ID [FILE] [--running] writes a game of this server into a file.')
    return 2
  }
  const place = dataLocationFrom(process.env)
  if (!isDataLocation(place)) {
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
export async function replayCommand(args: readonly string[], talk: Output): Promise<number> {
  const [name, flag, seat, ...more] = args
  if (name === undefined || more.length > 0 || (flag !== undefined && flag !== '--eyes')) {
    talk.aside('npm run replay -- FILE|ID [--eyes SEAT] prints a game step by step.')
    return 2
  }
  const record = await gameOf(name)
  const game = isRefusal(record) ? undefined : rulesOf(record)
  if (isRefusal(record) || game === undefined) {
    talk.aside(`Nothing to replay: ${isRefusal(record) ? why(record) : `nobody knows the game ${shown(record.game)}`}.`)
    return 2
  }
  const eyes = Number(seat)
  const audience = isSeat(eyes, record.seats.length) ? eyes : EVERYTHING
  for (const { n, facts } of record.batches) {
    let lines: readonly string[]
    try {
      lines = seenBy(game.redactor, facts, audience).map(asText)
    } catch {
      talk.aside(`The replay ends here: ${why(refuse('brokenBatch', n))}.`)
      return 1
    }
    for (const line of lines) talk.say(`${n} ${line}`)
  }
  return 0
}
