/** Why a card cannot be chosen or played now. */
export const REASONS = [
  /** Nobody asks this player for a card. */
  'notAsked',
  /** HAND-2, HAND-3: The Thing's card never leaves its hand. */
  'stays',
  /** HAND-3: others may not give an Infected!. */
  'onlyThing',
  /** HAND-2, HAND-3: an infected player keeps one Infected!. */
  'lastOne',
  /** TFL-1, TFL-2: a Flamethrower must go first. */
  'shed',
  /** PAN-6: another card must be kept. */
  'keepThis',
  /** RES-1: only the cards just drawn are chosen from. */
  'drawnOnly',
  /** DEF-5: no defence for this window. */
  'noDefence',
  /** TURN-4: nothing to aim it at. */
  'noTarget',
  /** DEF-2: played only in its windows. */
  'defence',
  /** CON-1, CON-2: never played. */
  'contagion',
] as const
type ReasonCode = (typeof REASONS)[number]
export type Reason = { readonly code: ReasonCode }

/** Something is allowed, or this is the reason why not. */
export type May = true | Reason

type Because = { readonly [C in ReasonCode]: { readonly code: C } }

/** One object for each reason: asking costs the engine nothing. */
export const because = Object.fromEntries(REASONS.map((code) => [code, { code }])) as Because
