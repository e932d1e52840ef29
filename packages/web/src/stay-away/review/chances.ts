import type { Impression } from '@selva/bots/review/stay-away'
import type { Role } from '@selva/stay-away'
import { percent } from '../../replay/review/percent.ts'
import type { StayAwayReviewWords } from './messages/en.ts'

/** How a player looked in figures, and what they were. */
export function figuresText(
  { thing, infected }: Impression,
  role: Role | undefined,
  words: StayAwayReviewWords,
): string {
  const figures = words.figures(percent(Math.max(0, 1 - thing - infected)), percent(infected), percent(thing))
  return role === undefined ? figures : `${figures} ${words.truly[role]}`
}
