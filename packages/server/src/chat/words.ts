import { type Refusal, refuse } from '@selva/core'
import { isAboutAPlayer, type Say } from '@selva/protocol'
import type { ChatLineRow } from '../store/rows/chat-lines.ts'
import type { WordFilter } from '../text/filter.ts'
import { MAX_MESSAGE_LENGTH, sanitized } from '../text/sanitize.ts'
import type { ChatTable } from './chat-table.ts'

/** A phrase, about a seat or nobody, or a text. */
export type Words = Pick<ChatLineRow, 'phrase' | 'about' | 'body'>

/** The words of a message as they may be shown at this table, or why they cannot be said. */
export function wordsOf(
  { say }: Say,
  { mode, seats }: Pick<ChatTable, 'mode' | 'seats'>,
  masked: WordFilter,
): Words | Refusal {
  if ('phrase' in say) {
    const { phrase, about = 0 } = say
    const fits = isAboutAPlayer(phrase) ? about >= 1 && about <= seats() : about === 0
    return fits ? { phrase, about, body: '' } : refuse('malformed')
  }
  if (mode() === 'phrases') return refuse('phrasesOnly')
  const body = sanitized(say.text)
  if (body === '') return refuse('malformed')
  return body.length > MAX_MESSAGE_LENGTH
    ? refuse('tooLarge', MAX_MESSAGE_LENGTH)
    : { phrase: '', about: 0, body: masked(body) }
}
