import type { PrintPageWords } from './en.ts'

export const es: PrintPageWords = {
  paper: 'Formato',
  papers: { a4: 'A4', letter: 'Carta' },
  svgButton: 'SVG',
  pdfButton: 'PDF',
  print: 'Imprimir',
  svg: 'Descargar SVG',
  pdf: 'Descargar PDF',
  letters: 'El PDF no puede mostrar algunas letras de esta hoja. Usa Imprimir o SVG.',
}
