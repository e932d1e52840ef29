import type { BotLevel, SetLevel, TableInfo } from '@selva/protocol'
import { type ApiError, sendRequest } from '../client/api.ts'

/** Sets the level of one bot, or of all. */
export const setLevel = (table: string, wanted: SetLevel): Promise<TableInfo | ApiError> =>
  sendRequest<TableInfo>('POST', `/api/tables/${encodeURIComponent(table)}/level`, wanted)

/** A rematch alone with bots who all have this level; an empty side is either. */
export const rematchAt = (table: string, level: BotLevel, side: string): Promise<TableInfo | ApiError> =>
  sendRequest<TableInfo>(
    'POST',
    `/api/tables/${encodeURIComponent(table)}/rematch?level=${level}&side=${encodeURIComponent(side)}`,
    {},
  )
