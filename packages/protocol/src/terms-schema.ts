import { Type } from 'typebox'
import { noOtherFields } from './schema.ts'
import { AIDS, BOT_LEVELS, CHATS, FORMER_BOT_LEVELS, PACES } from './terms.ts'

export const BotLevelBody = Type.Enum([...BOT_LEVELS])

const terms = {
  pace: Type.Enum([...PACES]),
  aid: Type.Enum([...AIDS]),
  chat: Type.Enum([...CHATS]),
  spectators: Type.Boolean(),
  botsTalk: Type.Boolean(),
}

/** The schema of `Terms`. */
export const TermsBody = Type.Object({ ...terms, bots: BotLevelBody }, noOtherFields)

/** The terms that a host asks for: a page of an earlier version asks for a level by its name of then. */
export const AskedTerms = Type.Object(
  { ...terms, bots: Type.Enum([...BOT_LEVELS, ...FORMER_BOT_LEVELS]) },
  noOtherFields,
)
