import { type Chance, isRange } from './chance.ts'

/**
 * Every number a decision drew, by purpose: how many there were to draw from, what came, and so on. With the seed anybody
 * can draw them again without knowing a single rule.
 */
export type RecordedDraws = { readonly [purpose: string]: readonly number[] }

/** Chance that writes down what is drawn from it. */
export type RecordingChance = { readonly chance: Chance; draws(): RecordedDraws }

export function recordingChance(chance: Chance): RecordingChance {
  const lists = new Map<string, number[]>()
  return {
    chance: {
      stream(purpose) {
        const stream = chance.stream(purpose)
        return {
          below(n) {
            const value = stream.below(n)
            const list = lists.get(purpose)
            if (list === undefined) lists.set(purpose, [n, value])
            else list.push(n, value)
            return value
          },
        }
      },
    },
    draws: () => Object.fromEntries(lists),
  }
}

/** Does this chance give these very numbers again? */
export function redrawsSame(chance: Chance, draws: RecordedDraws): boolean {
  for (const [purpose, list] of Object.entries(draws)) {
    if (list.length % 2 !== 0) return false
    const stream = chance.stream(purpose)
    for (let i = 0; i < list.length; i += 2) {
      const n = list[i]
      if (!isRange(n) || stream.below(n) !== list[i + 1]) return false
    }
  }
  return true
}
