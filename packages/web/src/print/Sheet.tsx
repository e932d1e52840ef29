import type { Paper } from './paper.ts'
import type { Printout } from './printout.ts'
import { pathAttributes, textAttributes } from './svg.ts'

/** A drawing on the page: it is as wide as its place on a screen, and has its true size on paper. */
export function Sheet({
  drawing: { width, height, shapes },
  paper,
  label,
}: {
  readonly drawing: Printout
  readonly paper: Paper
  readonly label: string
}) {
  return (
    <svg
      class={`${paper} ${width < height ? 'tall' : 'wide'}`}
      viewBox={`0 0 ${width} ${height}`}
      style={{ '--width': `${width}mm`, '--height': `${height}mm` }}
      role="img"
      aria-label={label}
      data-testid="sheet"
    >
      {shapes.map((shape, i) => {
        const key = `${i}${shape.kind}`
        return shape.kind === 'path' ? (
          <path key={key} {...pathAttributes(shape)} />
        ) : (
          <text key={key} {...textAttributes(shape)} class={shape.face}>
            {shape.text}
          </text>
        )
      })}
    </svg>
  )
}
