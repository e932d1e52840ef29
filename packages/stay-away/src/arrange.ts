import { isRefusal, isSeat, type Refusal, refuse, type Seat, seededChance, seedOf, shuffled } from '@selva/core'
import { backOf, CARDS, type Card, copiesIn, isPanic, KINDS, type Kind, sorted } from './card.ts'
import { cardsIn } from './copies.ts'
import { unveil } from './eliminate.ts'
import { evolve } from './evolve.ts'
import type { Fact } from './facts.ts'
import { proceed } from './machine.ts'
import { ask } from './next.ts'
import { ROLES, type Role } from './role.ts'
import { HAND_SIZE, type Setting } from './setting.ts'
import { type Full, playerAt, type StayAwayTurn, start } from './state.ts'
import { steps } from './steps/index.ts'

/** How far the turn has come: before the draw, in ACT, after step 2, with an offer to make, with an offer to answer. */
export const ARRANGED_STEPS = ['start', 'act', 'step3', 'offer', 'answer'] as const
export type ArrangedStep = (typeof ARRANGED_STEPS)[number]

/** A position in plain words. Everything but the players may be left out. */
export type Arrangement = {
  /** In seat order. `place` is the own seat's unless said; an eliminated player has the role he died with, and no hand. */
  readonly players: readonly {
    readonly role?: string
    readonly hand?: readonly string[]
    readonly place?: number
    readonly quarantine?: number
    readonly eliminated?: boolean
  }[]
  /** A door in the gap clockwise of each of these places. */
  readonly doors?: readonly number[]
  readonly direction?: string
  readonly active?: number
  readonly step?: string
  /** In `answer`: the card committed. */
  readonly offered?: string
  /** Top first. Cards named nowhere lie below, in an order that `shuffle` decides. */
  readonly deck?: readonly string[]
  readonly discards?: readonly string[]
  readonly lastInfected?: number
  readonly standing?: boolean
  readonly shuffle?: string
}

type Wish = { readonly [P in keyof Arrangement]?: unknown }
type Placed = {
  readonly seat: Seat
  readonly role: Role
  readonly hand: readonly Card[]
  readonly place: number
  readonly quarantine: number
  readonly alive: boolean
}
type Fields = { readonly [name: string]: unknown }

const member = <T extends string>(list: readonly T[], value: unknown): T | undefined => list.find((v) => v === value)
const whole = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most

function kinds<K extends Kind>(of: readonly K[], list: unknown): readonly K[] | Refusal {
  if (list === undefined) return []
  if (!Array.isArray(list)) return refuse('arrangeCards', String(list))
  const out: K[] = []
  for (const name of list) {
    const kind = member(of, name)
    if (kind === undefined) return refuse('arrangeCards', String(name))
    out.push(kind)
  }
  return out
}

/** INV (2) to (5): what is wrong with the players together. */
function wrongCrew(players: readonly Placed[], handOf: (seat: Seat) => number): Refusal | undefined {
  const things = players.filter((p) => p.role === 'thing')
  if (things.length !== 1 || things[0]?.alive !== true) return refuse('arrangeThing')
  if (new Set(players.map((p) => p.place)).size !== players.length) return refuse('arrangePlace')
  if (players.filter((p) => p.alive).length < 2) return refuse('arrangeOver')
  for (const { seat, role, hand, alive, quarantine } of players) {
    if (hand.length !== (alive ? handOf(seat) : 0)) return refuse('arrangeHand', seat)
    if (!alive && quarantine > 0) return refuse('arrangeQuarantine', seat)
    if (copiesIn(hand, 'theThing') !== (role === 'thing' ? 1 : 0)) return refuse('arrangeThing', seat)
    if (alive && role === 'infected' && !hand.includes('infected')) return refuse('arrangeInfected', seat)
  }
  return undefined
}

function placed(setting: Setting, described: unknown): readonly Placed[] | Refusal {
  const { seats, rules } = setting
  if (!Array.isArray(described) || described.length !== seats) return refuse('arrangePlayers', seats)
  const out: Placed[] = []
  for (const [i, one] of described.entries()) {
    const wish: Fields = typeof one === 'object' && one !== null ? one : {}
    const role = member(ROLES, wish['role'] ?? 'human')
    if (role === undefined) return refuse('arrangeRole', String(wish['role']))
    const hand = kinds(CARDS, wish['hand'])
    if (isRefusal(hand)) return hand
    const place = wish['place'] ?? i
    if (!whole(place, 0, seats - 1)) return refuse('arrangePlace', String(place))
    const quarantine = wish['quarantine'] ?? 0
    if (!whole(quarantine, 0, rules.quarantineTurns)) return refuse('arrangeQuarantine', String(quarantine))
    out.push({ seat: (i + 1) as Seat, role, hand, place, quarantine, alive: wish['eliminated'] !== true })
  }
  return out
}

/** VOC-5: the doors by gap, those of closed places in the merged one. */
function doorsFrom(players: readonly Placed[], wishes: unknown): readonly number[] | Refusal {
  const doors = players.map(() => 0)
  if (wishes === undefined) return doors
  if (!Array.isArray(wishes)) return refuse('arrangeDoor', String(wishes))
  const open = (place: number) => players.some((p) => p.place === place && p.alive)
  for (const wish of wishes) {
    if (!whole(wish, 0, players.length - 1)) return refuse('arrangeDoor', String(wish))
    let place = wish
    while (!open(place)) place = (place + players.length - 1) % players.length
    doors[place] = (doors[place] ?? 0) + 1
  }
  return doors
}

