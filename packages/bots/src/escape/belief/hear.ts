import { type Seat, seatsOf } from '@selva/core'
import {
  aboard,
  attackTellsSide,
  CELLS,
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
import { type Belief, sidesSeen, suspectAt, unsure } from './belief.ts'
import { heardDrawn, sawDrawn, someOf, turnedOver, wholeDeck } from './deck.ts'
import { hidesIn, lightsOut, lightUp } from './light.ts'
import { hearEcho, hearNoise, hearTwo } from './noise.ts'
import { alienUses, mayLurk } from './powers.ts'
import { silentFrom, stuckIn } from './silence.ts'
import { atStart, startsOf } from './start.ts'
import { canBe, conceivable, isOf, leans, moves, notAt, putAt, seenAt, shown, turns, within } from './suspect.ts'
import { movePatternsOf, newTurn, usualSpeed } from './turn.ts'

/** How much less likely a human is to attack unseen than an alien (ULT-23). */
const SOLDIER = 0.1
/** Rest of the chance that a player is still where he was, if he may lurk. */
const LURKED = 1e-3

/** Does the table look as it does after a deal? Else the position was arranged and anybody may be anywhere. */
function fromTheStart(belief: Belief, partial: PartialState, fact: SeenFact<undefined> & { kind: 'turn' }): boolean {
  const { side, at } = playerAt(partial, belief.seat)
  if (side === undefined || at === undefined || (startsOf(partial.setting)[side][at] ?? 0) === 0) return false
  return belief.fresh && fact.round === 1 && fact.seat === partial.first
}

/** Everybody else aboard is elsewhere: a player who was there is dead, or will be named (ATK-3, ATK-5). */
function clear(belief: Belief, partial: PartialState, attacker: Seat, sector: Sector): void {
  for (const other of aboard(partial)) if (other !== attacker) notAt(suspectAt(belief, other), sector)
}

function hearAttack(belief: Belief, partial: PartialState, seat: Seat, sector: Sector, laid: boolean): void {
  const suspect = suspectAt(belief, seat)
  const { rules } = partial.setting
  // SCN-G4: a card was laid for it. ATK-1: an alien attacks before the sector is resolved.
  const byCard = laid || partial.heard === 'resolved'
  // ULT-35: who lurks has not moved.
  if (suspect.at.alien[sector] === 0 && mayLurk(partial, seat) > 0) suspect.at.alien[sector] = LURKED
  if (byCard) isOf(suspect, 'human')
  else if (canBe(suspect, 'alien') && (attackTellsSide(rules) || !rules.declares('attack'))) isOf(suspect, 'alien')
  seenAt(suspect, sector)
  if (!byCard && canBe(suspect, 'alien')) leans(suspect, 'human', SOLDIER)
  clear(belief, partial, seat, sector)
}

/** OWN-11: nobody aboard is in a third where no player was counted. */
function hearCounted(belief: Belief, partial: PartialState, thirds: readonly number[]): void {
  const full = Uint8Array.from({ length: CELLS }, (_, at) => ((thirds[thirdOf(at as Sector)] ?? 0) > 0 ? 1 : 0))
  for (const seat of aboard(partial)) within(suspectAt(belief, seat), { human: full, alien: full })
}

/** ITM-1, ULT-30: items are humans', but for those that some aliens may use. */
function hearUse(belief: Belief, partial: PartialState, seat: Seat, item: Item): void {
  const suspect = suspectAt(belief, seat)
  if (itemTellsSide(partial.setting.rules, item)) isOf(suspect, 'human')
  else {
    const share = alienUses(partial, seat, item)
    if (share > 0) leans(suspect, 'alien', share)
    else isOf(suspect, 'human')
  }
  if (item === 'adrenaline') belief.now.adrenaline = true
  if (item === 'sedatives') belief.now.sedated = true
}

/** END-9: where everybody expects him back, and as what. */
function awaitReturn(belief: Belief, partial: PartialState, seat: Seat, side: Side): void {
  const { zone, rules } = partial.setting
  const { status, at, side: was, home, deaths } = playerAt(partial, seat)
  const suspect = suspectAt(belief, seat)
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
  const starts = atStart(partial.setting)
  suspect.at[side].set(starts.at[side])
  suspect.log[side] = 0
  isOf(suspect, side)
}

/** NOI-2, OWN-10: one sector was named, truly or not. */
function hearOneNoise(belief: Belief, partial: PartialState, fact: SeenFact<undefined> & { kind: 'noise' }): void {
  const { rules, zone } = partial.setting
  const suspect = suspectAt(belief, fact.seat)
  const alien = sidesSeen(belief, partial)[fact.seat - 1] ?? 0.5
  const speed = (side: Side): number => usualSpeed(partial, fact.seat, side)
  const yours = rules.echoes
    ? hearEcho(suspect, belief.terrain, fact.sector, belief.deck, speed)
    : hearNoise(suspect, zone, fact.sector, belief.deck, alien)
  if (fact.seat !== belief.seat) heardDrawn(belief.deck, yours)
}

/** Learns what one fact tells of the players. `partial` is the seat's state before the fact is folded into it. */
export function hear(belief: Belief, partial: PartialState, fact: SeenFact<undefined>): void {
  const { setting } = partial
  const { terrain, now } = belief
  const { laid } = now
  now.laid = false
  if (belief.light !== 'off' && fact.kind !== 'characterShown') {
    lightsOut(belief.suspects, partial, belief.light)
    belief.light = 'off'
  }
  switch (fact.kind) {
    case 'stacked':
      belief.deck = fact.fresh ? wholeDeck(setting) : someOf(setting, fact.size)
      belief.fresh = fact.fresh
      return
    case 'startPlace':
      return seenAt(suspectAt(belief, fact.seat), fact.sector)
    case 'courier':
      return isOf(suspectAt(belief, fact.seat), 'human')
    case 'sideTold':
      return isOf(suspectAt(belief, fact.seat), fact.side)
    case 'counted':
      return hearCounted(belief, partial, fact.thirds)
    case 'turn':
      belief.now = newTurn()
      if (belief.begun) return
      belief.begun = true
      if (!fromTheStart(belief, partial, fact))
        belief.suspects = seatsOf(setting.seats).map((seat) => unsure(belief, partial, seat))
      return
    case 'reborn':
      return shown(suspectAt(belief, fact.seat), fact.side, fact.sector)
    case 'moved':
      moves(
        suspectAt(belief, fact.seat),
        movePatternsOf(partial, fact.seat, terrain, now, belief.walked[fact.seat - 1] ?? false),
      )
      belief.walked[fact.seat - 1] = true
      return
    case 'cannotMove':
      return within(suspectAt(belief, fact.seat), stuckIn(partial, terrain, now))
    case 'silentSector':
      // MOV-10: who could not move is silent anywhere.
      if (partial.heard === 'cannotMove') return
      return within(
        suspectAt(belief, fact.seat),
        silentFrom(partial, fact.seat, terrain, now, belief.drew[fact.seat - 1] ?? false),
      )
    case 'drew':
      if (fact.card !== undefined) sawDrawn(belief.deck, fact.card)
      // If secure sectors cost a card too, a card says nothing of a dangerous one (SCN-X9).
      if (cardTellsDanger(terrain)) belief.drew[fact.seat - 1] = true
      return within(suspectAt(belief, fact.seat), { human: terrain.loud, alien: terrain.loud })
    case 'silence':
      if (!fact.drawn) within(suspectAt(belief, fact.seat), { human: terrain.loud, alien: terrain.loud })
      else if (fact.seat !== belief.seat) sawDrawn(belief.deck, 'silence')
      return
    case 'kept':
      if (fact.seat !== belief.seat) sawDrawn(belief.deck, 'silence')
      return
    case 'noise':
      return hearOneNoise(belief, partial, fact)
    case 'twoNoises':
      hearTwo(suspectAt(belief, fact.seat), setting.zone, fact.sectors, belief.deck)
      if (fact.seat !== belief.seat) heardDrawn(belief.deck, 0.5)
      return
    case 'itemUsed':
      return hearUse(belief, partial, fact.seat, fact.item)
    case 'cardDiscarded':
      // ITM-6, SCN-G4: beyond the limit anybody discards, and before that only a human plays.
      if (partial.heard !== 'resolved') isOf(suspectAt(belief, fact.seat), 'human')
      if (partial.heard !== 'resolved') now.hidden++
      now.laid = !setting.rules.declares('attack')
      return
    case 'teleported':
      now.teleported = true
      return putAt(suspectAt(belief, fact.seat), setting.zone.humanSector)
    case 'spotlight':
      if (laid) {
        isOf(suspectAt(belief, fact.seat), 'human')
        if (partial.heard !== 'resolved') now.hidden--
      }
      belief.light = lightUp(belief.suspects, terrain, fact.target, fact.found)
      return
    case 'sensed':
      return seenAt(suspectAt(belief, fact.target), fact.sector)
    case 'mutated':
      return turns(suspectAt(belief, fact.seat))
    case 'attack':
      return hearAttack(belief, partial, fact.seat, fact.sector, laid)
    case 'defended':
      return shown(suspectAt(belief, fact.seat), 'human', fact.sector)
    case 'immune':
      return shown(suspectAt(belief, fact.seat), 'alien', fact.sector)
    case 'characterShown': {
      const suspect = suspectAt(belief, fact.seat)
      if (!playerAt(partial, fact.seat).turned) isOf(suspect, sideOf(fact.character))
      if (belief.light !== 'off' && setting.rules.powers[fact.character]?.unseen === true)
        belief.light = hidesIn(suspect, fact.seat, belief.light)
      return
    }
    case 'waits':
      return awaitReturn(belief, partial, fact.seat, fact.side)
    case 'hatchReached': {
      const hatch = setting.zone.hatches.find((h) => h.number === fact.hatch)
      if (hatch !== undefined) shown(suspectAt(belief, fact.seat), 'human', hatch.at)
      return
    }
    case 'reshuffled':
      belief.deck = turnedOver(setting, partial.discards.size)
      return
    default:
      return
  }
}

/** Is the ship another one now: a hatch more or less, or a round in which other sectors cost a card (OWN-1, OWN-2)? */
function hasChanged({ terrain }: Belief, { setting, round }: PartialState, fact: SeenFact<undefined>): boolean {
  if (fact.kind === 'turn') return terrain.loudness !== loudnessIn(setting.rules, round)
  return fact.kind === 'hatchClosed' || fact.kind === 'hatchOpened'
}

/** After a fact is folded: a hatch may have closed, and what cannot be must be thought over again. */
export function reconsider(belief: Belief, partial: PartialState, fact: SeenFact<undefined>): void {
  if (hasChanged(belief, partial, fact)) belief.terrain = terrainOf(partial)
  for (let i = 0; i < partial.players.length; i++) {
    const seat = (i + 1) as Seat
    if (conceivable(suspectAt(belief, seat)) || playerAt(partial, seat).status !== 'aboard') continue
    belief.suspects = belief.suspects.with(seat - 1, unsure(belief, partial, seat))
  }
}
