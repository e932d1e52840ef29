import { allows, type Seat, type Stream } from '@selva/core'
import { type Choice, escape, type Part, playerAt, type Sector, type SeenFact, type Setting } from '@selva/escape'
import { type Belief, hear, newBelief, reconsider } from './belief/belief.ts'
import { lie } from './bluff.ts'
import { alienMove, strikes } from './policy/alien.ts'
import { humanMove } from './policy/human.ts'
import { seasoned, type Temper } from './temper.ts'

export type EscapeMind = {
  hear(fact: SeenFact<undefined>): void
  choose(stream: Stream): Choice
  /** What it has heard, folded. */
  readonly part: Part
  /** What it makes of it. */
  readonly belief: Belief
}

/** The decision a seat comes to, whichever step it is at. */
function decide(belief: Belief, part: Part, at: Sector, temper: Temper, stream: Stream): Choice {
  const me = playerAt(part, belief.seat)
  for (const option of escape.options(part, belief.seat)) {
    switch (option.do) {
      case 'move': {
        const move = me.side === 'alien' ? alienMove : humanMove
        return { do: 'move', to: move(belief, part, option.to, temper, stream) }
      }
      case 'attack':
        if (strikes(belief, part, at, temper)) return { do: 'attack' }
        break
      case 'noise': {
        const [only, ...others] = option.at
        return { do: 'noise', at: only !== undefined && others.length === 0 ? only : lie(belief, at, stream) }
      }
      case 'stuck':
      case 'end':
        return { do: option.do }
      default:
        break
    }
  }
  return { do: 'resolve' }
}

/** A mind that plays Escape: it keeps a belief about everybody, and acts on it as its side wants. */
export function escapeMind(setting: Setting, seat: Seat, temper: Temper = seasoned): EscapeMind {
  const part = escape.start(setting)
  const belief = newBelief(part, seat)
  return {
    part,
    belief,
    hear(fact) {
      hear(belief, part, fact)
      escape.evolve(part, fact)
      reconsider(belief, part, fact)
    },
    choose(stream) {
      const { at } = playerAt(part, seat)
      if (at === undefined) throw new Error(`seat ${seat} does not know where it is`)
      const choice = decide(belief, part, at, temper, stream)
      if (!allows(escape.options(part, seat), choice)) throw new Error(`seat ${seat} may not ${JSON.stringify(choice)}`)
      return choice
    },
  }
}
