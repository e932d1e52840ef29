import type { PlayedDocument } from '@selva/core'
import { type Static, Type } from 'typebox'
import { REPORT_REASONS } from './reasons.ts'
import { noOtherFields, readonlySchema } from './schema.ts'

/** Documents: zones and scenarios that people make, keep in versions, publish and fork. */

/** The kinds of documents; the same as `DocumentKind` in `core`. */
export const DOCUMENT_KINDS = ['zone', 'scenario'] as const
/** The licence of everything that is published. */
export const DOCUMENT_LICENCE = 'CC-BY-4.0'
/** The largest text of a document, in bytes. */
export const MAX_DOCUMENT_BYTES = 16_384

const DocumentId = Type.String({ maxLength: 40 })
const VersionNumber = Type.Integer({ minimum: 1, maximum: 1_000_000_000 })
/** Its length in characters; the server counts bytes. */
const DocumentText = Type.String({ maxLength: MAX_DOCUMENT_BYTES })

/** One version of a document. */
export const DocumentVersion = readonlySchema(
  Type.Object({ id: DocumentId, version: VersionNumber }, { ...noOtherFields, title: 'DocumentVersion' }),
)
export type DocumentVersion = Static<typeof DocumentVersion>

/** `POST /api/documents`: the first version of a new document; `parent` is the version it was forked from. */
export const NewDocument = Type.Object(
  {
    game: Type.String({ maxLength: 40 }),
    kind: Type.Enum([...DOCUMENT_KINDS]),
    text: DocumentText,
    parent: Type.Optional(DocumentVersion),
    /** Random, chosen before the first attempt: the same author with the same key gets the same document again. */
    requestKey: Type.Optional(Type.String({ minLength: 16, maxLength: 64, pattern: '^[\\w-]+$' })),
  },
  noOtherFields,
)
export type NewDocument = Static<typeof NewDocument>

/** `PUT /api/documents/:id`: the next version, if `over` is still the newest one. */
export const DocumentUpdate = Type.Object({ text: DocumentText, over: VersionNumber }, noOtherFields)
/** `POST /api/documents/:id/publish`: everyone may see this version. */
export const PublishDocument = Type.Object({ version: VersionNumber }, noOtherFields)
/** `POST /api/documents/:id/report` */
export const DocumentReport = Type.Object(
  { reason: Type.Enum([...REPORT_REASONS]), note: Type.Optional(Type.String({ maxLength: 300 })) },
  noOtherFields,
)
export type DocumentReport = Static<typeof DocumentReport>

/** The document that another one was forked from. A title that the reader may not see is empty. */
const Parent = Type.Object({
  id: Type.String(),
  version: Type.Integer(),
  title: Type.String(),
  author: Type.Union([Type.String(), Type.Null()]),
})

/** A scenario that only the host's device has: its title, and whether the host has changed its rules since. */
export const UnsavedScenario = readonlySchema(
  Type.Object(
    { kind: Type.Literal('scenario'), title: Type.String({ maxLength: 160 }), changed: Type.Boolean() },
    { ...noOtherFields, title: 'UnsavedScenario' },
  ),
)
export type UnsavedScenario = Static<typeof UnsavedScenario>

const Author = Type.Union([Type.String(), Type.Null()])

/** The zone and scenario of people that a table plays: their titles as they were when it was opened, and their authors. */
export const PlayedDocuments = Type.Unsafe<readonly PlayedDocument[]>(
  Type.Array(
    Type.Object(
      {
        kind: Type.Enum([...DOCUMENT_KINDS]),
        title: Type.String(),
        /** Null for a former player; missing for a draft that only the host has, or a document that was deleted. */
        author: Type.Optional(Author),
        /** The host has changed rules of this scenario. */
        changed: Type.Optional(Type.Boolean()),
        /** The document of a person that it was forked from. */
        parent: Type.Optional(Type.Object({ title: Type.String(), author: Author })),
      },
      { title: 'PlayedDocument' },
    ),
  ),
)

/** A document as its reader may see it: its author the newest version, everyone else the published one. */
export const DocumentInfo = readonlySchema(
  Type.Object(
    {
      id: Type.String(),
      game: Type.String(),
      kind: Type.Enum([...DOCUMENT_KINDS]),
      /** The version that this describes. */
      version: Type.Integer(),
      /** The number of the newest version that the reader may see. */
      versions: Type.Integer(),
      /** SHA-256 of the text, in base64url. */
      hash: Type.String(),
      title: Type.String(),
      description: Type.String(),
      players: Type.Union([Type.Tuple([Type.Integer(), Type.Integer()]), Type.Literal('unknown')]),
      /** A game can be played with it; else it cannot be published. */
      playable: Type.Boolean(),
      /** For a zone the presets that can be played on it, for a scenario the preset that it changes. */
      presets: Type.Array(Type.String()),
      /** The author's name; null for a former player. */
      author: Type.Union([Type.String(), Type.Null()]),
      mine: Type.Boolean(),
      licence: Type.Literal(DOCUMENT_LICENCE),
      parent: Type.Optional(Parent),
      /** The number of published documents that were forked from it. */
      forks: Type.Integer(),
      /** The number of games that were played to the end with it while it was published. */
      plays: Type.Integer(),
      /** The version that everyone may see. */
      published: Type.Optional(Type.Integer()),
      /** For its author: moderators have hidden it from everyone else. */
      hidden: Type.Optional(Type.Boolean()),
      created: Type.Integer(),
      /** When this version was saved. */
      changed: Type.Integer(),
      /** Missing in lists. */
      text: Type.Optional(Type.String()),
      /** The verdicts of the games that the server itself played on this version: one for each number of players it tried. */
      verdicts: Type.Optional(Type.Array(Type.Unknown())),
    },
    { title: 'DocumentInfo' },
  ),
)
export type DocumentInfo = Static<typeof DocumentInfo>

export const DOCUMENT_SORTS = ['new', 'played', 'balanced'] as const
export type DocumentSort = (typeof DOCUMENT_SORTS)[number]

/** `GET /api/documents`: published documents, or with `mine=1` one's own. */
export const DocumentQuery = Type.Object({
  game: Type.Optional(Type.String({ maxLength: 40 })),
  kind: Type.Optional(Type.Enum([...DOCUMENT_KINDS])),
  /** Words in the title, the description or the author’s name. */
  search: Type.Optional(Type.String({ maxLength: 60 })),
  /** Only documents that are meant for this many players. */
  players: Type.Optional(Type.Integer({ minimum: 1, maximum: 99 })),
  preset: Type.Optional(Type.String({ maxLength: 40 })),
  /** Only forks of this document. */
  parent: Type.Optional(DocumentId),
  sort: Type.Optional(Type.Enum([...DOCUMENT_SORTS])),
  mine: Type.Optional(Type.Literal('1')),
  /** Continues after the page that ended with this mark. */
  after: Type.Optional(Type.String({ maxLength: 120 })),
})
export type DocumentQuery = Static<typeof DocumentQuery>

/** A page of the list. With `after` there may be more, even if this page is short. */
export const DocumentList = Type.Object({ documents: Type.Array(DocumentInfo), after: Type.Optional(Type.String()) })
export type DocumentList = Static<typeof DocumentList>

/** `GET /api/documents/:id/tallies`: the counts behind the verdicts, in the same order; empty before it is judged. */
export const DocumentTallies = Type.Object({ tallies: Type.Array(Type.Unknown()) })
export type DocumentTallies = Static<typeof DocumentTallies>

/** `GET /api/documents/:id?version=n` */
export const WhichVersion = Type.Object({ version: Type.Optional(VersionNumber) })
