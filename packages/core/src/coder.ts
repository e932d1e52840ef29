/**
 * The short form in which facts and states travel between the server and its pages. Every single value (a card, a seat,
 * a sector, yes, no, unknown) takes two characters, so that a text has the same length whatever it tells. The characters
 * are printable and need no escape inside the quotes of JSON.
 */
export type Coder = {
  /** Names the vocabulary. A page that was built from another vocabulary must not read by this one. */
  readonly id: string
  /** The code of a kind of fact: one character. */
  kind(name: string): string
  /** A plain value. `undefined` is written as unknown. */
  write(value: unknown): string
  /** As many characters as `write` takes for this value, read as unknown. */
  blank(value: unknown): string
  /** Reads values from a text, from the start on. */
  reader(text: string): CodeReader
}

type CodeReader = {
  atEnd(): boolean
  kind(): string
  value(): unknown
}

/** A game's description of its own messages. */
export type Vocabulary = {
  /** Every text that its facts and states hold. */
  readonly words: readonly string[]
  /** The names of the fields, in order, of every kind of object inside its facts. */
  readonly shapes: readonly (readonly string[])[]
  /**
   * By kind of fact that everybody knows of: the most characters (`hiddenFieldRoom`) that go with it in facts that only some
   * know of. Every audience is sent a message with this room, so that its size tells nobody whether there are any.
   */
  readonly reserve: { readonly [kind: string]: number | undefined }
  /** Kinds that only some know of, although everybody can tell that and how large they are. They need no reserve. */
  readonly foreseen?: readonly string[]
}

export const EMPTY_VOCABULARY: Vocabulary = { words: [], shapes: [], reserve: {} }

const KIND_SIZE = 1
const VALUE_SIZE = 2

/** The room of facts with the given number of fields each. A list of two counts as four fields. */
export const hiddenFieldRoom = (...fields: readonly number[]): number =>
  fields.reduce((sum, n) => sum + KIND_SIZE + n * VALUE_SIZE, 0)

/** Printable characters without the space, the quote and the backslash. */
const DIGITS = Array.from({ length: 94 }, (_, i) => String.fromCharCode(33 + i)).filter((c) => !'"\\'.includes(c))
const BASE = DIGITS.length
const valueOf = new Map(DIGITS.map((digit, i) => [digit, i]))
const pair = (n: number): string => `${DIGITS[Math.floor(n / BASE)]}${DIGITS[n % BASE]}`

/** The first of the two characters says what it is: a number, a word, an object of a known shape, or something else. */
const FIRST_WORD = 60 * BASE
const FIRST_SHAPE = 85 * BASE
const FIRST_OTHER = 86 * BASE
const NUMBERS = Array.from({ length: FIRST_WORD }, (_, n) => pair(n))

const UNKNOWN = pair(FIRST_OTHER)
/** Followed by a number of values. */
const LIST = pair(FIRST_OTHER + 1)
/** Followed by a number of fields, each a text and a value. */
const FIELDS = pair(FIRST_OTHER + 2)
/** Followed by a number of characters. */
const TEXT = pair(FIRST_OTHER + 3)
/** Followed by a text: a number that is not small and whole. */
const NUMBER = pair(FIRST_OTHER + 4)
/** Followed by a number of characters that mean nothing. */
const BLANK = pair(FIRST_OTHER + 5)

const number = (n: number): string => NUMBERS[n] ?? `${NUMBER}${text(String(n))}`
const text = (t: string): string => `${TEXT}${number(t.length)}${JSON.stringify(t).slice(1, -1)}`

/** A short name for a text (twice FNV-1a). It tells builds apart and keeps no secret. */
function nameOf(of: string): string {
  let [high, low] = [0x811c9dc5, 0x9dc5811c]
  for (let i = 0; i < of.length; i++) {
    low = Math.imul(low ^ of.charCodeAt(i), 0x01000193) >>> 0
    high = Math.imul(high ^ (low >>> 7) ^ of.charCodeAt(i), 0x01000193) >>> 0
  }
  return high.toString(36) + low.toString(36)
}

