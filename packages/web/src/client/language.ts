import { signal } from '@preact/signals'
import type { Language } from '@selva/protocol'
import type { Messages } from '../messages/en.ts'
import { readStored, writeStored } from './browser-storage.ts'

/** Each language in its own words. Every catalogue is a file of its own: only the one in use is loaded. */
export const LANGUAGES: Record<Language, { readonly own: string; readonly load: () => Promise<Messages> }> = {
  en: { own: 'English', load: async () => (await import('../messages/en.ts')).en },
  it: { own: 'Italiano', load: async () => (await import('../messages/it.ts')).it },
  es: { own: 'Español', load: async () => (await import('../messages/es.ts')).es },
  pt: { own: 'Português', load: async () => (await import('../messages/pt.ts')).pt },
}
export const LANGUAGE_CODES = Object.keys(LANGUAGES) as readonly Language[]

/** The language to begin with: the remembered one, else the first of the reader's that there is, else English. */
export function preferredLanguage(memory: string | undefined, browser: readonly string[]): Language {
  const candidates = [memory, ...browser.map((tag) => tag.slice(0, 2).toLowerCase())]
  for (const wanted of candidates) {
    const language = LANGUAGE_CODES.find((code) => code === wanted)
    if (language !== undefined) return language
  }
  return 'en'
}

export const language = signal<Language>('en')
const loadedMessages = signal<Messages | undefined>(undefined)

/** The words of the language in use. Reading them in a component keeps it up to date. */
export function messages(): Messages {
  if (loadedMessages.value === undefined) throw new Error('no language is loaded yet')
  return loadedMessages.value
}

export async function loadLanguage(wanted: Language): Promise<void> {
  const loaded = await LANGUAGES[wanted].load()
  language.value = wanted
  loadedMessages.value = loaded
  document.documentElement.lang = wanted === 'pt' ? 'pt-PT' : wanted
}

export async function changeLanguage(wanted: Language): Promise<void> {
  // Remembered first: where the words are those of another build, the page loads itself again.
  writeStored('language', wanted)
  await loadLanguage(wanted)
}

export const loadPreferredLanguage = (): Promise<void> =>
  loadLanguage(preferredLanguage(readStored('language'), navigator.languages))
