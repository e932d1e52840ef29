import type { Edition } from '@selva/escape'
import { catalogue } from '../../client/catalogue.ts'
import { type ByEdition, inBoth, inEach } from '../by-edition.ts'
import type { RuleWords } from './messages/en.ts'

const { load, loadWords, words } = catalogue<ByEdition<RuleWords>>({
  en: async () => inEach(await import('./messages/en.ts')),
  it: async () => inBoth((await import('./messages/it.ts')).it),
  es: async () => inBoth((await import('./messages/es.ts')).es),
  pt: async () => inBoth((await import('./messages/pt.ts')).pt),
})

/** The rules have catalogues of their own: loaded with the host's page, the lobby, or on request at the table. */
export const loadRuleWords = loadWords
export const RULE_WORDS = load

/** The rules in the words of an edition. */
export const ruleWords = (edition: Edition): RuleWords => words()[edition]
