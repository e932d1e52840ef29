import { short } from './geometry.ts'

/** A drawing centred at a point of the ring. */
export function Use({
  name,
  x,
  y,
  size,
  kind = '',
}: {
  readonly name: string
  readonly x: number
  readonly y: number
  readonly size: number
  readonly kind?: string
}) {
  return (
    <use
      href={`#${name}`}
      x={short(x - size / 2)}
      y={short(y - size / 2)}
      width={size}
      height={size}
      class={`i ${kind}`}
    />
  )
}
