import { BOTS_VERSION, type Contest, rulesVersionOf, type Tally } from '@selva/bots/lab'
import { digest, type SettingDraft } from '@selva/core'
import { readStored, writeStored } from '../client/browser-storage.ts'

/** Results that are kept: the oldest give way. */
const MOST_KEPT = 20
const KEY = 'lab'

/** Results of games that this browser has played, with everything that they were measured on. */
export type KeptResult = {
  /** The hash of what was played: another zone or scenario has another one. */
  readonly hash: string
  readonly draft: SettingDraft
  /** The versions that played: the results of others are not comparable. */
  readonly bots: number
  readonly rules: number
  readonly tally: Tally
  /** The document that was measured, and how: an earlier version of it is found by this. */
  readonly subject: string
}

const hashOf = (value: unknown): string => digest(JSON.stringify(value)).slice(0, 32)

/** The hash of what a contest plays. Names change nothing in it. */
export const contentHash = ({ game, measured }: Contest): string => hashOf([game.id, measured])

/** A document as it is measured at a table: the same while its content changes. */
export const subjectOf = (game: string, document: string, table: unknown): string =>
  document === '' ? '' : hashOf([game, document, table])

/** True if bots and rules are still those that played. */
export const isOfNow = (game: string, { bots, rules }: Pick<KeptResult, 'bots' | 'rules'>): boolean =>
  bots === BOTS_VERSION && rules === rulesVersionOf(game)

const isObject = (value: unknown): value is { readonly [name: string]: unknown } =>
  typeof value === 'object' && value !== null

const isTally = (value: unknown): value is Tally =>
  isObject(value) &&
  typeof value['games'] === 'number' &&
  typeof value['choices'] === 'number' &&
  isObject(value['counts'])

/** True if this is a result of ours: anything may stand in the storage of a browser. */
const isKept = (value: unknown): value is KeptResult =>
  isObject(value) &&
  typeof value['hash'] === 'string' &&
  typeof value['subject'] === 'string' &&
  typeof value['bots'] === 'number' &&
  typeof value['rules'] === 'number' &&
  isObject(value['draft']) &&
  isTally(value['tally'])

function all(): readonly KeptResult[] {
  try {
    const kept: unknown = JSON.parse(readStored(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isKept) : []
  } catch {
    return []
  }
}

/** The result that this browser keeps of this content, whatever bots and rules played it. */
export const keptOf = (hash: string): KeptResult | undefined => all().find((one) => one.hash === hash)

/** The newest result of any version of a document. */
export const latestOf = (subject: string): KeptResult | undefined =>
  subject === '' ? undefined : all().find((one) => one.subject === subject)

export function keepResult(result: KeptResult): void {
  const others = all().filter(({ hash }) => hash !== result.hash)
  writeStored(KEY, JSON.stringify([result, ...others].slice(0, MOST_KEPT)))
}
