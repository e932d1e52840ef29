import { writeFileSync } from 'node:fs'
import { type Figure, report } from './measure.ts'

/** Figures that belong together, under one title. */
export type Section = { readonly title: string; readonly figures: readonly Figure[] }

/** Prints each section as soon as it is measured, and writes all into a file if one is named. */
export type Results = {
  add(section: Section): void
  /** The number of budgets that were missed. */
  finish(): number
}

/** `measured` goes into the file besides the figures. */
export function resultsOf(bench: string, json: string | undefined, measured: object = {}): Results {
  const sections: Section[] = []
  let missed = 0
  return {
    add(section) {
      sections.push(section)
      missed += report(section.title, section.figures)
    },
    finish() {
      const all = { bench, node: process.versions.node, ...measured, sections }
      if (json !== undefined) writeFileSync(json, `${JSON.stringify(all, undefined, 2)}\n`)
      return missed
    },
  }
}
