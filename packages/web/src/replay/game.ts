import type { GameRecord, Seat } from '@selva/core'
import type { ComponentType } from 'preact'
import type { ReplayTable } from './replay-table.ts'

/** A round or a turn: what one jumps to. */
export type Stretch = { readonly label: number; readonly at: number; readonly icon: string | undefined }

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
  /** Sentences about the present moment, as far as these eyes saw it. */
  readonly told: () => readonly string[]
  /** The map or the ring. */
  readonly Board: ComponentType
  /** The part beside the board: the log, the cards. */
  readonly Beside: ComponentType
  /** The game at a glance, with the present moment marked. */
  readonly Timeline: ComponentType<{ readonly now: number; readonly jump: (at: number) => void }>
  leave(): void
}

/** How a game shows a record of itself. */
export type ReplayGame = (record: GameRecord) => ReplayView
