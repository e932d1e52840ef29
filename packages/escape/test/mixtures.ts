import { fastChance, isRefusal, randomElement, shuffled } from '@selva/core'
import { CODES, escape, HUMANS, type Preset, type Setting, SWITCHES, ULTIMATE_ALIENS, zones } from '../src/index.ts'

export const tableOf = (zone: string, preset: Preset, seats: number, parts: object = {}): Setting | undefined => {
  const setting = escape.setting({ zone, preset, seats, ...parts })
  return isRefusal(setting) ? undefined : setting
}

/** A wild mixture of everything that can be set, if it can be played at all. */
export function scenario(seed: number): Setting | undefined {
  const chance = fastChance(seed)
  const own: { readonly [code: string]: object } = {
    'B.4': { hatch: 1 + chance.below(4), usable: chance.below(2) === 1 },
    'crew.sides': { fixed: randomElement(['humans', 'aliens'], chance), count: 1 + chance.below(4) },
    'crew.humans': { characters: shuffled(HUMANS, chance).slice(0, 1 + chance.below(8)) },
    'crew.aliens': { aliens: shuffled(ULTIMATE_ALIENS, chance).slice(0, 1 + chance.below(3)) },
    'crew.speeds': { humanSpeed: 1 + chance.below(3), alienSpeed: 1 + chance.below(3) },
  }
  const codes = shuffled(CODES, chance)
    .slice(0, chance.below(7))
    .map((code) => ({ code, ...own[code] }))
  const switches = Object.fromEntries(
    Object.entries(SWITCHES)
      .filter(([, values]) => values.length > 1)
      .map(([name, values]) => [name, randomElement<unknown>(values, chance)])
      .map(([name, value]) => [name, value === 'number' ? 1 + chance.below(5) : value]),
  )
  const preset = randomElement(['advanced', 'infection', 'old-school', 'ultimate'] as const, chance)
  if (preset === 'ultimate') delete switches['handLimit']
  const decks =
    chance.below(2) === 0 ? {} : { dangers: { any: chance.below(9) }, hatchCards: { green: 1 + chance.below(3) } }
  return tableOf(randomElement(zones, chance).id, preset, 2 + chance.below(5), { codes, switches, decks })
}
