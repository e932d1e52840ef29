import type { Seat } from '@selva/core'
import { impressionIn } from './claims.ts'
import type { News } from './deeds.ts'

/** How one player changed their mind about another by some news. */
export type Change = {
  readonly news: News
  readonly about: Seat
  readonly role: 'thing' | 'infected'
  readonly before: number
  readonly after: number
}

/** A change below this is not worth a sentence. */
const LEAST = 0.02

/** The change that some news made in a reader's thoughts of the others. */
export function changesIn(news: News, reader: Seat): readonly Change[] {
  return news.after.flatMap((_, i) => {
    const about = (i + 1) as Seat
    if (about === reader) return []
    const before = impressionIn(news.before, reader, about)
    const after = impressionIn(news.after, reader, about)
    return (['thing', 'infected'] as const).flatMap((role) =>
      Math.abs(after[role] - before[role]) >= LEAST
        ? [{ news, about, role, before: before[role], after: after[role] }]
        : [],
    )
  })
}

const sizeOf = ({ before, after }: Change): number => Math.abs(after - before)

/** The changes that moved a reader most, one for each piece of news, in the order of the game. */
export function largestFor(news: readonly News[], reader: Seat, most: number): readonly Change[] {
  return news
    .flatMap((one) =>
      changesIn(one, reader)
        .toSorted((a, b) => sizeOf(b) - sizeOf(a))
        .slice(0, 1),
    )
    .toSorted((a, b) => sizeOf(b) - sizeOf(a))
    .slice(0, most)
    .toSorted((a, b) => a.news.batch - b.news.batch)
}

/** A clue that moved a reader by less is not worth a sentence. */
const LEAST_RISE = 0.05

/** The news of one player that are asked for: as a reader saw them, before a batch, about these roles. */
type Clue = {
  readonly reader: Seat
  readonly about: Seat
  readonly until: number
  readonly roles: readonly Change['role'][]
}

/** The news that most raised what a reader thought of a player. */
export function strongestClue(news: readonly News[], { reader, about, until, roles }: Clue): Change | undefined {
  const rises = news
    .filter(({ batch }) => batch < until)
    .flatMap((one) => changesIn(one, reader))
    .filter(
      (change) => change.about === about && roles.includes(change.role) && change.after - change.before >= LEAST_RISE,
    )
  return rises.toSorted((a, b) => sizeOf(b) - sizeOf(a))[0]
}
