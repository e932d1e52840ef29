import { catalogue } from '../../client/catalogue.ts'
import type { InvitationWords } from './messages/en.ts'

/** The words of an invitation come with it: most who open a table's page never see one. */
export const { loadWords: loadInvitationWords, words: invitationWords } = catalogue<InvitationWords>({
  en: async () => (await import('./messages/en.ts')).en,
  it: async () => (await import('./messages/it.ts')).it,
  es: async () => (await import('./messages/es.ts')).es,
  pt: async () => (await import('./messages/pt.ts')).pt,
})
