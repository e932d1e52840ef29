export { BOTS_VERSION } from '../version.ts'
export { type Budget, FEW_DECISIONS, hardlyPlayed } from './budget.ts'
export type { Contest } from './contest.ts'
export { type Contender, duel } from './duel.ts'
export { type Experiment, type Slice, type Slices, slicesOf } from './experiment.ts'
export type { Findings, RateCode } from './findings.ts'
export {
  addPair,
  type GainSums,
  gainOf,
  MANY_LOOKS,
  NO_GAIN,
  ONE_LOOK,
  testVerdict,
} from './gain.ts'
export { contestFor, judgedTablesFor, labGames, referenceFor, rulesVersionOf, verdictFor } from './lab-games.ts'
export type { Advice, Lean } from './lean.ts'
export { playGame, playGames, tableChanceOf } from './play.ts'
export { type Rate, rateOf } from './rate.ts'
export { referenceTable } from './reference-table.ts'
export { countOf, type GrowingTally, growingTally, numbersIn, quantileOf, type Tally } from './tally.ts'
export { tune } from './tune.ts'
export type { BalanceVerdict } from './verdict.ts'
