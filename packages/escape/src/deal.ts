import { type Seat, seatsOf, shuffled, the } from '@selva/core'
import { ALIENS, type Character, HUMANS, humansOf, type Side, sideOf } from './character.ts'
import { DANGERS } from './danger.ts'
import type { Fact } from './facts.ts'
import { cardsIn, countsOf } from './pile.ts'
import type { EscapeTurn } from './rules.ts'
import type { Sector } from './sector.ts'
import type { Setting } from './setting.ts'
import { playerAt } from './state.ts'
import type { Zone } from './zone.ts'

/** SET-6 */
export const startSector = (zone: Zone, side: Side): Sector => (side === 'human' ? zone.humanSector : zone.alienSector)

/** SET-8: the whole deck, in no order anybody knows. */
export function freshDeck({ rules }: Setting): Fact {
  return {
    kind: 'stacked',
    size: cardsIn(rules.dangers).length,
    discarded: 0,
    fresh: true,
    bag: rules.dangers,
    discards: countsOf(DANGERS, []),
    next: [],
  }
}

/** Section 4. */
export function deal(turn: EscapeTurn): void {
  const { setting } = turn.state
  const { seats, zone } = setting
  const stream = turn.chance.stream('characters')
  const humans = shuffled(HUMANS, stream).slice(0, humansOf(seats))
  const aliens = shuffled(ALIENS, stream).slice(0, seats - humansOf(seats))
  const characters = shuffled<Character>([...humans, ...aliens], stream)
  for (const seat of seatsOf(seats)) {
    const character = the(characters, seat - 1)
    turn.emit({ kind: 'dealt', seat, character, at: startSector(zone, sideOf(character)) })
  }
  turn.emit(freshDeck(setting))
  const first = (turn.chance.stream('first').below(seats) + 1) as Seat // SET-1
  turn.emit({ kind: 'began', first })
  turn.emit({ kind: 'turn', seat: first, round: 1, from: playerAt(turn.state, first).at })
}
