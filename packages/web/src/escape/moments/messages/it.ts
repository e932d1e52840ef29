import type { EscapeMomentWords } from './en.ts'

export const it: EscapeMomentWords = {
  you: { human: 'Sei umano', alien: 'Sei un alieno' },
  aboard: 'Sali a bordo',
}