/** What the hands, the table, the named deck and the pile leave of the cards of the game. */
function leftOver(setting: Setting, used: readonly Kind[]): readonly Kind[] | Refusal {
  const left: Record<Kind, number> = { ...setting.cards }
  for (const kind of used) if (left[kind]-- === 0) return refuse('arrangeCards', kind)
  return cardsIn(left, KINDS)
}

/** The facts of an opening that leads to the described position, or what is wrong with the description. */
export function arrange(setting: Setting, description: unknown): readonly Fact[] | Refusal {
  const { seats } = setting
  const wish: Wish = typeof description === 'object' && description !== null ? description : {}
  const players = placed(setting, wish.players)
  if (isRefusal(players)) return players
  const step = member(ARRANGED_STEPS, wish.step ?? 'start')
  if (step === undefined) return refuse('arrangeStep', String(wish.step))
  const active = wish.active ?? 1
  if (!isSeat(active, seats) || !players[active - 1]?.alive) return refuse('arrangeActive', String(active))
  const wrong = wrongCrew(players, (seat) => HAND_SIZE + (step === 'act' && seat === active ? 1 : 0))
  if (wrong !== undefined) return wrong
  const doors = doorsFrom(players, wish.doors)
  if (isRefusal(doors)) return doors
  const direction = member(['clockwise', 'counterclockwise'], wish.direction ?? 'clockwise')
  if (direction === undefined) return refuse('arrangeDirection', String(wish.direction))
  const thing = players.find((p) => p.role === 'thing')?.seat ?? active
  const last = wish.lastInfected ?? 'none'
  if (last !== 'none') {
    const valid = isSeat(last, seats) && players[last - 1]?.role === 'infected' && !players.some(isLivingHuman)
    if (!valid) return refuse('arrangeLastInfected', String(last))
  }
  const offered = member(CARDS, wish.offered)
  if (step === 'answer' && offered === undefined) return refuse('arrangeOffer', String(wish.offered))
  const named = kinds(KINDS, wish.deck)
  if (isRefusal(named)) return named
  const discards = kinds(KINDS, wish.discards)
  if (isRefusal(discards)) return discards
  const onTable = players.filter((p) => p.quarantine > 0).map((): Kind => 'quarantine')
  const barred = doors.flatMap((n) => Array.from({ length: n }, (): Kind => 'barredDoor'))
  const rest = leftOver(setting, [...players.flatMap((p) => p.hand), ...onTable, ...barred, ...named, ...discards])
  if (isRefusal(rest)) return rest

  const chance = seededChance(seedOf(String(wish.shuffle ?? '')), 'arrange')
  const state = start(setting) as Full // Its unknowns are filled in by the facts below, as in a deal.
  const facts: Fact[] = []
  const turn: StayAwayTurn = {
    state,
    chance,
    emit(fact) {
      facts.push(fact)
      evolve<never>(state, fact)
    },
  }
  for (const { seat, hand, role } of players) {
    const dealt = role === 'thing' ? role : 'human'
    turn.emit({ kind: 'dealt', seat, size: hand.length, hand: sorted(hand), role: dealt, thing })
    if (role === 'infected') turn.emit({ kind: 'infected', seat, by: thing, last: 'none', ghosts: [] })
  }
  const order = [...shuffled(rest, chance.stream('deck')), ...named.toReversed()]
  turn.emit({
    kind: 'stacked',
    size: order.length,
    back: backOf(order.at(-1)),
    discarded: discards.length,
    panics: discards.filter(isPanic).length,
    order,
    discards: sorted(discards),
  })
  for (const { seat, alive } of players) if (!alive) turn.emit({ kind: 'eliminated', seat, by: 'none' })
  turn.emit({
    kind: 'laidOut',
    ring: players.toSorted((a, b) => a.place - b.place).map((p) => p.seat),
    doors,
    quarantines: players.map((p) => p.quarantine),
    clockwise: direction === 'clockwise',
  })
  turn.emit({ kind: 'thingWoke', thing, last, standing: wish.standing === true })
  for (const seat of state.ghosts) unveil(turn, seat)
  turn.emit({ kind: 'turn', seat: active })
  if (step === 'act') proceed(turn, ask(turn, { at: 'act', seat: active }))
  else proceed(turn, step === 'start' ? 'start' : 'step3')
  if (state.step.at === 'over') return refuse('arrangeOver')
  if (step === 'offer' && state.step.at !== 'offer') return refuse('arrangeStep', step)
  if (step !== 'answer' || offered === undefined) return facts
  if (state.step.at !== 'offer') return refuse('arrangeStep', step)
  const [option] = steps.offer.options(state, active, playerAt(state, active), state.step)
  if (option?.do !== 'give' || !option.card.includes(offered)) return refuse('arrangeOffer', offered)
  proceed(turn, steps.offer.decide(turn, active, { do: 'give', card: offered }, state.step))
  return facts
}

const isLivingHuman = ({ alive, role }: Placed): boolean => alive && role === 'human'
