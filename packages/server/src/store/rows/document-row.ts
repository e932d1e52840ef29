import type { DocumentKind } from '@selva/core'
import type { PersonId } from '../../base/ids.ts'

/** A document with one of its versions, as a reader may see it. */
export type DocumentRow = {
  readonly id: string
  readonly game: string
  readonly kind: DocumentKind
  /** Its author; empty for a former player. */
  readonly person: PersonId | ''
  /** The name the author has chosen, if any. */
  readonly name: string | undefined
  /** The document it was forked from; empty if it was not. */
  readonly parent: string
  readonly parent_version: number
  /** Author, name and title of the parent, if the reader may see it. */
  readonly parent_person: PersonId | '' | undefined
  readonly parent_name: string | undefined
  readonly parent_title: string | undefined
  readonly newest: number
  /** 0 if it is not published. */
  readonly published: number
  readonly hidden: number
  readonly plays: number
  readonly forks: number
  readonly created: number
  readonly version: number
  readonly hash: string
  readonly title: string
  readonly description: string
  /** 0 and 0 if its author does not say for how many players it is. */
  readonly least: number
  readonly most: number
  readonly playable: number
  readonly presets: string
  readonly made: number
  readonly verdict: string
}

/** Public: every reader may see it. */
const PUBLIC = (document: string): string => `${document}.published > 0 and ${document}.hidden = 0`

/** The columns of a `DocumentRow`. */
export const COLUMNS = `d.id, d.game, d.kind, d.person, author.name, d.parent, d.parent_version,
  p.person as parent_person, parent_author.name as parent_name, parent_version.title as parent_title,
  d.newest, d.published, d.hidden, d.plays, d.created,
  (select count(*) from document as fork where fork.parent = d.id and ${PUBLIC('fork')}) as forks,
  v.version, v.hash, v.title, v.description, v.least, v.most, v.playable, v.presets, v.made, v.verdict`

/** The tables besides `document as d`. The reader is the only value: a parent that they may not see has no title. */
export const JOINED = `join document_version as v on v.document = d.id
  left join person as author on author.id = d.person
  left join document as p on p.id = d.parent and ((${PUBLIC('p')}) or p.person = ?)
  left join document_version as parent_version on parent_version.document = p.id
    and parent_version.version = case when ${PUBLIC('p')} then p.published else p.newest end
  left join person as parent_author on parent_author.id = p.person`

/** The version that a reader sees unless they ask for another one. The reader is the only value. */
export const OWN_VERSION = 'case when d.person = ? then d.newest else d.published end'

/** May the reader see this version? The reader is the only value. */
export const MAY_SEE = `(d.person = ? or (${PUBLIC('d')} and v.version = d.published))`
