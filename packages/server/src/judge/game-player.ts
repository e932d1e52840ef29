import type { Experiment, Slice, Tally } from '@selva/bots/lab'

/** Plays games for the judge, away from the server's own thread. */
export type GamePlayer = {
  /** The results of these games; `undefined` if they could not be played. */
  play(experiment: Experiment, slice: Slice): Promise<Tally | undefined>
  close(): Promise<void>
}

/** Games for the process to play. */
export type ToJudgeProcess = { readonly n: number; readonly experiment: Experiment; readonly slice: Slice }

export type FromJudgeProcess = { readonly n: number; readonly tally: Tally | undefined }
