// node scripts/independent-verifier.mjs FILE: checks the file of a game with nothing but SHA-256.
// It shares no code with the rest: only the file format (docs/security.md). It knows no rules, so it cannot say whether a
// choice was allowed; it says whether seals, seed, chain and every number that was drawn are as they must be, and it
// names everything that it did not check.
import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

const LARGEST_FILE = 20_000_000
const WORDS = 2 ** 32

const sha = (/** @type {string | Uint8Array} */ bytes) => createHash('sha256').update(bytes).digest()
const hex = (/** @type {string} */ text) => sha(text).toString('hex')

const isObject = (/** @type {unknown} */ v) => typeof v === 'object' && v !== null && !Array.isArray(v)
const isHash = (/** @type {unknown} */ v) => typeof v === 'string' && /^[0-9a-f]{64}$/.test(v)
const isSeat = (/** @type {any} */ v, /** @type {number} */ seats) => Number.isInteger(v) && v >= 1 && v <= seats

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
    while (value >= WORDS - (WORDS % below)) value = word()
    return value % below
  }
}

/** Has the exchange the shape of one? */
function isExchange(/** @type {any} */ fairness, /** @type {number} */ seats) {
  if (!isObject(fairness) || !isHash(fairness.commitment) || !Array.isArray(fairness.parts)) return false
  return fairness.parts.every(
    (/** @type {any} */ p) =>
      isObject(p) &&
      isSeat(p.seat, seats) &&
      (p.commitment === '' || isHash(p.commitment)) &&
      (p.part === '' || isHash(p.part)),
  )
}

/** Do these lists give limits that can be drawn below, each followed by a number? */
const areDraws = (/** @type {any} */ draws) =>
  isObject(draws) &&
  Object.values(draws).every(
    (list) =>
      Array.isArray(list) &&
      list.length % 2 === 0 &&
      list.every((k, i) => Number.isInteger(k) && (i % 2 === 1 ? k >= 0 : k >= 1 && k <= WORDS)),
  )

/**
 * Is the file as `docs/security.md` describes it, as far as this program reads it?
 * @param {any} file
 * @returns {string | undefined}
 */
function shapeFault(file) {
  if (!isObject(file) || typeof file.table !== 'string') return 'file'
  if (!isHash(file.secret) || !isHash(file.seed)) return 'seed'
  if (!Array.isArray(file.seats) || file.seats.length > 16 || !file.seats.every(isObject)) return 'seats'
  if (!Array.isArray(file.batches) || file.batches.length === 0 || !file.batches.every(isObject)) return 'chain'
  if (file.batches.some((/** @type {any} */ b) => b.draws !== undefined && !areDraws(b.draws))) return 'draws'
  const { fairness } = file.batches[0]
  return fairness === undefined || isExchange(fairness, file.seats.length) ? undefined : 'part'
}

/**
 * @param {any} file of the right shape
 * @returns {string | undefined}
 */
function sealFault({ table, secret, seed, seats, batches }) {
  const { fairness } = batches[0]
  if (fairness === undefined) return seed === secret ? undefined : 'seed'
  if (hex(`selva/table/${table}/${secret}`) !== fairness.commitment) return 'commitment'
  const people = seats.flatMap((/** @type {any} */ s, /** @type {number} */ i) => (s.by === 'person' ? [i + 1] : []))
  if (people.join() !== fairness.parts.map((/** @type {any} */ p) => p.seat).join()) return 'part'
  for (const { seat, commitment, part } of fairness.parts)
    if (part !== '' && hex(`selva/seat/${table}/${seat}/${part}`) !== commitment) return 'part'
  const given = fairness.parts.map((/** @type {any} */ p) => `/${p.seat}=${p.part}`).join('')
  return seed === hex(`selva/seed/${table}/${secret}${given}`) ? undefined : 'seed'
}

/**
 * @param {any} file of the right shape
 * @returns {string | undefined}
 */
function chainFault({ table, batches }) {
  let before = hex(`selva/log/${table}`)
  let begun = batches[0].fairness !== undefined
  for (const [i, { chain, ...batch }] of batches.entries()) {
    if (batch.n !== i) return 'chain'
    if (chain === undefined && !begun) continue
    begun = true
    if (hex(`${before}\n${JSON.stringify(batch)}`) !== chain) return 'chain'
    before = chain
  }
  return undefined
}

/**
 * @param {any} file of the right shape
 * @returns {string | undefined}
 */
function drawFault({ seed, batches }) {
  for (const { n, draws = {} } of batches)
    for (const [purpose, list] of Object.entries(draws)) {
      const next = stream(Buffer.from(seed, 'hex'), n, purpose)
      for (let i = 0; i < list.length; i += 2) if (next(list[i]) !== list[i + 1]) return 'draws'
    }
  return undefined
}

/**
 * Fault of a game, or nothing. It answers whatever the file holds.
 * @param {any} file
 * @returns {string | undefined}
 */
export function fault(file) {
  try {
    return shapeFault(file) ?? sealFault(file) ?? chainFault(file) ?? drawFault(file)
  } catch {
    // Nested deeper than it can be written down again.
    return 'file'
  }
}

/**
 * Proofs that a file without a fault lacks, as far as this program can tell.
 * @param {any} file
 * @returns {readonly string[]} of `exchange` and `chain`
 */
function missing({ batches }) {
  const chained = batches.every((/** @type {any} */ b) => b.chain !== undefined)
  return [...(batches[0].fairness === undefined ? ['exchange'] : []), ...(chained ? [] : ['chain'])]
}

const USAGE = 'node scripts/independent-verifier.mjs FILE checks the seals, seed, chain and draws of a game file.'

const NOT_CHECKED =
  'not checked, because this program does not know the rules: the choices, their results, and whether the game has ended'

/** The file's value, or why there is none. */
function read(/** @type {string} */ name) {
  try {
    const { size } = statSync(name)
    if (size > LARGEST_FILE) return { why: `the file has ${size} bytes, and no game has more than ${LARGEST_FILE}` }
    return { file: JSON.parse(readFileSync(name, 'utf8')) }
  } catch (error) {
    return { why: error instanceof SyntaxError ? 'the file is not JSON' : 'the file cannot be read' }
  }
}

/**
 * Checks a file by its name. Exit codes: 0 holds, 1 does not, 2 no file, 5 holds, but something was not there to check.
 * @param {string} name
 * @returns {{ code: number, lines: readonly string[] }}
 */
export function checked(name) {
  const { file, why } = read(name)
  if (why !== undefined) return { code: 2, lines: [`Nothing was checked: ${why}.`] }
  const found = fault(file)
  if (found !== undefined) return { code: 1, lines: [`NOT VERIFIED: ${found}`] }
  const gaps = missing(file)
  const held = ['seed', 'chain', 'draws'].filter((part) => !gaps.includes(part)).join(', ')
  const lines = [gaps.includes('exchange') ? `correct: ${held}` : `correct: seals, ${held}`]
  if (gaps.includes('exchange')) lines.push('no exchange: the server alone chose the seed, and nothing sealed it')
  if (gaps.includes('chain')) lines.push('no chain over the whole game: steps may have been changed')
  return { code: gaps.length === 0 ? 0 : 5, lines: [...lines, NOT_CHECKED] }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [name] = process.argv.slice(2)
  const { code, lines } = name === undefined ? { code: 2, lines: [USAGE] } : checked(name)
  for (const line of lines) console.log(line)
  process.exitCode = code
}
