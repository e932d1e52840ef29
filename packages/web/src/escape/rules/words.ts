import { catalogue } from '../../client/catalogue.ts'
import type { RuleWords } from './messages/en.ts'

/** The rules have catalogues of their own: loaded with the host's page, the lobby, or when somebody asks at the table. */
export const {
  load: RULE_WORDS,
  learn: learnRules,
  words: ruleWords,
} = catalogue<RuleWords>({
  en: async () => (await import('./messages/en.ts')).en,
  it: async () => (await import('./messages/it.ts')).it,
  es: async () => (await import('./messages/es.ts')).es,
  pt: async () => (await import('./messages/pt.ts')).pt,
})
