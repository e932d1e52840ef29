import { type AnyFact, elementAt, isTableFact, type Seat, seatsOf, seenBy } from '@selva/core'
import {
  CELLS,
  escape,
  type Fact,
  isPlain,
  namesOwn,
  type Option,
  playerAt,
  type Sector,
  type SeenFact,
  type Setting,
  type Side,
} from '@selva/escape'
import { suspectAt } from '../../../escape/belief/belief.ts'
import { type Listener, listen } from '../../../escape/belief/listen.ts'
import { mixedModel } from '../../../escape/belief/manners.ts'
import { hearNoise } from '../../../escape/belief/noise.ts'
import { canBe, type Suspect } from '../../../escape/belief/suspect.ts'
import type { TurnTaken } from '../turn-taken.ts'
import { type Rumour, rumourOf, type Scene, sceneOf, seenPlaces } from './scene.ts'

/** A sector that could be named, and what the others would then believe. */
export type Name = { readonly at: Sector; readonly heard: Rumour; readonly likely: number }

/** A choice of a sector to name. */
type Naming = { readonly scene: Scene; readonly names: readonly Name[]; readonly named: Sector }

/** A turn of a game, with everything that its player knew at its decisions. */
export type PlayedTurn = {
  readonly seat: Seat
  readonly side: Side
  readonly leg: number
  /** The last batch before the move, and the one in which the turn was over. */
  readonly from: number
  readonly until: number
  readonly before: Scene
  /** The places to which the player could have moved, and whether it could attack there. */
  readonly moves: readonly Sector[]
  readonly mayAttack: boolean
  readonly taken: TurnTaken
  readonly sedated: boolean
  /** The last luck that showed in the turn. */
  readonly luck: 'found' | 'hatch' | 'card'
  /** An item was played after the move that did more than spare a card. */
  readonly items: boolean
  readonly naming: Naming | 'none'
  /** The knowledge at the end of the turn, or what it was worth if it was clear then. */
  readonly after: Scene | number
}

/** A turn under way. */
type Growing = { -readonly [K in keyof Omit<PlayedTurn, 'until' | 'after'>]: PlayedTurn[K] }

const copyOf = ({ at, manner, log, manners }: Suspect): Suspect => ({
  at: { human: at.human.slice(), alien: at.alien.slice() },
  manner: { human: manner.human.slice(), alien: manner.alien.slice() },
  log: { ...log },
  manners,
})

/** The number of sectors that are weighed up when one may be named. */
const MOST_NAMES = 8

/** The others' belief of each of the likeliest sectors, and of the one that was named. */
function namesFor({ part, belief }: Listener, offered: readonly Sector[], named: Sector): readonly Name[] {
  const suspect = suspectAt(belief, belief.seat)
  const places = seenPlaces(suspect)
  const { at: here } = playerAt(part, belief.seat)
  const likely = offered
    .filter((at) => at !== here && belief.terrain.loud[at] === 1)
    .toSorted((a, b) => (places[b] ?? 0) - (places[a] ?? 0))
    .slice(0, MOST_NAMES)
  const all = [...new Set([named, ...likely])]
  return all.flatMap((at): readonly Name[] => {
    const heard = copyOf(suspect)
    const alien = canBe(suspect, 'human') ? 0.5 : 1
    hearNoise(heard, part.setting.zone, at, belief.deck, alien, mixedModel)
    const rumour = rumourOf(seenPlaces(heard))
    return rumour === undefined ? [] : [{ at, heard: rumour, likely: places[at] ?? 0 }]
  })
}

const isMove = (fact: AnyFact): boolean =>
  fact.kind === 'moved' || fact.kind === 'standsStill' || fact.kind === 'cannotMove'

/** Is this a sector that its player was free to name? */
const isFreeName = (fact: AnyFact): fact is Fact & { readonly kind: 'noise' } =>
  fact.kind === 'noise' && !namesOwn((fact as Fact & { readonly kind: 'noise' }).card)

function offered<K extends Option['do']>(
  listener: Listener,
  seat: Seat,
  doing: K,
): (Option & { readonly do: K }) | undefined {
  if (listener.part.mine === undefined) return undefined
  const found = escape.options(listener.part, seat).find((option) => option.do === doing)
  return found as (Option & { readonly do: K }) | undefined
}

/** The end of a turn or of the game for one seat. */
type Ending = { readonly at: number; readonly seat: Seat; readonly chance: number }

