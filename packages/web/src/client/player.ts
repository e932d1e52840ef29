import { plainSentence } from './rich-text.ts'

/**
 * A player in a sentence. Catalogues write whole sentences, one for each case (`you`, `other`), because no language
 * lets "You" stand where a name stands.
 */
export type Player = {
  /** The name, marked as one (see rich-text.ts). Not to be used where the player is the reader. */
  readonly name: string
  readonly me: boolean
}

/** The locale that `Intl` gets for each language of the catalogues. */
export const LOCALES = { en: 'en-GB', it: 'it-IT', es: 'es-ES', pt: 'pt-PT' } as const

/**
 * Names joined as a language joins them: “Ana, Bruno and Inés”, “Ana e Inés”. Spanish looks at the first letter of the
 * last name, which is behind its mark: the names are joined without marks and get them back.
 */
export function joined(language: keyof typeof LOCALES, names: readonly string[]): string {
  const marked = names.values()
  return new Intl.ListFormat(LOCALES[language])
    .formatToParts(names.map(plainSentence))
    .map(({ type, value }) => (type === 'element' ? (marked.next().value ?? value) : value))
    .join('')
}
