import { type Static, Type } from 'typebox'
import { ChatLine } from './chat.ts'
import { DOCUMENT_KINDS } from './documents.ts'
import { REPORT_REASONS } from './reasons.ts'
import { noOtherFields, readonlySchema } from './schema.ts'

/** `POST /api/tables/:id/reports`: what somebody said goes to the moderators. */
export const NewReport = Type.Object(
  {
    messages: Type.Array(Type.String({ maxLength: 20 }), { minItems: 1, maxItems: 10 }),
    reason: Type.Enum([...REPORT_REASONS]),
    note: Type.String({ maxLength: 300 }),
  },
  noOtherFields,
)
export type NewReport = Static<typeof NewReport>

/** One line of a report: what was reported, or what the reporter read around it. */
export const ReportedWords = readonlySchema(
  Type.Object({
    ...Type.Pick(ChatLine, ['id', 'name', 'seat', 'at', 'channel', 'phrase', 'about', 'text']).properties,
    reported: Type.Boolean(),
  }),
)
export type ReportedWords = Static<typeof ReportedWords>
/** A reported document: a copy of what its reporter saw, and whether it is hidden now. */
export const ReportedDocument = readonlySchema(
  Type.Object({
    id: Type.String(),
    game: Type.String(),
    kind: Type.Enum([...DOCUMENT_KINDS]),
    version: Type.Integer(),
    title: Type.String(),
    description: Type.String(),
    /** Null for a former player. */
    author: Type.Union([Type.String(), Type.Null()]),
    /** Its author has deleted it since: there is nothing left to hide. */
    deleted: Type.Boolean(),
    hidden: Type.Boolean(),
  }),
)
export type ReportedDocument = Static<typeof ReportedDocument>
/** `GET /api/admin/reports/:id`: of chat lines, or of a document. */
export const ReportInfo = readonlySchema(
  Type.Object({
    id: Type.String(),
    table: Type.String(),
    reason: Type.Enum([...REPORT_REASONS]),
    note: Type.String(),
    status: Type.Enum(['open', 'resolved']),
    at: Type.Integer(),
    lines: Type.Array(ReportedWords),
    /** The table is empty then, and there are no lines. */
    document: Type.Optional(ReportedDocument),
  }),
)
export type ReportInfo = Static<typeof ReportInfo>
/** `GET /api/admin/reports` */
export const ReportList = Type.Object({ reports: Type.Array(ReportInfo) })
/** `POST /api/admin/reports/:id/hide` */
export const Hide = Type.Object({ message: Type.String({ maxLength: 20 }) }, noOtherFields)
/** `POST /api/admin/reports/:id/hide-document`: from everyone but its author, or no longer. */
export const HideDocument = Type.Object({ hidden: Type.Boolean() }, noOtherFields)
/** `POST /api/admin/reports/:id/ban`: the author of one of its lines or of its document, for so many days; 0 for good. */
export const NewBan = Type.Object(
  {
    /** The id of the line or of the document. */
    message: Type.String({ maxLength: 20 }),
    reason: Type.String({ maxLength: 300 }),
    days: Type.Integer({ minimum: 0, maximum: 3650 }),
  },
  noOtherFields,
)
export type NewBan = Static<typeof NewBan>
/** A ban, as moderators read it. */
export const BanInfo = readonlySchema(
  Type.Object({
    id: Type.String(),
    name: Type.String(),
    reason: Type.String(),
    at: Type.Integer(),
    /** 0 for never. */
    ends: Type.Integer(),
  }),
)
export type BanInfo = Static<typeof BanInfo>
/** `GET /api/admin/bans` */
export const BanList = Type.Object({ bans: Type.Array(BanInfo) })
