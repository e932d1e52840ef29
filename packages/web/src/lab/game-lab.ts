import type { Advice, Lean, RateCode } from '@selva/bots/lab'

type Sentence = (n: number, seats: number) => string

/** The words of one game in the lab. */
export type GameLabWords = {
  readonly rates: { readonly [R in RateCode]?: string }
  /** The table that others are compared with. */
  readonly reference: string
  readonly lengths: string
  readonly order: string
  readonly chips: { readonly [L in Lean]: string }
  readonly verdicts: { readonly [L in Lean]: Sentence }
  readonly compared: (n: number) => string
  readonly advice: { readonly [C in Advice['code']]?: (...values: never) => string }
}
