import type { AnyFact } from '@selva/core'
import type { Canvas, Point } from './canvas.ts'

/** A finished game as its picture needs it: the setting, and every fact with nothing hidden. */
export type PicturedGame = { readonly setting: unknown; readonly facts: readonly AnyFact[] }

/** The part of a canvas that a game draws into, from its upper left corner. */
export type Frame = { readonly at: Point; readonly width: number; readonly height: number }

/** Draws how a game went, as it was open to all at its end. */
export type GamePicture = (canvas: Canvas, frame: Frame, game: PicturedGame) => void
