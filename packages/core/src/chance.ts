/** A source of whole numbers. */
export type Stream = {
  /** A whole number from 0 to n − 1, every one as likely. */
  below(n: number): number
}

/** Everything random a decision may use: a stream of its own for each purpose. */
export type Chance = { stream(purpose: string): Stream }

const WORDS = 2 ** 32

/** Can a number below this be drawn? Numbers in a file may be anything. */
export const isRange = (n: unknown): n is number => typeof n === 'number' && Number.isInteger(n) && n >= 1 && n <= WORDS

/**
 * The numbers below n from 32-bit words, without modulo bias: a word of the last, incomplete stretch of n is drawn again.
 * That stretch is shorter than n, so that most words need no division to be found fair.
 */
export function belowFrom(word: () => number): (n: number) => number {
  return (n) => {
    if (!(n >= 1 && n <= WORDS)) throw new Error(`no number below ${n}`)
    let w = word()
    while (w > WORDS - n && w >= WORDS - (WORDS % n)) w = word()
    return w % n
  }
}

/** 32-bit words, quick and reproducible (sfc32). */
function fastWords(seed: number): () => number {
  let a = seed | 0
  let b = 0x9e3779b9
  let c = 0x243f6a88
  let d = 1
  const word = () => {
    const t = (((a + b) | 0) + d) | 0
    d = (d + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + t) | 0
    return t >>> 0
  }
  for (let i = 0; i < 12; i++) word()
  return word
}

/** Quick and reproducible, for playouts, bots and tests; never for a table of people. */
export function fastChance(seed: number): Chance & Stream {
  const chance = { below: belowFrom(fastWords(seed)), stream: () => chance }
  return chance
}

/** Numbers from 0 up to 1, several times as quick as whole ones: for playouts that draw millions of them. */
export function fastShares(seed: number): () => number {
  const word = fastWords(seed)
  return () => word() / WORDS
}

/** The list in a random order. */
export function shuffled<T>(list: readonly T[], stream: Stream): T[] {
  const out = list.slice()
  for (let i = out.length - 1; i > 0; i--) {
    const j = stream.below(i + 1)
    const a = out[i] as T
    out[i] = out[j] as T
    out[j] = a
  }
  return out
}

/** One element, every one as likely. */
export function randomElement<T>(list: readonly T[], stream: Stream): T {
  if (list.length === 0) throw new Error('nothing to pick from')
  return list[stream.below(list.length)] as T
}
