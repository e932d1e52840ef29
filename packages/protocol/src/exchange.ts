import type { SeedShare } from '@selva/core'
import { type Static, Type } from 'typebox'
import { readonlySchema } from './schema.ts'

/** How far the people at a table are with making its seed: the lobby, sealing, opening, and the game. */
const EXCHANGE_PHASES = ['open', 'commit', 'reveal', 'done'] as const
export const Exchange = readonlySchema(
  Type.Object(
    {
      /** The seal on the table's own secret. */
      commitment: Type.String(),
      phase: Type.Enum([...EXCHANGE_PHASES]),
      /** Every person in seat order: the seal and what was under it, each empty as long as it is missing. */
      parts: Type.Array(
        Type.Unsafe<SeedShare>(Type.Object({ seat: Type.Integer(), commitment: Type.String(), part: Type.String() })),
      ),
    },
    { title: 'Exchange' },
  ),
)
export type Exchange = Static<typeof Exchange>
