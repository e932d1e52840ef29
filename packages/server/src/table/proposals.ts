import { allows, allowsTableFact, refusalOf, refuse, type Seat, type TableFact } from '@selva/core'
import type { Claim, FromPlayer } from '@selva/protocol'
import { newChoiceId } from '../base/code.ts'
import { claimBatch, claimsInARow, decided, isOver, tableBatch } from './live.ts'
import type { Proposal } from './pipeline.ts'

/** Most claims one player may make in a row, until something else happens. */
const MOST_CLAIMS = 3

/** A choice of a seat, for the step that it names. */
export const choiceBy = (seat: Seat, { id, step, choice, next }: FromPlayer, mayAdd: Proposal['mayAdd']): Proposal => ({
  seat,
  id,
  next,
  accept: ({ game, state, table }) => (table.ended ? refuse('over') : refusalOf(game, state, seat, step, choice)),
  decide: (live) => decided(live, seat, choice),
  mayAdd,
})

/** A claim before everybody, true or not. */
export const claimBy = (seat: Seat, { id, claim }: Claim, mayAdd: Proposal['mayAdd']): Proposal => ({
  seat,
  id,
  accept(live) {
    if (isOver(live)) return refuse('over')
    if (!allows(live.game.claims(live.state, seat), claim)) return refuse('illegal')
    return claimsInARow(live, seat) >= MOST_CLAIMS ? refuse('tooMany') : undefined
  },
  decide: (live) => claimBatch(live, seat, claim),
  mayAdd,
})

/** Facts of the table itself, if the first of them can have happened. */
export const factsAt = (seat: Seat, ...facts: readonly TableFact[]): Proposal => ({
  seat,
  id: newChoiceId('table'),
  accept(live) {
    if (isOver(live)) return refuse('over')
    const [first] = facts
    return first !== undefined && allowsTableFact(live.table, first) ? undefined : 'done'
  },
  decide: (live) => tableBatch(live, facts),
  mayAdd: () => true,
})
