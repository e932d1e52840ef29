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
  unknownTable: 'this server has no game with this id, and there is no file with this name',
  notStarted: 'the game has not started',
  stillRunning: 'the game is still running (add --running to export it for a bug report, with all its secrets)',
  notAGame: 'this is not a game file',
  newerGame: 'the file was written by a newer version of Selva',
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
  if (answer === 'verified') return [`VERIFIED: all ${checked} steps were recomputed and match`]
  return [
    `NOT FULLY VERIFIED: ${checked} steps were recomputed and match, but`,
    ...(older > 0
      ? [`- ${older} steps follow other rules: their draws and chain are right, but they were not recomputed`]
      : []),
    ...(ended ? [] : ['- the game has no end: steps may be missing']),
    ...(exchange ? [] : ['- there was no exchange: the server alone chose the seed']),
  ]
}

export const VERIFY_USAGE = `npm run verify -- FILE
npm run verify -- ID

Checks a finished game, from its file or from the data of this server: the seals,
the seed, the chain of steps, and every step, recomputed from the rules.

Exit codes: 0 verified, 1 wrong, 2 could not be checked, 3 played under different
rules, 4 unfinished, 5 without an exchange of seeds.`

/** `verify FILE|ID`: was it dealt and decided as it says? */
export async function verifyCommand(args: readonly string[], talk: Output): Promise<number> {
  const [name, ...more] = args
  if (name === undefined || more.length > 0) {
    talk.aside(VERIFY_USAGE)
    return 2
  }
  const record = await gameOf(name)
  const game = isRefusal(record) ? undefined : rulesOf(record)
  if (isRefusal(record) || game === undefined) {
    talk.aside(
      `Nothing was verified: ${isRefusal(record) ? why(record) : `this version of Selva does not know the game ${shown(record.game)}`}.`,
    )
    return 2
  }
  const fairness = record.batches[0]?.fairness
  talk.say(`table      ${shown(record.table)}, ${record.game}, ${record.batches.length} steps`)
  talk.say(`commitment ${fairness?.commitment ?? 'none: the server alone chose the seed'}`)
  for (const { seat, part } of fairness?.parts ?? [])
    talk.say(`seat ${seat}     ${shown(record.seats[seat - 1]?.name ?? '')}: ${part === '' ? 'no contribution' : part}`)
  talk.say(`seed       ${record.seed}`)
  const verdict = verify(game, record)
  for (const line of wordsOf(verdict)) talk.say(line)
  return EXIT[verdict.answer]
}

export const EXPORT_USAGE = `npm run export -- ID [FILE] [--running]

Saves a finished game of this server to a file (default: ID.selva.json).
The id is the last part of the table's address: /t/ID.

  --running   save a running game, for a bug report: without the players' names,
              but with all the game's secrets`

/** `export ID [FILE] [--running]`: one game as a file. */
export async function exportCommand(args: readonly string[], talk: Output): Promise<number> {
  const running = args.includes('--running')
  const [id, name = `${id}.selva.json`, ...more] = args.filter((arg) => arg !== '--running')
  if (id === undefined || more.length > 0 || id.startsWith('-')) {
    talk.aside(EXPORT_USAGE)
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
  talk.say(`Saved ${record.batches.length} steps in ${fileFrom(name)}.`)
  if (running) talk.say('The file holds the secrets of a running game: do not give it to its players.')
  return 0
}

const asText = ({ kind, ...fields }: AnyFact): string => `${kind} ${JSON.stringify(fields)}`

export const REPLAY_USAGE = `npm run replay -- FILE|ID [--eyes SEAT]

Prints a finished game step by step, with everything revealed.

  --eyes SEAT   only what the player in this seat saw, for example --eyes 2`

/** `replay FILE|ID [--eyes SEAT]`: a game step by step, all-seeing or as one seat saw it. */
export async function replayCommand(args: readonly string[], talk: Output): Promise<number> {
  const [name, flag, seat, ...more] = args
  if (name === undefined || more.length > 0 || (flag !== undefined && flag !== '--eyes')) {
    talk.aside(REPLAY_USAGE)
    return 2
  }
  const record = await gameOf(name)
  const game = isRefusal(record) ? undefined : rulesOf(record)
  if (isRefusal(record) || game === undefined) {
    talk.aside(
      `Nothing was replayed: ${isRefusal(record) ? why(record) : `this version of Selva does not know the game ${shown(record.game)}`}.`,
    )
    return 2
  }
  const eyes = Number(seat)
  const audience = flag === undefined ? EVERYTHING : isSeat(eyes, record.seats.length) ? eyes : undefined
  if (audience === undefined) {
    talk.aside(
      `Nothing was replayed: --eyes needs the number of a seat, from 1 to ${record.seats.length}${seat === undefined ? '' : `, not ${shown(seat)}`}.`,
    )
    return 2
  }
  for (const { n, facts } of record.batches) {
    let lines: readonly string[]
    try {
      lines = seenBy(game.redactor, facts, audience).map(asText)
    } catch {
      talk.aside(`The replay stops here: ${why(refuse('brokenBatch', n))}.`)
      return 1
    }
    for (const line of lines) talk.say(`${n} ${line}`)
  }
  return 0
}
