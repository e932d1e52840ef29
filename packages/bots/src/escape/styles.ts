import { defaultWeights, type Weights } from './weights.ts'

/** Ways of playing Escape: the ordinary weights, with what its opponents can learn about each. */
export const STYLES = {
  /** Straight to a hatch, whoever may be near. */
  runner: { ...defaultWeights, human: { ...defaultWeights.human, fear: 3, foresight: 0.5, taste: 2 } },
  /** Attacks wherever someone may be. */
  hunter: { ...defaultWeights, alien: { ...defaultWeights.alien, threshold: 0.05 } },
  /** Attacks only where someone almost certainly is. */
  sniper: { ...defaultWeights, alien: { ...defaultWeights.alien, threshold: 0.3 } },
} as const satisfies Readonly<Record<string, Weights>>
