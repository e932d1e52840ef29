import { effect, signal } from '@preact/signals'
import type { Language } from '@selva/server/protocol'
import { language } from '../../client/language.ts'
import type { RuleWords } from '../messages/en.ts'

/** The rules have catalogues of their own: loaded with the host's page, the lobby, or when somebody asks at the table. */
export const RULE_WORDS: Record<Language, () => Promise<RuleWords>> = {
  en: async () => (await import('../messages/en.ts')).en,
  it: async () => (await import('../messages/it.ts')).it,
  es: async () => (await import('../messages/es.ts')).es,
  pt: async () => (await import('../messages/pt.ts')).pt,
}

const words = signal<{ readonly language: Language; readonly words: RuleWords } | undefined>(undefined)

async function learn(wish: Language): Promise<void> {
  const loaded = await RULE_WORDS[wish]()
  // Somebody who changes the language twice in a moment gets the last one.
  if (language.peek() === wish) words.value = { language: wish, words: loaded }
}

let following = false
/** Loads the words of the language in use, and follows its changes from now on. */
export async function learnRules(): Promise<void> {
  await learn(language.peek())
  if (following) return
  following = true
  effect(() => {
    if (words.peek()?.language !== language.value) void learn(language.value)
  })
}

/** The rules' words in the language in use. */
export function ruleWords(): RuleWords {
  if (words.value === undefined) throw new Error('no rules are loaded yet')
  return words.value.words
}
