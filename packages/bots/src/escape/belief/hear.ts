import { type Seat, SPECTATORS, seatsOf } from '@selva/core'
import {
  aboard,
  attackTellsSide,
  CELLS,
  escape,
  type Item,
  itemTellsSide,
  loudnessIn,
  type PartialState,
  playerAt,
  type Sector,
  type SeenFact,
  type Side,
  sideOf,
  thirdOf,
} from '@selva/escape'
import { cardTellsDanger, terrainOf } from '../terrain.ts'
import { lastNoise, sidesSeen, suspectAt } from './belief.ts'
import { heardDrawn, sawDrawn, someOf, turnedOver, wholeDeck } from './deck.ts'
import { type Filter, unsure } from './filter.ts'
import { hidesIn, lightsOut, lightUp } from './light.ts'
import { hearEcho, hearNoise, hearTwo } from './noise.ts'
import { alienUses, mayLurk } from './powers.ts'
import { silentFrom, stuckIn } from './silence.ts'
import { atStart, standsAtStart } from './start.ts'
import { canBe, conceivable, isOf, leans, moves, notAt, putAt, seenAt, shown, turns, within } from './suspect.ts'
import { movePatternsOf, newTurn, usualSpeed } from './turn.ts'

/** How much less likely a human is to attack unseen than an alien (ULT-23). */
const SOLDIER = 0.1
/** Rest of the chance that a player is still where he was, if he may lurk. */
const LURKED = 1e-3

/** Does the table look as it does after a deal? Else the position was arranged and anybody may be anywhere. */
function fromTheStart(filter: Filter, partial: PartialState, fact: SeenFact<undefined> & { kind: 'turn' }): boolean {
  const { audience, arranged, fresh } = filter
  if (arranged || !fresh || fact.round !== 1 || fact.seat !== partial.first) return false
  return audience <= SPECTATORS || standsAtStart(partial, audience as Seat)
}

/** Everybody else aboard is elsewhere: a player who was there is dead, or will be named (ATK-3, ATK-5). */
function clear(filter: Filter, partial: PartialState, attacker: Seat, sector: Sector): void {
  for (const other of aboard(partial)) if (other !== attacker) notAt(suspectAt(filter, other), sector)
}

function hearAttack(filter: Filter, partial: PartialState, seat: Seat, sector: Sector, laid: boolean): void {
  const suspect = suspectAt(filter, seat)
  const { rules } = partial.setting
  // SCN-G4: a card was laid for it. ATK-1: an alien attacks before the sector is resolved.
  const byCard = laid || partial.heard === 'resolved'
  // ULT-35: who lurks has not moved.
  if (suspect.at.alien[sector] === 0 && mayLurk(partial, seat) > 0) suspect.at.alien[sector] = LURKED
  if (byCard) isOf(suspect, 'human')
  else if (canBe(suspect, 'alien') && (attackTellsSide(rules) || !rules.declares('attack'))) isOf(suspect, 'alien')
  seenAt(suspect, sector)
  if (!byCard && canBe(suspect, 'alien')) leans(suspect, 'human', SOLDIER)
  clear(filter, partial, seat, sector)
}

/** OWN-11: nobody aboard is in a third where no player was counted. */
function hearCounted(filter: Filter, partial: PartialState, thirds: readonly number[]): void {
  const full = Uint8Array.from({ length: CELLS }, (_, at) => ((thirds[thirdOf(at as Sector)] ?? 0) > 0 ? 1 : 0))
  for (const seat of aboard(partial)) within(suspectAt(filter, seat), { human: full, alien: full })
}

/** ITM-1, ULT-30: items are humans', but for those that some aliens may use. */
function hearUse(filter: Filter, partial: PartialState, seat: Seat, item: Item): void {
  const suspect = suspectAt(filter, seat)
  if (itemTellsSide(partial.setting.rules, item)) isOf(suspect, 'human')
  else {
    const share = alienUses(partial, seat, item)
    if (share > 0) leans(suspect, 'alien', share)
    else isOf(suspect, 'human')
  }
  if (item === 'adrenaline') filter.now.adrenaline = true
  if (item === 'sedatives') filter.now.sedated = true
}

