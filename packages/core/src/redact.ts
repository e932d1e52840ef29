import { type Audience, EVERYTHING } from './seat.ts'
import { tableVisibility } from './table-fact.ts'
import type { AnyFact, AnyVisibility, Only } from './visibility.ts'

/** A fact read by field name. */
type Fields = { readonly [name: string]: unknown }

type CompiledRule = {
  readonly mode: 'everyone' | 'nobody' | 'only'
  readonly seats: readonly string[]
  readonly openIf: string
}
type CompiledField = { readonly name: string; readonly rule: CompiledRule }
type CompiledKind = { readonly exists: CompiledRule; readonly fields: readonly CompiledField[] }

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

/** What each audience may know of a game's facts and of the table's own; made once per game from its visibility table. */
export type Redactor = {
  /** The part of a fact an audience may know, built from nothing; `undefined` if it may not even know of it. */
  redact(fact: AnyFact, audience: Audience): AnyFact | undefined
  /** The seats (as a bit set) that may see more of a fact than watchers do. */
  insiders(fact: AnyFact): number
  /** The fact as positional text `["kind",field,…]`, unknown fields as `null`, trailing ones cut; empty if unseen. */
  text(fact: AnyFact, audience: Audience): string
  /** The seen fact back from its parsed positional form. Throws on a kind it does not know: wire texts are our own. */
  read(wire: readonly unknown[]): AnyFact
}

const value = (v: unknown): string => (typeof v === 'number' ? String(v) : JSON.stringify(v))

export function redactor(visibility: AnyVisibility): Redactor {
  const kinds = new Map<string, CompiledKind>()
  for (const kind in tableVisibility)
    if (Object.hasOwn(visibility, kind)) throw new Error(`facts of kind ${kind} are the table's own`)
  const all: AnyVisibility = { ...visibility, ...tableVisibility }
  for (const [kind, { exists, ...fields }] of Object.entries(all)) {
    kinds.set(kind, {
      exists: exists === undefined ? EVERYONE : compileRule(exists),
      fields: Object.entries(fields).map(([name, rule]) => ({ name, rule: compileRule(rule) })),
    })
  }
  const rulesOf = (kind: unknown): CompiledKind => {
    const rules = typeof kind === 'string' ? kinds.get(kind) : undefined
    if (rules === undefined) throw new Error(`no visibility for facts of kind ${String(kind)}`)
    return rules
  }
  return {
    redact(fact, audience) {
      const rules = rulesOf(fact.kind)
      const source: Fields = fact
      if (!admits(rules.exists, source, audience)) return undefined
      const seen: Record<string, unknown> & { kind: string } = { kind: fact.kind }
      for (const { name, rule } of rules.fields) if (admits(rule, source, audience)) seen[name] = source[name]
      return seen
    },
    insiders(fact) {
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
    read(wire) {
      const [kind, ...values] = wire
      const seen: Record<string, unknown> & { kind: string } = { kind: String(kind) }
      rulesOf(kind).fields.forEach(({ name }, i) => {
        const v = values[i]
        if (v !== null && v !== undefined) seen[name] = v
      })
      return seen
    },
  }
}
