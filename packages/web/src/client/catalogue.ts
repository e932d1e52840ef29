import { effect, signal } from '@preact/signals'
import type { Language } from '@selva/protocol'
import { language } from './language.ts'

/** The words of one part of the client, in four languages; only the one in use is loaded, and only with that part. */
export type Catalogue<Words> = {
  readonly load: Readonly<Record<Language, () => Promise<Words>>>
  /** Loads the words of the language in use, and follows its changes from now on. */
  loadWords(): Promise<void>
  /** The words in the language in use. Reading them in a component keeps it up to date. */
  words(): Words
}

export function catalogue<Words>(load: Readonly<Record<Language, () => Promise<Words>>>): Catalogue<Words> {
  const known = signal<{ readonly language: Language; readonly words: Words } | undefined>(undefined)
  let following = false

  async function loadIn(wanted: Language): Promise<void> {
    const words = await load[wanted]()
    // Somebody who changes the language twice in a moment gets the last one.
    if (language.peek() === wanted) known.value = { language: wanted, words }
  }

  return {
    load,
    async loadWords() {
      await loadIn(language.peek())
      if (following) return
      following = true
      effect(() => {
        if (known.peek()?.language !== language.value) void loadIn(language.value)
      })
    },
    words() {
      if (known.value === undefined) throw new Error('no words are loaded yet')
      return known.value.words
    },
  }
}
