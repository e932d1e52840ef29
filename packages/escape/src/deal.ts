import { type Chance, elementAt, randomElement, type Seat, seatsOf, shuffled } from '@selva/core'
import { type Character, sideOf } from './character.ts'
import { DANGERS } from './danger.ts'
import { hasHumans } from './end.ts'
import type { Fact } from './facts.ts'
import { COLOURS, ITEMS } from './item.ts'
import { countsOf, listed, total } from './pile.ts'
import { beginRound } from './round.ts'
import type { Sector } from './sector.ts'
import { homeOf, poolOf, startHatches } from './start.ts'
import { type EscapeTurn, type FullState, playerAt, type Setting } from './state.ts'

/** SET-8: the whole decks, in no order anybody knows. */
export function freshDecks({ rules }: Setting): readonly Fact[] {
  const facts: Fact[] = [
    {
      kind: 'stacked',
      size: total(rules.dangers),
      discarded: 0,
      fresh: true,
      bag: listed(rules.dangers, rules.dangers),
      discards: listed(countsOf(DANGERS), rules.dangers),
      next: [],
    },
  ]
  if (total(rules.items) > 0)
    facts.push({
      kind: 'stackedItems',
      size: total(rules.items),
      discarded: 0,
      fresh: true,
      bag: listed(rules.items, rules.items),
      discards: listed(countsOf(ITEMS), rules.items),
      next: [],
    })
  if (total(rules.hatchCards) > 0)
    facts.push({
      kind: 'stackedHatch',
      bag: listed(rules.hatchCards, rules.hatchCards),
      shown: listed(countsOf(COLOURS), rules.hatchCards),
      next: [],
    })
  return facts
}

/** SET-3: a character for every seat. */
function characters(turn: EscapeTurn): readonly Character[] {
  const { setting } = turn.state
  const { seats, rules } = setting
  const humans = rules.humans(seats)
  const pool = poolOf(setting)
  const stream = turn.chance.stream('characters')
  const crew = shuffled(pool.human, stream).slice(0, humans)
  const aliens = shuffled(pool.alien, stream).slice(0, seats - humans)
  return shuffled<Character>([...crew, ...aliens], stream)
}

/** SET-6, SCN-C6: aliens are taken clockwise from the first seat, each to the next of the shuffled hatches. */
function places(turn: EscapeTurn, dealt: readonly Character[], first: Seat): readonly Sector[] {
  const { setting } = turn.state
  const homes = dealt.map((character) => homeOf(setting, character))
  if (setting.rules.startHatches === 'none') return homes
  const hatches = shuffled(startHatches(setting), turn.chance.stream('hatches'))
  let k = 0
  for (let i = 0; i < dealt.length; i++) {
    const at = (first - 1 + i) % dealt.length
    if (sideOf(elementAt(dealt, at)) === 'alien') homes[at] = elementAt(hatches, k++ % hatches.length)
  }
  return homes
}

/** OWN-8, OWN-12: what everyone learns of the others at the start. */
function announcements({ players, setting: { rules } }: FullState, chance: Chance): readonly Fact[] {
  const facts: Fact[] = []
  const told = players.map(({ side }, i) => ({ seat: (i + 1) as Seat, side }))
  if (rules.tellsSides) facts.push(...told.map(({ seat, side }): Fact => ({ kind: 'sideTold', seat, side })))
  if (!rules.hasCourier) return facts
  const humans = told.filter(({ side }) => side === 'human')
  return [...facts, { kind: 'courier', seat: randomElement(humans, chance.stream('courier')).seat }]
}

/** Section 4. */
export function deal(turn: EscapeTurn): void {
  const { state } = turn
  const { setting } = state
  const seats = seatsOf(setting.seats)
  const dealt = characters(turn)
  const first = (turn.chance.stream('first').below(setting.seats) + 1) as Seat // SET-1
  const homes = places(turn, dealt, first)
  for (const seat of seats)
    turn.emit({ kind: 'dealt', seat, character: elementAt(dealt, seat - 1), at: elementAt(homes, seat - 1) })
  for (const fact of freshDecks(setting)) turn.emit(fact)
  turn.emit({ kind: 'began', first })
  if (setting.rules.startHatches !== 'none' && !hasHumans(state))
    for (const seat of seats) turn.emit({ kind: 'startPlace', seat, sector: elementAt(homes, seat - 1) })
  for (const fact of announcements(state, turn.chance)) turn.emit(fact)
  beginRound(turn, 1)
  turn.emit({ kind: 'turn', seat: first, round: 1, from: playerAt(state, first).at })
}
