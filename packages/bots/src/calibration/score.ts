/** Chances fall into bins of equal width; a bin of chances is right if as many of them came true as they said. */
const BINS = 20

/** How good chances were: sums over everything that was asked. */
export type Score = {
  asked: number
  /** Of the truth's negative logarithm. */
  loss: number
  /** Of the entropy: what the loss would be if the chances were right. */
  entropy: number
  readonly said: Float64Array
  readonly came: Float64Array
  /** The number of chances in each bin. */
  readonly count: Float64Array
}

export const newScore = (): Score => ({
  asked: 0,
  loss: 0,
  entropy: 0,
  said: new Float64Array(BINS),
  came: new Float64Array(BINS),
  count: new Float64Array(BINS),
})

/** Adds one question: the chance of every answer, and the right one. */
export function ask(score: Score, chances: ArrayLike<number>, truth: number): void {
  score.asked++
  score.loss -= Math.log(chances[truth] ?? 0)
  for (let i = 0; i < chances.length; i++) {
    const p = chances[i] ?? 0
    if (p === 0) continue
    score.entropy -= p * Math.log(p)
    const bin = Math.min(BINS - 1, Math.floor(p * BINS))
    score.count[bin] = (score.count[bin] ?? 0) + 1
    score.said[bin] = (score.said[bin] ?? 0) + p
    if (i === truth) score.came[bin] = (score.came[bin] ?? 0) + 1
  }
}

/** By how much chances and outcomes differ, over all bins: 0 if every chance comes true as often as it says. */
export function calibrationError({ asked, said, came }: Score): number {
  let off = 0
  for (let i = 0; i < BINS; i++) off += Math.abs((said[i] ?? 0) - (came[i] ?? 0))
  return asked === 0 ? 0 : off / asked / 2
}

export const lossOf = ({ loss, asked }: Score): number => loss / asked
export const entropyOf = ({ entropy, asked }: Score): number => entropy / asked

/** For each fifth of all chances: how many there were, what they said on average, and how often it came true. */
export function saidAndCame({ said, came, count }: Score): readonly {
  readonly n: number
  readonly said: number
  readonly came: number
}[] {
  const width = BINS / 5
  return [0, 1, 2, 3, 4].map((fifth) => {
    const sum = (list: Float64Array): number =>
      list.subarray(fifth * width, (fifth + 1) * width).reduce((a, b) => a + b, 0)
    const n = sum(count)
    return { n, said: sum(said) / n, came: sum(came) / n }
  })
}
