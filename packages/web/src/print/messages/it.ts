import type { PrintPageWords } from './en.ts'

export const it: PrintPageWords = {
  paper: 'Carta',
  papers: { a4: 'A4', letter: 'Letter' },
  svgButton: 'SVG',
  pdfButton: 'PDF',
  print: 'Stampa',
  svg: 'Scarica SVG',
  pdf: 'Scarica PDF',
  letters: 'Il PDF non può mostrare alcune lettere di questo foglio. Usa Stampa o SVG.',
}
