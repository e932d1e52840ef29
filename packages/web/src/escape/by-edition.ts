import type { Edition } from '@selva/escape'

/** The words of each edition. Only English prints two words for the way out. */
export type ByEdition<Words> = { readonly [E in Edition]: Words }

export function inBoth<Words>(words: Words): ByEdition<Words> {
  return { black: words, ultimate: words }
}

/** English, as its catalogue gives it. */
export function inEach<Words>({
  en,
  enUltimate,
}: {
  readonly en: Words
  readonly enUltimate: Words
}): ByEdition<Words> {
  return { black: en, ultimate: enUltimate }
}
