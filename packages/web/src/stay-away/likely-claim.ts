import type { Seat } from '@selva/core'
import type { Card, Claim, Role } from '@selva/stay-away'
import type { Story } from './story.ts'

/** The player and card a claim begins with; `undefined` if the speaker has to pick them. */
type LikelyClaim = { readonly whom: Seat | undefined; readonly card: Card | undefined }

/** Cards that give a player of The Thing's side away by being named. */
const BETRAYING: readonly (Card | undefined)[] = ['infected', 'theThing']

function last(story: Story, what: Claim['do']): LikelyClaim {
  if (what === 'saw') {
    const seen = story.sightings.findLast(({ line }) => line.kind !== 'got')
    return { whom: seen?.of, card: seen?.cards[0] }
  }
  const got = story.lines.findLast((line) => line.kind === 'got')
  if (got?.kind !== 'got') return { whom: undefined, card: undefined }
  return { whom: got.from, card: what === 'gave' ? got.gave : got.got }
}

/**
 * The likeliest thing to say: about my last exchange, or what I saw last. It saves taps, and is only a suggestion. What
 * would betray the speaker is never suggested: a player who is not human picks that card, or another, themselves.
 */
export function likelyClaim(story: Story, what: Claim['do'], role: Role | undefined): LikelyClaim {
  const { whom, card } = last(story, what)
  return { whom, card: role !== 'human' && BETRAYING.includes(card) ? undefined : card }
}
