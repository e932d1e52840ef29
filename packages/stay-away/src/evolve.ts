import { dropCard, elementAt, listOrUnknown } from '@selva/core'
import { type Card, isPanic, type Kind } from './card.ts'
import type { SeenFact } from './facts.ts'
import { loseCard, seeCard, seeHand } from './known.ts'
import { firstFrom, livingCount } from './ring.ts'
import { playerAt, type State } from './state.ts'
import type { Step } from './step.ts'

const OVER: Step = { at: 'over' }

/** Folds one fact into a state of any audience: what that audience may not know stays unknown. */
export function evolve<U extends undefined>(state: State<U>, fact: SeenFact<U>): void {
  switch (fact.kind) {
    case 'dealt': {
      const player = playerAt(state, fact.seat)
      player.hand = listOrUnknown<Card, U>(fact.hand, fact.size)
      player.role = fact.role
      if (fact.role === 'thing') state.thing = fact.seat
      return
    }
    case 'stacked':
      state.deck = listOrUnknown<Kind, U>(fact.order, fact.size)
      state.back = fact.back
      state.pile = listOrUnknown<Kind, U>(fact.discards, fact.discarded)
      state.panicsInPile = fact.panics
      return
    case 'thingWoke':
      state.lastInfected = fact.last
      state.standing = fact.standing
      return
    case 'laidOut':
      state.ring = fact.ring.slice()
      state.doors = fact.doors.slice()
      state.direction = fact.clockwise ? 1 : -1
      fact.ring.forEach((seat, place) => {
        playerAt(state, seat).place = place
      })
      fact.quarantines.forEach((count, i) => {
        elementAt(state.players, i).quarantine = count
      })
      return
    case 'turn':
      state.active = fact.seat
      state.turns++
      return
    case 'asked':
      state.step = fact.step
      state.question++
      return
    case 'drew':
      state.deck.pop()
      state.back = fact.back
      if (fact.to === 'aside') state.aside.push(fact.card)
      else playerAt(state, fact.seat).hand.push(fact.card)
      return
    case 'panic':
      state.deck.pop()
      state.back = fact.back
      state.inPlay.push(fact.card)
      return
    case 'skipped':
      state.deck.pop()
      state.back = fact.back
      state.pile.push(fact.card)
      state.panicsInPile++
      return
    case 'reshuffled':
      state.deck = listOrUnknown<Kind, U>(fact.order, fact.size)
      state.back = fact.back
      state.pile = []
      state.panicsInPile = 0
      return
    case 'discarded':
      if (fact.from === 'aside') dropCard(state.aside, fact.card)
      else loseCard(state, fact.seat, fact.card)
      state.pile.push(fact.card)
      return
    case 'kept':
      dropCard(state.aside, fact.card)
      playerAt(state, fact.seat).hand.push(fact.card)
      return
    case 'topped':
      loseCard(state, fact.seat, fact.card)
      state.deck.push(fact.card)
      state.back = 'stayAway'
      return
    case 'played':
      loseCard<U>(state, fact.seat, fact.card)
      // An obstacle lies on the table, not in the play area.
      if (fact.card !== 'quarantine' && fact.card !== 'barredDoor') state.inPlay.push(fact.card)
      return
    case 'settled':
      for (const card of state.inPlay) {
        state.pile.push(card)
        if (isPanic(card)) state.panicsInPile++
      }
      state.inPlay.length = 0
      return
    case 'defended':
      loseCard<U>(state, fact.seat, fact.card)
      state.pile.push(fact.card)
      return
    case 'offered':
      state.offered = fact.card
      seeCard(state, fact.from, fact.card)
      return
    case 'offerSeen':
      seeCard(state, fact.from, fact.card)
      return
    case 'exchanged':
      loseCard(state, fact.from, fact.given)
      loseCard(state, fact.to, fact.taken)
      playerAt(state, fact.from).hand.push(fact.taken)
      playerAt(state, fact.to).hand.push(fact.given)
      state.offered = 'none'
      state.dodged = false
      return
    case 'exchangeOff':
      state.offered = 'none'
      state.dodged = false
      return
    case 'redirected':
      state.dodged = true
      return
    case 'infected':
      playerAt(state, fact.seat).role = 'infected'
      playerAt(state, fact.by).role = 'thing'
      state.thing = fact.by
      state.lastInfected = fact.last
      return
    case 'passChosen': {
      playerAt(state, fact.seat).passing = fact.card
      const { step } = state
      if (step.at === 'pass') state.step = { at: 'pass', waiting: step.waiting.filter((s) => s !== fact.seat) }
      return
    }
    case 'passed':
      loseCard(state, fact.from, fact.card)
      playerAt(state, fact.from).passing = 'none'
      playerAt(state, fact.to).hand.push(fact.card)
      return
    case 'handSeen':
      seeHand(state, fact.of, fact.hand)
      return
    case 'cardSeen':
      seeCard(state, fact.of, fact.card)
      return
    case 'handShown':
      seeHand<U>(state, fact.seat, fact.hand)
      return
    case 'revealed':
      if (fact.what === 'infected') seeCard<U>(state, fact.seat, 'infected')
      return
    case 'eliminated': {
      const player = playerAt(state, fact.seat)
      for (const card of player.hand) state.pile.push(card)
      player.hand = []
      player.alive = false
      // VOC-5: the two gaps beside the place become one.
      if (livingCount(state) > 0) {
        const { place } = playerAt(state, firstFrom(state, fact.seat, -1))
        const here = elementAt(state.doors, player.place)
        state.doors[player.place] = 0
        state.doors[place] = elementAt(state.doors, place) + here
      }
      if (state.setting.rules.eliminatedSee === 'everything') state.ghosts = [...state.ghosts, fact.seat]
      return
    }
    case 'unveiled':
      state.thing = fact.thing
      state.lastInfected = fact.last
      state.standing = fact.standing
      fact.roles.forEach((role, i) => {
        elementAt(state.players, i).role = role
      })
      fact.hands.forEach((hand, i) => {
        elementAt(state.players, i).hand = hand.slice()
      })
      state.deck = fact.order.slice()
      state.pile = fact.discards.slice()
      return
    case 'swapped': {
      const a = playerAt(state, fact.a)
      const b = playerAt(state, fact.b)
      const { place } = a
      a.place = b.place
      b.place = place
      state.ring[a.place] = fact.a
      state.ring[b.place] = fact.b
      return
    }
    case 'turnedAround':
      state.direction = state.direction === 1 ? -1 : 1
      return
    case 'doorPlaced':
      state.doors[fact.gap] = elementAt(state.doors, fact.gap) + 1
      return
    case 'doorRemoved':
      state.doors[fact.gap] = elementAt(state.doors, fact.gap) - 1
      state.pile.push('barredDoor')
      return
    case 'quarantinePlaced':
    case 'quarantineCounted':
      playerAt(state, fact.seat).quarantine = fact.count
      return
    case 'quarantineRemoved':
      playerAt(state, fact.seat).quarantine = 0
      state.pile.push('quarantine')
      return
    case 'standing':
      state.standing = fact.on
      return
    case 'gameOver':
      state.step = OVER
      state.end = { reason: fact.reason, winners: fact.winners }
      fact.roles.forEach((role, i) => {
        elementAt(state.players, i).role = role
      })
      fact.hands.forEach((hand, i) => {
        elementAt(state.players, i).hand = hand.slice()
      })
      return
    case 'declared':
      return
    default:
      fact satisfies never
  }
}
