import type { AnyChoice, GameFigures, Seat } from '@selva/core'
import type { Claim } from './claim.ts'
import { dealings } from './dealings.ts'
import { playerAt } from './state.ts'
import type { StayAwayShape } from './table-game.ts'

/** The counts of a finished game for every seat. */
const STAY_AWAY_COUNTS = ['turns', 'kills', 'deaths', 'infections', 'claims', 'lies'] as const
type StayAwayCount = (typeof STAY_AWAY_COUNTS)[number]

const isClaim = (claim: AnyChoice): claim is Claim => ['gave', 'got', 'saw', 'is', 'am'].includes(claim.do)

export const figures: GameFigures<StayAwayShape> = {
  counts: STAY_AWAY_COUNTS,
  about: () => ({ rules: '', map: '' }),
  counter: (add) => {
    const count = (seat: Seat, what: StayAwayCount): void => add(seat, what)
    const { happened, knows } = dealings()
    return {
      happened(state, fact) {
        happened(state, fact)
        if (fact.kind === 'turn') count(fact.seat, 'turns')
        if (fact.kind === 'infected') count(fact.by, 'infections')
        if (fact.kind !== 'eliminated') return
        if (fact.by !== 'none' && fact.by !== fact.seat) count(fact.by, 'kills')
        count(fact.seat, 'deaths')
      },
      claimed(state, seat, claim) {
        // The role of another player can only be guessed: a wrong guess is no lie.
        if (!isClaim(claim) || claim.do === 'is') return
        count(seat, 'claims')
        const isTrue =
          claim.do === 'am' ? playerAt(state, seat).role === claim.role : knows(claim.do, seat, claim.card, claim.whom)
        if (!isTrue) count(seat, 'lies')
      },
    }
  },
}
