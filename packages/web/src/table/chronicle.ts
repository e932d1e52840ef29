/** The log of the table on this page as sentences, for parts that know no game. */
export type Chronicle = {
  readonly size: number
  since(line: number): readonly string[]
}

const EMPTY: Chronicle = { size: 0, since: () => [] }
let now = EMPTY

export const chronicle = (): Chronicle => now

export function keepChronicle(kept: Chronicle): void {
  now = kept
}
