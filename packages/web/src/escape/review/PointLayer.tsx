import { plainSentence } from '../../client/rich-text.ts'
import { short } from '../../ui/short.ts'
import { center, hexPath } from '../geometry.ts'
import type { PointMark } from './points.ts'

/** The height of a label over its sector, or under it for what was better. */
const LABEL = { chosen: -24, named: -24, better: 31 }
/** A character is about so wide. */
const LETTER = 5.6
const PADDING = 10

function Label({ kind, at, label }: PointMark) {
  const [x, y] = center(at)
  const text = plainSentence(label)
  const wide = LETTER * text.length + PADDING
  return (
    <g class="point-label" transform={`translate(${short(x)} ${short(y + LABEL[kind])})`}>
      <rect x={short(-wide / 2)} y="-10.5" width={short(wide)} height="14" rx="3" />
      <text>{text}</text>
    </g>
  )
}

/** The choice of a turning point and the better one, on the map. */
export function PointLayer({ marks }: { readonly marks: readonly PointMark[] }) {
  return (
    <g data-testid="point-marks" aria-hidden="true">
      {marks.map((mark) => (
        <g key={`${mark.kind}${mark.at}`} class={`point-${mark.kind}`} data-mark={mark.kind}>
          <path d={hexPath(mark.at, 1)} />
          <Label {...mark} />
        </g>
      ))}
    </g>
  )
}
