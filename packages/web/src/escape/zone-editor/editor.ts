import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals'
import { isRefusal } from '@selva/core'
import { faultsOf, type Sector, type Zone, type ZoneDraft, type ZoneFault, zoneOf } from '@selva/escape'
import type { LabFound } from '../../lab/game-lab.ts'
import type { Drawing } from '../drawing.ts'
import { type Heat, heatOf } from '../layers/heat.ts'
import { type HeatLayerName, isHeatLayer, type MapLayer } from '../layers/layer.ts'
import { drawingOf } from './drawing-of.ts'
import { type Gestures, gesturesOn } from './gestures.ts'
import { firstHand, type Hand } from './hand.ts'
import { type Edit, edit, type History, historyOf } from './model/history.ts'

/** The parts of the editor, one at a time on a phone. */
export const TABS = ['draw', 'checks', 'about', 'lab', 'files'] as const
export type Tab = (typeof TABS)[number]

/** The last edit: counted, since the same edit twice must be spoken twice. */
export type LastEdit = { readonly edit: Edit; readonly changed: boolean; readonly times: number }

/** The state of the editor: the history of a draft, and what the author has in hand. */
export type ZoneEditor = Gestures & {
  readonly history: ReadonlySignal<History>
  readonly hand: Hand
  readonly selection: Signal<readonly Sector[]>
  /** Sectors that a check points at. */
  readonly pointed: ReadonlySignal<readonly Sector[]>
  readonly tab: Signal<Tab>
  readonly layer: Signal<MapLayer>
  /** The lab stays open, once it is. */
  readonly isLabOpen: ReadonlySignal<boolean>
  /** The results of games that bots have played on the zone. */
  readonly found: Signal<LabFound | undefined>
  /** The heat of the layer on the map, if it is one of heat. */
  readonly heat: ReadonlySignal<readonly Heat[]>
  /** The sector under the mouse or the cursor. */
  readonly over: Signal<Sector | undefined>
  readonly drawing: ReadonlySignal<Drawing>
  readonly faults: ReadonlySignal<readonly ZoneFault[]>
  /** The zone, if it can be played. */
  readonly zone: ReadonlySignal<Zone | undefined>
  readonly last: ReadonlySignal<LastEdit | undefined>
  apply(next: Edit): void
  /** Points at sectors on the map. */
  show(at: readonly Sector[]): void
  openLab(): void
  /** Draws deaths, traffic or noise on the map, and shows the map; if it is drawn already, hides it. */
  showHeat(layer: HeatLayerName): void
  /** Lets go of something begun, else of a marked area, else of what a check points at. */
  cancel(): void
}

export function zoneEditor(first: ZoneDraft): ZoneEditor {
  const history = signal(historyOf(first))
  const last = signal<LastEdit | undefined>(undefined)
  const selection = signal<readonly Sector[]>([])
  const pointed = signal<readonly Sector[]>([])
  const tab = signal<Tab>('draw')
  const layer = signal<MapLayer>('none')
  const isLabOpen = signal(false)
  const found = signal<LabFound | undefined>(undefined)
  const hand = firstHand()
  const apply = (next: Edit): void => {
    const now = edit(history.value, next, last.value?.edit)
    batch(() => {
      last.value = { edit: next, changed: now !== history.value, times: (last.value?.times ?? 0) + 1 }
      history.value = now
      pointed.value = []
      if (next.do === 'undo' || next.do === 'redo' || next.do === 'replace') selection.value = []
    })
  }
  const gestures = gesturesOn({ history, selection, hand, apply })
  return {
    ...gestures,
    history,
    hand,
    selection,
    pointed,
    tab,
    layer,
    isLabOpen,
    found,
    heat: computed(() =>
      isHeatLayer(layer.value) && found.value !== undefined ? heatOf(found.value.tally, layer.value) : [],
    ),
    over: signal<Sector | undefined>(undefined),
    drawing: computed(() => drawingOf(gestures.shown.value)),
    faults: computed(() => faultsOf(history.value.now)),
    zone: computed(() => {
      const made = zoneOf(history.value.now)
      return isRefusal(made) ? undefined : made
    }),
    last,
    apply,
    show(at) {
      batch(() => {
        pointed.value = at
        tab.value = 'draw'
      })
    },
    openLab() {
      batch(() => {
        isLabOpen.value = true
        tab.value = 'lab'
      })
    },
    showHeat(next) {
      batch(() => {
        const isShown = layer.value === next
        layer.value = isShown ? 'none' : next
        if (!isShown) tab.value = 'draw'
      })
    },
    cancel() {
      if (gestures.letGo()) return
      if (selection.value.length > 0) selection.value = []
      else pointed.value = []
    },
  }
}
