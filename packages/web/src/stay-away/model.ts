import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals'
import type { Seat } from '@selva/core'
import type { TableInfo } from '@selva/protocol'
import {
  type Card,
  type Choice,
  type Claim,
  type Kind,
  type Option,
  type PartialState,
  playerAt,
  type Question,
  type StayAwayShape,
  stayAwayTableGame,
} from '@selva/stay-away'
import { whenIdle } from '../client/idle.ts'
import { name } from '../client/rich-text.ts'
import { seatNotes } from '../notes/seat.ts'
import type { SyncedNotes } from '../notes/synced-notes.ts'
import { foldedFrames } from '../table/folded.ts'
import type { LiveTablePorts } from '../table/live-ports.ts'
import { type TableModel, tableModel } from '../table/table-model.ts'
import { type Fresh, freshOf, NOTHING_FRESH } from './fresh.ts'
import { logPart } from './log/load.ts'
import type { Moments } from './moments/moments.ts'
import type { Callings } from './sentence.ts'
import { choicesOf, type Offer, offerOf, soleTarget, type Target } from './sheet.ts'
import { foldStory, newStory, type Story } from './story.ts'
import { keptTags, type Suspicion, type Tags } from './tags.ts'
import { cardName } from './words.ts'

/** The last event stays on the ring before the curtain falls. */
const CURTAIN = 2600

/** The question the table puts to me, or nothing. */
export type Ask = { readonly at: 'nothing' } | Question

const PANELS = ['none', 'board', 'log', 'dossier'] as const
export type Panel = (typeof PANELS)[number]

/** A card picked in the hand: the place counts, since two may be alike. */
type PickedCard = { readonly card: Card; readonly index: number }

/** The card and the target I have pointed at. */
type Pointed = { readonly card?: PickedCard; readonly target?: Target }

/** Sitting at a Stay Away! table: the live table, what follows from it, and what this screen itself remembers. */
export type StayAwayModel = TableModel<StayAwayShape> & {
  readonly story: ReadonlySignal<Story>
  readonly ask: ReadonlySignal<Ask>
  readonly options: ReadonlySignal<readonly Option[]>
  readonly choices: ReadonlySignal<readonly Choice[]>
  readonly card: Signal<PickedCard | undefined>
  readonly target: Signal<Target | undefined>
  /** The sheet's offer for the card and the target I have pointed at. */
  readonly offer: ReadonlySignal<Offer>
  /** The panel that lies open on a phone instead of the ring. */
  readonly panel: Signal<Panel>
  /** The player of whom everything in my log is shown. */
  readonly dossier: ReadonlySignal<Seat | undefined>
  /** Opens the dossier of a player, on a phone over the ring, or closes it. */
  look(at: Seat | undefined): void
  /** The card whose text is being read. */
  readonly reading: Signal<Kind | undefined>
  /** The rules of this table lie open. */
  readonly rules: Signal<boolean>
  /** The claim I am about to make to the table. */
  readonly saying: Signal<Claim['do'] | undefined>
  /** The last line of the private log that has been put away. */
  readonly dismissed: Signal<number>
  /** Big moments; `undefined` until they are loaded. */
  readonly moments: Signal<Moments | undefined>
  /** Cards that have come to my hand since I last acted. */
  readonly fresh: ReadonlySignal<Fresh>
  readonly tags: ReadonlySignal<Tags>
  /** The table allows notes. */
  readonly tagged: ReadonlySignal<boolean>
  tag(about: Seat, level: Suspicion): void
  readonly callings: Callings
}

/** Opens the moments behind the table once the game can be played: before it begins one may still take another seat. */
function opensMoments(model: StayAwayModel, { moments }: Pick<LiveTablePorts, 'moments'>): () => void {
  let opened = false
  return effect(() => {
    const { live, state } = model
    if (moments !== true || opened || state.value.now === undefined || !live.ready.value || live.over())
      return undefined
    return whenIdle(() => {
      opened = true
      void import('./moments/index.tsx')
        .then(({ openMoments }) => openMoments(model))
        .then((shown) => {
          model.moments.value = shown
        })
    })
  })
}

