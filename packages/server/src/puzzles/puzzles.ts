import { type Refusal, refuse } from '@selva/core'
import { type PuzzleDays, type PuzzleOfDay, SHOWN_FROM } from '@selva/protocol'
import type { Clock } from '../base/clock.ts'
import type { PersonId } from '../base/ids.ts'
import type { PuzzleRow, PuzzleRows } from '../store/rows/puzzles.ts'
import { dayAt } from './day.ts'

/** Days of the archive that are sent at once. */
const PORTION = 30

/** The puzzle of each day up to today, as a person sees it. A later day is as unknown as one without a puzzle. */
export type Puzzles = {
  list(person: PersonId, before: string | undefined): Promise<PuzzleDays>
  of(person: PersonId, day: string): Promise<PuzzleOfDay | Refusal>
  /** The person's first answer stands: another one changes nothing. */
  answer(person: PersonId, day: string, choice: number): Promise<PuzzleOfDay | Refusal>
}

export function puzzlesOf(rows: PuzzleRows, clock: Clock): Puzzles {
  const today = (): string => dayAt(clock.now())

  /** The explanation, and the answers of others, only come with the reader's own answer. */
  async function shown({ day, asked, explained, mine }: PuzzleRow): Promise<PuzzleOfDay> {
    if (mine === undefined) return { day, asked }
    const others = await rows.counts(day, asked.candidates.length)
    const all = others.reduce((sum, n) => sum + n, 0)
    return { day, asked, answered: { mine, explained, ...(all < SHOWN_FROM ? {} : { others: [...others] }) } }
  }

  async function of(person: PersonId, day: string): Promise<PuzzleOfDay | Refusal> {
    const row = await rows.one(day, today(), person)
    return row === undefined ? refuse('unknownAddress') : shown(row)
  }

  return {
    of,
    async list(person, before) {
      const days = await rows.before(before, today(), person, PORTION + 1)
      return { today: today(), days: [...days.slice(0, PORTION)], more: days.length > PORTION }
    },
    async answer(person, day, choice) {
      const row = await rows.one(day, today(), person)
      if (row === undefined) return refuse('unknownAddress')
      await rows.answer(day, person, choice, clock.now())
      return of(person, day)
    },
  }
}
