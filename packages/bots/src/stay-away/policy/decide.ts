import type { Stream } from '@selva/core'
import { type Choice, nextOf, type Option, stayAway } from '@selva/stay-away'
import { type Outlook, ownPlayerIn } from '../outlook.ts'
import { act } from './act.ts'
import { answer, offer } from './exchange.ts'
import { humanStance } from './human.ts'
import { infectedStance } from './infected.ts'
import { friendPicked, kept, shown, witnessPicked } from './panic.ts'
import { moved, placePicked, sidePicked } from './places.ts'
import type { Stance } from './stance.ts'
import { thingStance } from './thing.ts'

const STANCES = { human: humanStance, thing: thingStance, infected: infectedStance } as const

/**
 * DECL-1, DECL-4: the standing order can only ever win The Thing the game, and nobody else can notice it, so it is
 * given at the first question. With it on, The Thing has won on infecting the last Human before anybody can answer with
 * fire.
 */
function declared({ part: partial, seat }: Outlook, options: readonly Option[]): Choice | undefined {
  for (const option of options) {
    if (option.do === 'order' && option.on.includes(true)) return { do: 'order', on: true }
    const humans = partial.players.some((p, i) => i !== seat - 1 && p.alive && p.role !== 'infected')
    if (option.do === 'declare' && !humans) return { do: 'declare' }
  }
  return undefined
}

const optionOf = <D extends Option['do']>(
  options: readonly Option[],
  what: D,
): Extract<Option, { readonly do: D }> | undefined => {
  for (const option of options) if (option.do === what) return option as Extract<Option, { readonly do: D }>
  return undefined
}

/** The answer to the table's question. */
function answered(outlook: Outlook, stance: Stance, options: readonly Option[], stream: Stream): Choice {
  const { part: partial, seat } = outlook
  const { step } = partial
  const whom = optionOf(options, 'pick')?.whom ?? []
  switch (step.at) {
    case 'act':
      return act(outlook, stance, options, stream)
    case 'offer':
      return offer(outlook, stance, options, step.to, stream)
    case 'pass':
      return offer(outlook, stance, options, nextOf(partial, seat), stream)
    case 'blind':
      return offer(outlook, stance, options, undefined, stream)
    case 'answer':
      return answer(outlook, stance, options, step.from, stream)
    case 'fire':
      // Nobody has anything better to keep No barbecue! for.
      return optionOf(options, 'defend') === undefined ? { do: 'accept' } : { do: 'defend', card: 'noBarbecue' }
    case 'move':
      return moved(outlook, stance, step.by, optionOf(options, 'defend') !== undefined)
    case 'side':
      return sidePicked(outlook, stance, stream)
    case 'placePick':
      return placePicked(outlook, stance, whom, stream)
    case 'friend':
      return friendPicked(outlook, stance, whom, stream)
    case 'witness':
      return witnessPicked(outlook, stance, whom, stream)
    case 'keep':
    case 'forget':
      return kept(outlook, stance, optionOf(options, 'keep')?.card ?? [], stream)
    case 'reveal':
      return shown(outlook, stance, optionOf(options, 'show')?.what ?? [], stream)
    default:
      throw new Error(`nobody is asked anything in ${step.at}`)
  }
}

/** The choice of this seat now. */
export function decide(outlook: Outlook, stream: Stream): Choice {
  const options = stayAway.options(outlook.part, outlook.seat)
  const stance = STANCES[ownPlayerIn(outlook).role](outlook)
  return declared(outlook, options) ?? answered(outlook, stance, options, stream)
}