export function openStayAwayModel(table: TableInfo, ports: LiveTablePorts): StayAwayModel {
  const { onNewStep, ...seated } = tableModel(stayAwayTableGame, table, ports, CURTAIN)
  const { live, state, nameAt } = seated
  const story = foldedFrames(live, newStory, foldStory)
  const options = computed((): readonly Option[] => {
    const { now } = state.value
    const me = live.seat()
    return now === undefined || me === undefined || live.isMidway() ? [] : stayAwayTableGame.options(now, me)
  })
  const choices = computed(() => choicesOf(options.value))
  const ask = computed((): Ask => {
    const { now } = state.value
    const me = live.seat()
    if (
      now === undefined ||
      me === undefined ||
      !stayAwayTableGame.awaits(now).includes(me) ||
      live.over() ||
      live.isMidway() ||
      live.isPlayedByBot(me)
    )
      return { at: 'nothing' }
    return now.step.at === 'setup' || now.step.at === 'over' ? { at: 'nothing' } : now.step
  })
  const card = signal<PickedCard | undefined>(undefined)
  const target = signal<Target | undefined>(undefined)
  const offer = computed((): Offer => {
    const pointed = { card: card.value?.card, target: target.value }
    const first = offerOf(choices.value, pointed)
    const sole = soleTarget(first)
    return sole === undefined ? first : offerOf(choices.value, { ...pointed, target: sole })
  })
  const panel = signal<Panel>('none')
  const dossier = signal<Seat | undefined>(undefined)
  /** Mine from the moment the game begins: before that one may still take another seat. */
  const notes = signal<SyncedNotes | undefined>(undefined)
  const { tags, set } = keptTags(notes, table.seats.length)

  const endings = [
    effect(() => {
      if (state.value.now === undefined || notes.peek() !== undefined) return
      const about = live.about.peek()
      if (about.terms.aid !== 'none') notes.value = seatNotes(about)
    }),
    onNewStep(
      () => {
        card.value = undefined
        target.value = undefined
      },
      {
        read: () => ({ card: card.value, target: target.value }),
        write(kept: Pointed) {
          card.value = kept.card
          target.value = kept.target
        },
      },
    ),
    // Being asked brings the ring back.
    effect(() => {
      if (ask.value.at !== 'nothing') panel.value = 'none'
    }),
    // Another panel closes the dossier.
    effect(() => {
      if (panel.value === 'board' || panel.value === 'log') dossier.value = undefined
    }),
    effect(() => (live.ready.value ? whenIdle(logPart.load) : undefined)),
  ]
  const model: StayAwayModel = {
    ...seated,
    story,
    ask,
    options,
    choices,
    card,
    target,
    offer,
    panel,
    dossier,
    look(at) {
      dossier.value = at
      panel.value = at === undefined ? 'none' : 'dossier'
    },
    reading: signal<Kind | undefined>(undefined),
    rules: signal(false),
    saying: signal<Claim['do'] | undefined>(undefined),
    dismissed: signal(-1),
    moments: signal<Moments | undefined>(undefined),
    fresh: foldedFrames(
      live,
      () => NOTHING_FRESH,
      (fresh, frame) => freshOf(fresh, frame, live.seat()),
    ),
    tags,
    tagged: computed(() => notes.value !== undefined),
    tag: set,
    callings: { player: (seat) => ({ name: name(nameAt(seat)), me: seat === live.seat() }), card: cardName },
    leave() {
      for (const end of endings) end()
      notes.value?.leave()
      seated.leave()
    },
  }
  endings.push(opensMoments(model, ports))
  return model
}

/** My own cards as I may use them now: the hand, or the three Resolute has drawn. */
export function cardsOf(state: PartialState, seat: Seat, ask: Ask): readonly Card[] {
  const list = ask.at === 'keep' ? state.aside : playerAt(state, seat).hand
  return list.filter((card) => card !== undefined)
}
