import {
  type Audience,
  contradicts,
  count,
  fastChance,
  isRefusal,
  nth,
  type Opened,
  openWith,
  play,
  refusalOf,
  type Seat,
  SPECTATORS,
  seatsOf,
  seenBy,
} from '@selva/core'
import type { Arrangement } from '../arrange/arrangement.ts'
import { HAND_SIZE, type Kind } from '../card.ts'
import type { Fact } from '../facts.ts'
import type { Choice, Showing, Side } from '../option.ts'
import { countsOf } from '../setting/copies.ts'
import type { Setting } from '../setting/setting.ts'
import { defaultRules, type Rules } from '../setting/switches.ts'
import { type PartialState, playerAt } from '../state.ts'
import { stayAway } from '../stay-away.ts'
import type { StayAwayShape } from '../table-game.ts'
import { cardsNamed, handInWords, letterOf, lineOf, phraseOf, seatNamed } from './words.ts'

/** One player of an arranged table, in the game's own words. A choice the rules do not offer throws. */
type Actor = {
  readonly seat: Seat
  discards(card: string): void
  /** A card, on a player if it has a target. */
  plays(card: string, on?: string): void
  axes(what: string): void
  keeps(card: string): void
  gives(card: string): void
  defends(card: string): void
  accepts(): void
  goes(side: Side): void
  picks(whom: string): void
  shows(what: Showing): void
  declares(): void
  orders(on: boolean): void
  /** Everything that may be chosen now, in words, but for The Thing's standing order. */
  may(): readonly string[]
  /** The same without discards. */
  mayPlay(): readonly string[]
  /** Does the table refuse this exact choice, and change nothing? */
  isRefused(choice: Choice): boolean
  hand(): string
  role(): string
  /** The role and hand of another player as this one knows them. */
  knows(whom: string): { readonly role: string | undefined; readonly hand: string }
}

type Letter = 'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g' | 'h'

/** Contents of the table; where nothing is said, as in the worked examples of the rules. */
export type TestTableOptions = {
  readonly thing?: string
  readonly infected?: string
  /** The turn's owner, and how far the turn has come. */
  readonly start?: string
  readonly act?: string
  readonly step3?: string
  /** By letter; filled up with Whisky. */
  readonly hands?: { readonly [letter: string]: string }
  readonly deck?: string
  readonly discards?: string
  /** `A|B` lies in the gap clockwise of A. */
  readonly doors?: readonly string[]
  readonly quarantine?: { readonly [letter: string]: number }
  readonly ccw?: boolean
  /** How many of the closed places were left by a Human; by an Infected otherwise. */
  readonly humansDied?: number
  readonly lastInfected?: string
  readonly standing?: boolean
  readonly rules?: Partial<Rules>
}

export type TestTable = Opened<StayAwayShape> & { readonly [L in Letter]: Actor } & {
  /** Facts that an audience has heard since the position was arranged, a line a fact. */
  log(audience?: Audience): readonly string[]
  /** The same, without the questions. */
  heard(audience?: Audience): readonly string[]
  /** Question and players the table waits for: `offer A B step3`, players by letter. */
  asks(): string
  /** The players by place, a dot for a closed one. */
  places(): string
  winners(): string
  pile(): string
  /** Knowledge of an audience. */
  part(audience: Audience): PartialState
}

/** Seats by place: letters are the living players by place, dots are closed places. */
function seated(places: string): readonly { readonly seat: Seat; readonly place: number; readonly alive: boolean }[] {
  const letters = [...places].filter((c) => c !== '.').sort()
  let dead = letters.length
  return [...places]
    .map((c, place) => ({ seat: (c === '.' ? ++dead : letters.indexOf(c) + 1) as Seat, place, alive: c !== '.' }))
    .toSorted((a, b) => a.seat - b.seat)
}

const filled = (cards: readonly Kind[], size: number): readonly Kind[] => [
  ...cards,
  ...Array.from({ length: Math.max(0, size - cards.length) }, (): Kind => 'whisky'),
]

function arrangement(places: string, options: TestTableOptions): { description: Arrangement; setting: Setting } {
  const { thing = 'D', infected = '', hands = {}, quarantine = {}, doors = [] } = options
  const active = options.start ?? options.act ?? options.step3 ?? 'A'
  const step = options.act !== undefined ? 'act' : options.step3 !== undefined ? 'step3' : 'start'
  let humansDied = options.humansDied ?? 0
  const players = seated(places).map(({ seat, place, alive }) => {
    const letter = letterOf(seat)
    if (!alive) return { role: humansDied-- > 0 ? 'human' : 'infected', place, eliminated: true, hand: [] }
    const role = letter === thing ? 'thing' : infected.includes(letter) ? 'infected' : 'human'
    const first: Readonly<Record<string, readonly Kind[]>> = { thing: ['theThing'], infected: ['infected'] }
    const named = hands[letter] === undefined ? (first[role] ?? []) : cardsNamed(hands[letter])
    const size = HAND_SIZE + (step === 'act' && letter === active ? 1 : 0)
    return { role, place, hand: filled(named, size), quarantine: quarantine[letter] ?? 0 }
  })
  const deck = cardsNamed(options.deck ?? 'suspicion×10')
  const discards = cardsNamed(options.discards ?? '')
  const used = [...players.flatMap((p) => p.hand as readonly Kind[]), ...deck, ...discards]
  const onTable: Kind[] = [
    ...doors.map((): Kind => 'barredDoor'),
    ...Object.keys(quarantine).map((): Kind => 'quarantine'),
  ]
  const description: Arrangement = {
    players,
    doors: doors.map((door) => places.indexOf(door[0] ?? '')),
    direction: options.ccw ? 'counterclockwise' : 'clockwise',
    active: seatNamed(active),
    step,
    deck,
    discards,
    standing: options.standing ?? false,
    ...(options.lastInfected && { lastInfected: seatNamed(options.lastInfected) }),
  }
  const setting: Setting = {
    seats: places.length,
    rules: { ...defaultRules, ...options.rules },
    cards: countsOf([...used, ...onTable]),
    first: 'random',
  }
  return { description, setting }
}

