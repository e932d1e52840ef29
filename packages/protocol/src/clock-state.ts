import type { Seat } from '@selva/core'
import { Type } from 'typebox'
import type { ClockRules, ClockTimes } from './clock-ledger.ts'
import { readonlySchema } from './schema.ts'

const Times = Type.Array(Type.Tuple([Type.Integer({ title: 'seat' }), Type.Integer({ title: 'milliseconds' })]))

/** The clocks of a table at a moment. */
export type ClockState = ClockRules & ClockTimes & { readonly running: readonly Seat[]; readonly resting: boolean }
export const ClockState = Type.Unsafe<ClockState>(
  readonlySchema(
    Type.Object(
      {
        per: Type.Enum(['clock', 'turn'], {
          description: 'each clock has its own time, or each player for a whole turn',
        }),
        each: Type.Integer({ description: 'milliseconds for each clock or turn' }),
        name: Type.String({ description: 'the turn or decision that time is charged for' }),
        shared: Type.Boolean({ description: 'one clock, without a reserve, for all who choose at the same time' }),
        running: Type.Array(Type.Integer({ title: 'seat' }), { description: 'the seats whose time passes' }),
        left: Times,
        bank: Times,
        resting: Type.Boolean({ description: 'no player is here, and the clocks stand still' }),
      },
      { title: 'ClockState' },
    ),
  ),
)
