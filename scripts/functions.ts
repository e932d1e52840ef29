/** A function by its first line, and the number of its lines. */
export type Measured = { readonly first: string; readonly lines: number }

const FUNCTION = /^(\s*)(?:.*\bfunction\b.*|.*=> (?:\{|\(\{|\[))$/

/** The length of every function in a formatted text: a function ends where a line closes it at its own indentation. */
export function functionsIn(text: string): readonly Measured[] {
  const lines = text.split('\n')
  return lines.flatMap((first, start) => {
    const indent = FUNCTION.exec(first)?.[1]
    if (indent === undefined) return []
    const length = lines
      .slice(start + 1)
      .findIndex((line) => /^[}\]]/.test(line.slice(indent.length)) && line.startsWith(indent) && !line.endsWith('{'))
    return length < 0 ? [] : [{ first: first.trim(), lines: length + 2 }]
  })
}
