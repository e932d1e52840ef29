import type { EscapeMomentWords } from './en.ts'

export const it: EscapeMomentWords = {
  you: { human: 'Sei un umano', alien: 'Sei un alieno' },
  aboard: 'Sali a bordo',
}
