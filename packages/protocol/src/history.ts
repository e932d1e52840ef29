import type { GameRecord, WireFrame } from '@selva/core'
import { Type } from 'typebox'
import { PlayedDocuments } from './documents.ts'

/** `GET /api/tables/:id/history` */
export type History = {
  /** Every frame the reader was entitled to while the game ran, in order. */
  readonly frames: readonly WireFrame[]
  /** Once the game is over: every batch with nothing hidden. Empty before. */
  readonly opened: readonly (readonly WireFact[])[]
}

/** `GET /api/tables/:id/record`: a finished game with everything that was hidden in it, as one file. */
export type { GameRecord }

const Frames = Type.Array(Type.Array(Type.Array(Type.Unknown())))
const ShortFrames = Type.Array(Type.String())
/** The schema of a `History`. */
export const HistoryBody = Type.Object({ frames: Type.Union([Frames, ShortFrames]), opened: Frames })

/** The schema of a `GameRecord`, as far as it does not depend on the game. */
export const RecordBody = Type.Object({
  selva: Type.Literal(1),
  table: Type.String(),
  game: Type.String(),
  setting: Type.Unknown(),
  arrangement: Type.Optional(Type.Unknown()),
  documents: Type.Optional(PlayedDocuments),
  seats: Type.Array(Type.Object({ by: Type.Enum(['person', 'bot']), name: Type.String() })),
  secret: Type.String(),
  seed: Type.String(),
  batches: Type.Array(Type.Unknown()),
})

/** A fact as it travels: `[kind, field, …]`; see `redactor(…).read`. */
export type WireFact = readonly unknown[]
