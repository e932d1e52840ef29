import { nameOf, type PartialState, type Sector, type Zone } from '@selva/escape'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { Icon } from '../ui/Icon.tsx'
import type { EscapeModel } from './model.ts'

/** A sector as it is written down: a hatch by its number. */
function markOf(zone: Zone, at: Sector): string {
  const hatch = zone.hatches.find((h) => h.at === at)
  return hatch === undefined ? nameOf(at) : `⬡${hatch.number}`
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
    ask.value.kind === 'move' && armed.value === undefined && chosen.value !== undefined
      ? `${markOf(state.setting.zone, chosen.value)}?`
      : ''
  return (
    <section class="record" aria-label={m.record} data-about="record">
      <h2 class="label not-phone">{m.record}</h2>
      <ol ref={list} tabIndex={0} style={{ '--rounds': String(state.setting.rules.rounds) }}>
        {Array.from({ length: state.setting.rules.rounds }, (_, i) => {
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
                <b>{markOf(state.setting.zone, at)}</b>
              ) : now && intended !== '' ? (
                <b>{intended}</b>
              ) : undefined}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
