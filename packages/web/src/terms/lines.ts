import type { Terms } from '@selva/protocol/terms'
import { paceText } from './pace.ts'
import { termWords } from './words.ts'

/** How people play at a table, line by line. */
export function termLines(terms: Terms, game: string): readonly string[] {
  const w = termWords()
  const lines = [
    [w.pace.name, { name: w.pace.names[terms.pace], help: paceText(terms.pace, game) }],
    [w.aid.name, w.aid.values[terms.aid]],
    [w.chat.name, w.chat.values[terms.chat]],
    [w.spectators.name, w.spectators.values[terms.spectators ? 'yes' : 'no']],
    [w.bots.name, w.bots.values[terms.bots]],
    [w.botsTalk.name, w.botsTalk.values[terms.botsTalk ? 'yes' : 'no']],
  ] as const
  return lines.map(([name, told]) => `${name}: ${told.name}. ${told.help}`)
}
