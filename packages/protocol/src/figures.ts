import { type Static, Type } from 'typebox'
import { noOtherFields } from './schema.ts'

/** Messages about the figures of a person: what they did in games that are over. */

/** The counts of a game for one seat, by the game's own words. */
export const Counts = Type.Record(Type.String({ maxLength: 40 }), Type.Integer({ minimum: 0 }))

const Wins = { games: Type.Integer(), wins: Type.Integer() }

/** One finished game, for the plots. */
const RecentGame = Type.Object(
  { as: Type.String(), won: Type.Boolean(), at: Type.Integer(), counts: Counts },
  noOtherFields,
)

/** The finished games of one kind that a person has played. */
export const GameSums = Type.Object(
  {
    game: Type.String(),
    ...Wins,
    counts: Counts,
    /** By named rules and by what the player was at the end. */
    sides: Type.Array(Type.Object({ rules: Type.String(), as: Type.String(), ...Wins }, noOtherFields)),
    /** The maps that were played most, the most played first. */
    maps: Type.Array(Type.Object({ map: Type.String(), ...Wins }, noOtherFields)),
    /** The newest games, the newest first. */
    recent: Type.Array(RecentGame),
  },
  noOtherFields,
)
export type GameSums = Static<typeof GameSums>

/** `GET /api/me/figures`: games with other people apart from games with bots alone. */
export const Figures = Type.Object(
  {
    /** Do players at the person's tables see their games and wins? */
    shown: Type.Boolean(),
    withPeople: Type.Array(GameSums),
    alone: Type.Array(GameSums),
  },
  noOtherFields,
)
export type Figures = Static<typeof Figures>

/** `PUT /api/me/figures` */
export const ShowFigures = Type.Object({ shown: Type.Boolean() }, noOtherFields)

/** `GET /api/tables/:id/figures`: of the people at this table who show theirs, the games with other people. */
export const ShownFigures = Type.Object(
  {
    seats: Type.Array(
      Type.Object(
        { seat: Type.Integer(), sums: Type.Array(Type.Object({ game: Type.String(), ...Wins }, noOtherFields)) },
        noOtherFields,
      ),
    ),
  },
  noOtherFields,
)
export type ShownFigures = Static<typeof ShownFigures>
