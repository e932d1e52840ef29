/** Why a card or a power cannot be played now (ITM-3). */
export const PLAY_REASONS = [
  /** ITM-1: aliens use no items. */
  'alien',
  /** ITM-1, ULT-6: items do nothing at this table. */
  'off',
  /** It is another player's turn. */
  'turn',
  /** The player or the game is finished. */
  'out',
  'afterMove',
  'beforeMove',
  'beforeDraw',
  'notNow',
  /** The same item is already at work this turn. */
  'active',
  'inHumanSector',
  'fromHumanSector',
  /** Neither in a start sector nor in a hatch. */
  'plain',
  /** SWI-2 */
  'drew',
  'nobody',
  'hatch',
  'noDraw',
  'noDanger',
  'oneSector',
  /** It is never played, it works when its moment comes. */
  'itself',
  /** The character has no power at this table. */
  'noPower',
  /** SCN-H0, ULT-38: the power went with the side. */
  'lost',
  'spent',
  'noPatient',
] as const
type PlayReasonCode = (typeof PLAY_REASONS)[number]

/** Why a sector cannot be chosen now, for a move or for a noise. */
export const SECTOR_REASONS = [
  /** No sector is asked for. */
  'notAsked',
  'here',
  'hereFirst',
  'tooFar',
  'start',
  'hatchAlien',
  'hatchClosed',
  /** OWN-3 */
  'hatchLocked',
  'barred',
  'special',
  'secureNoise',
  'ownNoise',
  /** OWN-10 */
  'echoNoise',
  'named',
] as const
type SectorReasonCode = (typeof SECTOR_REASONS)[number]

export type PlayReason = { readonly code: PlayReasonCode }
export type SectorReason =
  | { readonly code: Exclude<SectorReasonCode, 'tooFar'> }
  | { readonly code: 'tooFar'; readonly speed: number }

/** Something is allowed, or this is the reason why not. */
export type May<R = PlayReason> = true | R

type Because = { readonly [C in PlayReasonCode]: { readonly code: C } }

/** One object for each reason: asking costs the engine nothing. */
export const because = Object.fromEntries(PLAY_REASONS.map((code) => [code, { code }])) as Because
