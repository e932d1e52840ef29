import type { PersonId } from '../base/ids.ts'

/** A person who looks for a game. */
export type Seeker = {
  readonly person: PersonId
  /** The games they would play, the preferred ones first. */
  readonly games: readonly string[]
  /** The people whom they block. */
  readonly blocked: ReadonlySet<PersonId>
}

const areApart = (one: Seeker, other: Seeker): boolean => one.blocked.has(other.person) || other.blocked.has(one.person)

/** The people who play this game with the first of them: those who have waited longest, without two who block each other. */
export function groupWith<S extends Seeker>(first: S, all: readonly S[], game: string, seats: number): readonly S[] {
  const group = [first]
  for (const one of all) {
    if (group.length >= seats) break
    if (one !== first && one.games.includes(game) && !group.some((other) => areApart(one, other))) group.push(one)
  }
  return group
}
