import type { Seat } from '@selva/core'

/** What watching over turns needs of a table. */
export type WatchedTable = {
  /** The seats the table waits for now. Everybody may know. */
  readonly awaited: () => readonly Seat[]
  /** Must the person of this seat be called: no page of theirs at this table, and no bot that decides for them? */
  readonly away: (seat: Seat) => boolean
  readonly tell: (seat: Seat, stillTrue: () => boolean) => void
}

/**
 * Tells those who are away when it becomes their turn: once each time the table begins to wait for them. It looks at
 * nothing but whom the table waits for and whom a bot plays for, which everybody knows, and only when something happens.
 */
export type TurnWatch = {
  /** The game has just begun. */
  begun(): void
  /** Something has just been committed. */
  committed(): void
  /** The game in memory was replaced, or has just been loaded: what happened meanwhile was told where it happened. */
  reloaded(): void
}

export function turnWatch({ awaited, away, tell }: WatchedTable): TurnWatch {
  let before: readonly Seat[] = []
  /** Grows with each turn of a seat, so that a notice that comes late knows it is out of date. */
  const turns = new Map<Seat, number>()

  function look(): void {
    const now = awaited()
    for (const seat of now) {
      if (before.includes(seat)) continue
      const turn = (turns.get(seat) ?? 0) + 1
      turns.set(seat, turn)
      if (away(seat)) tell(seat, () => turns.get(seat) === turn && before.includes(seat) && away(seat))
    }
    before = now
  }

  return {
    begun() {
      before = []
      look()
    },
    committed: look,
    reloaded() {
      before = awaited()
    },
  }
}
