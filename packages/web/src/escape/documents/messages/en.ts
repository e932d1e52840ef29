import { HATCH } from '../../way-out.ts'

/** Figures of a zone on its page. English is the source of the other catalogues' type. */
export const en = {
  map: (zone: string) => `Map of zone ${zone}`,
  steps: `Steps to each ${HATCH.hatch}`,
  hatch: HATCH.Hatch,
  human: 'Human',
  alien: 'Alien',
  none: '–',
  dangerous: (percent: number) =>
    percent === 0 ? 'No sector is dangerous.' : `${percent}% of the sectors are dangerous.`,
  choke: (n: number) => (n === 0 ? 'No choke points.' : n === 1 ? '1 choke point.' : `${n} choke points.`),
  hosts: (presets: string) => `Can be played with: ${presets}.`,
}

export type EscapeDocumentWords = typeof en
