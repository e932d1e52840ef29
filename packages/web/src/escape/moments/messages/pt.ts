import type { EscapeMomentWords } from './en.ts'

export const pt: EscapeMomentWords = {
  you: { human: 'És humano', alien: 'És um extraterrestre' },
  aboard: 'Subir a bordo',
}
