import { fastChance, open, play, type Seat, seatsOf } from '@selva/core'
import { choose } from '@selva/core/testing'
import { escape, type FullState, type PartialState, PRESETS, type Setting, zones } from '../src/index.ts'
import { more } from './level.ts'
import { scenario, tableOf } from './mixtures.ts'

/** A moment of a random game: the whole state, and what each seat knows of it. */
export type Moment = { readonly state: FullState; readonly known: ReadonlyMap<Seat, PartialState> }

/** Plays one random game to its end and shows every moment of it. */
export function walk(setting: Setting, seed: number, look: (moment: Moment) => void): void {
  const chance = fastChance(seed)
  let { state, facts } = open(escape, setting, chance)
  const known = new Map(seatsOf(setting.seats).map((seat) => [seat, escape.start(setting)]))
  for (;;) {
    for (const [seat, partial] of known)
      for (const fact of facts) {
        const seen = escape.redactor.redact(fact, seat)
        if (seen !== undefined) escape.evolve(partial, seen as Parameters<typeof escape.evolve>[1])
      }
    look({ state, known })
    if (escape.over(state)) return
    const { seat, choice } = choose(escape, state, chance)
    state = escape.clone(state) as FullState
    facts = play(escape, state, seat, choice, chance)
  }
}

/** Tables of every preset, and mixtures of codes, switches and decks. */
export function* tables(): Generator<readonly [Setting, number]> {
  for (const [p, preset] of PRESETS.entries())
    for (let i = 0; i < 3 * more; i++) {
      const setting = tableOf(zones[(i + p) % zones.length]?.id ?? '', preset, 3 + ((i + p) % 5))
      if (setting !== undefined) yield [setting, i * 41 + p]
    }
  // Locked hatches are in few of the mixtures.
  const locked = tableOf('galilei', 'advanced', 4, { codes: ['own.lockedHatches'] })
  if (locked !== undefined) yield [locked, 1]
  for (let seed = 9000, games = 0; games < 25 * more; seed++) {
    const setting = scenario(seed)
    if (setting === undefined) continue
    games++
    yield [setting, seed]
  }
}
