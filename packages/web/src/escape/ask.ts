import type { Seat } from '@selva/core'
import type { Colour, Item, Option, Sector } from '@selva/escape'

/** Something I may play now that is not the answer to the question itself: an item, or my character's power. */
export type Play =
  | { readonly kind: 'item'; readonly item: Item }
  | { readonly kind: 'spotlight'; readonly at: readonly Sector[] }
  | { readonly kind: 'sensor' | 'medic'; readonly on: readonly Seat[] }
  /** Co-Pilot, Pilot, Soldier, Executive Officer, Lurking Alien; `stand` is anybody's (A.2). */
  | { readonly kind: 'teleport' | 'cat' | 'strike' | 'hold' | 'lurk' | 'stand' }

/** The table's question to me now, as the screen puts it. */
export type Ask =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'move'; readonly to: readonly Sector[]; readonly plays: readonly Play[] }
  | { readonly kind: 'stuck'; readonly plays: readonly Play[] }
  /** `attack` is the alien's; a lurker has nothing but it. */
  | {
      readonly kind: 'arrived'
      readonly resolve: boolean
      readonly attack: boolean
      readonly plays: readonly Play[]
    }
  /** `any` is false when the card says it is my own sector. */
  | { readonly kind: 'name' | 'nameOther'; readonly at: readonly Sector[]; readonly any: boolean }
  | { readonly kind: 'pick'; readonly colours: readonly Colour[] }
  | { readonly kind: 'over'; readonly discard: readonly Item[]; readonly plays: readonly Play[] }
  | { readonly kind: 'close'; readonly plays: readonly Play[] }

/** An attack is the question's own answer for an alien, and a power for the Soldier. */
function playsOf(options: readonly Option[], alien: boolean): readonly Play[] {
  return options.flatMap((option): readonly Play[] => {
    switch (option.do) {
      case 'use':
        return option.item.map((item) => ({ kind: 'item', item }))
      case 'spotlight':
        return [{ kind: 'spotlight', at: option.at }]
      case 'sensor':
      case 'medic':
        return [{ kind: option.do, on: option.on }]
      case 'teleport':
      case 'cat':
      case 'hold':
      case 'lurk':
      case 'stand':
        return [{ kind: option.do }]
      case 'attack':
        return alien ? [] : [{ kind: 'strike' }]
      case 'move':
      case 'stuck':
      case 'resolve':
      case 'noise':
      case 'alsoNoise':
      case 'pick':
      case 'discard':
      case 'end':
        return []
      default:
        return option satisfies never
    }
  })
}

export function askOf(options: readonly Option[], alien: boolean): Ask {
  const plays = playsOf(options, alien)
  for (const option of options) {
    switch (option.do) {
      case 'move':
        return { kind: 'move', to: option.to, plays }
      case 'stuck':
        return { kind: 'stuck', plays }
      case 'resolve':
        return { kind: 'arrived', resolve: true, attack: alien && options.some((o) => o.do === 'attack'), plays }
      case 'noise':
        return { kind: 'name', at: option.at, any: option.at.length > 1 }
      case 'alsoNoise':
        return { kind: 'nameOther', at: option.at, any: true }
      case 'pick':
        return { kind: 'pick', colours: option.colour }
      case 'discard':
        return { kind: 'over', discard: option.item, plays }
      case 'end':
        return { kind: 'close', plays }
      default:
    }
  }
  // ULT-35: a lurking alien can only attack.
  if (options.some((o) => o.do === 'attack')) return { kind: 'arrived', resolve: false, attack: true, plays: [] }
  return { kind: 'nothing' }
}

/** Items and powers that can be played besides the answer. */
export const playsIn = (ask: Ask): readonly Play[] => ('plays' in ask ? ask.plays : [])
