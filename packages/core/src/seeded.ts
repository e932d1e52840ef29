import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { belowFrom, type Chance, type Stream } from './chance.ts'

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
