import { seededChance } from './chance.ts'
import type { Game } from './game.ts'
import { type Batch, claimed } from './log.ts'
import { open, play, refusalOf } from './play.ts'

/** What a check of a finished game found. `checked` batches were decided again; older rules only fold. */
export type Verdict =
  | { readonly ok: true; readonly checked: number; readonly older: number }
  | {
      readonly ok: false
      readonly batch: number
      readonly why: 'opening' | 'illegal' | 'facts' | 'order'
    }

/** Replays every choice from the seed: each must be legal and give exactly the facts that were written down. */
export function verify(game: Game, setting: unknown, seed: Uint8Array, batches: readonly Batch[]): Verdict {
  const [opening, ...rest] = batches
  if (opening === undefined || opening.by !== undefined) return { ok: false, batch: 0, why: 'opening' }
  const { state, facts } = open(game, setting, seededChance(seed, '0'))
  if (JSON.stringify(facts) !== JSON.stringify(opening.facts)) return { ok: false, batch: 0, why: 'opening' }
  let older = 0
  for (const [i, { n, by, said, facts: written, rulesVersion }] of rest.entries()) {
    if (n === i + 1 && said !== undefined && by === undefined) {
      if (JSON.stringify(claimed(said.seat, said.claim)) === JSON.stringify(written)) continue
      return { ok: false, batch: n, why: 'facts' }
    }
    if (n !== i + 1 || by === undefined) return { ok: false, batch: i + 1, why: 'order' }
    if (rulesVersion !== game.rulesVersion) {
      for (const fact of written) game.evolve(state, fact)
      older++
      continue
    }
    if (refusalOf(game, state, by.seat, game.step(state, by.seat), by.choice) !== undefined)
      return { ok: false, batch: n, why: 'illegal' }
    const again = play(game, state, by.seat, by.choice, seededChance(seed, String(n)))
    if (JSON.stringify(again) !== JSON.stringify(written)) return { ok: false, batch: n, why: 'facts' }
  }
  return { ok: true, checked: batches.length - older, older }
}
