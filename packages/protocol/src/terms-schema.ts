import { Type } from 'typebox'
import { closed } from './schema.ts'
import { AIDS, CHATS, LEVELS, PACES } from './terms.ts'

/** The schema of `Terms`. */
export const TermsBody = Type.Object(
  {
    pace: Type.Enum([...PACES]),
    aid: Type.Enum([...AIDS]),
    chat: Type.Enum([...CHATS]),
    spectators: Type.Boolean(),
    bots: Type.Enum([...LEVELS]),
  },
  closed,
)
