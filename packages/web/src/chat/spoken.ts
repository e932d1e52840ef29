import type { ChatLine, Phrase } from '@selva/protocol'
import type { ChatWords } from './messages/en.ts'

/** A phrase in the reader's language; `who` is the one it is about. */
export function phraseIn(words: ChatWords, phrase: Phrase, who: string): string {
  const sentence = words.said[phrase]
  return typeof sentence === 'string' ? sentence : sentence(who)
}

/** Returns a line in words: its author's own, or in the reader's language for a phrase. */
export function spoken(
  words: ChatWords,
  said: Pick<ChatLine, 'text' | 'phrase' | 'about'>,
  nameAt: (seat: number) => string,
): string {
  return said.phrase === '' ? said.text : phraseIn(words, said.phrase, nameAt(said.about))
}
