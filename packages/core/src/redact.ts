import { type Coder, coder, EMPTY_VOCABULARY, type Vocabulary } from './coder.ts'
import { type Audience, EVERYTHING } from './seat.ts'
import { TABLE_VOCABULARY, tableVisibility } from './table-fact.ts'
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

/** One batch as it travels: positional facts, or one text in short form. */
export type WireFrame = string | readonly (readonly unknown[])[]

/**
 * Decides what each audience may know of a game's facts and of the table's own; made once per game from its visibility
 * table.
 */
export type Redactor = {
  /** May an audience know that this fact happened? */
  sees(fact: AnyFact, audience: Audience): boolean
  /** The part of a fact an audience may know, built from nothing; `undefined` if it may not even know of it. */
  redact(fact: AnyFact, audience: Audience): AnyFact | undefined
  /** The seats (as a bit set) that may see more of a fact than watchers do. */
  seatsSeeingMore(fact: AnyFact): number
  /** The fact as positional text `["kind",field,…]`, unknown fields as `null`, trailing ones cut; empty if unseen. */
  text(fact: AnyFact, audience: Audience): string
  /** The short form of this game, for pages that were built with the same vocabulary. */
  readonly coder: Coder
  /** The fact in short form; empty if unseen. It is as long for one audience as for another, whatever the fact hides. */
  coded(fact: AnyFact, audience: Audience): string
  /** Can everybody tell that this fact exists, and how large it is? */
  isForeseen(fact: AnyFact): boolean
  /** How many characters facts may take that only some audiences know of, in a batch with these facts. Public. */
  reserve(facts: readonly AnyFact[]): number
  /** The seen fact back from its parsed positional form. Throws on a kind it does not know: wire texts are our own. */
  read(wire: readonly unknown[]): AnyFact
  /** The seen facts back from a frame: positional facts, or one text in short form. */
  readFrame(frame: WireFrame): readonly AnyFact[]
}

const value = (v: unknown): string => (typeof v === 'number' ? String(v) : JSON.stringify(v))

/** May anybody but the table ever see this field before the end? */
const isEverSeen = ({ rule }: CompiledField): boolean => rule.mode !== 'nobody'

/** Makes the redactor of a game from its visibility table and its vocabulary. */
export function redactor(
  visibility: AnyVisibility,
  { words, shapes, reserve, foreseen = [] }: Vocabulary = EMPTY_VOCABULARY,
): Redactor {
  const kinds = new Map<string, CompiledKind>()
  for (const kind in tableVisibility)
    if (Object.hasOwn(visibility, kind)) throw new Error(`facts of kind ${kind} are the table's own`)
  const all: AnyVisibility = { ...visibility, ...tableVisibility }
  const short = coder(Object.keys(all), [...TABLE_VOCABULARY, ...words], shapes)
  for (const [kind, { exists, ...fields }] of Object.entries(all)) {
    const compiled = Object.entries(fields).map(([name, rule]) => ({ name, rule: compileRule(rule) }))
    kinds.set(kind, {
      exists: exists === undefined ? EVERYONE : compileRule(exists),
      fields: compiled,
      shown: compiled.findLastIndex(isEverSeen) + 1,
      code: short.kind(kind),
    })
  }
  const rulesOf = (kind: unknown): CompiledKind => {
    const rules = typeof kind === 'string' ? kinds.get(kind) : undefined
    if (rules === undefined) throw new Error(`no visibility for facts of kind ${String(kind)}`)
    return rules
  }
  const read: Redactor['read'] = ([kind, ...values]) => {
    const seen: Record<string, unknown> & { kind: string } = { kind: String(kind) }
    rulesOf(kind).fields.forEach(({ name }, i) => {
      const v = values[i]
      if (v !== null && v !== undefined) seen[name] = v
    })
    return seen
  }
  return {
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
    coder: short,
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
    read,
    readFrame(frame) {
      if (typeof frame !== 'string') return frame.map(read)
      const reader = short.reader(frame)
      const seen: AnyFact[] = []
      while (!reader.atEnd()) {
        const kind = reader.kind()
        seen.push(read([kind, ...Array.from({ length: rulesOf(kind).shown }, reader.value)]))
      }
      return seen
    },
  }
}
