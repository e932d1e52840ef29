import { writeFileSync } from 'node:fs'
import { type Figure, report } from './measure.ts'
import type { BenchOptions } from './options.ts'
import { type Plot, writePlots } from './plot.ts'

/** Figures that belong together, under one title. */
export type Section = { readonly title: string; readonly figures: readonly Figure[] }

/** Prints each section as soon as it is measured, and writes all into a file if one is named. */
export type Results = {
  add(section: Section): void
  /** The number of budgets that were missed. */
  finish(): number
}

/** A bar for each figure. */
const barsOf = (title: string, unit: string, figures: readonly Pick<Figure, 'what' | 'value'>[]): Plot => ({
  title,
  unit,
  kind: 'bars',
  labels: figures.map(({ what }) => what),
  series: [{ name: '', points: figures.map(({ value }) => value) }],
})

/** The picture of a bench: the figures of one unit in all sections. */
export type Pictured = {
  readonly title: string
  readonly unit: string
  readonly label: (at: Section, of: Figure) => string
}

/** `measured` goes into the file besides the figures, and `pictured` says what is drawn. */
export function resultsOf(
  bench: string,
  { json, plots }: Pick<BenchOptions, 'json' | 'plots'>,
  pictured: Pictured,
  measured: object = {},
): Results {
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
      const { title, unit, label } = pictured
      const drawn = sections.flatMap((section) =>
        section.figures
          .filter((figure) => figure.unit === unit)
          .map((figure) => ({ what: label(section, figure), value: figure.value }))
          .filter(({ what }) => what !== ''),
      )
      if (plots !== undefined) writePlots(plots, { [bench]: barsOf(title, unit, drawn) })
      return missed
    },
  }
}
