import { hiddenFieldRoom, type Vocabulary } from '@selva/core'
import { BACKS, KINDS } from './card.ts'
import { END_REASONS, OFF_REASONS, SHOWN_REASONS } from './facts.ts'
import { ROLES } from './role.ts'
import { OCCASIONS, type StepName } from './step.ts'

/** The names of the questions, each with the names of its fields. */
const QUESTIONS: { readonly [name in StepName]: readonly string[] } = {
  act: ['at', 'seat'],
  keep: ['at', 'seat'],
  fire: ['at', 'seat', 'by'],
  move: ['at', 'seat', 'by'],
  offer: ['at', 'seat', 'to', 'occasion'],
  answer: ['at', 'seat', 'from', 'occasion'],
  side: ['at', 'seat'],
  placePick: ['at', 'seat'],
  friend: ['at', 'seat'],
  witness: ['at', 'seat'],
  forget: ['at', 'seat'],
  blind: ['at', 'seat'],
  pass: ['at', 'waiting'],
  reveal: ['at', 'seat'],
}

const CLAIMS: readonly (readonly string[])[] = [
  ['do', 'card', 'whom'],
  ['do', 'whom', 'role'],
  ['do', 'role'],
]

/** Every text and every object that the facts of the game hold. They travel as short codes. */
export const vocabulary: Vocabulary = {
  words: [
    ...KINDS,
    ...BACKS,
    ...ROLES,
    ...END_REASONS,
    ...OFF_REASONS,
    ...SHOWN_REASONS,
    ...OCCASIONS,
    ...Object.keys(QUESTIONS),
    // Destinations of a card, what is shown, and claims.
    'hand',
    'aside',
    'nothing',
    'gave',
    'got',
    'saw',
    'is',
    'am',
  ],
  shapes: [...Object.values(QUESTIONS), ...CLAIMS].filter(
    (fields, i, all) => all.findIndex((other) => other.join() === fields.join()) === i,
  ),
  // Room for what The Thing alone knows and orders, an offer that a player looks at, and an infection.
  reserve: {
    dealt: hiddenFieldRoom(3),
    defended: hiddenFieldRoom(3),
    exchanged: hiddenFieldRoom(3),
    passed: hiddenFieldRoom(3),
    declared: hiddenFieldRoom(2),
  },
  // OPT-15: at such a table everybody who is eliminated sees everything from then on.
  foreseen: ['unveiled'],
}
