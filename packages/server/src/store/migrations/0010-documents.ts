import type { Migration } from './migration.ts'

/** Zones and scenarios that people make. A table keeps its own copy: nothing here is needed to play or replay. */
export const documents: Migration = {
  about: 'documents in versions, the documents a table names, and reports of documents',
  both: [
    // `newest` and `published` are versions, 0 for none. `shown` is when it was first published, `kept` an uptime.
    `create table document (
       id text primary key,
       game text not null,
       kind text not null,
       person text not null,
       parent text not null,
       parent_version integer not null,
       newest integer not null,
       published integer not null,
       hidden integer not null,
       plays integer not null,
       balance integer not null,
       shown integer not null,
       created integer not null,
       changed integer not null,
       kept integer not null
     ) strict, without rowid`,
    'create index document_by_person on document (person, changed, id)',
    'create index document_by_person_id on document (person, id)',
    'create index document_by_parent on document (parent, shown, id) where published > 0 and hidden = 0',
    'create index document_by_shown on document (shown, id) where published > 0 and hidden = 0',
    'create index document_by_plays on document (plays, id) where published > 0 and hidden = 0',
    'create index document_by_balance on document (balance, id) where published > 0 and hidden = 0',
    'create index document_by_kept on document (kept, id) where published = 0',

    // `look` is what a search reads. Only the server's own games fill `verdict`, `judged` and `balance`.
    `create table document_version (
       document text not null,
       version integer not null,
       hash text not null,
       title text not null,
       description text not null,
       least integer not null,
       most integer not null,
       playable integer not null,
       presets text not null,
       look text not null,
       made integer not null,
       verdict text not null,
       judged text not null,
       balance integer not null,
       body text not null,
       primary key (document, version)
     ) strict, without rowid`,

    `alter table tables add column documents text not null default ''`,
    `alter table report add column document text not null default ''`,
  ],
}
