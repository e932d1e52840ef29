import type { BookPosition } from './Picture.tsx'

const far = { character: 'alien1', at: 'T05' }

/** The pictures of the rulebook: real positions of the printed zone. */
export const POSITIONS = {
  kinds: { arrangement: { players: [{ character: 'captain', at: 'H03' }, far] }, window: ['A01', 'I05'] },
  human: {
    arrangement: { players: [{ character: 'captain', at: 'D09' }, far] },
    window: ['A07', 'I11'],
    moves: true,
  },
  alien: {
    arrangement: {
      players: [
        { character: 'captain', at: 'T05' },
        { character: 'alien1', at: 'C02' },
      ],
      turn: 2,
    },
    window: ['A01', 'I05'],
    moves: true,
  },
  heard: {
    arrangement: { players: [{ character: 'captain', at: 'C03' }, far] },
    window: ['A01', 'I05'],
    heard: { at: 'F03', kind: 'noise' },
    moves: true,
  },
  struck: {
    arrangement: {
      players: [
        { character: 'captain', at: 'D02' },
        { character: 'alien1', at: 'E05' },
      ],
    },
    window: ['A01', 'I07'],
    heard: { at: 'E05', kind: 'attack' },
    moves: true,
  },
  states: {
    arrangement: {
      players: [{ character: 'captain', at: 'L09' }, far],
      hatches: { 2: 'used', 3: 'damaged' },
    },
    window: ['A01', 'W14'],
  },
} as const satisfies { readonly [picture: string]: BookPosition }
