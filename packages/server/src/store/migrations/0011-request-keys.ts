import type { Migration } from './migration.ts'

/**
 * A browser whose answer was lost asks again with the same key, and gets the document that it has already made. The index
 * is not unique: a guest who is merged into an account brings keys along, and no key of theirs may stop that.
 */
export const requestKeys: Migration = {
  about: 'the key of the request that made a document',
  both: [
    `alter table document add column request_key text not null default ''`,
    'create index document_by_request_key on document (person, request_key)',
  ],
}
