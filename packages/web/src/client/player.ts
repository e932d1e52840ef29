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

/** Names joined as a language joins them: “Ana, Bruno and Inés”, “Ana e Inés”. */
export const joined = (language: keyof typeof LOCALES, names: readonly string[]): string =>
  new Intl.ListFormat(LOCALES[language]).format(names)
