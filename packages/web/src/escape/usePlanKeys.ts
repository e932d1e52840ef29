import { nameOf, type Sector, sectorNamed } from '@selva/escape'
import type { RefObject } from 'preact'
import { useLayoutEffect, useState } from 'preact/hooks'
import { isArrow, sectorBeside } from './arrows.ts'
import { besideText, nextToChoose } from './beside.ts'
import { center } from './geometry.ts'
import type { PlanProps } from './Plan.tsx'
import type { PanZoom } from './usePanZoom.ts'

type Asking = Pick<PlanProps, 'words' | 'zone' | 'marks' | 'onPick' | 'onCancel'> & {
  readonly [key in 'onHold' | 'onPoint' | 'onKey']: PlanProps[key] | undefined
}

/** The sector that was drawn where an event happened. */
export const sectorUnder = (target: EventTarget | null): Sector | undefined => {
  const cell = target instanceof Element ? target.closest('[data-sector]') : undefined
  return sectorNamed(cell?.getAttribute('data-sector') ?? '')
}

/** Does what a key asks of the sector that has the focus. */
function keyed(
  event: KeyboardEvent,
  at: Sector,
  to: Pick<PlanProps, 'zone' | 'onPick' | 'onCancel'> &
    Pick<PanZoom, 'fit' | 'zoom'> & {
      readonly can: (at: Sector) => boolean
      readonly goTo: (at: Sector) => void
      readonly readBeside: () => void
      readonly holdAt: (at: Sector) => void
    },
): void {
  // With Ctrl and the like a letter is the browser's.
  const letter = event.ctrlKey || event.metaKey || event.altKey ? '' : event.key.toLowerCase()
  if (isArrow(event.key)) to.goTo(sectorBeside(to.zone, at, event.key))
  else if (letter === 'c') to.goTo(nextToChoose(to.zone, at, to.can))
  else if (letter === 'n') to.readBeside()
  else if (event.key === 'Enter' || event.key === ' ') {
    event.preventDefault()
    to.onPick(at)
  } else if (event.key === 'Escape') to.onCancel()
  else if (letter === 'm') to.holdAt(at)
  else if (event.key === '0') to.fit()
  else if (event.key === '+') to.zoom(1.3)
  else if (event.key === '-') to.zoom(1 / 1.3)
}

/** The cursor of the keyboard on the map, and the keys that move it and ask about its sector. */
export function usePlanKeys(
  sheet: RefObject<SVGSVGElement | null>,
  { fit, zoom, find }: PanZoom,
  { words, zone, marks, onPick, onCancel, onHold, onPoint, onKey }: Asking,
) {
  const [cursor, setCursor] = useState<Sector | undefined>(undefined)
  const [focused, setFocused] = useState(false)
  /** The answer to what lies beside a sector: counted, since the same answer twice must be spoken twice. */
  const [beside, setBeside] = useState({ text: '', times: 0 })

  useLayoutEffect(() => {
    if (!focused || cursor === undefined) return
    const cell = sheet.current?.querySelector(`[data-sector="${nameOf(cursor)}"]`)
    if (cell instanceof SVGElement) cell.focus({ preventScroll: true })
    find(center(cursor), false)
  }, [cursor])

  const holdAt = (at: Sector | undefined): void => {
    if (at === undefined || onHold === undefined) return
    setCursor(at)
    onHold(at)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const at = sectorUnder(event.target)
    if (at === undefined || onKey?.(event, at) === true) return
    const goTo = (to: Sector): void => {
      event.preventDefault()
      setFocused(true)
      setCursor(to)
      onPoint?.(to)
      if (beside.text !== '') setBeside({ ...beside, text: '' })
    }
    const readBeside = (): void =>
      setBeside({ text: besideText(zone, at, words.sides, marks.label), times: beside.times + 1 })
    keyed(event, at, { zone, can: marks.can, goTo, readBeside, onPick, onCancel, holdAt, fit, zoom })
  }
  return { cursor, setCursor, focused, setFocused, beside, holdAt, onKeyDown }
}
