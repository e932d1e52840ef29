import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals'
import type { Seat } from '@selva/core'
import type { TableInfo } from '@selva/protocol'
import {
  type Card,
  type Choice,
  type Claim,
  type Kind,
  type Option,
  type Part,
  playerAt,
  type Question,
  type StayAwayShape,
  stayAwayAtTable,
} from '@selva/stay-away'
import type { MyNotes } from '../notes/kept.ts'
import { seatNotes } from '../notes/seat.ts'
import { foldedFrames } from '../table/folded.ts'
import type { World } from '../table/live.ts'
import { type Seated, seatedAt } from '../table/seated.ts'
import type { Callings } from './sentence.ts'
import { choicesOf, type Offer, offerOf, soleTarget, type Target } from './sheet.ts'
import { foldStory, newStory, type Story } from './story.ts'
import { keptTags, type Level, type Tags } from './tags.ts'
import { cardName, tell } from './words.ts'

/** The last event stays on the ring before the curtain falls. */
const CURTAIN = 2600

/** The question the table puts to me, or nothing. */
export type Ask = { readonly at: 'nothing' } | Question

export const PANELS = ['none', 'board', 'log'] as const
export type Panel = (typeof PANELS)[number]

/** A card picked in the hand: the place counts, since two may be alike. */
export type PickedCard = { readonly card: Card; readonly index: number }

/** What I have pointed at. */
type Pointed = { readonly card?: PickedCard; readonly target?: Target }

/** Sitting at a Stay Away! table: the live table, what follows from it, and what this screen itself remembers. */
export type Sitting = Seated<StayAwayShape> & {
  readonly story: ReadonlySignal<Story>
  readonly ask: ReadonlySignal<Ask>
  readonly options: ReadonlySignal<readonly Option[]>
  readonly choices: ReadonlySignal<readonly Choice[]>
  readonly card: Signal<PickedCard | undefined>
  readonly target: Signal<Target | undefined>
  /** What the sheet offers for what I have pointed at. */
  readonly offer: ReadonlySignal<Offer>
  /** What lies open on a phone instead of the ring. */
  readonly panel: Signal<Panel>
  /** The card whose text is being read. */
  readonly reading: Signal<Kind | undefined>
  /** What is on at this table lies open. */
  readonly rules: Signal<boolean>
  /** What I am about to say to the table. */
  readonly saying: Signal<Claim['do'] | undefined>
  /** The last line of the private log that has been put away. */
  readonly dismissed: Signal<number>
  readonly tags: ReadonlySignal<Tags>
  /** The table allows notes. */
  readonly tagged: ReadonlySignal<boolean>
  tag(about: Seat, level: Level): void
  readonly callings: Callings
}

export function sitDown(table: TableInfo, world: World): Sitting {
  const { onQuestion, ...seated } = seatedAt(stayAwayAtTable, table, world, CURTAIN)
  const { live, state, nameAt } = seated
  const story = foldedFrames(live, newStory, foldStory)
  const options = computed((): readonly Option[] => {
    const { now } = state.value
    const me = live.seat()
    return now === undefined || me === undefined ? [] : stayAwayAtTable.options(now, me)
  })
  const choices = computed(() => choicesOf(options.value))
  const ask = computed((): Ask => {
    const { now } = state.value
    const me = live.seat()
    if (
      now === undefined ||
      me === undefined ||
      !stayAwayAtTable.awaits(now).includes(me) ||
      live.over() ||
      live.botHas(me)
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
  /** Mine from the moment the game begins: before that one may still take another seat. */
  const notes = signal<MyNotes | undefined>(undefined)
  const { tags, set } = keptTags(notes, table.seats.length)

  const endings = [
    effect(() => {
      if (state.value.now === undefined || notes.peek() !== undefined) return
      const about = live.about.peek()
      if (about.terms.aid !== 'none') notes.value = seatNotes(about)
    }),
    onQuestion(
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
  ]
  return {
    ...seated,
    story,
    ask,
    options,
    choices,
    card,
    target,
    offer,
    panel,
    reading: signal<Kind | undefined>(undefined),
    rules: signal(false),
    saying: signal<Claim['do'] | undefined>(undefined),
    dismissed: signal(-1),
    tags,
    tagged: computed(() => notes.value !== undefined),
    tag: set,
    callings: {
      called: (seat) => (seat === live.seat() ? tell().you : nameAt(seat)),
      whom: (seat) => (seat === live.seat() ? tell().toYou : nameAt(seat)),
      card: cardName,
      isMe: (seat) => seat === live.seat(),
      named: nameAt,
    },
    leave() {
      for (const end of endings) end()
      notes.value?.leave()
      seated.leave()
    },
  }
}

/** My own cards as I may use them now: the hand, or the three Resolute has drawn. */
export function cardsOf(state: Part, seat: Seat, ask: Ask): readonly Card[] {
  const list = ask.at === 'keep' ? state.aside : playerAt(state, seat).hand
  return list.filter((card) => card !== undefined)
}
