import type { Experiment, Slice, Tally } from '@selva/bots/lab'

/** Games that a worker of the lab is asked to play. */
export type ToLabWorker = { readonly experiment: Experiment; readonly slice: Slice }

/** Their result; no tally if a game could not be played to its end. */
export type FromLabWorker = { readonly slice: Slice; readonly tally: Tally | undefined }
