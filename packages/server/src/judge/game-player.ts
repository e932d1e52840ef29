import type { Experiment, Slice, Tally } from '@selva/bots/lab'

/**
 * The results of some games; `unplayable` if the rules or the bots refuse them, which will not change; `lost` if the
 * place where they were played died, hung or grew too large, which may be chance.
 */
type GamesPlayed = Tally | 'unplayable' | 'lost'

/** Plays games for the judge, away from the server's own thread. */
export type GamePlayer = {
  play(experiment: Experiment, slice: Slice): Promise<GamesPlayed>
  close(): Promise<void>
}

/** Games for the process to play. */
export type ToJudgeProcess = { readonly experiment: Experiment; readonly slice: Slice }

export type FromJudgeProcess = Tally | 'unplayable'
