/** Weights as nested records and lists, as each game has its own. */
type Nested = { readonly [name: string]: unknown }

/** Weights by their path, such as `human.price.adrenaline` or `thing.worths.infected.0`. */
export type FlatWeights = ReadonlyMap<string, number>

const isNested = (value: unknown): value is Nested => typeof value === 'object' && value !== null

export function flatWeights(weights: object, prefix = ''): FlatWeights {
  return new Map(
    Object.entries(weights).flatMap(([name, value]): [string, number][] =>
      isNested(value)
        ? [...flatWeights(value, `${prefix}${name}.`)]
        : typeof value === 'number'
          ? [[`${prefix}${name}`, value]]
          : [],
    ),
  )
}

/** The same weights with other numbers at some paths. */
export function withWeights<W extends object>(weights: W, changes: FlatWeights, prefix = ''): W {
  const changed = Object.entries(weights).map(([name, value]) => {
    const path = `${prefix}${name}`
    return [name, isNested(value) ? withWeights(value, changes, `${path}.`) : (changes.get(path) ?? value)]
  })
  // A list stays one: the value of a second card of a kind is found by its place.
  return Object.assign(Array.isArray(weights) ? [] : {}, Object.fromEntries(changed))
}
