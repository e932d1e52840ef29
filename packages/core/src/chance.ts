import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'

/** A source of whole numbers. */
export type Stream = {
  /** A whole number from 0 to n − 1, every one as likely. */
  below(n: number): number
}

/** Everything random a decision may use: a stream of its own for each purpose. */
export type Chance = { stream(purpose: string): Stream }

const WORDS = 2 ** 32

/** The numbers below n from 32-bit words, without modulo bias. */
function belowFrom(word: () => number): (n: number) => number {
  return (n) => {
    if (!(n >= 1 && n <= WORDS)) throw new Error(`no number below ${n}`)
    const fair = WORDS - (WORDS % n)
    let w = word()
    while (w >= fair) w = word()
    return w % n
  }
}

/**
 * Chance that anybody can work out again from the seed: the words of a stream are SHA-256(key, 0), SHA-256(key, 1) …
 * with key = SHA-256(seed, "/", scope, "/", purpose). The scope is the number of the batch the decision makes.
 */
export function seededChance(seed: Uint8Array, scope: string): Chance {
  const streams = new Map<string, Stream>()
  return {
    stream(purpose) {
      const old = streams.get(purpose)
      if (old !== undefined) return old
      const key = sha256(concatBytes(seed, utf8ToBytes(`/${scope}/${purpose}`)))
      let block = new DataView(new ArrayBuffer(0))
      let at = 0
      let counter = 0
      const made = {
        below: belowFrom(() => {
          if (at >= block.byteLength) {
            const number = new Uint8Array(4)
            new DataView(number.buffer).setUint32(0, counter++)
            const bytes = sha256(concatBytes(key, number))
            block = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
            at = 0
          }
          at += 4
          return block.getUint32(at - 4)
        }),
      }
      streams.set(purpose, made)
      return made
    },
  }
}

/** The seed that a text stands for, in simulations and tests. */
export const seedOf = (text: string): Uint8Array => sha256(utf8ToBytes(text))

/** SHA-256 of some text, in hexadecimal. */
export const digest = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)))

/** Quick and reproducible (sfc32), for playouts, bots and tests; never for a table of people. */
export function fastChance(seed: number): Chance & Stream {
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
  const chance = { below: belowFrom(word), stream: () => chance }
  return chance
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
export function oneOf<T>(list: readonly T[], stream: Stream): T {
  if (list.length === 0) throw new Error('nothing to pick from')
  return list[stream.below(list.length)] as T
}
