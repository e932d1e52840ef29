import { Type } from 'typebox'
import { noOtherFields } from './schema.ts'
import { AIDS, BOT_LEVELS, CHATS, PACES } from './terms.ts'

/** The schema of `Terms`. */
export const TermsBody = Type.Object(
  {
    pace: Type.Enum([...PACES]),
    aid: Type.Enum([...AIDS]),
    chat: Type.Enum([...CHATS]),
    spectators: Type.Boolean(),
    bots: Type.Enum([...BOT_LEVELS]),
  },
  noOtherFields,
)
