import { nameOf, type Sector } from '@selva/escape'
import { Use } from '../../ui/Icon.tsx'
import { short } from '../../ui/short.ts'
import { center } from '../geometry.ts'
import { SectorTag } from '../layers/SectorTag.tsx'
import { SOUGHT } from './sought.ts'

/** The sector in which the player really was. */
export function Truth({ at }: { readonly at: Sector }) {
  const [x, y] = center(at)
  return (
    <g class={`ink-${SOUGHT}`} data-truth={nameOf(at)}>
      <circle cx={short(x)} cy={short(y)} r="11" class="end" />
      <Use name={`seat-${SOUGHT}`} x={x} y={y} size={11} kind="end-s" />
      <SectorTag at={at} text={nameOf(at)} />
    </g>
  )
}

/** The coordinates of candidates, to be read on top of the heat. */
export function Places({ sectors }: { readonly sectors: readonly Sector[] }) {
  return (
    <g class="heat-places">
      {sectors.map((at) => {
        const [x, y] = center(at)
        return (
          <text key={at} x={short(x)} y={short(y + 3.4)}>
            {nameOf(at)}
          </text>
        )
      })}
    </g>
  )
}
