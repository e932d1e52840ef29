import { nameOf, type PartialState, type Sector, type Zone } from '@selva/escape'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { Icon } from '../ui/Icon.tsx'
import type { EscapeModel } from './model.ts'
import { hatchAt } from './spot.ts'

/** A sector as it is written down: a hatch by its number. */
function Mark({ model, zone, at }: { readonly model: EscapeModel; readonly zone: Zone; readonly at: Sector }) {
  const number = hatchAt(zone, at)
  if (number === undefined) return <>{nameOf(at)}</>
  // A drawing: not every font has a hexagon.
  return (
    <>
      <Icon name="sector" kind="way-out" />
      <span aria-hidden="true">{number}</span>
      <span class="spoken">{model.words().cells.hatch(number)}</span>
    </>
  )
}

/** My movement record: one numbered space a round. */
export function Record({ model, state }: { readonly model: EscapeModel; readonly state: PartialState }) {
  const m = model.words()
  const { live, story, chosen, ask, armed } = model
  const list = useRef<HTMLOListElement>(null)
  const seat = live.seat()
  useLayoutEffect(() => {
    const now = list.current?.querySelector('.now')
    if (now instanceof HTMLElement && list.current !== null)
      list.current.scrollLeft = now.offsetLeft - list.current.clientWidth / 2 - list.current.offsetLeft
  }, [state.round])
  if (seat === undefined) return undefined
  const path = story.value.paths.get(seat)
  const intended =
    ask.value.kind === 'move' && armed.value === undefined && chosen.value !== undefined ? chosen.value : undefined
  const { zone } = state.setting
  return (
    <section class="record" aria-label={m.record} data-about="record">
      <h2 class="label not-phone">{m.record}</h2>
      <ol ref={list} tabIndex={0} style={{ '--rounds': String(state.last) }}>
        {Array.from({ length: state.last }, (_, i) => {
          const round = i + 1
          const at = path?.get(round)
          const now = round === state.round && state.end === 'running'
          return (
            <li key={round} class={now ? 'now' : at === undefined ? 'free' : ''}>
              {round}
              {round === story.value.spent ? (
                <span title={m.powerUsed(round)} data-testid="power-used">
                  <Icon name="power" kind="used" />
                  <span class="spoken">{m.powerUsed(round)}</span>
                </span>
              ) : undefined}
              {at !== undefined ? (
                <b>
                  <Mark model={model} zone={zone} at={at} />
                </b>
              ) : now && intended !== undefined ? (
                <b>
                  <Mark model={model} zone={zone} at={intended} />?
                </b>
              ) : undefined}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