export type PlayedGame = { readonly turns: readonly PlayedTurn[]; readonly endings: readonly Ending[] }

/** Walks through a game, and keeps what everyone knew at their decisions. */
export function playedGame(
  setting: Setting,
  batches: readonly (readonly AnyFact[])[],
  progress: (done: number, of: number) => void = () => {},
): PlayedGame {
  const table = {}
  const seats = seatsOf(setting.seats)
  const listeners = seats.map((seat) => listen(setting, seat, table))
  const of = (seat: Seat): Listener => elementAt(listeners, seat - 1)
  const turns: PlayedTurn[] = []
  const endings: Ending[] = []
  let now: Growing | undefined
  const { rules, zone } = setting

  function beginTurn(seat: Seat, from: number): void {
    const listener = of(seat)
    const { part } = listener
    const { at, side } = playerAt(part, seat)
    if (at === undefined || side === undefined) return
    now = {
      ...{ seat, side, leg: part.round, from, before: sceneOf(listener), naming: 'none', items: false, luck: 'card' },
      moves: offered(listener, seat, 'move')?.to ?? [],
      mayAttack: side === 'alien',
      sedated: part.mine?.sedated === true,
      taken: { from: at, to: at, attacks: false, names: 'none' },
    }
  }

  function beginName({ seat, sector }: Fact & { readonly kind: 'noise' }): void {
    if (now === undefined || rules.echoes) return
    const listener = of(seat)
    const names = namesFor(listener, offered(listener, seat, 'noise')?.at ?? [], sector)
    if (names.length > 1) now.naming = { scene: sceneOf(listener), names, named: sector }
  }

  function note(fact: Fact): void {
    if (now === undefined || !('seat' in fact) || fact.seat !== now.seat) return
    if (fact.kind === 'moved') now.taken = { ...now.taken, to: fact.to }
    if (fact.kind === 'attack') {
      now.taken = { ...now.taken, attacks: true }
      now.luck = 'found'
    }
    if (fact.kind === 'hatchReached') now.luck = 'hatch'
    if (fact.kind === 'noise' && !namesOwn(fact.card)) now.taken = { ...now.taken, names: fact.sector }
    if (fact.kind === 'felt' && fact.effect === 'sedated') now.sedated = true
    if (fact.kind === 'itemUsed' && fact.item !== 'attack' && fact.item !== 'sedatives') now.items = true
  }

  function endTurn(until: number, chance: number | 'open'): void {
    if (now === undefined) return
    turns.push({ ...now, until, after: chance === 'open' ? sceneOf(of(now.seat)) : chance })
    now = undefined
  }

  function settle(fact: Fact, at: number): void {
    if (fact.kind === 'gameOver') {
      const won = (seat: Seat): number => (fact.winners.includes(seat) ? 1 : 0)
      if (now !== undefined) endTurn(at, won(now.seat))
      for (const seat of seats) endings.push({ at, seat, chance: won(seat) })
    } else if (fact.kind === 'escaped') endings.push({ at, seat: fact.seat, chance: 1 })
    else if (
      fact.kind === 'killed' &&
      fact.side === 'human' &&
      playerAt(of(fact.seat).part, fact.seat).returns === 'never'
    ) {
      const back = rules.comesBack({ side: 'human', at: zone.humanSector, home: zone.humanSector, deaths: 1 }, zone)
      if (back === 'never') endings.push({ at, seat: fact.seat, chance: 0 })
    } else if (fact.kind === 'turnEnd' && now?.seat === fact.seat)
      endTurn(at, playerAt(of(fact.seat).part, fact.seat).status === 'escaped' ? 1 : 'open')
  }

  for (const [b, facts] of batches.entries()) {
    const rule = facts.filter((fact): fact is Fact => !isTableFact(fact))
    const move = rule.find(isMove)
    if (move !== undefined && 'seat' in move && now === undefined) beginTurn(move.seat, b - 1)
    const name = rule.find(isFreeName)
    if (name !== undefined) beginName(name)
    for (const fact of rule) {
      for (const seat of seats)
        for (const seen of seenBy(escape.redactor, [fact], seat)) of(seat).hear(seen as SeenFact<undefined>)
      note(fact)
      settle(fact, b)
    }
    progress(b + 1, batches.length)
  }
  return { turns, endings }
}

/** Is this a sector in which an attack is allowed? */
export const mayBeAttacked = ({ state }: Scene, at: Sector): boolean => at < CELLS && isPlain(state.setting.zone, at)
