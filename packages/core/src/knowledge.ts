import type { Coder } from './coder.ts'
import type { AnyState } from './game.ts'

type Fields = { readonly [name: string]: unknown }
const isFields = (v: unknown): v is Fields => typeof v === 'object' && v !== null

/** The reference to zone and rules: the same object for all, never compared and never saved. */
const SETTING = 'setting'

/** Does every known card of the part stand in the whole, as often? */
function strayCard(partial: readonly unknown[], whole: readonly unknown[]): unknown {
  const rest = whole.slice()
  for (const card of partial) {
    if (card === undefined) continue
    const i = rest.indexOf(card)
    if (i < 0) return card
    rest.splice(i, 1)
  }
  return undefined
}

/**
 * Finds a false claim of a partial state, compared with the full one: the path, or `undefined` if it claims nothing
 * false. Lists under a name in `unordered` (hands, discards) are compared as multisets.
 */
export function contradicts(
  partial: unknown,
  full: unknown,
  unordered: readonly string[] = [],
  path = 'state',
  name = '',
): string | undefined {
  if (partial === undefined || partial === full) return undefined
  if (Array.isArray(partial) && Array.isArray(full)) {
    if (partial.length !== full.length) return `${path} has ${partial.length} instead of ${full.length}`
    if (unordered.includes(name)) {
      const card = strayCard(partial, full)
      return card === undefined ? undefined : `${path} claims ${String(card)}`
    }
    for (const [i, element] of partial.entries()) {
      const wrong = contradicts(element, full[i], unordered, `${path}[${i}]`)
      if (wrong !== undefined) return wrong
    }
    return undefined
  }
  if (isFields(partial) && isFields(full)) {
    for (const field in partial) {
      if (field === SETTING) continue
      const wrong = contradicts(partial[field], full[field], unordered, `${path}.${field}`, field)
      if (wrong !== undefined) return wrong
    }
    return undefined
  }
  return `${path} is ${String(partial)} instead of ${String(full)}`
}

/** The way to the first unknown inside a value, written down only once there is one. */
function holeIn(value: unknown): string | undefined {
  if (value === undefined) return ''
  if (!isFields(value)) return undefined
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      const hole = holeIn(value[i])
      if (hole !== undefined) return `.${i}${hole}`
    }
    return undefined
  }
  for (const field in value) {
    if (field === SETTING) continue
    const hole = holeIn(value[field])
    if (hole !== undefined) return `.${field}${hole}`
  }
  return undefined
}

/** Finds an unknown in a state that should be complete: the path, or `undefined` if it has none. */
export function unknownIn(value: unknown, path = 'state'): string | undefined {
  const hole = holeIn(value)
  return hole === undefined ? undefined : path + hole
}

/** The names of fields as text: there are few, and each is written often. */
const NAMES = new Map<string, string>()
function nameAsText(field: string): string {
  let text = NAMES.get(field)
  if (text === undefined) {
    text = `${JSON.stringify(field)}:`
    NAMES.set(field, text)
  }
  return text
}

/** Any plain value as text; `null` stands for unknown, as our own types never hold it. */
function written(value: unknown): string {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (!isFields(value)) return JSON.stringify(value) ?? 'null'
  let out = ''
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) out += `${i === 0 ? '' : ','}${written(value[i])}`
    return `[${out}]`
  }
  for (const field in value)
    if (field !== SETTING) out += `${out === '' ? '' : ','}${nameAsText(field)}${written(value[field])}`
  return `{${out}}`
}

/** A state as text, without its setting. */
export const stateToText = (state: unknown): string => written(state)

/** Puts the unknowns back into a value just read, in place. */
function unknownsBack(value: unknown): unknown {
  if (value === null) return undefined
  if (Array.isArray(value)) for (let i = 0; i < value.length; i++) value[i] = unknownsBack(value[i])
  else if (isFields(value)) {
    const fields: Record<string, unknown> = value
    for (const field in fields) fields[field] = unknownsBack(fields[field])
  }
  return value
}

/** The state back from its text, with the setting put in again. */
export const stateFromText = (text: string, setting: unknown): unknown => ({
  ...(unknownsBack(JSON.parse(text)) as Fields),
  [SETTING]: setting,
})

/** A state in the short form of its game, without its setting: as long whatever it knows of single cards and places. */
export function encodedState(coder: Coder, state: AnyState): string {
  const { [SETTING]: _, ...rest } = state
  return coder.write(rest)
}

/** The state back from its text in either form, with the setting put in again. */
export function stateFromEitherForm(coder: Coder, text: string, setting: unknown): unknown {
  if (text.startsWith('{')) return stateFromText(text, setting)
  return { ...(coder.reader(text).value() as Fields), [SETTING]: setting }
}

/** A plain value back from its text in either form. */
export const valueFromEitherForm = (coder: Coder, text: string): unknown =>
  text.startsWith('{') ? JSON.parse(text) : coder.reader(text).value()
