import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals'
import type { Seat } from '@selva/core'
import { type EscapeShape, escapeTableGame, type Item, playerAt, type Sector } from '@selva/escape'
import type { TableInfo } from '@selva/protocol'
import { whenIdle } from '../client/idle.ts'
import type { Player } from '../client/player.ts'
import { name } from '../client/rich-text.ts'
import { foldedFrames } from '../table/folded.ts'
import type { LiveTablePorts } from '../table/live-ports.ts'
import { type TableModel, tableModel } from '../table/table-model.ts'
import { type Ask, askOf, type Play } from './ask.ts'
import type { Intent } from './intent.ts'
import { logPart } from './log/load.ts'
import type { EscapeWords } from './messages/en.ts'
import type { Moments } from './moments/moments.ts'
import type { Sheet } from './sheet/sheet.ts'
import { foldStory, newStory, type Story } from './story.ts'
import { tell } from './words.ts'

/** A drawn card lies face down for a moment. */
const SUSPENSE = 900
/** The last event stays on the map before the curtain falls. */
const CURTAIN = 2200

/** Before the first frame there is no zone, and nothing to tell. */
const NOWHERE = { humanSector: 0 as Sector, hatches: [] }

export const TABS = ['map', 'me', 'players', 'log', 'pencil'] as const
export type Tab = (typeof TABS)[number]

/** A move, an item or a discard that I have pointed at and not confirmed. */
type HalfMove = {
  readonly chosen?: Sector | undefined
  readonly intent?: Intent
  readonly armed?: Play | undefined
  readonly aimed?: Seat | undefined
  readonly dropped?: Item | undefined
}

/** Sitting at an Escape table: the live table, what follows from it, and what this screen itself remembers. */
export type EscapeModel = TableModel<EscapeShape> & {
  readonly story: ReadonlySignal<Story>
  readonly ask: ReadonlySignal<Ask>
  /** The sector I have tapped and not yet confirmed. */
  readonly chosen: Signal<Sector | undefined>
  /** A sector I have tapped that I cannot choose: the screen says why. */
  readonly looked: Signal<Sector | undefined>
  /** My intention for after the move. */
  readonly intent: Signal<Intent>
  /** The item or power I am about to play. */
  readonly armed: ReadonlySignal<Play | undefined>
  /** The player an armed item or power is aimed at. */
  readonly aimed: Signal<Seat | undefined>
  /** The card I am about to discard. */
  readonly dropped: Signal<Item | undefined>
  /** Takes an item or power up, or puts it back: meanwhile nothing follows automatically. */
  arm(play: Play | undefined): void
  /** The player of whom everything known is shown, and his trail. */
  readonly picked: Signal<Seat | undefined>
  /** Others whose trails stay on the map. */
  readonly pinned: Signal<ReadonlySet<Seat>>
  /** The notes drawn by hand; `undefined` until they are loaded. */
  readonly sheet: Signal<Sheet | undefined>
  /** Big moments and their marks; `undefined` until they are loaded. */
  readonly moments: Signal<Moments | undefined>
  readonly tab: Signal<Tab>
  /** The rules of the table are being read. */
  readonly reading: Signal<boolean>
  /** My last card lies face up. */
  readonly shown: ReadonlySignal<boolean>
  /** Turns my last card over at once. */
  turnCard(): void
  /** The player at a seat, for a sentence. */
  player(seat: Seat): Player
  /** The words of this table's edition, in the language in use. */
  words(): EscapeWords
}

/** Opens the rest behind the table once the game can be played: before it begins one may still take another seat. */
function opensTheRest(model: EscapeModel, { moments }: Pick<LiveTablePorts, 'moments'>): () => void {
  let opened = false
  return effect(() => {
    if (model.state.value.now === undefined || !model.live.ready.value || opened) return undefined
    return whenIdle(() => {
      opened = true
      logPart.load()
      if (moments === true && !model.live.over())
        void import('./moments/index.tsx')
          .then(({ openMoments }) => openMoments(model))
          .then((opened) => {
            model.moments.value = opened
          })
      void import('./sheet/index.tsx')
        .then(({ openSheet }) => openSheet(model))
        .then((sheet) => {
          model.sheet.value = sheet
        })
    })
  })
}

export function openEscapeModel(table: TableInfo, ports: LiveTablePorts): EscapeModel {
  const { onNewStep, ...seated } = tableModel(escapeTableGame, table, ports, CURTAIN)
  const { live, state, nameAt } = seated
  const story = foldedFrames(live, (seat) => newStory(seat, live.state()?.setting.zone ?? NOWHERE), foldStory)
  const ask = computed((): Ask => {
    const { now } = state.value
    const me = live.seat()
    if (now === undefined || me === undefined || live.over() || live.isPlayedByBot(me)) return { kind: 'nothing' }
    return askOf(escapeTableGame.options(now, me), playerAt(now, me).side === 'alien')
  })
  const chosen = signal<Sector | undefined>(undefined)
  const looked = signal<Sector | undefined>(undefined)
  const intent = signal<Intent>('resolve')
  const armed = signal<Play | undefined>(undefined)
  const aimed = signal<Seat | undefined>(undefined)
  const dropped = signal<Item | undefined>(undefined)
  const tab = signal<Tab>('map')
  const sheet = signal<Sheet | undefined>(undefined)
  const faced = signal(0)
  const drawn = computed(() => story.value.card?.number ?? 0)
  const shown = computed(() => drawn.value <= faced.value)
  const turnCard = (): void => {
    faced.value = drawn.peek()
  }
  const putDown = (): void => {
    chosen.value = undefined
    looked.value = undefined
    armed.value = undefined
    aimed.value = undefined
    dropped.value = undefined
  }

  const endings: (() => void)[] = [
    onNewStep(
      () => {
        putDown()
        intent.value = 'resolve'
      },
      {
        read: (): HalfMove => ({
          chosen: chosen.value,
          intent: intent.value,
          armed: armed.value,
          aimed: aimed.value,
          dropped: dropped.value,
        }),
        write(kept: HalfMove) {
          if (kept.armed !== undefined) model.arm(kept.armed)
          chosen.value = kept.chosen
          intent.value = kept.intent ?? 'resolve'
          aimed.value = kept.aimed
          dropped.value = kept.dropped
        },
      },
    ),
    effect(() => (drawn.value <= faced.peek() ? undefined : ports.clock.after(ports.still() ? 0 : SUSPENSE, turnCard))),
  ]
  const model: EscapeModel = {
    ...seated,
    story,
    ask,
    chosen,
    looked,
    intent,
    armed,
    aimed,
    dropped,
    arm(play) {
      putDown()
      armed.value = play
      if (play === undefined) return
      tab.value = 'map'
      if (live.following.peek() !== undefined) live.hold()
    },
    picked: signal<Seat | undefined>(undefined),
    pinned: signal<ReadonlySet<Seat>>(new Set()),
    sheet,
    moments: signal<Moments | undefined>(undefined),
    tab,
    reading: signal(false),
    shown,
    turnCard,
    player: (seat) => ({ name: name(nameAt(seat)), me: seat === live.seat() }),
    words: () => tell(live.state()?.setting.rules.edition ?? 'black'),
    leave() {
      for (const end of endings) end()
      sheet.value?.leave()
      seated.leave()
    },
  }
  endings.push(opensTheRest(model, ports))
  return model
}
