import type { EscapeMomentWords } from './en.ts'

export const es: EscapeMomentWords = {
  you: { human: 'Eres humano', alien: 'Eres un alien' },
  aboard: 'Subir a bordo',
  whoIsThere: '¿Hay alguien?',
  was: (character, side, rounds) => `${side}, ${character}. ${rounds} ${rounds === 1 ? 'ronda' : 'rondas'} a bordo.`,
}
