import type { EscapeMomentWords } from './en.ts'

export const es: EscapeMomentWords = {
  you: { human: 'Eres de los humanos', alien: 'Eres de los aliens' },
  aboard: 'Subir a bordo',
}
