import { fold, foldTable, isSeatPlayedByBot, newTableState, type Seat } from '@selva/core'
import type { AnyLiveTable } from './live.ts'

/** The turns in which a bot decided for the person of a seat, by their numbers in the game. */
export type BotTurns = { readonly seat: Seat; readonly turns: readonly number[] }

/** Public facts: whom a table awaits, in which turn, and when a bot plays for a person. */
export function botTurnsOf(
  { game, opened, state: last }: Pick<AnyLiveTable, 'game' | 'opened' | 'state'>,
  people: readonly Seat[],
): readonly BotTurns[] {
  const setting = last()?.setting
  const frames = opened.value
  if (setting === undefined || frames === undefined) return []
  const state = game.start(setting)
  const table = newTableState()
  const byBot = new Map<Seat, Set<number>>()
  for (const facts of frames) {
    for (const fact of facts) {
      foldTable(table, fact)
      fold(game, state, fact)
    }
    if (game.over(state)) break
    const clock = game.clockOf(state)
    for (const seat of game.awaits(state))
      if (people.includes(seat) && isSeatPlayedByBot(table, clock, seat))
        // A turn is named after its number.
        byBot.set(seat, (byBot.get(seat) ?? new Set()).add(Number.parseInt(clock.turn, 10)))
  }
  return people.flatMap((seat) => {
    const turns = byBot.get(seat)
    return turns === undefined ? [] : [{ seat, turns: [...turns] }]
  })
}

/** Numbers in ascending order as text, those that follow one another as a range: `3–6, 9`. */
export function rangesOf(numbers: readonly number[]): string {
  const ranges: [number, number][] = []
  for (const n of numbers) {
    const range = ranges.at(-1)
    if (range !== undefined && n === range[1] + 1) range[1] = n
    else ranges.push([n, n])
  }
  return ranges.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(', ')
}
