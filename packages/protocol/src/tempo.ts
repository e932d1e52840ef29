/** How fast a person who plays alone with bots wants them to go, the slowest first. */
export const TEMPOS = ['paused', 'slow', 'normal', 'fast', 'atOnce'] as const
export type Tempo = (typeof TEMPOS)[number]

/** All waiting of bots and of automatic steps is multiplied by this. */
export const TEMPO_FACTORS: { readonly [T in Tempo]: number } = {
  paused: Number.POSITIVE_INFINITY,
  slow: 2,
  normal: 1,
  fast: 0.4,
  atOnce: 0,
}

/** Of several wishes the slowest counts; without any, the usual tempo. */
export const slowestTempo = (wishes: readonly Tempo[]): Tempo =>
  wishes.length === 0 ? 'normal' : (TEMPOS.find((tempo) => wishes.includes(tempo)) ?? 'normal')
