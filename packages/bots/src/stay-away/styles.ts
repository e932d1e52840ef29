import { defaultWeights, type Weights } from './weights.ts'

const { human, thing, infected } = defaultWeights

/** Ways of playing Stay Away!: the ordinary weights, with what its opponents can learn about each. */
export const STYLES = {
  /** Shows its clean cards, and says early whom it suspects. */
  openHanded: { ...defaultWeights, human: { ...human, clean: 0.3, discreet: 0.1, accuse: 0.75 } },
  /** Trusts no neighbour: keeps them behind doors and in Quarantine, and refuses exchanges. */
  suspicious: { ...defaultWeights, human: { ...human, beside: 0.9, unease: 0.4, isolate: 0.8, bar: 0.6 } },
  /** Stays close to The Thing once infected, and keeps the others away from it. */
  protector: {
    ...defaultWeights,
    infected: { ...infected, beside: 0.5, hunter: -1.2, witness: 0.8, prey: -0.5, burnHuman: 0.4 },
  },
  /** Quick with fire. */
  firebrand: {
    ...defaultWeights,
    human: { ...human, burnThing: 1.5, burnHuman: 0.2, hasty: 4 },
    thing: { ...thing, burnHuman: 0.6, hasty: 0.3 },
    infected: { ...infected, burnHuman: 1.2, hasty: 0.3 },
  },
  /** On the side of The Thing it accuses Humans, with or without a reason. */
  liar: {
    ...defaultWeights,
    thing: { ...thing, lies: 0.9, slander: 0.3 },
    infected: { ...infected, lies: 0.9, slander: 0.3 },
  },
  /** Shows nothing and says nothing. */
  quiet: {
    ...defaultWeights,
    human: { ...human, accuse: 2, clean: 0, discreet: 1 },
    thing: { ...thing, lies: 0 },
    infected: { ...infected, lies: 0 },
  },
} as const satisfies Readonly<Record<string, Weights>>
