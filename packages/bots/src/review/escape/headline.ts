import { best } from '../best.ts'
import type { Attack, Death, HatchTry } from './attempts.ts'
import type { EscapeReview, ToldLie } from './review.ts'

/** The one sentence about a game: the first of these that happened. */
export type Headline =
  /** A lie that was believed and followed. */
  | { readonly kind: 'lured'; readonly lie: ToldLie }
  /** An escape against the odds. */
  | { readonly kind: 'lucky'; readonly attempt: HatchTry }
  /** An attack on a place where hardly any opponent was expected. */
  | { readonly kind: 'blind'; readonly attack: Attack; readonly death: Death }
  | { readonly kind: 'believed'; readonly lie: ToldLie }
  /** An attack that was certain enough. */
  | { readonly kind: 'found'; readonly attack: Attack; readonly death: Death }
  | { readonly kind: 'escaped'; readonly attempt: HatchTry }
  | { readonly kind: 'quiet' }

/** A lie below this was not believed. */
const BELIEVED = 0.3
const AGAINST_THE_ODDS = 0.5
const BLIND = 0.15

export function headlineOf({ lies, attacks, tries }: Pick<EscapeReview, 'lies' | 'attacks' | 'tries'>): Headline {
  const believed = lies.filter((lie) => lie.believed >= BELIEVED)
  const followed = best(
    believed.filter((lie) => lie.lured.length > 0),
    (lie) => lie.lured.length + lie.believed,
  )
  if (followed !== undefined) return { kind: 'lured', lie: followed }
  const escapes = tries.filter(({ escaped }) => escaped)
  const lucky = best(escapes, ({ odds }) => -odds)
  if (lucky !== undefined && lucky.odds <= AGAINST_THE_ODDS) return { kind: 'lucky', attempt: lucky }
  const kills = attacks.flatMap((attack) =>
    attack.deaths.filter(({ friend }) => !friend).map((death) => ({ attack, death })),
  )
  const blind = best(kills, ({ attack }) => -attack.chance)
  if (blind !== undefined && blind.attack.chance <= BLIND) return { kind: 'blind', ...blind }
  const lie = best(believed, (one) => one.believed)
  if (lie !== undefined) return { kind: 'believed', lie }
  const found = best(kills, ({ death }) => death.chance)
  if (found !== undefined) return { kind: 'found', ...found }
  const last = escapes.at(-1)
  return last === undefined ? { kind: 'quiet' } : { kind: 'escaped', attempt: last }
}
