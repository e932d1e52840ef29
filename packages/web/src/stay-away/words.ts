import { effect, signal } from '@preact/signals'
import type { Language } from '@selva/server/protocol'
import { CARD_NAMES, type Kind } from '@selva/stay-away'
import { language } from '../client/language.ts'
import type { Words } from './messages/en.ts'

/** The game's own catalogues: like the others, only the one in use is loaded, and only with the game. */
export const WORDS: Record<Language, () => Promise<Words>> = {
  en: async () => (await import('./messages/en.ts')).en,
  it: async () => (await import('./messages/it.ts')).it,
  es: async () => (await import('./messages/es.ts')).es,
  pt: async () => (await import('./messages/pt.ts')).pt,
}

const words = signal<{ readonly language: Language; readonly words: Words } | undefined>(undefined)

async function learn(wish: Language): Promise<void> {
  const loaded = await WORDS[wish]()
  // Somebody who changes the language twice in a moment gets the last one.
  if (language.peek() === wish) words.value = { language: wish, words: loaded }
}

let following = false
/** Loads the words of the language in use, and follows its changes from now on. */
export async function learnWords(): Promise<void> {
  await learn(language.peek())
  if (following) return
  following = true
  effect(() => {
    if (words.peek()?.language !== language.value) void learn(language.value)
  })
}

/** The game's words in the language in use. */
export function tell(): Words {
  if (words.value === undefined) throw new Error('no words are loaded yet')
  return words.value.words
}

/** What a card is called. */
export const cardName = (kind: Kind): string => CARD_NAMES[kind][words.value?.language ?? 'en']