/** A table in the middle of a game: `ring('ABCD', { thing: 'D', act: 'A', hands: { A: 'flamethrower' } })`. */
export function ring(places: string, options: TestTableOptions = {}, seed = 1): TestTable {
  const { description, setting } = arrangement(places, options)
  const arranged = stayAway.arrange(setting, description)
  if (isRefusal(arranged)) throw new Error(`cannot arrange this: ${arranged.refused} ${arranged.about}`)
  const opened = openWith(stayAway, setting, arranged)
  const { state } = opened
  const chance = fastChance(seed)
  const heard: Fact[] = []
  const audiences: readonly Audience[] = [SPECTATORS, ...seatsOf(setting.seats)]
  const parts = new Map(audiences.map((audience) => [audience, stayAway.start(setting)]))
  const partial = (audience: Audience): PartialState => parts.get(audience) as PartialState
  const tell = (facts: readonly Fact[]): void => {
    for (const audience of audiences) {
      for (const fact of seenBy(stayAway.redactor, facts, audience)) stayAway.evolve(partial(audience), fact as never)
      const lie = contradicts(partial(audience), state, stayAway.unordered)
      if (lie !== undefined) throw new Error(`audience ${audience}: ${lie}`)
    }
  }
  tell(arranged)
  const choicesOf = (seat: Seat): readonly Choice[] => {
    const options = stayAway.options(state, seat)
    return Array.from({ length: count(options) }, (_, k) => nth<Choice>(options, k))
  }
  const actor = (seat: Seat): Actor => {
    const decide = (phrase: string): void => {
      const choice = choicesOf(seat).find((c) => phraseOf(state, c) === phrase)
      if (choice === undefined)
        throw new Error(`${letterOf(seat)} may not ${phrase}, but ${choicesOf(seat).map((c) => phraseOf(state, c))}`)
      const facts = play(stayAway, state, seat, choice, chance)
      heard.push(...facts)
      tell(facts)
    }
    const may = () =>
      choicesOf(seat)
        .filter((c) => c.do !== 'order')
        .map((c) => phraseOf(state, c))
    return {
      seat,
      discards: (card) => decide(`discard ${card}`),
      plays: (card, on) => decide(on === undefined ? card : `${card} on ${on}`),
      axes: (what) => decide(`axe ${what}`),
      keeps: (card) => decide(`keep ${card}`),
      gives: (card) => decide(`give ${card}`),
      defends: (card) => decide(`defend ${card}`),
      accepts: () => decide('accept'),
      goes: (to) => decide(to),
      picks: (whom) => decide(`pick ${whom}`),
      shows: (what) => decide(`show ${what}`),
      declares: () => decide('declare'),
      orders: (on) => decide(`order ${on ? 'on' : 'off'}`),
      may,
      mayPlay: () => may().filter((phrase) => !phrase.startsWith('discard') && phrase !== 'declare'),
      isRefused: (choice) =>
        refusalOf(stayAway as never, state, seat, stayAway.step(state, seat), choice) !== undefined,
      hand: () => handInWords(playerAt(state, seat).hand),
      role: () => playerAt(state, seat).role,
      knows(whom) {
        const { role, hand } = playerAt(partial(seat), seatNamed(whom))
        return { role, hand: handInWords(hand) }
      },
    }
  }
  const actors = Object.fromEntries(
    seatsOf(setting.seats).map((seat) => [letterOf(seat).toLowerCase(), actor(seat)]),
  ) as Record<Letter, Actor>
  const log = (audience: Audience = SPECTATORS) => seenBy(stayAway.redactor, heard, audience).map(lineOf)
  return {
    ...opened,
    ...actors,
    log,
    heard: (audience) => log(audience).filter((line) => !line.startsWith('asked')),
    asks: () => lineOf({ kind: 'asked', step: state.step } as never).slice('asked '.length),
    places: () => state.ring.map((seat) => (playerAt(state, seat).alive ? letterOf(seat) : '.')).join(''),
    winners: () => (state.end === 'running' ? 'nobody yet' : state.end.winners.map(letterOf).join('')),
    pile: () => state.pile.toSorted().join(' '),
    part: partial,
  }
}
