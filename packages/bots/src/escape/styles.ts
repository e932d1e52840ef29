import { defaultWeights, type Weights } from './weights.ts'

const { human, alien } = defaultWeights

/**
 * Ways of playing Escape that opponents can learn to know: the ordinary weights with a few changes. A style shows on the
 * side that it is about, and its bot plays the other side as any other does.
 */
export const STYLES = {
  /** Straight to a hatch, whoever may be near. */
  runner: { ...defaultWeights, human: { ...human, fear: 3, foresight: 0.5, taste: 2 } },
  /** Keeps to secure sectors, however long the way. */
  ghost: { ...defaultWeights, human: { ...human, hush: 4 } },
  /** Names sectors far from where it is, on either side. */
  liar: { ...defaultWeights, lure: 4 },
  /** Attacks wherever someone may be. */
  hunter: { ...defaultWeights, alien: { ...alien, threshold: 0.2, urgent: 0.08, hatch: 1 } },
  /** Attacks only where someone almost certainly is. */
  sniper: { ...defaultWeights, alien: { ...alien, threshold: 0.6, urgent: 0.3 } },
  /** Waits near the hatches for humans to come. */
  camper: { ...defaultWeights, alien: { ...alien, hatch: 12, fade: 1.5, far: 0.2 } },
  /** Runs from every noise, and strikes out at every shadow. */
  panicker: {
    ...defaultWeights,
    human: { ...human, fear: 40, foresight: 6, slack: 0.8 },
    alien: { ...alien, threshold: 0.15, urgent: 0.05, slack: 0.3 },
  },
} as const satisfies Readonly<Record<string, Weights>>
