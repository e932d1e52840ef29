import { allows, type Seat, type Stream } from '@selva/core'
import { type Choice, escape, ownPlayer, type PartialState, type SeenFact, type Setting } from '@selva/escape'
import { attentionOf } from '../attention.ts'
import { ATTENTIVE, type Skill } from '../levels.ts'
import type { Belief } from './belief/belief.ts'
import { listen } from './belief/listen.ts'
import { bluffSector } from './bluff.ts'
import { alienArrived, alienBefore } from './policy/alien.ts'
import { byHabit } from './policy/habit.ts'
import { humanArrived, humanBefore, humanClose } from './policy/human.ts'
import { overLimit } from './policy/over.ts'
import type { Position } from './policy/position.ts'
import { hearRumour, type Rumours } from './rumours.ts'
import { defaultWeights, type Weights, withCaution } from './weights.ts'

export type EscapeBot = {
  hear(fact: SeenFact<undefined>): void
  choose(stream: Stream): Choice
  /** The facts it has heard, folded. */
  readonly part: PartialState
  /** Its conclusions from them. */
  readonly belief: Belief
}

/** Answers a card, a noise or two hatch cards; there is no more to it than the options. */
function answer({ belief, me, options, weights, stream }: Position): Choice {
  for (const option of options) {
    if (option.do === 'noise' || option.do === 'alsoNoise')
      return { do: option.do, at: bluffSector(belief, me.at, option.at, weights, stream) }
    if (option.do === 'pick') return { do: 'pick', colour: option.colour.includes('green') ? 'green' : 'red' }
  }
  throw new Error(`seat ${belief.seat} has nothing to answer`)
}

/** The decision a seat comes to, whichever step it is at. It plays for the side that it is on now. */
function decide(position: Position): Choice {
  const { me, mine } = position
  const alien = me.side === 'alien'
  switch (mine.step) {
    case 'before':
      return alien ? alienBefore(position) : humanBefore(position)
    case 'arrived':
      return alien ? alienArrived(position) : humanArrived(position)
    case 'over':
      return overLimit(position)
    case 'close':
      return alien ? { do: 'end' } : humanClose(position)
    default:
      return answer(position)
  }
}

/**
 * A bot that plays Escape: it keeps a belief about everybody, and acts on it as its side wants. Bots with the same `table`
 * work out together what everyone there can know.
 */
export function escapeBot(
  setting: Setting,
  seat: Seat,
  style: Weights = defaultWeights,
  skill: Skill = ATTENTIVE,
  table: object = {},
): EscapeBot {
  const listener = listen(setting, seat, table)
  const { part: partial, belief } = listener
  const weights = withCaution(style, skill.caution)
  const rumours: Rumours = new Map()
  const paysAttention = attentionOf(skill.attention)
  return {
    part: partial,
    belief,
    hear(fact) {
      listener.hear(fact)
      hearRumour(rumours, seat, fact)
    },
    choose(stream) {
      const { mine } = partial
      if (mine === undefined) throw new Error(`it is not the turn of seat ${seat}`)
      const options = escape.options(partial, seat)
      const position = { belief, part: partial, me: ownPlayer(partial, seat), mine, options, weights, skill, stream }
      const choice = paysAttention(partial.round, stream) ? decide(position) : byHabit(position, rumours)
      if (!allows(options, choice)) throw new Error(`seat ${seat} may not ${JSON.stringify(choice)}`)
      return choice
    },
  }
}
