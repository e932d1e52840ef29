import { hiddenFieldRoom, type Vocabulary } from '@selva/core'
import { CHARACTERS, SIDES } from './character.ts'
import { DANGERS } from './danger.ts'
import { EFFECTS, END_REASONS, ROUND_NOTICES } from './facts.ts'
import { CARDS, COLOURS } from './item.ts'
import { STEPS } from './step.ts'

/** The next question, alone or with what is at work in the turn and a power that is spent (`felt`, `spent`). */
const ASKED = hiddenFieldRoom(2)
const FEW = hiddenFieldRoom(2, 2)
const MOST = hiddenFieldRoom(2, 2, 2)

/** Every text and every object that the facts of the game hold. They travel as short codes. */
export const vocabulary: Vocabulary = {
  words: [
    ...DANGERS,
    ...CARDS,
    ...COLOURS,
    ...CHARACTERS,
    ...SIDES,
    ...STEPS,
    ...EFFECTS,
    ...END_REASONS,
    // Why a hatch is closed, and why a player is out.
    'used',
    'damaged',
    'noExit',
    ...ROUND_NOTICES,
  ],
  shapes: [['seat', 'sector']],
  reserve: {
    moved: MOST,
    drew: MOST,
    standsStill: MOST,
    cannotMove: MOST,
    itemUsed: FEW,
    cardDiscarded: FEW,
    teleported: FEW,
    characterShown: FEW,
    attack: FEW,
    silentSector: FEW,
    medic: FEW,
    hatchReached: hiddenFieldRoom(5) + ASKED,
    noise: ASKED,
    twoNoises: ASKED,
    silence: ASKED,
    kept: ASKED,
    spotlight: ASKED,
    sensed: ASKED,
    sensedNothing: ASKED,
    mutated: ASKED,
    hatchCard: ASKED,
  },
}
