import type { Card, Edition, Rules } from '@selva/escape'
import { catalogue } from '../client/catalogue.ts'
import { type ByEdition, inBoth, inEach } from './by-edition.ts'
import type { EscapeWords } from './messages/en.ts'

const { load, loadWords, words } = catalogue<ByEdition<EscapeWords>>({
  en: async () => inEach(await import('./messages/en.ts')),
  it: async () => inBoth((await import('./messages/it.ts')).it),
  es: async () => inBoth((await import('./messages/es.ts')).es),
  pt: async () => inBoth((await import('./messages/pt.ts')).pt),
})

/** The game's own catalogues, loaded with the game. */
export const loadGameWords = loadWords
export const GAME_WORDS = load

/** The whole text of an item, under the switches of a table. */
export function itemText(card: Card, rules: Rules, m: EscapeWords): string {
  const { more } = m.items[card]
  return typeof more === 'string' ? more : more(rules)
}

/** The words of an edition: what Black prints as a hatch, Ultimate prints as a pod. */
export const tell = (edition: Edition): EscapeWords => words()[edition]
