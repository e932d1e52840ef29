import type { PrintPageWords } from './en.ts'

export const pt: PrintPageWords = {
  paper: 'Papel',
  papers: { a4: 'A4', letter: 'Carta' },
  svgButton: 'SVG',
  pdfButton: 'PDF',
  print: 'Imprimir',
  svg: 'Transferir SVG',
  pdf: 'Transferir PDF',
  letters: 'O PDF não consegue mostrar algumas letras desta folha. Usa Imprimir ou SVG.',
}
