import { sideOf } from './character.ts'
import { DANGERS } from './danger.ts'
import type { SeenFact } from './facts.ts'
import { discardCard, gain, heldBy, playFromHand, seen } from './hand.ts'
import { COLOURS, ITEMS } from './item.ts'
import { allOf, put, stacked, take, total, turnOver } from './pile.ts'
import { turnFrom } from './player.ts'
import { playerAt, type State } from './state.ts'
import { attackTellsSide, itemTellsSide } from './tells.ts'
import { hatchIndex } from './zone.ts'

/** Folds one fact into a state of any audience: what that audience may not know stays unknown. */
export function evolve<U extends undefined>(state: State<U>, fact: SeenFact<U>): void {
  switch (fact.kind) {
    // The cases are tried in their order: those of ordinary turns stand first, since playouts fold millions of them.
    case 'asked':
      if (state.mine !== undefined) {
        state.mine.step = fact.step
        state.mine.asked++
      }
      return
    case 'moved':
      playerAt(state, fact.seat).at = fact.to
      state.heard = 'moved'
      if (state.mine !== undefined) state.mine.moved = true
      return
    case 'turnEnd':
    case 'missed':
      return
    case 'turn':
      state.turn = fact.seat
      state.round = fact.round
      state.heard = 'turn'
      state.mine = fact.from === undefined ? fact.from : turnFrom(fact.from)
      return
    case 'drew':
      take(state.danger, fact.card)
      state.heard = 'drew'
      if (state.mine !== undefined && fact.card !== undefined) {
        state.mine.drawn = fact.card
        state.mine.drew = true
      }
      return
    case 'noise':
    case 'twoNoises':
      put(state.discards, fact.card)
      state.heard = 'resolved'
      if (state.mine !== undefined) state.mine.drawn = 'none'
      return
    case 'silentSector':
      state.heard = 'resolved'
      return
    case 'attack': {
      const attacker = playerAt(state, fact.seat)
      attacker.at = fact.sector
      if (attacker.side === undefined && attackTellsSide(state.setting.rules)) attacker.side = 'alien'
      state.heard = 'resolved'
      return
    }
    case 'silence':
      if (fact.drawn) put(state.discards, 'silence')
      state.heard = 'resolved'
      if (state.mine !== undefined) state.mine.drawn = 'none'
      return
    case 'kept':
      gain(playerAt(state, fact.seat), fact.card)
      state.heard = 'resolved'
      if (state.mine !== undefined) state.mine.drawn = 'none'
      return
    case 'itemGained':
      take(state.items, fact.item)
      gain(playerAt(state, fact.seat), fact.item)
      return
    case 'itemUsed': {
      const player = playerAt(state, fact.seat)
      if (player.side === undefined && itemTellsSide(state.setting.rules, fact.item)) player.side = 'human'
      if (!fact.card) return
      if (fact.kept) {
        seen(player, fact.item)
        if (player.worn !== undefined) player.worn++
        return
      }
      if (fact.item === 'teleport') player.worn = 0
      playFromHand(player, fact.item)
      discardCard(state, fact.item)
      return
    }
    case 'dealt': {
      const player = playerAt(state, fact.seat)
      player.character = fact.character
      player.side = fact.character === undefined ? fact.character : sideOf(fact.character)
      player.spent = fact.character === undefined ? fact.character : false
      player.at = fact.at
      player.home = fact.at
      return
    }
    case 'stacked':
      state.danger = stacked(DANGERS, fact.size, fact.bag, fact.next)
      state.discards = stacked(DANGERS, fact.discarded, fact.discards, fact.next === undefined ? fact.next : [])
      return
    case 'stackedItems':
      state.items = stacked(ITEMS, fact.size, fact.bag, fact.next)
      state.itemDiscards = stacked(ITEMS, fact.discarded, fact.discards, fact.next === undefined ? fact.next : [])
      return
    case 'stackedHatch':
      state.hatchPile = { size: total(fact.bag), bag: allOf(COLOURS, fact.bag), next: fact.next }
      state.hatchShown = {
        size: total(fact.shown),
        bag: allOf(COLOURS, fact.shown),
        next: fact.next === undefined ? fact.next : [],
      }
      return
    case 'startPlace': {
      const player = playerAt(state, fact.seat)
      player.at = fact.sector
      player.home = fact.sector
      return
    }
    case 'courier':
      state.courier = fact.seat
      playerAt(state, fact.seat).side = 'human'
      return
    case 'sideTold':
      playerAt(state, fact.seat).side = fact.side
      return
    case 'hatchOpened':
      state.hatches[hatchIndex(state.setting.zone, fact.hatch)] = 'open'
      return
    case 'hatchRoom':
      state.room[hatchIndex(state.setting.zone, fact.hatch)] = fact.room
      return
    case 'countdown':
      state.last = fact.last
      return
    case 'arranged': {
      const player = playerAt(state, fact.seat)
      player.home = fact.home
      player.hand = heldBy(fact.cards, fact.hand)
      player.spent = fact.spent
      player.ate = fact.ate
      player.kills = fact.kills
      player.shown = fact.shown
      return
    }
    case 'began':
      state.first = fact.first
      return
    case 'reborn': {
      const player = playerAt(state, fact.seat)
      if (player.side !== fact.side) {
        player.turned = true
        player.ate = false
        player.deaths = 0
      }
      player.status = 'aboard'
      player.side = fact.side
      player.at = fact.sector
      player.returns = 'never'
      return
    }
    case 'felt':
      if (state.mine !== undefined) {
        state.mine[fact.effect] = true
        if (fact.effect === 'stayed') state.mine.moved = false
      }
      return
    case 'spent':
      playerAt(state, fact.seat).spent = true
      return
    case 'standsStill':
      state.heard = 'stood'
      if (state.mine !== undefined) state.mine.stayed = true
      return
    case 'cannotMove':
      state.heard = 'cannotMove'
      return
    case 'named':
      if (state.mine !== undefined) state.mine.named = fact.sector
      return
    case 'cardDiscarded': {
      const player = playerAt(state, fact.seat)
      // SCN-H3: a card that leaves the hand is whole again; others cannot tell whether it was that one.
      if (fact.item === 'teleport') player.worn = 0
      else if (fact.item === undefined && player.worn !== 0) player.worn = fact.item
      playFromHand(player, fact.item)
      discardCard(state, fact.item)
      return
    }
    case 'teleported':
      playerAt(state, fact.seat).at = state.setting.zone.humanSector
      return
    case 'spotlight':
      for (const { seat, sector } of fact.found) playerAt(state, seat).at = sector
      return
    case 'sensed':
      playerAt(state, fact.target).at = fact.sector
      return
    case 'mutated': {
      const player = playerAt(state, fact.seat)
      player.side = 'alien'
      player.turned = true
      player.ate = false
      player.deaths = 0
      return
    }
    case 'defended': {
      const player = playerAt(state, fact.seat)
      player.side = 'human'
      player.at = fact.sector
      playFromHand(player, 'defense')
      discardCard(state, 'defense')
      return
    }
    case 'immune':
      playerAt(state, fact.seat).at = fact.sector
      return
    case 'cloned': {
      const player = playerAt(state, fact.seat)
      player.side = 'human'
      player.at = fact.sector
      return
    }
    case 'killed': {
      const player = playerAt(state, fact.seat)
      player.status = 'eliminated'
      player.deaths++
      player.side = fact.side
      player.at = fact.sector
      const killer = playerAt(state, fact.by)
      killer.kills++
      if (fact.side === 'human') killer.ate = true
      return
    }
    case 'characterShown': {
      const player = playerAt(state, fact.seat)
      player.character = fact.character
      player.shown = true
      // A player who changed side did so openly, and his side is known already.
      if (player.side === undefined) player.side = sideOf(fact.character)
      return
    }
    case 'lost': {
      const player = playerAt(state, fact.seat)
      for (const card of heldBy(fact.cards, fact.hand)) discardCard(state, card)
      player.hand = []
      player.worn = 0
      return
    }
    case 'waits': {
      const player = playerAt(state, fact.seat)
      player.status = 'waiting'
      player.returns = { at: fact.at, side: fact.side }
      return
    }
    case 'hatchReached': {
      const player = playerAt(state, fact.seat)
      player.side = 'human'
      player.at = state.setting.zone.hatches[hatchIndex(state.setting.zone, fact.hatch)]?.at ?? player.at
      state.heard = fact.cards === 2 ? 'hatch' : 'resolved'
      return
    }
    case 'hatchDrawn':
      if (state.hatchPile.next !== undefined) state.hatchPile.next = state.hatchPile.next.slice(2)
      if (state.mine !== undefined) state.mine.picks = fact.cards
      return
    case 'hatchCard':
      take(state.hatchPile, fact.colour, fact.picked)
      put(state.hatchShown, fact.colour)
      state.heard = 'resolved'
      if (state.mine !== undefined) state.mine.picks = []
      return
    case 'escaped':
      playerAt(state, fact.seat).status = 'escaped'
      return
    case 'hatchClosed':
      state.hatches[hatchIndex(state.setting.zone, fact.hatch)] = fact.reason
      return
    case 'eliminated': {
      const player = playerAt(state, fact.seat)
      player.status = 'eliminated'
      player.returns = 'never'
      return
    }
    case 'reshuffled':
      turnOver(state.danger, state.discards, DANGERS)
      return
    case 'itemsReshuffled':
      turnOver(state.items, state.itemDiscards, ITEMS)
      return
    case 'hatchReshuffled':
      turnOver(state.hatchPile, state.hatchShown, COLOURS)
      return
    case 'gameOver':
      state.end = { reason: fact.reason, winners: fact.winners }
      return
    case 'roundNotice':
    case 'counted':
    case 'sensedNothing':
    case 'medic':
    case 'noItemLeft':
      return
    default:
      fact satisfies never
  }
}
