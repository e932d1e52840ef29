// node scripts/independent-verifier.mjs FILE: checks the file of a game with nothing but SHA-256.
// It shares no code with the rest: only the file format (docs/security.md). It knows no rules, so it cannot say whether a
// choice was allowed; it says whether seals, seed, chain and every number that was drawn are as they must be.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

const sha = (/** @type {string | Uint8Array} */ bytes) => createHash('sha256').update(bytes).digest()
const hex = (/** @type {string} */ text) => sha(text).toString('hex')

/** The numbers of one stream, as often as asked: 32-bit words of SHA-256(key, counter), without modulo bias. */
function stream(/** @type {Buffer} */ seed, /** @type {number} */ n, /** @type {string} */ purpose) {
  const key = sha(Buffer.concat([seed, Buffer.from(`/${n}/${purpose}`)]))
  let words = Buffer.alloc(0)
  let counter = 0
  const word = () => {
    if (words.length === 0) {
      const number = Buffer.alloc(4)
      number.writeUInt32BE(counter++)
      words = sha(Buffer.concat([key, number]))
    }
    const value = words.readUInt32BE(0)
    words = words.subarray(4)
    return value
  }
  return (/** @type {number} */ below) => {
    let value = word()
    while (value >= 2 ** 32 - (2 ** 32 % below)) value = word()
    return value % below
  }
}

/**
 * What is wrong with a game, or nothing.
 * @param {any} file
 * @returns {string | undefined}
 */
export function fault(file) {
  const { table, secret, seed, seats, batches } = file
  const { fairness } = batches[0]
  let expected = secret
  if (fairness !== undefined) {
    if (hex(`selva/table/${table}/${secret}`) !== fairness.commitment) return 'commitment'
    const people = seats.flatMap((/** @type {any} */ s, /** @type {number} */ i) => (s.by === 'person' ? [i + 1] : []))
    if (people.join() !== fairness.parts.map((/** @type {any} */ p) => p.seat).join()) return 'part'
    for (const { seat, commitment, part } of fairness.parts)
      if (part !== '' && hex(`selva/seat/${table}/${seat}/${part}`) !== commitment) return 'part'
    const given = fairness.parts.map((/** @type {any} */ p) => `/${p.seat}=${p.part}`).join('')
    expected = hex(`selva/seed/${table}/${secret}${given}`)
  }
  if (seed !== expected) return 'seed'
  let before = hex(`selva/log/${table}`)
  for (const [i, { chain, ...batch }] of batches.entries()) {
    if (batch.n !== i) return 'chain'
    if (chain === undefined && fairness === undefined) continue
    if (hex(`${before}\n${JSON.stringify(batch)}`) !== chain) return 'chain'
    before = chain
  }
  for (const { n, draws = {} } of batches)
    for (const [purpose, list] of Object.entries(draws)) {
      const next = stream(Buffer.from(seed, 'hex'), n, purpose)
      for (let i = 0; i < list.length; i += 2) if (next(list[i]) !== list[i + 1]) return 'draws'
    }
  return undefined
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const found = fault(JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')))
  console.log(found === undefined ? 'seals, seed, chain and draws hold' : `NOT VERIFIED: ${found}`)
  process.exitCode = found === undefined ? 0 : 1
}
