import type { EscapeDocumentWords } from './en.ts'

export const pt: EscapeDocumentWords = {
  map: (zone) => `Mapa da zona ${zone}`,
  steps: 'Passos até cada escotilha',
  hatch: 'Escotilha',
  human: 'Humano',
  alien: 'Extraterrestre',
  none: '–',
  dangerous: (percent) => (percent === 0 ? 'Nenhum setor é perigoso.' : `${percent}% dos setores são perigosos.`),
  choke: (n) =>
    n === 0 ? 'Sem passagens obrigatórias.' : n === 1 ? '1 passagem obrigatória.' : `${n} passagens obrigatórias.`,
  hosts: (presets) => `Pode ser jogada com: ${presets}.`,
}
