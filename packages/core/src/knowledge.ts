type Fields = { readonly [name: string]: unknown }
const isFields = (v: unknown): v is Fields => typeof v === 'object' && v !== null

/** The reference to zone and rules: the same object for all, never compared and never saved. */
const SETTING = 'setting'

/** Does every known card of the part stand in the whole, as often? */
function strayCard(part: readonly unknown[], whole: readonly unknown[]): unknown {
  const rest = whole.slice()
  for (const card of part) {
    if (card === undefined) continue
    const i = rest.indexOf(card)
    if (i < 0) return card
    rest.splice(i, 1)
  }
  return undefined
}

/**
 * Where a partial state claims what is not true in the full one: the path, or `undefined` if it claims nothing false.
 * Lists under a name in `unordered` (hands, discards) are compared as multisets.
 */
export function contradicts(
  part: unknown,
  full: unknown,
  unordered: readonly string[] = [],
  path = 'state',
  name = '',
): string | undefined {
  if (part === undefined || part === full) return undefined
  if (Array.isArray(part) && Array.isArray(full)) {
    if (part.length !== full.length) return `${path} has ${part.length} instead of ${full.length}`
    if (unordered.includes(name)) {
      const card = strayCard(part, full)
      return card === undefined ? undefined : `${path} claims ${String(card)}`
    }
    for (const [i, element] of part.entries()) {
      const wrong = contradicts(element, full[i], unordered, `${path}[${i}]`)
      if (wrong !== undefined) return wrong
    }
    return undefined
  }
  if (isFields(part) && isFields(full)) {
    for (const field in part) {
      if (field === SETTING) continue
      const wrong = contradicts(part[field], full[field], unordered, `${path}.${field}`, field)
      if (wrong !== undefined) return wrong
    }
    return undefined
  }
  return `${path} is ${String(part)} instead of ${String(full)}`
}

/** Where a state that should be complete has an unknown: the path, or `undefined` if it has none. */
export function unknownIn(value: unknown, path = 'state'): string | undefined {
  if (value === undefined) return path
  if (!isFields(value)) return undefined
  for (const field in value) {
    if (field === SETTING) continue
    const unknown = unknownIn(value[field], `${path}.${field}`)
    if (unknown !== undefined) return unknown
  }
  return undefined
}

/** A state as text, without its setting. Our types never hold `null`, so `null` stands for unknown. */
export const packed = (state: unknown): string =>
  JSON.stringify(state, (name, value) => (name === SETTING ? undefined : value === undefined ? null : value))

function unknownsBack(value: unknown): unknown {
  if (value === null) return undefined
  if (Array.isArray(value)) return Array.from(value, unknownsBack)
  if (!isFields(value)) return value
  const out: Record<string, unknown> = {}
  for (const field in value) out[field] = unknownsBack(value[field])
  return out
}

/** The state back from its text, with the setting put in again. */
export const unpacked = (text: string, setting: unknown): unknown => ({
  ...(unknownsBack(JSON.parse(text)) as Fields),
  [SETTING]: setting,
})
