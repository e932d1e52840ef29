import { type Signal, signal } from '@preact/signals'
import type { Sector } from '@selva/escape'
import type { Brush, HeldBrush, Size } from './model/brush.ts'
import { PAINTERS, type Painter, type Stroke, type Tool } from './model/stroke.ts'
import type { Symmetry } from './model/symmetry.ts'

/** The tool and the brush that the author has in hand. */
export type Hand = {
  readonly tool: Signal<Tool>
  readonly brush: Signal<Brush>
  readonly size: Signal<Size>
  readonly symmetry: Signal<Symmetry>
  /** The number that the next hatch gets; none: the lowest that is free. */
  readonly number: Signal<number | undefined>
}

export const firstHand = (): Hand => ({
  tool: signal<Tool>('pencil'),
  brush: signal<Brush>('dangerous'),
  size: signal<Size>('one'),
  symmetry: signal<Symmetry>('none'),
  number: signal<number | undefined>(undefined),
})

export const isPainter = (tool: Tool): tool is Painter => PAINTERS.some((one) => one === tool)

/** A stroke with what is in hand. */
export function strokeWith({ tool, brush, size, symmetry, number }: Hand, path: readonly Sector[]): Stroke {
  const held: HeldBrush = {
    brush: brush.value,
    size: size.value,
    symmetry: symmetry.value,
    number: number.value,
  }
  return { tool: isPainter(tool.value) ? tool.value : 'pencil', held, path }
}

/** Takes up a brush; a tool that does not paint is put down for it. */
export function takeBrush({ tool, brush, number }: Hand, next: Brush, hatch?: number): void {
  brush.value = next
  number.value = hatch
  if (!isPainter(tool.value)) tool.value = 'pencil'
}
