import { ULTIMATE_ALIENS } from '../character.ts'
import type { Rules } from '../state.ts'
import type { Switches } from './switches.ts'

/** The switches that change nothing at a table with these rules. */
export function idleSwitches(rules: Rules, seats: number): readonly (keyof Switches)[] {
  const humans = rules.humans(seats) > 0
  const copies = (item: 'adrenaline' | 'attack'): number =>
    rules.usesItems ? rules.items[item] + rules.dangers[item] : 0
  const idle: { readonly [S in keyof Switches]?: boolean } = {
    adrenaline: copies('adrenaline') === 0,
    attackAfterDraw: copies('attack') === 0,
    handLimit: !rules.usesItems,
    psychicItems: !ULTIMATE_ALIENS.some((alien) => rules.powers[alien]?.hears !== undefined),
    killTie: humans,
    deadAliensWin: !humans,
    aliensMustLive: !humans,
    crew: !humans || rules.scenario.codes.some(({ code }) => code === 'crew.humans'), // OWN-15
  }
  return (Object.keys(idle) as readonly (keyof Switches)[]).filter((name) => idle[name] === true) // its own keys
}
