export const SIDES = ['human', 'alien'] as const
export type Side = (typeof SIDES)[number]

/** SET-4: the first crew, and the second one that joins it with nine players or more. */
export const FIRST_CREW = ['captain', 'pilot', 'psychologist', 'soldier'] as const
const SECOND_CREW = ['executiveOfficer', 'coPilot', 'engineer', 'medic'] as const
export const HUMANS = [...FIRST_CREW, ...SECOND_CREW] as const

/** SET-4, SET-7: the numbered aliens; more than eight appear only where there are few humans or none. */
export const ALIENS = [
  'alien1',
  'alien2',
  'alien3',
  'alien4',
  'alien5',
  'alien6',
  'alien7',
  'alien8',
  'alien9',
  'alien10',
  'alien11',
  'alien12',
  'alien13',
  'alien14',
  'alien15',
  'alien16',
] as const

/** SET-5: the aliens of the Ultimate edition, each with a power. */
export const ULTIMATE_ALIENS = ['blink', 'silent', 'surge', 'brute', 'invisible', 'lurking', 'fast', 'psychic'] as const

/** ULT-20 to ULT-37: the characters that can have a power. */
export type PoweredCharacter = (typeof HUMANS | typeof ULTIMATE_ALIENS)[number]

/** SCN-H3, SCN-H4, SCN-H14, SCN-H16: the Black powers whose character has another one in the Ultimate edition. */
type BlackPower = 'pilotBlack' | 'soldierBlack' | 'coPilotBlack' | 'medicBlack'

/** A power is called what its character is called, unless it has a name of its own. */
export type PowerName = PoweredCharacter | BlackPower

export const CHARACTERS = [...HUMANS, ...ALIENS, ...ULTIMATE_ALIENS] as const
export type Character = (typeof CHARACTERS)[number]

/** A record: it is read at every choice, and a set of texts costs several times as much. */
const SIDE_OF: { readonly [character: string]: Side | undefined } = Object.fromEntries([
  ...[...ALIENS, ...ULTIMATE_ALIENS].map((alien) => [alien, 'alien']),
  ...HUMANS.map((human) => [human, 'human']),
])

/** VOC-6: the side a character starts on. */
export const sideOf = (character: Character): Side => SIDE_OF[character] ?? 'alien'

/** SET-2: of n players, how many are human. */
export const humansOf = (n: number): number => Math.floor(n / 2)
