import { fold, type Seat } from '@selva/core'
import {
  type Claim,
  type Dealings,
  dealings,
  type Fact,
  type PartialState,
  playerAt,
  type StayAwayShape,
  stayAwayTableGame,
} from '@selva/stay-away'
import type { Frame } from '../../table/live-ports.ts'
import type { Story } from '../story.ts'
import type { Seen } from '../story-line.ts'

/** The truth of a claim. The role of another player can only be guessed: a wrong guess is no lie. */
export type Verdict = 'true' | 'lie' | 'wrong' | 'fits' | 'otherwise'

function verdictOf(state: PartialState, seat: Seat, claim: Claim, { knows }: Dealings): Verdict {
  switch (claim.do) {
    case 'is':
      return playerAt(state, claim.whom).role === claim.role ? 'true' : 'wrong'
    case 'am':
      return playerAt(state, seat).role === claim.role ? 'true' : 'lie'
    default:
      return knows(claim.do, seat, claim.card, claim.whom) ? 'true' : 'lie'
  }
}

/** After the game, when everything is open: the verdicts on all claims, in their order. */
export function verdictsOf(
  setting: StayAwayShape['setting'],
  frames: readonly Frame<StayAwayShape>[],
): readonly Verdict[] {
  const state = stayAwayTableGame.start(setting)
  const known = dealings()
  const verdicts: Verdict[] = []
  const hear = (fact: Seen): void => {
    // One of the game's own claims: the table takes no other.
    if (fact.kind === 'claimed') verdicts.push(verdictOf(state, fact.seat, fact.claim as Claim, known))
    // Everything is open by now; facts of the table itself are none of the game's.
    else known.happened(state, fact as Fact)
    fold(stayAwayTableGame, state, fact)
  }
  for (const frame of frames) for (const fact of frame) hear(fact)
  return verdicts
}

/** The verdict of my own log on a claim about cards that went between its speaker and me; `undefined` if it has none. */
export function ownVerdict({ lines, me }: Pick<Story, 'lines' | 'me'>, seat: Seat, claim: Claim): Verdict | undefined {
  if ((claim.do !== 'gave' && claim.do !== 'got') || claim.whom !== me) return undefined
  const mine = lines.flatMap((line) => (line.kind === 'got' && line.from === seat ? [line] : []))
  const hand = claim.do === 'gave' ? mine.map(({ got }) => got) : mine.map(({ gave }) => gave)
  return hand.includes(claim.card) ? 'fits' : 'otherwise'
}
