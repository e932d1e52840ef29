import { CELLS, type Sector } from '@selva/escape'

/** Numbers from 0 up to 1, each as likely. */
export type Unit = () => number

/** Places that can be drawn, each as likely as it is. */
export type Sampler = {
  readonly cells: Uint16Array
  /** Sums of the chances up to each place; the last one is 1. */
  readonly sums: Float64Array
}

/** Chances below this are not worth a draw. */
const TRACE = 1e-4

/** Draws places by their chances, raised to a power: above 1 it prefers the likely ones. */
export function samplerOf(at: Float64Array, power = 1): Sampler | undefined {
  const cells: number[] = []
  const sums: number[] = []
  let sum = 0
  for (let i = 0; i < CELLS; i++) {
    const p = at[i] ?? 0
    if (p < TRACE) continue
    sum += power === 1 ? p : p ** power
    cells.push(i)
    sums.push(sum)
  }
  if (sum === 0) return undefined
  return { cells: Uint16Array.from(cells), sums: Float64Array.from(sums, (s) => s / sum) }
}

export function drawFrom({ cells, sums }: Sampler, unit: Unit): Sector {
  const u = unit()
  let low = 0
  let high = cells.length - 1
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sums[middle] ?? 1) > u) high = middle
    else low = middle + 1
  }
  return (cells[low] ?? 0) as Sector
}
