import type { EscapeMomentWords } from './en.ts'

export const it: EscapeMomentWords = {
  you: { human: 'Sei un umano', alien: 'Sei un alieno' },
  aboard: 'Sali a bordo',
  whoIsThere: 'C’è qualcuno?',
  was: (character, side, rounds) => `${side}, ${character}. A bordo per ${rounds} round.`,
}
