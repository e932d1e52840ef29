import type { EscapeDocumentWords } from './en.ts'

export const it: EscapeDocumentWords = {
  map: (zone) => `Mappa della zona ${zone}`,
  steps: 'Passi fino a ogni scialuppa',
  hatch: 'Scialuppa',
  human: 'Umano',
  alien: 'Alieno',
  none: '–',
  dangerous: (percent) => (percent === 0 ? 'Nessun settore è pericoloso.' : `Settori pericolosi: ${percent}%.`),
  choke: (n) => (n === 0 ? 'Nessuna strettoia.' : n === 1 ? '1 strettoia.' : `${n} strettoie.`),
  hosts: (presets) => `Modalità compatibili: ${presets}.`,
}
