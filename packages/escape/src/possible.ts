import { type Chance, elementAt, randomElement, type Stream, shuffled } from '@selva/core'
import { type Character, type Side, sideOf } from './character.ts'
import { DANGERS, type Danger, isQuiet, namesOwn } from './danger.ts'
import { isOverLimit } from './hand.ts'
import { type Card, COLOURS, type Colour, ITEMS, type Item } from './item.ts'
import { type Counts, cardsIn, countsOf, type Pile } from './pile.ts'
import { type Player, type TurnSecrets, turnFrom } from './player.ts'
import type { Sector } from './sector.ts'
import { homeOf, poolOf } from './start.ts'
import type { FullState, Heard, PartialState, Rules } from './state.ts'

/** The side a player was dealt, as far as one knows. */
const dealtSide = ({ side, turned, character }: Player<undefined>): Side | undefined =>
  character !== undefined ? sideOf(character) : turned ? 'human' : side

/** The characters of everybody: the known ones kept, the others dealt again from what is left (SET-2, SET-3). */
function characters(partial: PartialState, stream: Stream): readonly Character[] {
  const pool = poolOf(partial.setting)
  const free: Record<Side, Character[]> = {
    human: shuffled(pool.human, stream),
    alien: shuffled(pool.alien, stream),
  }
  for (const { character } of partial.players) {
    if (character === undefined) continue
    const cards = free[sideOf(character)]
    const i = cards.indexOf(character)
    if (i >= 0) cards.splice(i, 1)
  }
  const sides = partial.players.map(dealtSide)
  const open = shuffled(
    partial.players.filter((_, i) => sides[i] === undefined),
    stream,
  )
  const wanted = partial.setting.rules.humans(partial.setting.seats) - sides.filter((side) => side === 'human').length
  const humans = open.slice(0, Math.max(0, wanted))
  return partial.players.map((p, i) => {
    const side = sides[i] ?? (humans.includes(p) ? 'human' : 'alien')
    return p.character ?? elementAt(free[side].splice(0, 1), 0)
  })
}

/** The cards of one deck that lie nobody knows where, to be given a place. */
type Loose<T extends string> = {
  /** One card that fits, taken out; any card if none does. */
  take(fits: (card: T) => boolean): T
  fill(pile: Pile<T, undefined>, kinds: readonly T[], fits: (card: T) => boolean): Pile<T, never>
}

function loose<T extends string>(deck: Counts<T>, known: readonly (T | undefined)[], stream: Stream): Loose<T> {
  const left = { ...deck }
  for (const card of known) if (card !== undefined) left[card]--
  const free = shuffled(cardsIn(left), stream)
  const take = (fits: (card: T) => boolean): T => {
    const i = free.findIndex(fits)
    return elementAt(free.splice(Math.max(0, i), 1), 0)
  }
  return {
    take,
    fill: (pile, kinds, fits) => ({
      size: pile.size,
      bag:
        pile.bag === undefined
          ? countsOf(
              kinds,
              Array.from({ length: pile.size }, () => take(fits)),
            )
          : { ...pile.bag },
      next: pile.next ?? [],
    }),
  }
}

const bagged = <T extends string>(...piles: readonly Pile<T, undefined>[]): readonly T[] =>
  piles.flatMap(({ bag }) => (bag === undefined ? [] : cardsIn(bag)))

const anything = (): boolean => true

type Cards = Pick<FullState, 'danger' | 'discards' | 'gone' | 'items' | 'itemDiscards'> & {
  readonly hands: readonly (readonly Card[])[]
  readonly drawn: Danger | 'none'
}

/** Is a card in the acting player's hand waiting to be announced? */
const isDrawn = ({ heard, mine }: PartialState): boolean =>
  mine === undefined ? heard === 'drew' : mine.drawn !== 'none'

/** Gives every card that is not known to lie somewhere a place where it can lie. */
function dealCards(partial: PartialState, stream: Stream): Cards {
  const { rules } = partial.setting
  const held = partial.players.flatMap((p) => p.hand)
  const own = partial.mine === undefined || partial.mine.drawn === 'none' ? undefined : partial.mine.drawn
  const { danger, discards, gone, items, itemDiscards } = partial
  const inHand: readonly (Danger | undefined)[] = rules.keepsDrawnCards ? held : []
  const dangers = loose<Danger>(rules.dangers, [own, ...inHand, ...bagged(danger, discards, gone)], stream)
  const itemsHeld = rules.keepsDrawnCards ? [] : held.filter((card): card is Item => card !== 'silence')
  const itemCards = loose<Item>(rules.items, [...itemsHeld, ...bagged(items, itemDiscards)], stream)
  // Hands and lost cards first: they can only be quiet ones (ULT-3). Then the card in hand, which made no silence.
  const hands = partial.players.map((p) =>
    p.hand.map((card): Card => {
      if (card !== undefined) return card
      if (!rules.keepsDrawnCards) return itemCards.take(anything)
      const quiet = dangers.take(isQuiet)
      if (!isQuiet(quiet)) throw new Error('more cards are kept than can be')
      return quiet
    }),
  )
  const filledGone = dangers.fill(gone, DANGERS, isQuiet)
  const drawn = !isDrawn(partial) ? 'none' : (own ?? dangers.take((card) => !isQuiet(card)))
  return {
    hands,
    drawn,
    gone: filledGone,
    danger: dangers.fill(danger, DANGERS, anything),
    discards: dangers.fill(discards, DANGERS, anything),
    items: itemCards.fill(items, ITEMS, anything),
    itemDiscards: itemCards.fill(itemDiscards, ITEMS, anything),
  }
}

