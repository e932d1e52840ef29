import { type Chance, elementAt, randomElement, type Seat, type Stream, seatsOf, shuffled } from '@selva/core'
import { CARDS, type Card, isPanic, type Kind, PANICS, type Panic } from './card.ts'
import { givable } from './hand.ts'
import { living, nextOf } from './ring.ts'
import { cardsIn } from './setting/copies.ts'
import { clone, type FullState, type PartialState, type Player, playerAt } from './state.ts'
import { isQuiet } from './step.ts'

/** A copy of the known part that is being filled in, and the cards that may lie where nobody knows. */
type Draft = {
  readonly state: PartialState
  readonly stream: Stream
  readonly cards: Card[]
  readonly panics: Panic[]
}

/** Puts a card where an unknown one was. */
function fill<K extends Kind>(list: (K | undefined)[], card: K): void {
  const i = list.indexOf(undefined)
  if (i < 0) throw new Error(`no room for ${card}`)
  list[i] = card
}

/** The last card of a list, which leaves it. */
function last<K>(list: K[]): K {
  const card = elementAt(list, list.length - 1)
  list.length--
  return card
}

/** Takes a card of this sort out of the free ones, if there is any. */
function take({ cards }: Draft, wanted: (card: Card) => boolean): Card | undefined {
  const i = cards.findIndex(wanted)
  return i < 0 ? undefined : cards.splice(i, 1)[0]
}

/** Everything that is known to lie somewhere. */
function knownCards(state: PartialState): readonly (Kind | undefined)[] {
  return [
    ...state.players.flatMap((p) => p.hand),
    ...state.deck,
    ...state.pile,
    ...state.aside,
    ...state.inPlay,
    ...state.players.filter((p) => p.quarantine > 0).map((): Kind => 'quarantine'),
    ...state.doors.flatMap((n) => Array.from({ length: n }, (): Kind => 'barredDoor')),
  ]
}

function freeCards<K extends Kind>(state: PartialState, kinds: readonly K[], stream: Stream): K[] {
  const left: Record<Kind, number> = { ...state.setting.cards }
  for (const card of knownCards(state)) if (card !== undefined) left[card]--
  return shuffled(cardsIn(left, kinds), stream)
}

/** The exchanges under way: who needs a card for whom. */
function exchanging(state: PartialState): readonly (readonly [Seat, Seat])[] {
  const { step } = state
  if (step.at === 'offer') return both(step.seat, step.to)
  if (step.at === 'answer') return both(step.seat, step.from)
  return step.at === 'pass' ? living(state).map((seat) => [seat, nextOf(state, seat)]) : []
}
const both = (a: Seat, b: Seat): readonly (readonly [Seat, Seat])[] => [
  [a, b],
  [b, a],
]

/**
 * Players who must be Infected and face The Thing, if not The Thing themselves, and whom they face: a player in an
 * exchange who is known to hold nothing but Infected! and has not fallen (SUP-2), or to have committed one (HAND-3). A
 * partner to whom Missed! has passed the offer on is not the one he faced then (SUP-3).
 */
function infectedFor(state: PartialState): readonly { readonly seat: Seat; readonly faces: Seat | 'another' }[] {
  const { step, offered, dodged } = state
  return exchanging(state).flatMap(([seat, partner]) => {
    const saturated = playerAt(state, seat).hand.every((card) => card === 'infected')
    const commits = step.at === 'answer' && step.from === seat && offered === 'infected'
    if (!saturated && !commits) return []
    const passedOn = step.at === 'answer' && step.from === seat && dodged
    return [{ seat, faces: passedOn ? ('another' as const) : partner }]
  })
}

/** VIS-6: a living player whose role and some card are unknown. */
function castThing(draft: Draft): void {
  const { state, stream } = draft
  if (state.thing === undefined) {
    const may = living(state).filter((seat) => {
      const { role, hand } = playerAt(state, seat)
      return role === undefined && hand.includes(undefined)
    })
    const [bound] = infectedFor(state)
    const sure = bound === undefined ? [] : [bound.seat, bound.faces].filter((seat) => seat !== 'another')
    state.thing = sure.find((seat) => may.includes(seat)) ?? randomElement(may, stream)
  }
  const thing = playerAt(state, state.thing)
  thing.role = 'thing'
  if (thing.alive && !thing.hand.includes('theThing')) {
    take(draft, (card) => card === 'theThing')
    fill<Card>(thing.hand, 'theThing')
  }
}

