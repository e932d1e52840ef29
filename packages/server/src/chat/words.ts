import { type Refusal, refuse } from '@selva/core'
import { isAboutSomebody, type Say } from '@selva/protocol'
import type { SaidRow } from '../store/rows/said.ts'
import { cleaned, LONGEST_WORDS } from '../text/clean.ts'
import type { WordFilter } from '../text/filter.ts'
import type { ChatTable } from './chat-table.ts'

/** A phrase, about a seat or nobody, or a text. */
export type Words = Pick<SaidRow, 'phrase' | 'about' | 'body'>

/** The words of a message as they may be shown at this table, or why they cannot be said. */
export function wordsOf(
  { say }: Say,
  { mode, seats }: Pick<ChatTable, 'mode' | 'seats'>,
  masked: WordFilter,
): Words | Refusal {
  if ('phrase' in say) {
    const { phrase, about = 0 } = say
    const fits = isAboutSomebody(phrase) ? about >= 1 && about <= seats : about === 0
    return fits ? { phrase, about, body: '' } : refuse('malformed')
  }
  if (mode === 'phrases') return refuse('phrasesOnly')
  const body = cleaned(say.text)
  if (body === '') return refuse('malformed')
  return body.length > LONGEST_WORDS ? refuse('tooLarge', LONGEST_WORDS) : { phrase: '', about: 0, body: masked(body) }
}
