import { EMPTY_VOCABULARY, type Vocabulary } from './coder.ts'
import { type FrameReader, frameReader, ownAndTableVisibility } from './frame-reader.ts'
import { type Audience, EVERYTHING } from './seat.ts'
import type { AnyFact, AnyVisibility, Only } from './visibility.ts'

/** A fact read by field name. */
type Fields = { readonly [name: string]: unknown }

type CompiledRule = {
  readonly mode: 'everyone' | 'nobody' | 'only'
  readonly seats: readonly string[]
  readonly openIf: string
}
type CompiledField = { readonly name: string; readonly rule: CompiledRule }
type CompiledKind = {
  readonly exists: CompiledRule
  readonly fields: readonly CompiledField[]
  /** How many fields any audience may ever see before the end: the rest need no room. */
  readonly shown: number
  readonly code: string
}

const EVERYONE: CompiledRule = { mode: 'everyone', seats: [], openIf: '' }
const NOBODY: CompiledRule = { mode: 'nobody', seats: [], openIf: '' }

function compileRule(rule: unknown): CompiledRule {
  if (rule === 'everyone') return EVERYONE
  if (typeof rule !== 'object' || rule === null) return NOBODY
  const { only, openIf } = rule as Only
  return { mode: 'only', seats: only, openIf: openIf ?? '' }
}

function admits(rule: CompiledRule, fact: Fields, audience: Audience): boolean {
  if (rule.mode === 'everyone' || audience === EVERYTHING) return true
  if (rule.mode === 'nobody') return false
  if (rule.openIf !== '' && fact[rule.openIf] === true) return true
  for (const name of rule.seats) {
    const who = fact[name]
    if (who === audience || (Array.isArray(who) && who.includes(audience))) return true
  }
  return false
}

function seatsIn(rule: CompiledRule, fact: Fields): number {
  if (rule.mode !== 'only' || (rule.openIf !== '' && fact[rule.openIf] === true)) return 0
  let seats = 0
  for (const name of rule.seats) {
    const who = fact[name]
    if (typeof who === 'number') seats |= 1 << who
    else if (Array.isArray(who)) for (const seat of who) seats |= 1 << seat
  }
  return seats
}

/**
 * Decides what each audience may know of a game's facts and of the table's own; made once per game from its visibility
 * table.
 */
export type Redactor = FrameReader & {
  /** May an audience know that this fact happened? */
  sees(fact: AnyFact, audience: Audience): boolean
  /** The part of a fact an audience may know, built from nothing; `undefined` if it may not even know of it. */
  redact(fact: AnyFact, audience: Audience): AnyFact | undefined
  /** The seats (as a bit set) that may see more of a fact than watchers do. */
  seatsSeeingMore(fact: AnyFact): number
  /** The fact as positional text `["kind",field,…]`, unknown fields as `null`, trailing ones cut; empty if unseen. */
  text(fact: AnyFact, audience: Audience): string
  /** The fact in short form; empty if unseen. It is as long for one audience as for another, whatever the fact hides. */
  coded(fact: AnyFact, audience: Audience): string
  /** Can everybody tell that this fact exists, and how large it is? */
  isForeseen(fact: AnyFact): boolean
  /** How many characters facts may take that only some audiences know of, in a batch with these facts. Public. */
  reserve(facts: readonly AnyFact[]): number
}

const value = (v: unknown): string => (typeof v === 'number' ? String(v) : JSON.stringify(v))

/** Makes the redactor of a game from its visibility table and its vocabulary. */
export function redactor(visibility: AnyVisibility, vocabulary: Vocabulary = EMPTY_VOCABULARY): Redactor {
  const { reserve, foreseen = [] } = vocabulary
  const reader = frameReader(visibility, vocabulary)
  const { coder: short, fieldsShown } = reader
  const kinds = new Map<string, CompiledKind>()
  for (const [kind, { exists, ...fields }] of Object.entries(ownAndTableVisibility(visibility)))
    kinds.set(kind, {
      exists: exists === undefined ? EVERYONE : compileRule(exists),
      fields: Object.entries(fields).map(([name, rule]) => ({ name, rule: compileRule(rule) })),
      shown: fieldsShown(kind),
      code: short.kind(kind),
    })
  const rulesOf = (kind: unknown): CompiledKind => {
    const rules = typeof kind === 'string' ? kinds.get(kind) : undefined
    if (rules === undefined) throw new Error(`no visibility for facts of kind ${String(kind)}`)
    return rules
  }
  return {
    ...reader,
    sees: (fact, audience) => admits(rulesOf(fact.kind).exists, fact, audience),
    redact(fact, audience) {
      const rules = rulesOf(fact.kind)
      const source: Fields = fact
      if (!admits(rules.exists, source, audience)) return undefined
      const seen: Record<string, unknown> & { kind: string } = { kind: fact.kind }
      for (const { name, rule } of rules.fields) if (admits(rule, source, audience)) seen[name] = source[name]
      return seen
    },
    seatsSeeingMore(fact) {
      const rules = rulesOf(fact.kind)
      let seats = seatsIn(rules.exists, fact)
      for (const { rule } of rules.fields) seats |= seatsIn(rule, fact)
      return seats
    },
    text(fact, audience) {
      const rules = rulesOf(fact.kind)
      const source: Fields = fact
      if (!admits(rules.exists, source, audience)) return ''
      let out = `["${fact.kind}"`
      let unknown = ''
      for (const { name, rule } of rules.fields) {
        if (admits(rule, source, audience)) {
          out += `${unknown},${value(source[name])}`
          unknown = ''
        } else unknown += ',null'
      }
      return `${out}]`
    },
    isForeseen: ({ kind }) => rulesOf(kind).exists.mode === 'everyone' || foreseen.includes(kind),
    reserve(facts) {
      let most = 0
      for (const { kind } of facts) {
        const room = reserve[kind]
        if (room !== undefined && room > most && rulesOf(kind).exists.mode === 'everyone') most = room
      }
      return most
    },
    coded(fact, audience) {
      const { exists, fields, shown, code } = rulesOf(fact.kind)
      const source: Fields = fact
      if (!admits(exists, source, audience)) return ''
      let out = code
      for (let i = 0; i < shown; i++) {
        const { name, rule } = fields[i] as CompiledField
        if (admits(rule, source, audience)) out += short.write(source[name])
        // A field that no seat sees takes no more room than one unknown value.
        else out += short.blank(seatsIn(rule, source) === 0 ? undefined : source[name])
      }
      return out
    },
  }
}
