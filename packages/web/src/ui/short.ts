/** One decimal of a unit is less than anybody sees: enough for a drawing, and short. */
export const short = (v: number): number => Math.round(v * 10) / 10
