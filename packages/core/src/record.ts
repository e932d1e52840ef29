import { bytesToHex } from '@noble/hashes/utils.js'
import type { Batch } from './log.ts'
import { arePlayedDocuments, type PlayedDocument } from './played-document.ts'
import { type Refusal, refuse } from './refusal.ts'
import { isSeat, MAX_SEATS } from './seat.ts'
import { fairnessFrom, isHash, seedFrom } from './seed.ts'
import { isTableFact, isValidTableFact } from './table-fact.ts'
import type { AnyFact } from './visibility.ts'

/** The version of the file format. */
const RECORD_FORMAT = 1

/** The most bytes that the file of a game has: far more than the longest game. */
export const MAX_RECORD_BYTES = 20_000_000

/** The holder of a seat, under the name they had at the table. */
type RecordedPlayer = { readonly by: 'person' | 'bot'; readonly name: string }

/** A whole game as one file: with nothing else it can be replayed and verified anywhere. */
export type GameRecord = {
  readonly selva: typeof RECORD_FORMAT
  readonly table: string
  readonly game: string
  /** The setting in full (`game.spelled`). */
  readonly setting: unknown
  /** The position it was opened with instead of a deal, if any (`game.arrange`). */
  readonly arrangement?: unknown
  /** The zone and the scenario of people that it was played with, by title and author. */
  readonly documents?: readonly PlayedDocument[]
  /** By seat − 1. */
  readonly seats: readonly RecordedPlayer[]
  /** The secret under the table's seal: 32 bytes in hexadecimal. */
  readonly secret: string
  /** Source of all chance. It follows from the secret and the parts, and is here to be looked at. */
  readonly seed: string
  readonly batches: readonly Batch[]
}

/** Input of `recordOf`. */
export type RecordSource = Omit<GameRecord, 'selva' | 'secret' | 'seed'> & { readonly secret: Uint8Array }

/** The seed of a table whose opening this is. Before there was an exchange, the table's secret was the seed. */
export const seedOfOpening = (table: string, secret: Uint8Array, opening: Batch | undefined): Uint8Array =>
  opening?.fairness === undefined ? secret : seedFrom(table, secret, opening.fairness)

export const recordOf = ({ secret, batches, ...rest }: RecordSource): GameRecord => ({
  selva: RECORD_FORMAT,
  ...rest,
  secret: bytesToHex(secret),
  seed: bytesToHex(seedOfOpening(rest.table, secret, batches[0])),
  batches,
})

type Fields = { readonly [name: string]: unknown }
const fieldsIn = (value: unknown): Fields | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : undefined

const isSitter = (value: unknown): value is RecordedPlayer => {
  const fields = fieldsIn(value)
  return (fields?.['by'] === 'person' || fields?.['by'] === 'bot') && typeof fields['name'] === 'string'
}

/** A field that nobody checks could say anything. */
const hasOnly = (fields: Fields, names: readonly string[]): boolean =>
  Object.keys(fields).every((name) => names.includes(name))

const isMove = (value: unknown, what: string): boolean => {
  if (value === undefined) return true
  const fields = fieldsIn(value)
  if (fields === undefined || !hasOnly(fields, ['seat', what])) return false
  return typeof fields['seat'] === 'number' && typeof fieldsIn(fields[what])?.['do'] === 'string'
}

const areDraws = (value: unknown): boolean =>
  value === undefined ||
  Object.values(fieldsIn(value) ?? { wrong: '' }).every(
    (list) => Array.isArray(list) && list.every((n) => typeof n === 'number'),
  )

/** The rules of a game say which fields its facts have. */
function isFact(value: unknown, seats: number): boolean {
  const fields = fieldsIn(value)
  if (typeof fields?.['kind'] !== 'string') return false
  const fact = fields as AnyFact
  return !isTableFact(fact) || isValidTableFact(fact, seats)
}

function isWish(value: unknown, seats: number): boolean {
  const fields = fieldsIn(value)
  if (fields === undefined || !hasOnly(fields, ['seat', 'side'])) return false
  return isSeat(fields['seat'], seats) && typeof fields['side'] === 'string'
}

const BATCH_FIELDS = ['n', 'rulesVersion', 'by', 'said', 'facts', 'fairness', 'wish', 'draws', 'chain']

function isBatch(value: unknown, i: number, seats: number): value is Batch {
  const fields = fieldsIn(value)
  if (fields === undefined || !hasOnly(fields, BATCH_FIELDS)) return false
  if (fields['n'] !== i || typeof fields['rulesVersion'] !== 'number') return false
  if (!isMove(fields['by'], 'choice') || !isMove(fields['said'], 'claim') || !areDraws(fields['draws'])) return false
  if (fields['chain'] !== undefined && !isHash(fields['chain'])) return false
  if (fields['fairness'] !== undefined && i > 0) return false
  if (fields['fairness'] !== undefined && fairnessFrom(fields['fairness'], seats) === undefined) return false
  if (fields['wish'] !== undefined && (i > 0 || !isWish(fields['wish'], seats))) return false
  const facts = fields['facts']
  return Array.isArray(facts) && facts.every((fact) => isFact(fact, seats))
}

/** The game in the text of a file that was opened. */
export function recordFromText(text: string): GameRecord | Refusal {
  if (text.length > MAX_RECORD_BYTES) return refuse('largeFile')
  try {
    return recordFromValue(JSON.parse(text))
  } catch {
    return refuse('notAGame')
  }
}

/** A value read from a file, checked as far as its shape goes; whether it is true is for `verify` to say. */
export function recordFromValue(value: unknown): GameRecord | Refusal {
  const fields = fieldsIn(value)
  if (fields === undefined || !Object.hasOwn(fields, 'selva')) return refuse('notAGame')
  const { selva, table, game, setting, arrangement, documents, seats, secret, seed, batches } = fields
  if (selva !== RECORD_FORMAT) return refuse('newerGame', selva)
  if (typeof table !== 'string' || typeof game !== 'string' || setting === undefined) return refuse('notAGame')
  if (documents !== undefined && !arePlayedDocuments(documents)) return refuse('notAGame', 'documents')
  if (!isHash(secret) || !isHash(seed)) return refuse('notAGame', 'seed')
  if (!Array.isArray(seats) || seats.length > MAX_SEATS || !seats.every(isSitter)) return refuse('notAGame', 'seats')
  if (!Array.isArray(batches) || batches.length === 0) return refuse('notAGame', 'batches')
  const wrong = batches.findIndex((batch, i) => !isBatch(batch, i, seats.length))
  if (wrong >= 0) return refuse('brokenBatch', wrong)
  return {
    selva,
    table,
    game,
    setting,
    ...(arrangement === undefined ? {} : { arrangement }),
    ...(documents === undefined ? {} : { documents }),
    seats,
    secret,
    seed,
    batches,
  }
}
