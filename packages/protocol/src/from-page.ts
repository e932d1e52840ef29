import type { AnyChoice } from '@selva/core'
import { type Static, Type } from 'typebox'
import { PHRASES } from './phrases.ts'
import { noOtherFields } from './schema.ts'
import { TEMPOS } from './tempo.ts'

const ChoiceBody = Type.Object({ do: Type.String({ maxLength: 40 }) }, { additionalProperties: true })

/** From a player to the table, over the socket: a choice. */
export const FromPlayer = Type.Object(
  {
    /** Made by the client, unique for the table: a message sent twice is carried out once. */
    id: Type.String({ minLength: 8, maxLength: 40, pattern: '^[A-Za-z0-9_-]+$' }),
    /** The step it answers (`game.step`). */
    step: Type.String({ maxLength: 40 }),
    choice: ChoiceBody,
    /** The choice the player means to make next; made for them after a pause, if it can be. */
    next: Type.Optional(ChoiceBody),
  },
  noOtherFields,
)
export type FromPlayer = {
  readonly id: string
  readonly step: string
  readonly choice: AnyChoice
  readonly next?: AnyChoice
}

/** From a player to the table: something claimed before everybody, one of `game.claims`. Answered like a choice. */
export const Claim = Type.Object(
  { id: Type.String({ minLength: 8, maxLength: 40, pattern: '^[A-Za-z0-9_-]+$' }), claim: ChoiceBody },
  noOtherFields,
)
export type Claim = { readonly id: string; readonly claim: AnyChoice }

/** From a player to the table: nothing is to happen automatically at this step. It is not answered. */
export const Hold = Type.Object({ hold: Type.String({ maxLength: 40 }) }, noOtherFields)
export type Hold = Static<typeof Hold>

const FromClient = Type.String({ minLength: 8, maxLength: 40, pattern: '^[A-Za-z0-9_-]+$' })

/** From a person who plays alone with bots: the tempo that they want. Answered like a choice; it is not in the log. */
export const TempoWish = Type.Object({ id: FromClient, tempo: Type.Enum([...TEMPOS]) }, noOtherFields)
export type TempoWish = Static<typeof TempoWish>

const Hash = Type.String({ pattern: '^[0-9a-f]{64}$' })
/** From a player's browser to the table: the seal on its part of the seed (`shareCommitment`). It is not answered. */
export const Commit = Type.Object({ commit: Hash }, noOtherFields)
export type Commit = Static<typeof Commit>
/** From a player's browser to the table, once all seals are in: its part of the seed. It is not answered. */
export const Reveal = Type.Object({ reveal: Hash }, noOtherFields)
export type Reveal = Static<typeof Reveal>

/** From anybody at the table: from now on tell me what is said. Answered by `chat`, also when asked again. */
export const Listen = Type.Object({ listen: Type.Literal(true) }, noOtherFields)
export type Listen = Static<typeof Listen>

/** From anybody who may speak: words of their own, or a phrase, some of them about a seat. Answered like a choice. */
export const Say = Type.Object(
  {
    id: FromClient,
    say: Type.Union([
      Type.Object({ text: Type.String({ minLength: 1, maxLength: 600 }) }, noOtherFields),
      Type.Object({ phrase: Type.Enum([...PHRASES]), about: Type.Optional(Type.Integer()) }, noOtherFields),
    ]),
  },
  noOtherFields,
)
export type Say = Static<typeof Say>

/** From a person with a seat: this author is to be mute at this table, or not. Answered like a choice. */
export const MuteVote = Type.Object(
  { id: FromClient, mute: Type.String({ maxLength: 20 }), on: Type.Boolean() },
  noOtherFields,
)
export type MuteVote = Static<typeof MuteVote>

/** Everything a page may say over the socket. */
export const FROM_PAGE = { FromPlayer, Claim, Hold, TempoWish, Commit, Reveal, Listen, Say, MuteVote } as const

/** The largest message a client may send, in bytes. */
export const MAX_MESSAGE_BYTES = 1024