/** END-9: where everybody expects him back, and as what. */
function awaitReturn(filter: Filter, partial: PartialState, seat: Seat, side: Side): void {
  const { zone, rules } = partial.setting
  const { status, at, side: was, home, deaths } = playerAt(partial, seat)
  const suspect = suspectAt(filter, seat)
  if (status === 'aboard') return shown(suspect, side, zone.humanSector) // ULT-10
  const backFrom = (start: Sector) =>
    rules.comesBack({ side: was ?? side, at: at ?? zone.alienSector, home: start, deaths }, zone)
  const back = backFrom(home ?? zone.humanSector)
  const elsewhere = backFrom(zone.alienSector)
  // A place that does not depend on where he started: everybody knows it.
  const fixed = back !== 'never' && elsewhere !== 'never' && back.at === elsewhere.at
  if (fixed || (was === 'human' && side === 'alien'))
    return shown(suspect, side, back === 'never' ? zone.alienSector : back.at)
  const openly = rules.humans(partial.setting.seats) === 0
  if (openly && home !== undefined) return shown(suspect, side, home)
  const starts = atStart(partial.setting, filter.model.manners)
  suspect.at[side].set(starts.at[side])
  suspect.log[side] = 0
  isOf(suspect, side)
}

/** NOI-2, OWN-10: one sector was named, truly or not. */
function hearOneNoise(filter: Filter, partial: PartialState, fact: SeenFact<undefined> & { kind: 'noise' }): void {
  const { rules, zone } = partial.setting
  const suspect = suspectAt(filter, fact.seat)
  const alien = sidesSeen(filter, partial)[fact.seat - 1] ?? 0.5
  const speed = (side: Side): number => usualSpeed(partial, fact.seat, side)
  const yours = rules.echoes
    ? hearEcho(suspect, filter.terrain, fact.sector, filter.deck, speed, filter.model)
    : hearNoise(suspect, zone, fact.sector, filter.deck, alien, filter.model)
  filter.noises = [...filter.noises.filter((noise) => noise.seat !== fact.seat), fact]
  filter.truths.push(yours)
  if (fact.seat !== filter.audience) heardDrawn(filter.deck, yours)
}

/** All who hide in a Spotlight have been named. */
export function dim(filter: Filter): void {
  if (filter.light === 'off') return
  lightsOut(filter.suspects, filter.partial, filter.light)
  filter.light = 'off'
}

