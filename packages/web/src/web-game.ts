import type { Game } from '@selva/core'
import type { SettingDraft } from '@selva/protocol'
import type { LivePace } from '@selva/protocol/terms'
import type { ComponentType } from 'preact'
import type { GameDocuments } from './documents/game-documents.ts'
import type { ScenarioGame } from './documents/scenario/scenario-game.ts'
import type { GameLab } from './lab/game-lab.ts'
import type { Book } from './learn/book/book.ts'
import type { Course } from './learn/course.ts'
import type { FiguresOfGame } from './me/game-figures.ts'
import type { Printing } from './print/printing.ts'
import type { PuzzleGame } from './puzzle/puzzle-game.ts'
import type { ReplayGame } from './replay/game.ts'
import type { SummaryOf } from './replay/review/summary.ts'
import type { ClaimsInWords } from './speech/claims-in-words.ts'
import type { About } from './table/LoadedAbout.tsx'
import type { GameScreen } from './table/playable.ts'
import type { SoloTable } from './table/usePlayNow.ts'

/** A part of a game that its own pages load when they are opened. */
type Part<T> = () => Promise<T>

/** The words of a card: how many play how long, what the game is about, and with whom “Play now” seats somebody. */
type CardWords = {
  readonly name: string
  readonly players: string
  readonly line: string
  readonly now: string
  /** The link to the zone editor, where a game has one. */
  readonly draw?: string
}

/** A game as the client knows it: `<game>/index.ts` holds one, and `games.ts` collects them. */
export type WebGame = {
  /** Loads the few words that pages of other games need of this one: its name, its card, its roles. */
  readonly words: Part<void>
  readonly name: () => string
  /** The same where room is short. */
  readonly short: () => string
  /** The class of everything that this game draws: its own styles reach nothing else. */
  readonly look: string
  /** A table of this game in a few words; `scenario` is the title of a scenario that a person wrote. */
  readonly title: (setting: SettingDraft, scenario?: string) => string
  /** Every role that an outcome can name (`Game.outcome`), in the reader's language. */
  readonly roles: () => { readonly [role: string]: string }
  /** The sides between which a person alone with bots may choose, as the rules list them (`Game.sides`). */
  readonly sides: readonly string[]
  /** A clock is for a whole turn where anything shorter would tell something, else for a decision. */
  readonly clocks: { readonly for: 'turn' | 'decision'; readonly seconds: { readonly [P in LivePace]: number } }
  /** Its card on the home page. */
  readonly card: {
    readonly words: () => CardWords
    /** The table that “Play now” opens. */
    readonly alone: SoloTable
    readonly art: Part<ComponentType>
  }
  /** The page on which a host describes a table. */
  readonly host: Part<ComponentType>
  /** The table while it is played, and its end. */
  readonly table: Part<GameScreen>
  /** Its claims as they are said at the seats, where players can claim something. */
  readonly claims?: Part<ClaimsInWords>
  /** The public table, for a screen that everybody in the room can see. */
  readonly screen: Part<GameScreen>
  /** The guided first game. */
  readonly lesson: Part<Course>
  /** The rulebook. */
  readonly book: Part<Book>
  /** The rules of one table in plain words, for the lobby and the dialog. */
  readonly explain: Part<About>
  /** The same line by line, to tell what a host has changed. */
  readonly ruleLines: Part<(setting: SettingDraft) => readonly string[]>
  /** Its zones and scenarios in the gallery, where it has such. */
  readonly documents?: Part<GameDocuments>
  /** Its zones and scenarios on paper, where it has such. */
  readonly print?: Part<Printing>
  /** Do its finished games have a review? */
  readonly reviewed?: boolean
  /** A recorded game. */
  readonly replay: Part<ReplayGame>
  /** The review of a finished game in short, for its end, where the game has a review. */
  readonly summary?: Part<SummaryOf>
  /** Its scenarios as they are written, where it has any. */
  readonly scenarios?: Part<ScenarioGame>
  /** The page on which a zone is drawn, where a game has zones. */
  readonly zoneEditor?: Part<ComponentType<{ readonly id: string }>>
  /** Its balance lab: bots play it many times. A game that is only an example has none. */
  readonly lab?: Part<GameLab>
  /** Its part in the figures on the profile; a game that is only an example has none. */
  readonly figures?: Part<FiguresOfGame>
  /** Its part in puzzles, where puzzles are made of its games. */
  readonly puzzle?: Part<PuzzleGame>
  /** The rules themselves, to decide a recorded game again. */
  readonly rules: Part<Game>
}
