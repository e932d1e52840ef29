import type { SheetLine } from './scenario-game.ts'

/** The lines of a sheet and which of them were changed last. */
export type MarkedLines = { readonly lines: readonly SheetLine[]; readonly changed: ReadonlySet<string> }

const said = ({ text, list = [] }: SheetLine): string => [text, ...list].join('\n')

/** The keys of lines that are new or say something else; a sheet that says the same keeps its marks. */
export function markChanges(before: MarkedLines | undefined, lines: readonly SheetLine[]): MarkedLines {
  if (before === undefined) return { lines, changed: new Set() }
  const old = new Map(before.lines.map((line) => [line.key, said(line)]))
  const changed = lines.filter((line) => old.get(line.key) !== said(line)).map((line) => line.key)
  const same = changed.length === 0 && lines.length === before.lines.length
  return { lines, changed: same ? before.changed : new Set(changed) }
}
