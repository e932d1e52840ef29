import type { GameSums } from '@selva/protocol'
import type { ComponentType } from 'preact'

/** A number on the profile: what it is, out of how many, and how it went in the newest games, the oldest first. */
export type FigureTile = {
  readonly name: string
  readonly text: string
  readonly of: string
  /** The share in each game, from 0 to 1. */
  readonly line?: readonly number[]
}

/** The part of a game in the figures on the profile. */
export type FiguresOfGame = {
  /** Drawings that its sides need, once on the page. */
  readonly Sprite?: ComponentType
  /** Everything that a player can be at the end, with its drawing, in the order of the list. */
  readonly sides: readonly { readonly as: string; readonly icon: string }[]
  /** The name of the rules of a table; empty where the game has only one kind. */
  readonly rulesName: (rules: string) => string
  readonly tiles: (sums: GameSums) => readonly FigureTile[]
  /** The map that was played most, where a game has maps. */
  readonly map?: {
    readonly title: () => string
    readonly name: (map: string) => string
    readonly Plan: ComponentType<{ readonly map: string }>
  }
}
