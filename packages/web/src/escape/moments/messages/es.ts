import type { EscapeMomentWords } from './en.ts'

export const es: EscapeMomentWords = {
  you: { human: 'Eres de los humanos', alien: 'Eres de los aliens' },
  aboard: 'Subir a bordo',
  whoIsThere: '¿Hay alguien?',
  was: (character, side, rounds) => `${side}, ${character}. ${rounds} ${rounds === 1 ? 'ronda' : 'rondas'} a bordo.`,
}
