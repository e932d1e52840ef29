export const SIDES = ['human', 'alien'] as const
export type Side = (typeof SIDES)[number]

/** SET-4: the pools a deal draws from. */
export const HUMANS = ['captain', 'pilot', 'psychologist', 'soldier'] as const
export const ALIENS = ['alien1', 'alien2', 'alien3', 'alien4'] as const
export const CHARACTERS = [...HUMANS, ...ALIENS] as const
export type Character = (typeof CHARACTERS)[number]

/** VOC-6: the side a character starts on. */
export const sideOf = (character: Character): Side =>
  (HUMANS as readonly string[]).includes(character) ? 'human' : 'alien'

/** SET-2: of n players, how many are human. */
export const humansOf = (n: number): number => Math.floor(n / 2)
