import { sideOf } from './character.ts'
import { DANGERS } from './danger.ts'
import type { SeenFact } from './facts.ts'
import { put, take, turnOver } from './pile.ts'
import { playerAt, type State } from './state.ts'
import { hatchIndex } from './zone.ts'

/** Folds one fact into a state, whoever's it is: what that audience may not know stays unknown. */
export function evolve<U extends undefined>(state: State<U>, fact: SeenFact<U>): void {
  switch (fact.kind) {
    case 'dealt': {
      const player = playerAt(state, fact.seat)
      player.character = fact.character
      player.side = fact.character === undefined ? fact.character : sideOf(fact.character)
      player.at = fact.at
      return
    }
    case 'stacked':
      state.danger = { size: fact.size, bag: fact.bag === undefined ? fact.bag : { ...fact.bag }, next: fact.next }
      state.discards = {
        size: fact.discarded,
        bag: fact.discards === undefined ? fact.discards : { ...fact.discards },
        next: fact.next === undefined ? fact.next : [],
      }
      return
    case 'began':
      state.first = fact.first
      return
    case 'turn':
      state.turn = fact.seat
      state.round = fact.round
      state.heard = 'turn'
      state.mine =
        fact.from === undefined ? fact.from : { step: 'before', asked: 0, from: fact.from, moved: false, drawn: 'none' }
      return
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
    case 'cannotMove':
      state.heard = 'cannotMove'
      return
    case 'silentSector':
      state.heard = 'resolved'
      return
    case 'drew':
      take(state.danger, fact.card)
      state.heard = 'drew'
      if (state.mine !== undefined && fact.card !== undefined) state.mine.drawn = fact.card
      return
    case 'noise':
      put(state.discards, fact.card)
      state.heard = 'resolved'
      if (state.mine !== undefined) state.mine.drawn = 'none'
      return
    case 'silence':
      if (fact.drawn) put(state.discards, 'silence')
      state.heard = 'resolved'
      if (state.mine !== undefined) state.mine.drawn = 'none'
      return
    case 'attack': {
      // In this game only aliens attack (ATK-1).
      const attacker = playerAt(state, fact.seat)
      attacker.at = fact.sector
      attacker.side = 'alien'
      state.heard = 'resolved'
      return
    }
    case 'killed': {
      const player = playerAt(state, fact.seat)
      player.status = 'eliminated'
      player.side = fact.side
      player.at = fact.sector
      return
    }
    case 'characterShown': {
      const player = playerAt(state, fact.seat)
      player.character = fact.character
      player.side = sideOf(fact.character)
      return
    }
    case 'hatchReached': {
      const player = playerAt(state, fact.seat)
      player.side = 'human'
      player.at = state.setting.zone.hatches[hatchIndex(state.setting.zone, fact.hatch)]?.at ?? player.at
      state.heard = 'resolved'
      return
    }
    case 'escaped':
      playerAt(state, fact.seat).status = 'escaped'
      return
    case 'hatchClosed':
      state.hatches[hatchIndex(state.setting.zone, fact.hatch)] = fact.reason
      return
    case 'eliminated':
      playerAt(state, fact.seat).status = 'eliminated'
      return
    case 'reshuffled':
      turnOver(state.danger, state.discards, DANGERS)
      return
    case 'gameOver':
      state.end = { reason: fact.reason, winners: fact.winners }
      return
    case 'missed':
    case 'turnEnd':
      return
    default:
      fact satisfies never
  }
}
