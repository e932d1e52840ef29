import { type Static, Type } from 'typebox'
import { noOtherFields, readonlySchema } from './schema.ts'

/** `POST /api/tables/:id/blocks`: I never want to read this author again, at any table. */
export const NewBlock = Type.Object({ who: Type.String({ maxLength: 20 }) }, noOtherFields)
export type NewBlock = Static<typeof NewBlock>
/** Somebody whom the reader blocks, by the name they had then. */
export const BlockInfo = readonlySchema(Type.Object({ id: Type.String(), name: Type.String(), at: Type.Integer() }))
export type BlockInfo = Static<typeof BlockInfo>
/** `GET /api/me/blocks` */
export const BlockList = Type.Object({ blocks: Type.Array(BlockInfo) })
