import { type ScenarioFault, warnAt } from '@selva/core'
import type { Character } from '../character.ts'
import { DANGERS } from '../danger.ts'
import { type CodeUse, moduleOf, ruleOf } from '../modules/index.ts'
import { total } from '../pile.ts'
import type { Rules } from '../state.ts'
import { idleSwitches } from './idle-switches.ts'
import { bases } from './presets.ts'
import { resolve } from './resolve.ts'
import { type ScenarioDraft, scenarioOf } from './scenario-draft.ts'

/** The characters that a code gives a power. */
const empowered = (use: CodeUse, base: Rules): readonly Character[] => {
  const given = Object.entries(moduleOf(use)(base).powers).filter(
    ([character, power]) => Reflect.get(base.powers, character) !== power,
  )
  return given.map(([character]) => character as Character) // the keys of powers
}

/** Can this character be dealt with so many players? More players never lose one. */
function isDealt(rules: Rules, character: Character, seats: number): boolean {
  const { human, alien } = rules.pool(seats, seats - rules.humans(seats))
  return [...human, ...alien].includes(character)
}

/** SCN-H0: powers of characters that nobody is ever dealt, and one that has nothing to choose from. */
function idlePowers(uses: readonly CodeUse[], rules: Rules, seats: number): readonly ScenarioFault[] {
  const powers = uses.filter(({ code }) => ruleOf(code).isPower)
  return powers.flatMap((use) => {
    const characters = empowered(use, bases[rules.preset])
    if (!characters.some((character) => isDealt(rules, character, seats)))
      return [warnAt(['codes', use.code], 'neverDealt')]
    const picks = characters.some((character) => rules.powers[character]?.picksHatchCard)
    return picks && rules.hatchMode !== 'card' ? [warnAt(['codes', use.code], 'noHatchCards')] : []
  })
}

/** OWN-X2: hatches that no card could damage anyway. */
const idleHatches = (uses: readonly CodeUse[], rules: Rules): readonly ScenarioFault[] =>
  uses
    .filter((use) => rules.hatchMode !== 'card' && !moduleOf(use)(bases[rules.preset]).redDamages)
    .map(({ code }) => warnAt(['codes', code], 'noHatchCards'))

/** NOI-6: items that no card brings, and cards that bring none. */
function idleItems(rules: Rules): readonly ScenarioFault[] {
  if (!rules.usesItems || rules.keepsDrawnCards) return []
  const bringing = DANGERS.filter((card) => rules.bringsItem(card) && rules.dangers[card] > 0)
  if (bringing.length === 0 && total(rules.items) > 0) return [warnAt(['decks', 'items'], 'itemsNotFound')]
  return bringing.length > 0 && total(rules.items) === 0 ? [warnAt(['decks', 'items'], 'itemsGone')] : []
}

/** Settings of a scenario that no game of it can ever show. */
export function idleRules(draft: ScenarioDraft, seats: number): readonly ScenarioFault[] {
  const scenario = scenarioOf(draft)
  const rules = resolve(bases[draft.preset], scenario, seats)
  const switches = idleSwitches(rules, seats).filter((name) => Object.hasOwn(draft.switches, name))
  return [
    ...idlePowers(scenario.codes, rules, seats),
    ...idleHatches(scenario.codes, rules),
    ...idleItems(rules),
    ...switches.map((name) => warnAt(['switches', name], 'switchIdle', name)),
  ]
}
