import type { Seat } from '@selva/core'
import type { Sector } from '@selva/escape'
import { Use } from '../../ui/Icon.tsx'
import { short } from '../../ui/short.ts'
import { center, type Point, pathThrough } from '../geometry.ts'
import type { Story } from '../story.ts'

/** A seat's path lies a little beside the others', so that two who walked together can be told apart. */
const beside = (seat: Seat): Point => [((seat * 37) % 7) - 3, ((seat * 53) % 7) - 3]

/** Everybody's path, or one with its round numbers and the others faint. */
export function Paths({
  story,
  picked,
  seats,
}: {
  readonly story: Story
  readonly picked: Seat | undefined
  readonly seats: readonly Seat[]
}) {
  const shown = seats.filter((seat) => seat !== picked).concat(picked ?? [])
  const walks = shown.map((seat) => ({ seat, stops: [...(story.paths.get(seat) ?? new Map<number, Sector>())] }))
  return (
    <>
      {walks.map(({ seat, stops }) => {
        const [dx, dy] = beside(seat)
        const points = stops.map(([, at]): Point => [center(at)[0] + dx, center(at)[1] + dy])
        const kind = picked === undefined ? '' : seat === picked ? 'main' : 'dim'
        return (
          <g key={seat} class={`ink-${seat}`}>
            <path d={pathThrough(points, false)} class={`path ${kind}`} />
          </g>
        )
      })}
      {walks.map(({ seat, stops }) => {
        const last = stops.at(-1)
        if (last === undefined || (picked !== undefined && seat !== picked)) return undefined
        const [x, y] = center(last[1])
        const [dx, dy] = picked === undefined ? beside(seat) : [0, 0]
        return (
          <g key={seat} class={`ink-${seat}`}>
            {seat === picked
              ? stops.slice(1, -1).map(([round, at]) => {
                  const [sx, sy] = center(at)
                  return (
                    <g key={round}>
                      <circle cx={short(sx + beside(seat)[0])} cy={short(sy + beside(seat)[1])} r="6" class="stopno" />
                      <text x={short(sx + beside(seat)[0])} y={short(sy + beside(seat)[1] + 2.5)} class="stopno-t">
                        {round}
                      </text>
                    </g>
                  )
                })
              : undefined}
            <circle cx={short(x + dx * 2)} cy={short(y + dy * 2)} r="11" class="end" />
            <Use name={`seat-${seat}`} x={x + dx * 2} y={y + dy * 2} size={12} kind="end-s" />
          </g>
        )
      })}
    </>
  )
}
