import { type Chance, shuffled } from '../chance.ts'
import { hiddenFieldRoom, type Vocabulary } from '../coder.ts'
import { elementAt } from '../element-at.ts'
import { frameReader } from '../frame-reader.ts'
import type { Game, Turn } from '../game.ts'
import type { OptionOf } from '../option.ts'
import { redactor } from '../redact.ts'
import { type Refusal, refuse } from '../refusal.ts'
import { type Seat, seatsOf } from '../seat.ts'
import { type Card, type Fact, type SeenFact, visibility } from './facts.ts'
import { figures } from './figures.ts'
import { clone, evolve, type FullState, HAND, type PartialState, playerAt, type Setting, start } from './state.ts'

/** Decisions of a player; `confess` and `hide` at any moment, whether the table waits for him or not. */
export type Choice =
  | { readonly do: 'lay'; readonly card: Card }
  | { readonly do: 'dare'; readonly whom: Seat }
  | { readonly do: 'answer'; readonly yields: boolean }
  | { readonly do: 'confess' }
  | { readonly do: 'hide' }

/** A player's claim about another: that he is marked. */
export type Claim = { readonly do: 'suspect'; readonly whom: Seat }

export type ToyShape = {
  readonly setting: Setting
  readonly fact: Fact
  readonly seen: SeenFact<undefined>
  readonly choice: Choice
  readonly full: FullState
  readonly partial: PartialState
}
type ToyTurn = Turn<FullState, Fact>

const cardsFor = ({ seats, after = 0 }: Setting): readonly Card[] =>
  Array.from({ length: seats * HAND * 2 }, (_, i) => (after + i + 1) as Card)

/** The seats by the card they laid, lowest first. */
const byCard = (state: FullState): readonly Seat[] =>
  seatsOf(state.setting.seats).toSorted(
    (a, b) => elementAt(playerAt(state, a).laid, 0) - elementAt(playerAt(state, b).laid, 0),
  )

function awaits(state: PartialState): readonly Seat[] {
  const { step } = state
  if (step.at === 'dare' || step.at === 'answer') return [step.seat]
  if (step.at === 'lay') return seatsOf(state.setting.seats).filter((s) => playerAt(state, s).laid.length === 0)
  return []
}

function options(state: PartialState, seat: Seat): readonly OptionOf<Choice>[] {
  const { step } = state
  const me = playerAt(state, seat)
  const out: OptionOf<Choice>[] = []
  if (step.at === 'setup' || step.at === 'over') return out
  if (step.at === 'lay' && me.laid.length === 0) out.push({ do: 'lay', card: me.hand.filter((c) => c !== undefined) })
  if (step.at === 'dare' && step.seat === seat) {
    out.push({ do: 'dare', whom: seatsOf(state.setting.seats).filter((s) => s !== seat) })
  }
  if (step.at === 'answer' && step.seat === seat) out.push({ do: 'answer', yields: [true, false] })
  if (me.marked && !me.confessed) out.push({ do: 'confess' }, { do: 'hide' })
  return out
}

function showAll(turn: ToyTurn): void {
  const { state } = turn
  const order = byCard(state)
  for (const seat of seatsOf(state.setting.seats)) {
    turn.emit({ kind: 'shown', seat, card: elementAt(playerAt(state, seat).laid, 0) })
  }
  turn.emit({ kind: 'won', seat: elementAt(order, order.length - 1) })
  turn.emit({ kind: 'marked', seat: elementAt(order, 0), marked: true })
}

function nextRound(turn: ToyTurn): void {
  const { state } = turn
  if (state.round < state.setting.rounds) {
    for (const seat of seatsOf(state.setting.seats)) turn.emit({ kind: 'drew', seat, card: elementAt(state.deck, 0) })
    return turn.emit({ kind: 'round', round: state.round + 1 })
  }
  const most = Math.max(...state.players.map((p) => p.points))
  turn.emit({
    kind: 'gameOver',
    winners: seatsOf(state.setting.seats).filter((s) => playerAt(state, s).points === most),
  })
}