type Fields = { readonly [name: string]: unknown }

export function coder(
  kinds: readonly string[],
  words: readonly string[],
  shapes: readonly (readonly string[])[],
): Coder {
  if (kinds.length > BASE) throw new Error(`${kinds.length} kinds of facts are more than there are codes`)
  const all: readonly (string | boolean)[] = [false, true, ...new Set(words)]
  const kindCode = new Map(kinds.map((name, i) => [name, DIGITS[i] ?? '']))
  const wordCode = new Map(all.map((word, i) => [word, pair(FIRST_WORD + i)]))
  const shapeCode = new Map(shapes.map((fields, i) => [fields.join(), pair(FIRST_SHAPE + i)]))

  function writeFields(fields: Fields): string {
    const names = Object.keys(fields)
    const shape = shapeCode.get(names.join())
    let out = shape ?? `${FIELDS}${number(names.length)}`
    for (const name of names) out += shape === undefined ? text(name) + write(fields[name]) : write(fields[name])
    return out
  }

  function write(value: unknown): string {
    if (typeof value === 'number') return number(value)
    if (typeof value === 'string' || typeof value === 'boolean') return wordCode.get(value) ?? text(String(value))
    if (typeof value !== 'object' || value === null) return UNKNOWN
    if (!Array.isArray(value)) return writeFields(value as Fields)
    let out = `${LIST}${number(value.length)}`
    for (let i = 0; i < value.length; i++) out += write(value[i])
    return out
  }

  return {
    id: nameOf(JSON.stringify([kinds, all, shapes])),
    kind(name) {
      const code = kindCode.get(name)
      if (code === undefined) throw new Error(`facts of kind ${name} have no code`)
      return code
    },
    write,
    blank(value) {
      const room = typeof value === 'object' || typeof value === 'string' ? write(value).length : VALUE_SIZE
      return room === VALUE_SIZE ? UNKNOWN : `${BLANK}${number(room - 2 * VALUE_SIZE)}`.padEnd(room, '.')
    },
    reader: (from) => readerOf(from, kinds, all, shapes),
  }
}

/** Reads what a coder of the same vocabulary has written. Throws on anything else: wire texts are our own. */
function readerOf(
  from: string,
  kinds: readonly string[],
  words: readonly (string | boolean)[],
  shapes: readonly (readonly string[])[],
): CodeReader {
  let at = 0
  const next = (size: number): string => {
    if (at + size > from.length) throw new Error('a text in short form ends too early')
    at += size
    return from.slice(at - size, at)
  }
  const digit = (): number => {
    const n = valueOf.get(next(1))
    if (n === undefined) throw new Error('no such character in the short form')
    return n
  }
  const code = (): number => digit() * BASE + digit()

  function others(n: number): unknown {
    const start = pair(n)
    if (start === UNKNOWN) return undefined
    if (start === NUMBER) return Number(value())
    const size = Number(value())
    if (start === TEXT) return next(size)
    if (start === LIST) return Array.from({ length: size }, value)
    if (start === FIELDS) return Object.fromEntries(Array.from({ length: size }, () => [value(), value()]))
    if (start !== BLANK) throw new Error('no such value in the short form')
    next(size)
    return undefined
  }
  function value(): unknown {
    const n = code()
    if (n < FIRST_WORD) return n
    if (n >= FIRST_OTHER) return others(n)
    if (n >= FIRST_SHAPE) return Object.fromEntries((shapes[n - FIRST_SHAPE] ?? []).map((name) => [name, value()]))
    const word = words[n - FIRST_WORD]
    if (word === undefined) throw new Error('no such word in the short form')
    return word
  }
  return { atEnd: () => at >= from.length, kind: () => kinds[digit()] ?? '', value }
}