/** Weighs what one fact tells of the players, before it is folded into the state. */
function weighFact(filter: Filter, fact: SeenFact<undefined>): void {
  const { partial, terrain, now } = filter
  const { setting } = partial
  const { laid } = now
  now.laid = false
  if (fact.kind !== 'characterShown') dim(filter)
  switch (fact.kind) {
    case 'stacked':
      filter.deck = fact.fresh ? wholeDeck(setting) : someOf(setting, fact.size)
      filter.fresh = fact.fresh
      return
    case 'arranged':
      filter.arranged = true
      return
    case 'startPlace':
      return seenAt(suspectAt(filter, fact.seat), fact.sector)
    case 'courier':
      return isOf(suspectAt(filter, fact.seat), 'human')
    case 'sideTold':
      return isOf(suspectAt(filter, fact.seat), fact.side)
    case 'counted':
      return hearCounted(filter, partial, fact.thirds)
    case 'turn':
      filter.now = newTurn()
      if (filter.begun) return
      filter.begun = true
      if (!fromTheStart(filter, partial, fact))
        filter.suspects = seatsOf(setting.seats).map((seat) => unsure(filter, seat))
      return
    case 'reborn':
      return shown(suspectAt(filter, fact.seat), fact.side, fact.sector)
    case 'moved':
      moves(
        suspectAt(filter, fact.seat),
        movePatternsOf(partial, fact.seat, terrain, now, filter.walked[fact.seat - 1] ?? false),
        { terrain, noise: lastNoise(filter, fact.seat) },
      )
      if (filter.noises.length > 0) filter.noises = filter.noises.filter((noise) => noise.seat !== fact.seat)
      filter.walked[fact.seat - 1] = true
      return
    case 'cannotMove':
      return within(suspectAt(filter, fact.seat), stuckIn(partial, terrain, now))
    case 'silentSector':
      // MOV-10: who could not move is silent anywhere.
      if (partial.heard === 'cannotMove') return
      return within(
        suspectAt(filter, fact.seat),
        silentFrom(partial, fact.seat, terrain, now, filter.drew[fact.seat - 1] ?? false),
      )
    case 'drew':
      if (fact.card !== undefined) sawDrawn(filter.deck, fact.card)
      // If secure sectors cost a card too, a card says nothing of a dangerous one (SCN-X9).
      if (cardTellsDanger(terrain)) filter.drew[fact.seat - 1] = true
      return within(suspectAt(filter, fact.seat), { human: terrain.loud, alien: terrain.loud })
    case 'silence':
      if (!fact.drawn) within(suspectAt(filter, fact.seat), { human: terrain.loud, alien: terrain.loud })
      else if (fact.seat !== filter.audience) sawDrawn(filter.deck, 'silence')
      return
    case 'kept':
      if (fact.seat !== filter.audience) sawDrawn(filter.deck, 'silence')
      return
    case 'noise':
      return hearOneNoise(filter, partial, fact)
    case 'twoNoises':
      hearTwo(suspectAt(filter, fact.seat), setting.zone, fact.sectors, filter.deck, filter.model)
      filter.truths.push(0.5)
      if (fact.seat !== filter.audience) heardDrawn(filter.deck, 0.5)
      return
    case 'itemUsed':
      return hearUse(filter, partial, fact.seat, fact.item)
    case 'cardDiscarded':
      // ITM-6, SCN-G4: beyond the limit anybody discards, and before that only a human plays.
      if (partial.heard !== 'resolved') isOf(suspectAt(filter, fact.seat), 'human')
      if (partial.heard !== 'resolved') now.hidden++
      now.laid = !setting.rules.declares('attack')
      return
    case 'teleported':
      now.teleported = true
      return putAt(suspectAt(filter, fact.seat), setting.zone.humanSector)
    case 'spotlight':
      if (laid) {
        isOf(suspectAt(filter, fact.seat), 'human')
        if (partial.heard !== 'resolved') now.hidden--
      }
      filter.light = lightUp(filter.suspects, terrain, fact.target, fact.found)
      return
    case 'sensed':
      return seenAt(suspectAt(filter, fact.target), fact.sector)
    case 'mutated':
      return turns(suspectAt(filter, fact.seat))
    case 'attack':
      return hearAttack(filter, partial, fact.seat, fact.sector, laid)
    case 'defended':
      return shown(suspectAt(filter, fact.seat), 'human', fact.sector)
    case 'immune':
      return shown(suspectAt(filter, fact.seat), 'alien', fact.sector)
    case 'characterShown': {
      const suspect = suspectAt(filter, fact.seat)
      if (!playerAt(partial, fact.seat).turned) isOf(suspect, sideOf(fact.character))
      if (filter.light !== 'off' && setting.rules.powers[fact.character]?.unseen === true)
        filter.light = hidesIn(suspect, fact.seat, filter.light)
      return
    }
    case 'waits':
      return awaitReturn(filter, partial, fact.seat, fact.side)
    case 'hatchReached': {
      const hatch = setting.zone.hatches.find((h) => h.number === fact.hatch)
      if (hatch !== undefined) shown(suspectAt(filter, fact.seat), 'human', hatch.at)
      return
    }
    case 'reshuffled':
      filter.deck = turnedOver(setting, partial.discards.size)
      return
    default:
      return
  }
}

/** Is the ship another one now: a hatch more or less, or a round in which other sectors cost a card (OWN-1, OWN-2)? */
function hasChanged({ terrain }: Filter, { setting, round }: PartialState, fact: SeenFact<undefined>): boolean {
  if (fact.kind === 'turn') return terrain.loudness !== loudnessIn(setting.rules, round)
  return fact.kind === 'hatchClosed' || fact.kind === 'hatchOpened'
}

/** After a fact is folded: a hatch may have closed, and what cannot be must be thought over again. */
function reconsider(filter: Filter, fact: SeenFact<undefined>): void {
  const { partial } = filter
  if (hasChanged(filter, partial, fact)) filter.terrain = terrainOf(partial)
  for (let i = 0; i < partial.players.length; i++) {
    const seat = (i + 1) as Seat
    if (conceivable(suspectAt(filter, seat)) || playerAt(partial, seat).status !== 'aboard') continue
    filter.suspects = filter.suspects.with(seat - 1, unsure(filter, seat))
  }
}

/** Learns the next fact, as the filter's audience sees it. */
export function hear(filter: Filter, fact: SeenFact<undefined>): void {
  weighFact(filter, fact)
  escape.evolve(filter.partial, fact)
  reconsider(filter, fact)
  filter.heard++
}
