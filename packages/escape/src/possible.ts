import { type Chance, oneOf, type Seat, type Stream, seatsOf, shuffled } from '@selva/core'
import { ALIENS, type Character, HUMANS, humansOf, type Side, sideOf } from './character.ts'
import { DANGERS, type Danger } from './danger.ts'
import { type Counts, cardsIn, countsOf, type Pile } from './pile.ts'
import { type Full, type Heard, type Mine, type Part, type Player, playerAt } from './state.ts'

/** The sides and characters of everybody: the known ones kept, the others dealt again from what is left (SET-2, SET-3). */
function characters(part: Part, stream: Stream): readonly Character[] {
  const known = part.players.map((p) => p.character)
  const free: Record<Side, Character[]> = {
    human: shuffled<Character>(HUMANS, stream).filter((c) => !known.includes(c)),
    alien: shuffled<Character>(ALIENS, stream).filter((c) => !known.includes(c)),
  }
  const humansKnown = part.players.filter((p) => p.side === 'human').length
  const open = shuffled(
    part.players.filter((p) => p.side === undefined),
    stream,
  )
  const humans = open.slice(0, humansOf(part.setting.seats) - humansKnown)
  return part.players.map((p) => {
    const side = p.side ?? (humans.includes(p) ? 'human' : 'alien')
    return p.character ?? (free[side].pop() as Character)
  })
}

const STEP_AFTER: Record<Heard, Pick<Mine, 'step' | 'asked'>> = {
  turn: { step: 'before', asked: 0 },
  moved: { step: 'arrived', asked: 1 },
  cannotMove: { step: 'arrived', asked: 1 },
  drew: { step: 'name', asked: 2 },
  resolved: { step: 'close', asked: 2 },
}

/** Gives every card of the deck that is not known to lie elsewhere a place in the unknown piles. */
function dealPiles(part: Part, drawn: Danger | 'none', stream: Stream): Pick<Full, 'danger' | 'discards'> {
  const left = { ...part.setting.rules.dangers }
  if (drawn !== 'none') left[drawn]--
  for (const { bag } of [part.danger, part.discards])
    if (bag !== undefined) for (const card of DANGERS) left[card] -= bag[card]
  const free = shuffled(cardsIn(left), stream)
  const filled = (pile: Pile<Danger, undefined>): Pile<Danger, never> => ({
    size: pile.size,
    bag: pile.bag === undefined ? countsOf(DANGERS, free.splice(0, pile.size)) : { ...pile.bag },
    next: pile.next ?? [],
  })
  return { danger: filled(part.danger), discards: filled(part.discards) }
}

/** A noise card that can be in the acting player's hand, given the piles one knows. */
function drawable(part: Part, stream: Stream): Danger {
  const left: Counts<Danger> = { ...part.setting.rules.dangers, silence: 0 }
  for (const { bag } of [part.danger, part.discards])
    if (bag !== undefined) for (const card of DANGERS) left[card] -= bag[card]
  return oneOf(cardsIn(left), stream)
}

/** Some full state that agrees with what the partial one knows. */
export function possible(part: Part, chance: Chance): Full {
  const stream = chance.stream('possible')
  const { zone } = part.setting
  const dealt = characters(part, stream)
  const players = part.players.map((p, i): Player<never> => {
    const character = dealt[i] as Character
    return { status: p.status, character, side: p.side ?? sideOf(character), at: p.at ?? oneOf(zone.plain, stream) }
  })
  const acting = players[part.turn - 1] as Player<never>
  const mine: Mine =
    part.mine === undefined
      ? {
          ...STEP_AFTER[part.heard],
          from: part.heard === 'turn' ? acting.at : oneOf(zone.plain, stream),
          moved: part.heard !== 'turn' && part.heard !== 'cannotMove',
          drawn: part.heard === 'drew' ? drawable(part, stream) : 'none',
        }
      : { ...part.mine }
  return {
    setting: part.setting,
    players,
    first: part.first,
    turn: part.turn,
    round: part.round,
    heard: part.heard,
    mine,
    hatches: part.hatches.slice(),
    ...dealPiles(part, mine.drawn, stream),
    end: part.end,
  }
}

/** The seats aboard, in order. */
export const aboard = (state: Part): readonly Seat[] =>
  seatsOf(state.setting.seats).filter((seat) => playerAt(state, seat).status === 'aboard')
