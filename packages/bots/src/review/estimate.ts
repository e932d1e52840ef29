/** A mean over playouts, and its standard error. */
export type Estimate = { readonly mean: number; readonly error: number }

/** Figures that are gathered one by one. */
export type Samples = { add(figure: number): void; estimate(): Estimate }

/** Of so few figures the spread is not known yet: it is taken to be at least that of a coin. */
const FEW = 8
const COIN = 0.5

export function samples(): Samples {
  let n = 0
  let sum = 0
  let squares = 0
  return {
    add(figure) {
      n++
      sum += figure
      squares += figure * figure
    },
    estimate() {
      if (n === 0) return { mean: 0, error: Number.POSITIVE_INFINITY }
      const mean = sum / n
      const spread = Math.sqrt(Math.max(0, squares / n - mean * mean))
      return { mean, error: (n < FEW ? Math.max(spread, COIN) : spread) / Math.sqrt(n) }
    },
  }
}

/** How much two estimates that have nothing in common differ. */
export const difference = (a: Estimate, b: Estimate): Estimate => ({
  mean: a.mean - b.mean,
  error: Math.hypot(a.error, b.error),
})

/** Changes of a chance below this are about equal. */
export const LEAST_CHANGE = 0.05
/** A change counts if it is so many standard errors from none. */
const SURE = 2

/** Is a change at least five points, and clearly outside of its noise? */
export const isClear = ({ mean, error }: Estimate): boolean =>
  Math.abs(mean) >= LEAST_CHANGE && Math.abs(mean) > SURE * error
