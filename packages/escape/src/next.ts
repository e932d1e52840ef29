import type { Step } from './step.ts'

/** The step after a decision; the machine carries it out. */
export type Next =
  /** The same player comes to this decision point. */
  | Exclude<Step, 'before' | 'over' | 'close'>
  /** The sector is settled: only OVER and CLOSE are left. */
  | 'settled'
  /** Something was played that does not end the phase. */
  | 'samePhase'
  /** TRN-6 */
  | 'turnOver'
  /** END-11: nothing follows. */
  | 'gameOver'
