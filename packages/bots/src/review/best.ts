/** The one of a list with the highest figure; the first of equals. */
export function best<T>(list: readonly T[], figure: (one: T) => number): T | undefined {
  let found: T | undefined
  for (const one of list) if (found === undefined || figure(one) > figure(found)) found = one
  return found
}

export const mean = (list: readonly number[]): number =>
  list.length === 0 ? 0 : list.reduce((a, b) => a + b, 0) / list.length
