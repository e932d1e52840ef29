import { circle, moved, type Point, path, polygons, rectangle, type Shape, stepsFrom } from '../../print/printout.ts'

/** Drawings on a grid of 24 units, as the icons of the screen. */
const HUMAN: readonly Shape[] = [
  path(circle([12, 7.5], 3.5), { line: 1.5 }),
  path(stepsFrom('M5 20.5L5 18.7C5 15.7 7.6 14 12 14C16.4 14 19 15.7 19 18.7L19 20.5'), { line: 1.5 }),
]

const ALIEN: readonly Shape[] = [
  path(
    stepsFrom(
      'M12 2.5C7.4 2.5 4.5 5.5 4.5 9.7C4.5 14.5 8.9 18 12 21.5C15.1 18 19.5 14.5 19.5 9.7C19.5 5.5 16.6 2.5 12 2.5Z',
    ),
    { line: 1.5 },
  ),
  path(
    stepsFrom(
      'M7.6 9.6C9.6 9.6 10.8 10.8 10.8 12.8C8.8 12.8 7.6 11.6 7.6 9.6ZM16.4 9.6C14.4 9.6 13.2 10.8 13.2 12.8C15.2 12.8 16.4 11.6 16.4 9.6Z',
    ),
    { line: 1.2, fill: 'ink' },
  ),
]

const filled = (steps: string): Shape => path(stepsFrom(steps), { fill: 'ink' })

/** One shape for each of the others, to mark on the map who was heard where. */
export const OTHERS: readonly Shape[] = [
  polygons([rectangle(4, 4, 16, 16)], { fill: 'ink' }),
  path(circle([12, 12], 9), { fill: 'ink' }),
  filled('M12 2L22 12L12 22L2 12Z'),
  filled('M8.5 3L15.5 3L15.5 8.5L21 8.5L21 15.5L15.5 15.5L15.5 21L8.5 21L8.5 15.5L3 15.5L3 8.5L8.5 8.5Z'),
  filled('M3 12C3 7 7 3 12 3C17 3 21 7 21 12L21 20L3 20Z'),
  filled('M2.5 4.5L21.5 4.5L12 21Z'),
  filled('M12 3L21.5 19.5L2.5 19.5Z'),
]

/** A drawing of 24 units around a point. */
export const around = (shapes: readonly Shape[], [x, y]: Point, size: number): readonly Shape[] =>
  shapes.map((shape) => moved(shape, [x - size / 2, y - size / 2], size / 24))

/** The drawings of the two start sectors. */
export const STARTS = { human: HUMAN, alien: ALIEN } as const
