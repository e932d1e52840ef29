import { BOTS_VERSION } from '../version.ts'
import { type Contest, type LabGame, referenceRate } from './contest.ts'
import type { RateCode } from './findings.ts'
import { type Advice, LEANS, type Lean } from './lean.ts'
import type { Rate } from './rate.ts'
import type { Tally } from './tally.ts'

/** Shares of games that the hunters win, above which the next word of `LEANS` holds. */
const BOUNDS = [0.3, 0.45, 0.55, 0.7] as const

/** With fewer games than this a verdict would be a guess. */
export const MIN_GAMES = 40

/** An experiment in one sentence, before it is put into words. */
export type BalanceVerdict = {
  /** The versions of bots and rules: with others it has to be played again. */
  readonly bots: number
  readonly rules: number
  readonly games: number
  readonly seats: number
  readonly lean: Lean
  /** Is the whole interval inside the range of the word? Otherwise more games could change it. */
  readonly firm: boolean
  /** How often the hunters win; without sides, how often anyone does. `code` says which of the two it is. */
  readonly code: RateCode
  readonly rate: Rate
  /** The same of the well-known table that this one is compared with. */
  readonly reference?: Rate
  readonly advice: readonly Advice[]
}

const leanAt = (share: number): Lean => LEANS[BOUNDS.filter((bound) => share > bound).length] ?? 'even'

export function verdictOf({ reference }: Pick<LabGame, 'reference'>, contest: Contest, tally: Tally): BalanceVerdict {
  const { game, setting, hasSides, referenceKey } = contest
  const [first] = contest.findings(tally).rates
  if (first === undefined) throw new Error('a contest has no rate')
  const { code, rate } = first
  const lean = tally.games < MIN_GAMES ? 'tooFew' : hasSides ? leanAt(rate.share) : 'noSides'
  const compared = referenceRate(reference, referenceKey, code)
  return {
    bots: BOTS_VERSION,
    rules: game.rulesVersion,
    games: tally.games,
    seats: game.seats(setting),
    lean,
    firm: lean === 'noSides' || (lean !== 'tooFew' && leanAt(rate.low) === lean && leanAt(rate.high) === lean),
    code,
    rate,
    ...(compared === undefined ? {} : { reference: compared }),
    advice: lean === 'tooFew' ? [] : contest.advice(tally, lean),
  }
}
