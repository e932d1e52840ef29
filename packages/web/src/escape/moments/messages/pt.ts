import type { EscapeMomentWords } from './en.ts'

export const pt: EscapeMomentWords = {
  you: { human: 'És dos humanos', alien: 'És dos extraterrestres' },
  aboard: 'Subir a bordo',
}