const STEP_AFTER: Record<Heard, Pick<TurnSecrets, 'step' | 'asked'>> = {
  turn: { step: 'before', asked: 0 },
  moved: { step: 'arrived', asked: 1 },
  stood: { step: 'arrived', asked: 1 },
  cannotMove: { step: 'arrived', asked: 1 },
  drew: { step: 'name', asked: 2 },
  hatch: { step: 'pick', asked: 2 },
  resolved: { step: 'close', asked: 2 },
}

/** A turn that sounds like the one going on. */
function turnLike(
  partial: PartialState,
  acting: Player<never>,
  drawn: Danger | 'none',
  rules: Rules,
  stream: Stream,
): TurnSecrets {
  const { heard, setting } = partial
  const mine: TurnSecrets = {
    ...turnFrom(heard === 'turn' ? acting.at : randomElement(setting.zone.plain, stream)),
    ...STEP_AFTER[heard],
    moved: heard !== 'turn' && heard !== 'cannotMove' && heard !== 'stood',
    stayed: heard === 'stood',
    drew: drawn !== 'none',
    drawn,
    picks: heard === 'hatch' ? picksFrom(partial, stream) : [],
  }
  // ULT-13: others cannot tell whether a second noise is still to be named.
  if (mine.step === 'name' && rules.keepsDrawnCards && rules.usesItems && stream.below(4) === 0) {
    mine.two = true
    mine.step = 'nameOther'
    mine.named = drawn !== 'none' && namesOwn(drawn) ? acting.at : randomElement(setting.zone.plain, stream)
  }
  if (mine.step === 'close' && isOverLimit(rules, acting)) mine.step = 'over'
  return mine
}

const picksFrom = ({ hatchPile }: PartialState, stream: Stream): readonly Colour[] =>
  shuffled(hatchPile.bag === undefined ? COLOURS : cardsIn(hatchPile.bag), stream).slice(0, 2)

const openPile = <T extends string>(pile: Pile<T, undefined>, kinds: readonly T[]): Pile<T, never> => ({
  size: pile.size,
  bag: pile.bag === undefined ? countsOf(kinds) : { ...pile.bag },
  next: pile.next ?? [],
})

/** Somewhere a player can be; a human who has just moved may have come to a hatch. */
function place(partial: PartialState, i: number, side: Side, stream: Stream): Sector {
  const { zone } = partial.setting
  const arrived = side === 'human' && partial.heard === 'moved' && partial.turn === i + 1 && stream.below(4) === 0
  const open = zone.hatches.filter((_, h) => partial.hatches[h] === 'open').map((h) => h.at)
  return randomElement(arrived && open.length > 0 ? open : zone.plain, stream)
}

/** Some full state that agrees with what the partial one knows. */
export function possible(partial: PartialState, chance: Chance): FullState {
  const stream = chance.stream('possible')
  const { setting } = partial
  const { rules } = setting
  const dealt = characters(partial, stream)
  const { hands, drawn, ...piles } = dealCards(partial, stream)
  const players = partial.players.map((p, i): Player<never> => {
    const character = elementAt(dealt, i)
    const home = p.home ?? homeOf(setting, character)
    return {
      ...p,
      character,
      side: p.side ?? sideOf(character),
      at: p.at ?? place(partial, i, p.side ?? sideOf(character), stream),
      home,
      hand: elementAt(hands, i),
      spent: p.spent ?? stream.below(2) === 1,
      worn: p.worn ?? 0,
      returns: p.returns === 'never' ? 'never' : { at: p.returns.at ?? home, side: p.returns.side },
    }
  })
  return {
    setting,
    players,
    first: partial.first,
    turn: partial.turn,
    round: partial.round,
    heard: partial.heard,
    mine:
      partial.mine === undefined
        ? turnLike(partial, elementAt(players, partial.turn - 1), drawn, rules, stream)
        : { ...partial.mine },
    hatches: partial.hatches.slice(),
    room: partial.room.slice(),
    ...piles,
    hatchPile: openPile(partial.hatchPile, COLOURS),
    hatchShown: openPile(partial.hatchShown, COLOURS),
    last: partial.last,
    courier: partial.courier,
    end: partial.end,
  }
}