function decide(turn: ToyTurn, seat: Seat, choice: Choice): void {
  switch (choice.do) {
    case 'lay':
      turn.emit({ kind: 'laid', seat, card: choice.card })
      if (awaits(turn.state).length === 0) showAll(turn)
      return
    case 'dare':
      return turn.emit({ kind: 'dared', seat, whom: choice.whom })
    case 'answer':
      turn.emit({ kind: 'answered', seat, yields: choice.yields })
      return nextRound(turn)
    case 'confess':
      return turn.emit({ kind: 'confessed', seat })
    case 'hide':
      return turn.emit({ kind: 'marked', seat, marked: false })
    default:
      choice satisfies never
  }
}

function deal(turn: ToyTurn): void {
  const { seats } = turn.state.setting
  const cards = shuffled(cardsFor(turn.state.setting), turn.chance.stream('deal'))
  for (const seat of seatsOf(seats)) {
    const hand = cards.slice((seat - 1) * HAND, seat * HAND).toSorted((a, b) => a - b)
    turn.emit({ kind: 'dealt', seat, hand, marked: false })
  }
  const deck = cards.slice(seats * HAND)
  turn.emit({ kind: 'stacked', size: deck.length, deck })
  turn.emit({ kind: 'round', round: 1 })
}

function possible(partial: PartialState, chance: Chance): FullState {
  const stream = chance.stream('possible')
  const known = [...partial.deck, ...partial.players.flatMap((p) => [...p.hand, ...p.laid])]
  const free = shuffled(
    cardsFor(partial.setting).filter((c) => !known.includes(c)),
    stream,
  )
  const card = (c: Card | undefined): Card => c ?? (free.pop() as Card)
  return {
    ...partial,
    deck: partial.deck.map(card),
    players: partial.players.map((p) => ({
      ...p,
      hand: p.hand.map(card),
      laid: p.laid.map(card),
      marked: p.marked ?? stream.below(2) === 0,
    })),
  }
}

const ROUNDS = 3

function settingFrom(draft: unknown): Setting | Refusal {
  const {
    seats,
    rounds = ROUNDS,
    after = 0,
  } = (typeof draft === 'object' && draft !== null ? draft : {}) as Partial<Setting>
  if (seats === undefined || !Number.isInteger(seats) || seats < 2 || seats > 6) return refuse('seats', '2–6')
  if (!Number.isInteger(rounds) || rounds < 1) return refuse('rounds', '1–')
  if (!Number.isSafeInteger(after) || after < 0) return refuse('after', '0–')
  return after === 0 ? { seats, rounds } : { seats, rounds, after }
}

/** Its facts hold numbers alone. Where cards are turned up, a player may have got a mark. */
const vocabulary: Vocabulary = {
  words: ['suspect'],
  shapes: [['do', 'whom']],
  reserve: { won: hiddenFieldRoom(2) },
}

/** The example of `docs/adding-a-game.md`: small, and yet everything that makes hidden games hard is in it. */
export const toy: Game<ToyShape> = {
  id: 'toy',
  rulesVersion: 1,
  reader: frameReader(visibility, vocabulary),
  redactor: redactor(visibility, vocabulary),
  unordered: ['hand'],
  setting: settingFrom,
  toFile: (setting) => setting,
  fromFile: settingFrom,
  seats: (setting) => setting.seats,
  start,
  draftOf: ({ rounds, ...rest }) => (rounds === ROUNDS ? rest : { rounds, ...rest }),
  deal,
  sides: [],
  arrange: () => refuse('arrange'),
  awaits,
  // One clock a decision; the cards are laid at the same time, under one.
  clockOf: ({ round, step }) => ({ turn: String(round), decision: `${round} ${step.at}` }),
  inPlay: (state) => state.step.at !== 'over',
  options,
  step: (state, seat) => (options(state, seat).length === 0 ? '' : `${state.step.at}${state.round}`),
  followUp: () => undefined,
  decide,
  evolve: evolve<undefined>,
  claims: (state, seat): readonly OptionOf<Claim>[] => [
    { do: 'suspect', whom: seatsOf(state.setting.seats).filter((s) => s !== seat) },
  ],
  clone,
  over: (state) => state.step.at === 'over',
  outcome: (state, seat) => ({
    as: '',
    won: playerAt(state, seat).points === Math.max(...state.players.map(({ points }) => points)),
  }),
  possible,
  documents: {},
  officialDocuments: [],
  writtenIn: () => [],
  figures,
  plays: () => false,
}
