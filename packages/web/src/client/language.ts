import { signal } from '@preact/signals'
import type { Language } from '@selva/protocol'
import type { Messages } from '../messages/en.ts'
import { remember, remembered } from './memory.ts'

/** Each language in its own words. Every catalogue is a file of its own: only the one in use is loaded. */
export const LANGUAGES: Record<Language, { readonly own: string; readonly load: () => Promise<Messages> }> = {
  en: { own: 'English', load: async () => (await import('../messages/en.ts')).en },
  it: { own: 'Italiano', load: async () => (await import('../messages/it.ts')).it },
  es: { own: 'Español', load: async () => (await import('../messages/es.ts')).es },
  pt: { own: 'Português', load: async () => (await import('../messages/pt.ts')).pt },
}
export const LANGUAGE_CODES = Object.keys(LANGUAGES) as readonly Language[]

/** The language to begin with: the remembered one, else the first of the reader's that there is, else English. */
export function preferred(memory: string | undefined, browser: readonly string[]): Language {
  const wishes = [memory, ...browser.map((tag) => tag.slice(0, 2).toLowerCase())]
  for (const wish of wishes) {
    const language = LANGUAGE_CODES.find((code) => code === wish)
    if (language !== undefined) return language
  }
  return 'en'
}

export const language = signal<Language>('en')
const messages = signal<Messages | undefined>(undefined)

/** The words of the language in use. Reading them in a component keeps it up to date. */
export function say(): Messages {
  if (messages.value === undefined) throw new Error('no language is loaded yet')
  return messages.value
}

export async function speak(wish: Language): Promise<void> {
  const loaded = await LANGUAGES[wish].load()
  language.value = wish
  messages.value = loaded
  document.documentElement.lang = wish === 'pt' ? 'pt-PT' : wish
}

export async function changeLanguage(wish: Language): Promise<void> {
  // Remembered first: where the words are those of another build, the page loads itself again.
  remember('language', wish)
  await speak(wish)
}

export const beginSpeaking = (): Promise<void> => speak(preferred(remembered('language'), navigator.languages))
