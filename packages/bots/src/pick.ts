import type { Stream } from '@selva/core'

/** Fine enough for any two chances that matter. */
const GRAIN = 2 ** 30

/** The place of one of these weights, each as likely as it is heavy. The first if none weighs anything. */
export function weighted(weights: readonly number[], stream: Stream): number {
  let sum = 0
  for (const weight of weights) sum += weight
  let rest = (stream.below(GRAIN) / GRAIN) * sum
  for (const [i, weight] of weights.entries()) {
    rest -= weight
    if (rest < 0) return i
  }
  return 0
}

/** The place of one of the best scores: those worse by much more than `slack` are hardly ever taken. */
export function nearBest(scores: readonly number[], slack: number, stream: Stream): number {
  const best = Math.max(...scores)
  return weighted(
    scores.map((score) => Math.exp((score - best) / slack)),
    stream,
  )
}

/** The best of a list by score; `undefined` of none. */
export function bestOf<T>(list: readonly T[], score: (element: T) => number): { best: T; score: number } | undefined {
  let found: { best: T; score: number } | undefined
  for (const element of list) {
    const value = score(element)
    if (found === undefined || value > found.score) found = { best: element, score: value }
  }
  return found
}
