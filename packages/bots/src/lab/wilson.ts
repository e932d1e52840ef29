/** The 97.5 % point of the normal distribution: two of them leave 95 % between. */
const Z = 1.959964

/** Wilson's 95 % interval for the share that k of n stand for, as two shares. */
export function wilson(k: number, n: number): readonly [low: number, high: number] {
  if (n === 0) return [0, 1]
  const p = k / n
  const z2 = (Z * Z) / n
  const middle = (p + z2 / 2) / (1 + z2)
  const half = (Z * Math.sqrt((p * (1 - p)) / n + z2 / (4 * n))) / (1 + z2)
  return [Math.max(0, middle - half), Math.min(1, middle + half)]
}
