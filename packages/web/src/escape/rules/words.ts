import { catalogue } from '../../client/catalogue.ts'
import type { RuleWords } from './messages/en.ts'

/** The rules have catalogues of their own: loaded with the host's page, the lobby, or on request at the table. */
export const {
  load: RULE_WORDS,
  loadWords: loadRuleWords,
  words: ruleWords,
} = catalogue<RuleWords>({
  en: async () => (await import('./messages/en.ts')).en,
  it: async () => (await import('./messages/it.ts')).it,
  es: async () => (await import('./messages/es.ts')).es,
  pt: async () => (await import('./messages/pt.ts')).pt,
})
