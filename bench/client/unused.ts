import { SourceMap, type SourceMapPayload } from 'node:module'

/** A file of the client as a browser ran it, by the offsets of its text. */
export type RunFile = {
  readonly code: string
  readonly map: SourceMapPayload
  /** Bytes on the wire. */
  readonly bytes: number
  readonly functions: readonly {
    readonly ranges: readonly { readonly startOffset: number; readonly endOffset: number; readonly count: number }[]
  }[]
}

/** A folder of sources, and how many bytes on the wire it costs without having run. */
export type UnusedSource = { readonly source: string; readonly bytes: number }

/** One character of this many is looked up: enough for figures in kilobytes. */
const STEP = 8

/** Says for each character whether it ran. Inner ranges come after the ones around them. */
function ran({ code, functions }: Pick<RunFile, 'code' | 'functions'>): Uint8Array {
  const used = new Uint8Array(code.length).fill(1)
  for (const { ranges } of functions)
    for (const { startOffset, endOffset, count } of ranges) used.fill(count > 0 ? 1 : 0, startOffset, endOffset)
  return used
}

/** The folder of a source: a part of a package, or a package of others. Single files are too small to decide about. */
function nameOf(source: string): string {
  const [top = '', ...parts] = source.replace(/^.*?(packages|node_modules)\//, '$1/').split('/')
  const depth = top === 'packages' ? 3 : parts[0]?.startsWith('@') === true ? 2 : 1
  return [top, ...parts.slice(0, -1).slice(0, depth)].join('/')
}

/** The sources of some files whose code has not run, the largest first. A part of a file weighs as the file on average. */
export function unusedSources(files: readonly RunFile[]): readonly UnusedSource[] {
  const bytes = new Map<string, number>()
  for (const file of files) {
    const used = ran(file)
    const map = new SourceMap(file.map)
    const weight = (file.bytes / Math.max(1, file.code.length)) * STEP
    const lines = file.code.split('\n')
    let start = 0
    for (const [line, text] of lines.entries()) {
      for (let column = 0; column < text.length; column += STEP) {
        if (used[start + column] === 1) continue
        // Some code is the bundler's own and has no source.
        const { originalSource } = map.findEntry(line, column) as { readonly originalSource?: string }
        const source = originalSource === undefined ? 'no source' : nameOf(originalSource)
        bytes.set(source, (bytes.get(source) ?? 0) + weight)
      }
      start += text.length + 1
    }
  }
  return [...bytes].map(([source, n]) => ({ source, bytes: n })).toSorted((a, b) => b.bytes - a.bytes)
}

/** As many of the largest as are needed for so many bytes together, or all. */
export function firstOf(sources: readonly UnusedSource[], wanted: number): readonly UnusedSource[] {
  let sum = 0
  return sources.filter(({ bytes }) => {
    const before = sum
    sum += bytes
    return before < wanted
  })
}
