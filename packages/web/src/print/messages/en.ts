/** The page that prints. English is the source of the other catalogues' type. */
export const en = {
  paper: 'Paper',
  papers: { a4: 'A4', letter: 'Letter' },
  svgButton: 'SVG',
  pdfButton: 'PDF',
  print: 'Print',
  svg: 'Download SVG',
  pdf: 'Download PDF',
  letters: 'The PDF can’t show some letters of this sheet. Use Print or SVG instead.',
}
export type PrintPageWords = typeof en
