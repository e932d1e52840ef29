/** The element of a list where a missing one is a bug. */
export function elementAt<T>(list: readonly T[], i: number): T {
  if (i < 0 || i >= list.length) throw new Error(`nothing at ${i} of ${list.length}`)
  return list[i] as T
}
