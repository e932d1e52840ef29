import { type Canvas, colour, fill, newCanvas, ringAround, stroke } from './canvas.ts'
import { lettersOf, setText, widthOf, wrapped } from './letters.ts'
import type { GamePicture, PicturedGame } from './picture.ts'
import { pngOf } from './png.ts'
import { drawSeat } from './seat-shapes.ts'

/** The size that chats expect of a picture. */
export const CARD = { width: 1200, height: 630 } as const

const GROUND = colour('#090d0f')
const AIRLOCK = colour('#f6b73c')
const TEXT = colour('#ede6d6')
const FAINT = colour('#b9b4a6')
const LEFT = 56
const COLUMN = 420
const MOST_LINES = 5

/** The texts and marks beside the picture of a game. */
export type CardTexts = {
  readonly headline: string
  readonly below: string
  /** How many sat at the table, and which of them won, by seat. */
  readonly seats: number
  readonly winners: readonly number[]
}

/** The mark of Selva and its name in spaced letters. */
function drawWordmark(canvas: Canvas): void {
  fill(canvas, [ringAround([76, 72], 19, 6), ringAround([76, 72], 16.5, 6)], AIRLOCK)
  fill(canvas, [ringAround([72, 76], 3.5, 16)], AIRLOCK)
  for (const radius of [8, 14])
    stroke(
      canvas,
      Array.from({ length: 7 }, (_, i) => {
        const angle = -Math.PI / 2 + (i / 6) * (Math.PI / 2)
        return [72 + radius * Math.cos(angle), 76 + radius * Math.sin(angle)] as const
      }),
      2.2,
      AIRLOCK,
    )
  let x = 108
  const letters = lettersOf(24)
  for (const letter of 'SELVA') {
    setText(canvas, letters, letter, x, 80, TEXT)
    x += widthOf(letters, letter) + 5
  }
}

/** A picture of a finished game as a PNG file: its headline, and the game as it was open to all at its end. */
export function cardOf(
  draw: GamePicture | undefined,
  game: PicturedGame,
  { headline, below, seats, winners }: CardTexts,
): Buffer {
  const canvas = newCanvas(CARD.width, CARD.height, GROUND)
  draw?.(canvas, { at: [520, 40], width: 650, height: 550 }, game)
  drawWordmark(canvas)
  const [large, small] = [lettersOf(46), lettersOf(24)]
  const lines = wrapped(large, headline, COLUMN).slice(0, MOST_LINES)
  const first = 478 - (lines.length - 1) * 52
  for (const [i, line] of lines.entries()) setText(canvas, large, line, LEFT, first + i * 52, TEXT)
  setText(canvas, small, below, LEFT, 522, FAINT)
  for (let seat = 1; seat <= seats; seat++)
    drawSeat(canvas, seat, [LEFT + 10 + (seat - 1) * 40, 566], 10, winners.includes(seat) ? 1 : 0.35)
  return pngOf(canvas)
}
