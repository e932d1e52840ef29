import type { EscapeMomentWords } from './en.ts'

export const es: EscapeMomentWords = {
  you: { human: 'Eres humano', alien: 'Eres un alien' },
  aboard: 'Subir a bordo',
}
