import { nameOf } from '@selva/escape'
import { Use } from '../../ui/Icon.tsx'
import { short } from '../../ui/short.ts'
import { center, hexPath } from '../geometry.ts'
import type { LogLine } from '../story-line.ts'
import './fallen.css'

/** The places where players died, and when: they stay on the map. */
export function Fallen({ lines }: { readonly lines: readonly LogLine[] }) {
  return (
    <g class="fallen">
      {lines.map((line) => {
        if (line.kind !== 'killed') return undefined
        const [x, y] = center(line.sector)
        return (
          <g
            key={`${line.seat} ${line.round}`}
            class={`ink-${line.seat}`}
            data-fallen={`${nameOf(line.sector)} ${line.seat}`}
          >
            <path d={hexPath(line.sector, 0.9)} class="fallen-c" />
            <path d={`M${short(x - 7)} ${short(y - 9)}l14 12m0 -12l-14 12`} class="fallen-x" />
            <Use name={`seat-${line.seat}`} x={x - 4} y={y + 10} size={8} kind="end-s" />
            <text x={short(x + 5)} y={short(y + 12.8)}>
              {line.round}
            </text>
          </g>
        )
      })}
    </g>
  )
}
