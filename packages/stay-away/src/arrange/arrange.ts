import { isRefusal, isSeat, type Refusal, refuse, seededChance, seedOf, shuffled } from '@selva/core'
import { backOf, CARDS, HAND_SIZE, isPanic, KINDS, type Kind, sorted } from '../card.ts'
import { openEverythingTo } from '../eliminate.ts'
import { evolve } from '../evolve.ts'
import type { Fact } from '../facts.ts'
import { proceed } from '../machine.ts'
import { ask } from '../next.ts'
import { cardsIn } from '../setting/copies.ts'
import type { Setting } from '../setting/setting.ts'
import { type FullState, playerAt, type StayAwayTurn, start } from '../state.ts'
import { steps } from '../steps/index.ts'
import { ARRANGED_STEPS, type ArrangementDraft, kinds, member } from './arrangement.ts'
import { doorsFrom, type Placed, placed, wrongCrew } from './players.ts'

/** The cards of the game that the hands, the table, the named deck and the pile leave over. */
function leftOver(setting: Setting, used: readonly Kind[]): readonly Kind[] | Refusal {
  const left: Record<Kind, number> = { ...setting.cards }
  for (const kind of used) if (left[kind]-- === 0) return refuse('arrangeCards', kind)
  return cardsIn(left, KINDS)
}

/** The facts of an opening that leads to the described position, or what is wrong with the description. */
export function arrange(setting: Setting, description: unknown): readonly Fact[] | Refusal {
  const { seats } = setting
  const draft: ArrangementDraft = typeof description === 'object' && description !== null ? description : {}
  const players = placed(setting, draft.players)
  if (isRefusal(players)) return players
  const step = member(ARRANGED_STEPS, draft.step ?? 'start')
  if (step === undefined) return refuse('arrangeStep', draft.step)
  const active = draft.active ?? 1
  if (!isSeat(active, seats) || !players[active - 1]?.alive) return refuse('arrangeActive', active)
  const wrong = wrongCrew(players, (seat) => HAND_SIZE + (step === 'act' && seat === active ? 1 : 0))
  if (wrong !== undefined) return wrong
  const doors = doorsFrom(players, draft.doors)
  if (isRefusal(doors)) return doors
  const direction = member(['clockwise', 'counterclockwise'], draft.direction ?? 'clockwise')
  if (direction === undefined) return refuse('arrangeDirection', draft.direction)
  const thing = players.find((p) => p.role === 'thing')?.seat ?? active
  const last = draft.lastInfected ?? 'none'
  if (last !== 'none') {
    const valid = isSeat(last, seats) && players[last - 1]?.role === 'infected' && !players.some(isLivingHuman)
    if (!valid) return refuse('arrangeLastInfected', last)
  }
  const offered = member(CARDS, draft.offered)
  if (step === 'answer' && offered === undefined) return refuse('arrangeOffer', draft.offered)
  const named = kinds(KINDS, draft.deck)
  if (isRefusal(named)) return named
  const discards = kinds(KINDS, draft.discards)
  if (isRefusal(discards)) return discards
  const onTable = players.filter((p) => p.quarantine > 0).map((): Kind => 'quarantine')
  const barred = doors.flatMap((n) => Array.from({ length: n }, (): Kind => 'barredDoor'))
  const rest = leftOver(setting, [...players.flatMap((p) => p.hand), ...onTable, ...barred, ...named, ...discards])
  if (isRefusal(rest)) return rest

  const { shuffle = '' } = draft
  if (typeof shuffle !== 'string') return refuse('arrangeShuffle', shuffle)
  const chance = seededChance(seedOf(shuffle), 'arrange')
  const state = start(setting) as FullState // Its unknowns are filled in by the facts below, as in a deal.
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
  }
  for (const { seat, role } of players)
    if (role === 'infected') turn.emit({ kind: 'infected', seat, by: thing, last: 'none', ghosts: [] })
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
  turn.emit({ kind: 'thingWoke', thing, last, standing: draft.standing === true })
  for (const seat of state.ghosts) openEverythingTo(turn, seat)
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
