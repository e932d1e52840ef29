import { type AnyChoice, type AnyFact, type Chance, type Game, open, play, type Seat } from '@selva/core'

export type Recorded = { readonly seat: Seat; readonly choice: AnyChoice }

/** INV-4: the same choices with the same chance give the same log. Says where they do not. */
export function differs(
  game: Game,
  setting: unknown,
  chance: Chance,
  choices: readonly Recorded[],
  log: readonly AnyFact[],
): string | undefined {
  const { state, facts } = open(game, setting, chance)
  const again: AnyFact[] = [...facts]
  for (const { seat, choice } of choices) again.push(...play(game, state, seat, choice, chance))
  for (const [i, fact] of log.entries())
    if (JSON.stringify(fact) !== JSON.stringify(again[i])) return `played again, fact ${i + 1} differs`
  return again.length === log.length ? undefined : `played again, ${again.length} facts, not ${log.length}`
}
