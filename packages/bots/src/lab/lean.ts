/** The side that a table favours. The hunters are the aliens in Escape and The Thing in Stay Away!. */
export const LEANS = [
  'humansGround',
  'leansToHumans',
  'even',
  'leansToHunters',
  'huntersGround',
  'noSides',
  'tooFew',
] as const
export type Lean = (typeof LEANS)[number]

/** Something that the figures show, and a designer could change. */
export type Advice =
  | {
      readonly code: 'hatchNearAliens' | 'hatchFar' | 'hatchUnused' | 'hatchFavoured'
      readonly hatch: number
      readonly share: number
    }
  | { readonly code: 'deadlyPassage'; readonly sector: string; readonly share: number }
  | { readonly code: 'timeRunsOut'; readonly share: number }
  | { readonly code: 'orderMatters'; readonly place: number; readonly share: number; readonly worst: number }
