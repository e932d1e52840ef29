import type { Audience, GameRecord, Seat } from '@selva/core'
import type { ComponentType } from 'preact'
import type { Replay, Stretch } from './playback.ts'
import type { ReplayTable } from './replay-table.ts'

type ReviewPart = ComponentType<{ readonly replay: Replay }>

/** The parts of a review, which stand in the place of the replay's own. */
export type ReviewParts = {
  /** The whole game at a glance. */
  readonly Overview: ReviewPart
  /** The turning point of the present moment, if it is one. */
  readonly Point: ReviewPart
  /** The board. */
  readonly Stage: ReviewPart
  /** The part beside the board. */
  readonly Beside: ReviewPart
  /** Chances to win over the whole game, in the place of the timeline. */
  readonly Curve: ReviewPart
  /** Nothing more is to be computed. */
  end(): void
}

/** A recorded game as its own folder shows it. */
export type ReplayView = {
  readonly driver: ReplayTable
  /** The title of the game that was played, and how it ended. */
  readonly title: string
  readonly outcome: () => string
  /** The identity of a player, once all is open. */
  readonly who: (seat: Seat) => {
    readonly name: string
    readonly was: string
    readonly icon: string
    readonly won: boolean
  }
  /** “Round 3”, or “Turn 3”. */
  readonly legName: (n: number) => string
  readonly legs: readonly Stretch[]
  /** The moments at which turns begin. */
  readonly turns: readonly number[]
  /** The moments in which these eyes see something. */
  readonly moments: (eyes: Audience) => readonly number[]
  /** Sentences about the present moment, as far as these eyes saw it. */
  readonly told: () => readonly string[]
  /** The player who tells them, where everything is shown: to them it was “you”. */
  readonly teller?: () => Seat | undefined
  /** The map or the ring. */
  readonly Board: ComponentType
  /** The part beside the board: the log, the cards. */
  readonly Beside: ComponentType
  /** The game at a glance, with the present moment marked. */
  readonly Timeline: ComponentType<{ readonly now: number; readonly jump: (at: number) => void }>
  /** Begins the review of the game, where its game has one. */
  readonly review?: () => Promise<ReviewParts>
  leave(): void
}

/** How a game shows a record of itself. */
export type ReplayGame = (record: GameRecord) => ReplayView
