import { type Canvas, type Colour, colour, fill, type Point, ringAround } from './canvas.ts'

/** The colour of each seat in the dark theme of the client, by seat − 1. */
const SEAT_COLOURS = [
  '#f6b73c',
  '#7fb8ee',
  '#6fd0c6',
  '#c3a4f0',
  '#d6d06a',
  '#9aa9b8',
  '#e2a273',
  '#f08fb8',
  '#a8d672',
  '#e9e1c8',
  '#8fa4ff',
  '#ff9d8a',
].map(colour)

export const seatColour = (seat: number): Colour => SEAT_COLOURS[(seat - 1) % SEAT_COLOURS.length] ?? [255, 255, 255]

const PLUS: readonly Point[] = [
  [-0.35, -1],
  [0.35, -1],
  [0.35, -0.35],
  [1, -0.35],
  [1, 0.35],
  [0.35, 0.35],
  [0.35, 1],
  [-0.35, 1],
  [-0.35, 0.35],
  [-1, 0.35],
  [-1, -0.35],
  [-0.35, -0.35],
]
const SQUARE: readonly Point[] = [
  [-0.8, -0.8],
  [0.8, -0.8],
  [0.8, 0.8],
  [-0.8, 0.8],
]
const ARCH: readonly Point[] = [
  ...Array.from({ length: 13 }, (_, i): Point => {
    const angle = Math.PI + (i / 12) * Math.PI
    return [0.85 * Math.cos(angle), 0.85 * Math.sin(angle) - 0.05]
  }),
  [0.85, 0.9],
  [-0.85, 0.9],
]
const DOWN: readonly Point[] = ringAround([0, -0.15], 1.05, 3, Math.PI / 2)
const UP: readonly Point[] = ringAround([0, 0.15], 1.05, 3, -Math.PI / 2)

/** The outline of each seat’s shape around a middle, one unit to each side, by seat − 1. */
const SHAPES: readonly (readonly Point[])[] = [
  ringAround([0, 0], 1, 6),
  SQUARE,
  ringAround([0, 0], 0.9, 24),
  ringAround([0, 0], 1, 4),
  PLUS,
  ARCH,
  DOWN,
  UP,
]

/** Seats after the eighth have the same shapes with a hole. */
export function drawSeat(canvas: Canvas, seat: number, [x, y]: Point, size: number, share = 1): void {
  const shape = SHAPES[(seat - 1) % SHAPES.length] ?? SQUARE
  const at = (scale: number): readonly Point[] =>
    shape.map(([dx, dy]): Point => [x + dx * size * scale, y + dy * size * scale])
  fill(canvas, seat > SHAPES.length ? [at(1), at(0.45)] : [at(1)], seatColour(seat), share)
}
