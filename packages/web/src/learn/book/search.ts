import { type BookBlock, plainText, type Section } from './book.ts'

/** A place in the rules that speaks of what was searched. */
export type Hit = {
  readonly id: string
  readonly section: string
  /** Pieces of its text: every second one was found. */
  readonly pieces: readonly string[]
}

/** The words of a language that the search knows something about. */
export type SearchWords = {
  /** Little words that a question has and an answer need not have. */
  readonly little: ReadonlySet<string>
  /** Words for the same thing, in the rules or not: a search for one finds the others. */
  readonly same: readonly (readonly string[])[]
}

/** Marks that a keyboard has only one of, and a printed text several. */
const APOSTROPHES = /[’‘ʼ`´]/
const QUOTATION_MARKS = /[“”„«»]/

/** One letter without its accent, in lower case; apostrophes and quotation marks as a keyboard types them. */
function foldedLetter(letter: string): string {
  if (APOSTROPHES.test(letter)) return "'"
  if (QUOTATION_MARKS.test(letter)) return '"'
  return letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().slice(0, 1) || letter
}

/** The text folded one for one, so that places in it are places in the text. */
export const folded = (text: string): string => Array.from(text, foldedLetter).join('')

/** A row of a table in words: its name, and each cell with the head of its column. */
const rowText = ([name = '', ...cells]: readonly string[], [, ...heads]: readonly string[]): string =>
  [name, ...cells.flatMap((cell, i) => (cell === '' ? [] : [`${heads[i] ?? ''}: ${cell}`]))].join(' · ')

/** Sentences one after another, each with one full stop. */
const sentencesText = (sentences: readonly string[]): string =>
  sentences.map((sentence) => (/[.!?…:]$/.test(sentence) ? sentence : `${sentence}.`)).join(' ')

/** A text that is searched, with the anchor it leads to. `shown` has words besides that no one searches for. */
type Searchable = { readonly id: string; readonly text: string; readonly shown?: string }

function textsOf(part: BookBlock): readonly Searchable[] {
  switch (part.kind) {
    case 'text':
      return [{ id: part.id, text: plainText(part.text) }]
    case 'list':
      return part.items.map((item) => ({ id: part.id, text: plainText(item) }))
    case 'table':
      return part.rows.map((row) => ({ id: part.id, text: row.join(' · '), shown: rowText(row, part.head) }))
    case 'entries':
      return part.entries.map(({ id, title, lines }) => ({ id, text: plainText(sentencesText([title, ...lines])) }))
    case 'links':
      return [{ id: part.id, text: part.text }]
    case 'picture':
      return [{ id: part.id, text: part.caption }]
    default:
      return part satisfies never
  }
}

/** A stretch of a text, in letters. */
type Span = { readonly from: number; readonly to: number }

const WORD = /[\p{L}\p{N}]+/gu
const wordsOf = (text: string): readonly string[] => text.match(WORD) ?? []
const startsWithin = (text: string): readonly (Span & { readonly word: string })[] =>
  [...text.matchAll(WORD)].map(({ 0: word, index }) => ({ word, from: index, to: index + word.length }))

/** The beginning that the forms of a word have in common, in any of our languages: “declare” and “declaration”. */
function stem(word: string): string {
  if (word.length < 5) return word.length === 4 ? word.replace(/s$/, '') : word
  return word.slice(0, Math.max(4, word.length - (word.length > 7 ? 3 : 2)))
}

const isForm = (word: string, of: string): boolean => word.startsWith(stem(of))
const areForms = (a: string, b: string): boolean => isForm(a, b) && isForm(b, a)

/** How well a place answers: it has the very phrase, all words, words for the same, or some only in its heading. */
type Fit = 'phrase' | 'words' | 'same' | 'heading'
const FITS: readonly Fit[] = ['phrase', 'words', 'same', 'heading']

/** One word of a query, and the other words for it. */
type Wanted = { readonly word: string; readonly others: readonly string[] }

function wantedIn(query: string, { little, same }: SearchWords): readonly Wanted[] {
  const words = wordsOf(query)
  const telling = words.filter((word) => word.length > 1 && !little.has(word))
  return (telling.length === 0 ? words : telling).map((word) => ({
    word,
    others: same
      .map((group) => group.map(folded))
      .filter((group) => group.some((other) => areForms(other, word)))
      .flat()
      .filter((other) => !areForms(other, word)),
  }))
}

/** The places of one wanted word in a text, and how well they fit. */
function found(text: string, { word, others }: Wanted): { readonly spans: readonly Span[]; readonly fit: Fit } {
  const all = startsWithin(text)
  const own = all.filter((one) => isForm(one.word, word))
  if (own.length > 0) return { spans: own, fit: 'words' }
  return {
    spans: others.flatMap((other): readonly Span[] => {
      if (!other.includes(' ')) return all.filter((one) => isForm(one.word, other))
      const from = text.indexOf(other)
      return from < 0 ? [] : [{ from, to: from + other.length }]
    }),
    fit: 'same',
  }
}

type Answer = { readonly spans: readonly Span[]; readonly fit: Fit }

/** Finds everything that is wanted in a text under its heading; `undefined` if something is missing. */
function answerIn(text: string, heading: string, query: string, wanted: readonly Wanted[]): Answer | undefined {
  const at = text.indexOf(query)
  if (at >= 0) return { spans: [{ from: at, to: at + query.length }], fit: 'phrase' }
  const answers = wanted.map((one): Answer | undefined => {
    const here = found(text, one)
    if (here.spans.length > 0) return here
    return found(heading, one).spans.length > 0 ? { spans: [], fit: 'heading' } : undefined
  })
  const spans = answers.flatMap((answer) => answer?.spans ?? [])
  if (spans.length === 0 || answers.includes(undefined)) return undefined
  const worst = Math.max(...answers.map((answer) => FITS.indexOf(answer?.fit ?? 'heading')))
  return { spans, fit: FITS[worst] ?? 'heading' }
}

/** How much of a text is shown before what was found, and in all. */
const BEFORE = 60
const SHOWN = 150
const SHORTEST = 2

/** The part of a text around what was found in it, in pieces: every second one was found. */
function piecesAround(text: string, spans: readonly Span[]): readonly string[] {
  const letters = Array.from(text)
  const sorted = spans.toSorted((a, b) => a.from - b.from)
  const start = Math.max(0, (sorted[0]?.from ?? 0) - BEFORE)
  const end = Math.min(letters.length, Math.max(start + SHOWN, sorted[0]?.to ?? 0))
  const pieces: string[] = []
  let at = start
  for (const { from, to } of sorted) {
    if (from < at || to > end) continue
    pieces.push(letters.slice(at, from).join(''), letters.slice(from, to).join(''))
    at = to
  }
  pieces.push(letters.slice(at, end).join(''))
  return pieces.map((piece, i) => {
    const first = i === 0 && start > 0 ? '…' : ''
    return `${first}${piece}${i === pieces.length - 1 && end < letters.length ? '…' : ''}`
  })
}

/**
 * Returns the places that have all words of the query, in any order and form: the best first, then in the order of the
 * book. Accents, capitals and kinds of quotation marks make no difference.
 */
export function searched(sections: readonly Section[], query: string, words: SearchWords): readonly Hit[] {
  const phrase = folded(query.trim())
  if (phrase.length < SHORTEST) return []
  const wanted = wantedIn(phrase, words)
  const hits = sections.flatMap(({ id: sectionId, title, parts }) =>
    [{ id: sectionId, text: title }, ...parts.flatMap(textsOf)].flatMap(({ id, text, shown = text }: Searchable) => {
      const answer = answerIn(folded(text), folded(title), phrase, wanted)
      if (answer === undefined) return []
      const { spans } = answerIn(folded(shown), folded(title), phrase, wanted) ?? { spans: [] }
      return [{ id, section: title, pieces: piecesAround(shown, spans), fit: FITS.indexOf(answer.fit) }]
    }),
  )
  return hits.toSorted((a, b) => a.fit - b.fit).map(({ id, section, pieces }) => ({ id, section, pieces }))
}
