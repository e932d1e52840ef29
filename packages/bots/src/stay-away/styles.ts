import type { Weights } from './weights.ts'

/** Ways of playing Stay Away!. */
export const STYLES: Readonly<Record<string, Weights>> = {}
