import type { ApiError } from '../client/api.ts'
import { messages } from '../client/language.ts'
import { documentWords } from './words.ts'

/** Up to this many seconds a wait is given in seconds, else in minutes. */
const MOST_SECONDS = 90

/** Why a request had no effect, with the limit or the wait that the server names. */
export function refusalText({ refused, about }: ApiError): string {
  const m = documentWords()
  const number = Number(about)
  if (refused === 'documents' && number > 0) return m.quota(number)
  if (refused === 'tooMany' && number > 0)
    return number <= MOST_SECONDS ? m.later.seconds(number) : m.later.minutes(Math.ceil(number / 60))
  return messages().refusals[refused]
}