/** INF-5: an Infected who lives holds an Infected!. False if this player cannot. */
function holdInfected(draft: Draft, { alive, hand }: Player<undefined>): boolean {
  if (!alive || hand.includes('infected')) return true
  if (!hand.includes(undefined)) return false
  const card = take(draft, (c) => c === 'infected')
  if (card !== undefined) fill<Card>(hand, card)
  return card !== undefined
}

function castOthers(draft: Draft): void {
  const { state, stream } = draft
  const bound = infectedFor(state).map(({ seat }) => playerAt(state, seat))
  for (const player of state.players) if (player.role === 'infected') holdInfected(draft, player)
  const open = shuffled(
    state.players.filter((p) => p.role === undefined),
    stream,
  )
  for (const player of open) {
    const wanted = bound.includes(player) || stream.below(2) === 0
    player.role = wanted && holdInfected(draft, player) ? 'infected' : 'human'
  }
  // OPT-9: as long as such a game goes on, at least one player is Human.
  const automatic = state.setting.rules.declaration === 'automatic'
  if (automatic && !state.players.some((p) => p.alive && p.role === 'human')) {
    const turned = open.find((p) => p.alive && !bound.includes(p))
    if (turned !== undefined) turned.role = 'human'
  }
}

/** SUP-2: a player who has come into an exchange was not superinfected, so a card of his is something else. */
function keepAlive(draft: Draft): void {
  const { state } = draft
  for (const [seat, partner] of exchanging(state)) {
    const { role, hand } = playerAt(state, seat)
    if (role === 'infected' && partner === state.thing) continue
    if (!hand.includes(undefined) || hand.some((card) => card !== undefined && card !== 'infected')) continue
    const card = take(draft, (c) => c !== 'infected')
    if (card !== undefined) fill<Card>(hand, card)
  }
}

/** DRAW-7: the pile has its known number of Panic cards, the deck has the others, and its top the known back. */
function fillPiles({ state, stream, cards, panics }: Draft): void {
  const { deck, pile, back } = state
  let skipped = state.panicsInPile - pile.filter((card) => card !== undefined && isPanic(card)).length
  for (; skipped > 0; skipped--) fill<Kind>(pile, last(panics))
  while (pile.includes(undefined)) fill<Kind>(pile, last(cards))
  const top = deck.length - 1
  if (top >= 0 && deck[top] === undefined && back === 'panic') deck[top] = last(panics)
  const unknown = deck.flatMap((card, i) => (card === undefined && i !== top ? [i] : []))
  for (const i of shuffled(unknown, stream).slice(0, panics.length)) deck[i] = last(panics)
  while (deck.includes(undefined)) fill<Kind>(deck, last(cards))
}

/** Picks the card a player has committed and nobody saw. */
function commit(state: PartialState, seat: Seat, to: Seat, stream: Stream): Card {
  const player = playerAt(state, seat) as Player<never> // Every hand and role has been filled in by now.
  const may = givable(state, player, to)
  return randomElement(may.length > 0 ? may : player.hand.filter((card) => card !== 'theThing'), stream)
}

/** Fills in the knowledge that only The Thing has besides the roles. */
function fillOrders(state: PartialState, stream: Stream): void {
  const human = state.players.some((p) => p.alive && p.role === 'human')
  if (state.lastInfected === undefined) {
    const infected = living(state).filter((seat) => playerAt(state, seat).role === 'infected')
    state.lastInfected = human ? 'none' : randomElement([...infected, 'none'], stream)
  }
  // DECL-4: an order that could have been carried out has been.
  state.standing ??= (human || !isQuiet(state.step)) && stream.below(2) === 0
}

/** Some full state that agrees with what the partial one knows. */
export function possible(partial: PartialState, chance: Chance): FullState {
  const stream = chance.stream('possible')
  const state = clone(partial)
  const draft: Draft = {
    state,
    stream,
    cards: freeCards(state, CARDS, stream),
    panics: freeCards(state, PANICS, stream),
  }
  castThing(draft)
  castOthers(draft)
  keepAlive(draft)
  for (const list of [...state.players.map((p) => p.hand), state.aside])
    while (list.includes(undefined)) fill<Card>(list, last(draft.cards))
  fillPiles(draft)
  const { step } = state
  if (state.offered === undefined && step.at === 'answer') state.offered = commit(state, step.from, step.seat, stream)
  for (const seat of seatsOf(state.setting.seats))
    if (playerAt(state, seat).passing === undefined)
      playerAt(state, seat).passing = commit(state, seat, nextOf(state, seat), stream)
  fillOrders(state, stream)
  return state as FullState // Nothing is unknown any more.
}
