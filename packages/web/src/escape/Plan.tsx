import { COLUMNS, ROWS, type Sector, zoneReference } from '@selva/escape'
import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import { RoundButton } from '../ui/controls.tsx'
import { short } from '../ui/short.ts'
import { type CellMarks, Cells } from './Cells.tsx'
import { zoneName } from './card/title.ts'
import type { Drawing } from './drawing.ts'
import { center, hexPath, SHEET } from './geometry.ts'
import type { EscapeWords } from './messages/en.ts'
import { PlanOverview } from './PlanOverview.tsx'
import type { DrawingPointer } from './pan-gestures.ts'
import { Ship } from './Ship.tsx'
import { type PanZoom, usePanZoom } from './usePanZoom.ts'
import { sectorUnder, usePlanKeys } from './usePlanKeys.ts'
import { READABLE, zoomPlace } from './view.ts'

export type PlanProps = {
  readonly words: EscapeWords['map']
  readonly zone: Drawing
  /** The states of the hatches, in the zone's order. */
  readonly hatches: string
  /** The sector that the first look and “find me” are about. */
  readonly about: Sector
  /** A sector that the reader has asked for: it comes into sight. */
  readonly sought?: Sector | undefined
  /** The first look: near what it is about where the screen is small, or always the whole sheet. */
  readonly opens?: 'near' | 'whole'
  readonly marks: Omit<CellMarks, 'focus' | 'row'>
  readonly onPick: (at: Sector) => void
  readonly onCancel: () => void
  /** A sector is held, or clicked with the other button, or asked about by a key. */
  readonly onHold?: (at: Sector) => void
  /** One finger, a pen or the main button draws, where the sheet is drawn on. */
  readonly pointer?: DrawingPointer | undefined
  /** The mouse or the cursor of the keyboard has come to a sector, or has left the map. */
  readonly onPoint?: (at: Sector | undefined) => void
  /** A key on a sector, before the map takes it: true if that was all. */
  readonly onKey?: (event: KeyboardEvent, at: Sector) => boolean
  /** Dots for the overview. */
  readonly dots: ComponentChildren
  readonly children: ComponentChildren
}

function ZoomButtons({
  words: m,
  panZoom: { zoom, fit, atFit },
  findMe,
  place,
}: {
  readonly place: string
  readonly words: EscapeWords['map']
  readonly panZoom: PanZoom
  readonly findMe: () => void
}) {
  return (
    <div class={`zoom ${place}`}>
      <RoundButton icon="plus" label={m.zoomIn} onClick={() => zoom(1.4)} />
      <RoundButton icon="minus" label={m.zoomOut} onClick={() => zoom(1 / 1.4)} />
      {atFit ? (
        <RoundButton icon="human" label={m.me} onClick={findMe} />
      ) : (
        <RoundButton icon="fit" label={m.fit} onClick={fit} />
      )}
    </div>
  )
}

/** The map sheet in its window: drag, pinch, scroll, double-tap, arrow keys; never lost. */
export function Plan({
  words: m,
  zone,
  hatches,
  about,
  sought,
  opens = 'near',
  marks,
  onPick,
  onCancel,
  onHold,
  pointer,
  onPoint,
  onKey,
  dots,
  children,
}: PlanProps) {
  const window = useRef<HTMLDivElement>(null)
  const sheet = useRef<SVGSVGElement>(null)
  const panZoom = usePanZoom(window, center(about), opens, (target) => holdAt(sectorUnder(target)), pointer)
  const { view, size, held, wasDrag, fit, find, atFit } = panZoom
  const keys = usePlanKeys(sheet, panZoom, { words: m, zone, marks, onPick, onCancel, onHold, onPoint, onKey })
  const { cursor, focused, holdAt } = keys
  const focus = cursor ?? marks.chosen ?? about

  useLayoutEffect(() => find(center(about), false), [about])
  useLayoutEffect(() => (sought === undefined ? undefined : find(center(sought), false)), [sought])

  // Dragging the sheet draws nothing on it anew.
  const drawn = useMemo(
    () => (
      <>
        <Ship zone={zone} hatches={hatches} />
        <Cells zone={zone} marks={{ ...marks, row: m.row, focus }} />
      </>
    ),
    [zone, hatches, marks, m.row, focus],
  )
  const hatchPoints = zone.hatches.map((hatch) => center(hatch.at))
  const left = size.width / 2 - view.x * view.k
  const top = size.height / 2 - view.y * view.k
  return (
    <div class="planbox">
      <div class={`plan ${held ? 'held' : ''} ${view.k < READABLE ? 'far' : ''}`} ref={window} data-testid="plan">
        {/* The box moves, not the drawing in it: a browser lays out and paints a drawing again that is moved itself. */}
        <div class="moved" style={{ transform: `translate(${short(left)}px, ${short(top)}px)` }}>
          <svg
            ref={sheet}
            class="sheet"
            viewBox={`0 0 ${short(SHEET.width)} ${short(SHEET.height)}`}
            width={short(SHEET.width * view.k)}
            height={short(SHEET.height * view.k)}
            role="grid"
            aria-rowcount={ROWS}
            aria-colcount={COLUMNS}
            aria-label={`${m.label(zoneName(zoneReference(zone)))}. ${m.help}`}
            onClick={(event) => {
              const at = sectorUnder(event.target)
              // A click that ends a stroke has a pointer; one by a key or a screen reader has none.
              if (wasDrag() || at === undefined || (pointer !== undefined && event.detail > 0)) return
              keys.setCursor(at)
              onPick(at)
            }}
            onDblClick={(event) => {
              if (pointer !== undefined) return
              const at = sectorUnder(event.target)
              if (at === undefined || !marks.can(at)) atFit ? find(center(at ?? about), true) : fit()
            }}
            onPointerMove={(event) => onPoint?.(sectorUnder(event.target))}
            onPointerLeave={() => onPoint?.(undefined)}
            onKeyDown={keys.onKeyDown}
            onFocusIn={() => keys.setFocused(sheet.current?.querySelector(':focus-visible') !== null)}
            onFocusOut={() => keys.setFocused(false)}
          >
            {drawn}
            <g class="over" aria-hidden="true">
              {children}
              {focused ? <path d={hexPath(focus, 1.06)} class="cursor" /> : undefined}
            </g>
          </svg>
        </div>
        {atFit ? undefined : (
          <PlanOverview zone={zone} hatches={hatches} title={m.overview} panZoom={panZoom}>
            {dots}
          </PlanOverview>
        )}
      </div>
      <p class="spoken" role="status" data-testid="beside">
        <span key={keys.beside.times}>{keys.beside.text}</span>
      </p>
      <ZoomButtons
        words={m}
        panZoom={panZoom}
        findMe={() => find(center(about), true)}
        place={atFit ? zoomPlace(view, size, hatchPoints) : ''}
      />
    </div>
  )
}
