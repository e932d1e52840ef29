import { skeleton } from '../text/skeleton.ts'
import { MAX_NAME_LENGTH } from './names.ts'

const characters = new Intl.Segmenter()

/** A name with a number behind it, both together no longer than a name may be. */
function numbered(name: string, n: number): string {
  const number = ` (${n})`
  let start = ''
  for (const { segment } of characters.segment(name)) {
    if ([...start, ...segment].length > MAX_NAME_LENGTH - number.length) break
    start += segment
  }
  return start.trimEnd() + number
}

/** The name itself if nobody else's looks like it, else with the first number that tells it apart: `Ana (2)`. */
export function distinctFrom(others: readonly string[], name: string): string {
  const taken = new Set(others.filter((other) => other !== '').map(skeleton))
  let shown = name
  for (let n = 2; taken.has(skeleton(shown)); n++) shown = numbered(name, n)
  return shown
}

/** Is this the name, with or without a number that tells it apart? */
export function isNameOf(shown: string, name: string): boolean {
  const n = Number(/ \((\d{1,3})\)$/.exec(shown)?.[1] ?? 0)
  return shown === name || (n > 1 && shown === numbered(name, n))
}
