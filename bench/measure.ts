/** Runs something over and over for about this long and says how often a second it ran, after a warm-up. */
export function perSecond(seconds: number, run: () => number): number {
  const until = (s: number): { readonly done: number; readonly took: number } => {
    const from = performance.now()
    let done = 0
    let took = 0
    while (took < s * 1000) {
      done += run()
      took = performance.now() - from
    }
    return { done, took }
  }
  until(seconds / 3)
  const { done, took } = until(seconds)
  return (done * 1000) / took
}

/** A figure beside its budget, on one line. */
export type Figure = {
  readonly what: string
  readonly value: number
  readonly unit: string
  readonly budget?: { readonly atLeast: number } | { readonly atMost: number }
  /** The reason not to trust the verdict, if there is one. */
  readonly doubt?: string | undefined
}

const short = (n: number): string =>
  n >= 1e6
    ? `${(n / 1e6).toFixed(2)} M`
    : n >= 1e4
      ? `${Math.round(n / 1000)} k`
      : n >= 100
        ? n.toFixed(0)
        : n.toFixed(2)

/** Prints the figures; says which miss their budget. Returns how many do. */
export function report(title: string, figures: readonly Figure[]): number {
  console.log(`\n${title}`)
  let missed = 0
  for (const { what, value, unit, budget, doubt } of figures) {
    let verdict = ''
    if (budget !== undefined) {
      const [sign, limit, held] =
        'atLeast' in budget
          ? ['≥', budget.atLeast, value >= budget.atLeast]
          : ['≤', budget.atMost, value <= budget.atMost]
      verdict = `budget ${sign} ${short(limit)}  ${held ? 'met' : 'MISSED'}${doubt === undefined ? '' : ` (${doubt})`}`
      if (!held) missed++
    }
    console.log(`  ${what.padEnd(54)} ${`${short(value)} ${unit}`.padStart(18)}  ${verdict}`)
  }
  return missed
}
