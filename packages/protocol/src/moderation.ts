import { type Static, Type } from 'typebox'
import { ChatLine } from './chat.ts'
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
/** `GET /api/admin/reports/:id` */
export const ReportInfo = readonlySchema(
  Type.Object({
    id: Type.String(),
    table: Type.String(),
    reason: Type.Enum([...REPORT_REASONS]),
    note: Type.String(),
    status: Type.Enum(['open', 'resolved']),
    at: Type.Integer(),
    lines: Type.Array(ReportedWords),
  }),
)
export type ReportInfo = Static<typeof ReportInfo>
/** `GET /api/admin/reports` */
export const ReportList = Type.Object({ reports: Type.Array(ReportInfo) })
/** `POST /api/admin/reports/:id/hide` */
export const Hide = Type.Object({ message: Type.String({ maxLength: 20 }) }, noOtherFields)
/** `POST /api/admin/reports/:id/ban`: the author of one of its lines, for so many days; 0 for good. */
export const NewBan = Type.Object(
  {
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
