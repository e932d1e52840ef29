/** A decision of a seat: a small plain object that says what it does. */
export type AnyChoice = { readonly do: string }

/** An option is a choice whose every field is the list of values allowed there, independently of the other fields. */
export type OptionOf<C extends AnyChoice> = C extends AnyChoice
  ? { readonly [P in keyof C]: P extends 'do' ? C[P] : readonly C[P][] }
  : never

type Fields = { readonly [name: string]: unknown }
function listIn(field: unknown, name: string): readonly unknown[] {
  if (!Array.isArray(field)) throw new Error(`option field ${name} is not a list`)
  return field
}

/** Is this untrusted value one of the choices on offer? The only validation of a choice there is. */
export function allows(options: readonly AnyChoice[], choice: unknown): choice is AnyChoice {
  if (typeof choice !== 'object' || choice === null || Array.isArray(choice)) return false
  const chosen = choice as Fields
  const size = Object.keys(chosen).length
  for (const option of options) {
    const fields: Fields = option
    if (chosen['do'] !== option.do) continue
    let matched = 0
    for (const name in fields) {
      if (!Object.hasOwn(chosen, name)) break
      if (name !== 'do' && !listIn(fields[name], name).includes(chosen[name])) break
      matched++
    }
    if (matched === size && matched === Object.keys(fields).length) return true
  }
  return false
}

/** How many choices one option stands for. */
function sizeOf(option: AnyChoice): number {
  let n = 1
  const fields: Fields = option
  for (const name in fields) if (name !== 'do') n *= listIn(fields[name], name).length
  return n
}

/** How many choices are on offer. */
export function count(options: readonly AnyChoice[]): number {
  let n = 0
  for (const option of options) n += sizeOf(option)
  return n
}

/** The k-th choice of one option, in mixed radix over its fields. */
function nthOf(option: AnyChoice, k: number): AnyChoice {
  const choice: Record<string, unknown> & { do: string } = { do: option.do }
  const fields: Fields = option
  let rest = k
  for (const name in fields) {
    if (name === 'do') continue
    const list = listIn(fields[name], name)
    choice[name] = list[rest % list.length]
    rest = Math.floor(rest / list.length)
  }
  return choice
}

/** The k-th choice on offer, 0 ≤ k < count(options). */
export function nth<C extends AnyChoice>(options: readonly OptionOf<C>[], k: number): C {
  let rest = k
  for (const option of options as readonly AnyChoice[]) {
    const n = sizeOf(option)
    if (rest < n) return nthOf(option, rest) as C
    rest -= n
  }
  throw new Error(`no choice number ${k}`)
}
