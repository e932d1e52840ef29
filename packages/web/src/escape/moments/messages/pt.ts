import type { EscapeMomentWords } from './en.ts'

export const pt: EscapeMomentWords = {
  you: { human: 'És dos humanos', alien: 'És dos extraterrestres' },
  aboard: 'Subir a bordo',
  whoIsThere: 'Está aí alguém?',
  was: (character, side, rounds) => `${side}, ${character}. ${rounds} ${rounds === 1 ? 'ronda' : 'rondas'} a bordo.`,
}
