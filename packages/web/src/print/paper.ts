/** Papers that a sheet can be printed on, in millimetres. */
export const PAPERS = {
  a4: { width: 210, height: 297 },
  letter: { width: 215.9, height: 279.4 },
} as const
export type Paper = keyof typeof PAPERS

/** The paper of printers where the reader lives: North America prints on Letter. */
export const usualPaper = (locale: string): Paper => (/-(US|CA|MX)$/i.test(locale) ? 'letter' : 'a4')
