import { type Static, Type } from 'typebox'
import { noOtherFields } from './schema.ts'

/** Messages about the puzzle of the day. Sectors, sides and what was heard are named as their game names them. */

const Name = Type.String({ maxLength: 40 })
/** A day of the server’s calendar, in UTC: `2026-11-16`. */
export const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', maxLength: 10 })

/** The number of answers on offer. */
export const CANDIDATES = 5
/** From this many answers on, people who have answered see how others did. */
export const SHOWN_FROM = 10

/** Something that was heard of the player who is to be found. */
const HeardLine = Type.Object({ round: Type.Integer(), what: Name, at: Type.Optional(Name) }, noOtherFields)
export type HeardLine = Static<typeof HeardLine>

/** The position and the question: everything in it is public in the game that it comes from. */
export const PuzzleAsked = Type.Object(
  {
    game: Name,
    map: Name,
    round: Type.Integer(),
    /** The state of each hatch or door of the map, in its order. */
    hatches: Type.Array(Name),
    /** The player who is to be found, what they are, and how far they move in a turn. */
    name: Name,
    as: Name,
    speed: Type.Integer(),
    /** Everything heard of the player since it was last certain where they were; that comes first. */
    heard: Type.Array(HeardLine),
    candidates: Type.Array(Name, { minItems: CANDIDATES, maxItems: CANDIDATES }),
  },
  noOtherFields,
)
export type PuzzleAsked = Static<typeof PuzzleAsked>

/** A reason in the explanation: two named sectors too far apart, a secure sector, the announcements that a place fits. */
const Because = Type.Object(
  {
    why: Type.Union([Type.Literal('apart'), Type.Literal('secure'), Type.Literal('drew'), Type.Literal('fits')]),
    rounds: Type.Array(Type.Integer()),
    at: Type.Array(Name),
    /** The steps between two sectors. */
    steps: Type.Integer(),
  },
  noOtherFields,
)
export type Because = Static<typeof Because>

/** The answer, and what everyone could have known. Chances are parts of 1,000. */
export const PuzzleExplained = Type.Object(
  {
    /** The place in the list of candidates where the player was, which is also the likeliest. */
    best: Type.Integer({ minimum: 0, maximum: CANDIDATES - 1 }),
    /** By candidate. */
    chances: Type.Array(Type.Integer()),
    /** Every place with a chance, the likeliest first. */
    heat: Type.Array(Type.Object({ at: Name, chance: Type.Integer() }, noOtherFields)),
    because: Type.Array(Because),
  },
  noOtherFields,
)
export type PuzzleExplained = Static<typeof PuzzleExplained>

/** A person’s own answer, with everything that it opens. */
const Answered = Type.Object(
  {
    /** The place in the list of candidates that the person chose. */
    mine: Type.Integer(),
    explained: PuzzleExplained,
    /** How often each candidate was chosen, from `SHOWN_FROM` answers on. */
    others: Type.Optional(Type.Array(Type.Integer())),
  },
  noOtherFields,
)

/** `GET /api/puzzles/:day`: the question; for those who have answered, the answer too. */
export const PuzzleOfDay = Type.Object(
  { day: Day, asked: PuzzleAsked, answered: Type.Optional(Answered) },
  noOtherFields,
)
export type PuzzleOfDay = Static<typeof PuzzleOfDay>

/** A day in the archive. */
const PuzzleDay = Type.Object(
  {
    day: Day,
    game: Name,
    name: Name,
    /** Was the reader’s answer the best one? */
    right: Type.Optional(Type.Boolean()),
  },
  noOtherFields,
)
export type PuzzleDay = Static<typeof PuzzleDay>

/** `GET /api/puzzles`: the days that have a puzzle, the newest first; `more` if there are earlier ones. */
export const PuzzleDays = Type.Object({ today: Day, days: Type.Array(PuzzleDay), more: Type.Boolean() }, noOtherFields)
export type PuzzleDays = Static<typeof PuzzleDays>

/** `POST /api/puzzles/:day/answer`: a place in the list of candidates. */
export const PuzzleAnswer = Type.Object(
  { choice: Type.Integer({ minimum: 0, maximum: CANDIDATES - 1 }) },
  noOtherFields,
)
