import type { Seat } from '@selva/core'

/** The table, as far as turn notices need it. */
export type WatchedTable = {
  /** The seats the table waits for now. Everybody may know. */
  readonly awaited: () => readonly Seat[]
  /** Must the person of this seat be called: no page of theirs at this table, and no bot that decides for them? */
  readonly away: (seat: Seat) => boolean
  /** Has every player a page of the table open? Then there is nobody to call. */
  readonly everybodyIsHere: () => boolean
  /** How many commits there have been. */
  readonly commits: () => number
  readonly tell: (seat: Seat, stillTrue: () => boolean) => void
}

/**
 * Calls players who are away when it becomes their turn: once each time the table begins to wait for them. It looks at
 * nothing but whom the table waits for and whom a bot plays for, which everybody knows, and only when something happens.
 */
export type TurnWatch = {
  /** The game has just begun. */
  begun(): void
  /** Is a player gone who might have to be called? */
  cares(): boolean
  /** Something has just been committed. */
  committed(): void
  /** The game in memory was replaced, or has just been loaded: what happened meanwhile was told where it happened. */
  reloaded(): void
  /** A player has come or gone. */
  presenceChanged(): void
}

export function turnWatch({ awaited, away, everybodyIsHere, commits, tell }: WatchedTable): TurnWatch {
  let before: readonly Seat[] = []
  /** How many commits there had been when it last looked. */
  let lookedAt = 0
  /** Grows with each turn of a seat, so that a notice that comes late knows it is out of date. */
  const turns = new Map<Seat, number>()
  const count = (seat: Seat): number => {
    const turn = (turns.get(seat) ?? 0) + 1
    turns.set(seat, turn)
    return turn
  }

  function look(): void {
    const now = awaited()
    for (const seat of now) {
      if (before.includes(seat)) continue
      const turn = count(seat)
      if (away(seat)) tell(seat, () => turns.get(seat) === turn && before.includes(seat) && away(seat))
    }
    before = now
    lookedAt = commits()
  }

  function reloaded(): void {
    before = awaited()
    lookedAt = commits()
  }

  return {
    begun() {
      before = []
      look()
    },
    cares: () => !everybodyIsHere(),
    committed: look,
    reloaded,
    presenceChanged() {
      // Everybody was here at the commits that were not looked at, so nobody has to be called for turns from before.
      if (lookedAt === commits()) return
      for (const seat of turns.keys()) count(seat)
      reloaded()
    },
  }
}
