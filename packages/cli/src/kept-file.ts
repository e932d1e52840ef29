import { appendFileSync, existsSync, readFileSync } from 'node:fs'

/** Results that are kept in a file as they come in, so that a run that was stopped goes on where it was. */
export type KeptFile<T> = {
  /** The last entry of the file under a key. */
  read(key: string): T | undefined
  keep(key: string, value: T): void
}

type Line<T> = { readonly key: string; readonly value: T }

/** Lines that a stopped run left unfinished are skipped. */
function linesIn<T>(text: string): readonly Line<T>[] {
  return text.split('\n').flatMap((line) => {
    try {
      return line === '' ? [] : [JSON.parse(line) as Line<T>]
    } catch {
      return []
    }
  })
}

/** The kept results of this file; without a file they last as long as the run. */
export function keptFile<T>(path: string): KeptFile<T> {
  const lines = path !== '' && existsSync(path) ? linesIn<T>(readFileSync(path, 'utf8')) : []
  const known = new Map(lines.map(({ key, value }) => [key, value]))
  return {
    read: (key) => known.get(key),
    keep(key, value) {
      known.set(key, value)
      // A line of its own even after one that was cut off.
      if (path !== '') appendFileSync(path, `\n${JSON.stringify({ key, value })}`)
    },
  }
}
