import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export const RULES = readFileSync(join(import.meta.dirname, '..', '..', '..', 'docs', 'rules', 'stay-away.md'), 'utf8')

/** Every paragraph of the rules page by its id. */
export const WRITTEN: readonly string[] = [...RULES.matchAll(/<a id="([^"]+)"><\/a>\*\*\1\*\*/g)].map(
  ([, id = '']) => id,
)

/** The worked examples: they are tests. */
const EXAMPLES = Array.from({ length: 56 }, (_, i) => `EX-${String(i + 1).padStart(2, '0')}`)

/** Every paragraph that a test must cite; words and promises (VOC, ABT) need none. */
export const PARAGRAPHS: readonly string[] = [...WRITTEN.filter((id) => !/^(VOC|ABT)-/.test(id)), ...EXAMPLES]
