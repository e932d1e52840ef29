import { isRefusal, type ScenarioFault, warnAt } from '@selva/core'
import { type Code, usesIn } from '../modules/index.ts'
import type { Setting } from '../state.ts'
import { stepsFrom } from '../zone/walk.ts'
import { zones as printed } from '../zones/index.ts'
import { type ScenarioDraft, scenarioOf, settingDraftOf } from './scenario-draft.ts'
import { settingFrom } from './setting.ts'
import { type Warning, warningsOf } from './warnings.ts'

const WARNING_RULES: Readonly<Record<Warning['warned'], Code>> = {
  startsApart: 'A.4',
  killsOutOfReach: 'E.3',
  hatchesLate: 'own.lockedHatches',
  hatchesFew: 'own.together',
}

/** The rule that a warning is about, if the scenario has it. */
function placeOf({ warned }: Warning, { rules }: Setting): ScenarioFault['at'] {
  const code = WARNING_RULES[warned]
  return usesIn(rules).some((use) => use.code === code) ? ['codes', code] : ['zones']
}

/** SWI-10: even a human who used Adrenaline on every turn could not reach a hatch in so few rounds. */
function isTooShort({ zone, rules, seats }: Setting): boolean {
  if (rules.humans(seats) === 0 || rules.hatchMode === 'first') return false
  const walk = stepsFrom(zone, rules.start(zone, 'human'))
  const steps = zone.hatches
    .filter(({ number }) => !rules.shut.includes(number))
    .map(({ at }) => walk.get(at) ?? Number.POSITIVE_INFINITY)
  const fastest = rules.speed('human') + (rules.items.adrenaline + rules.dangers.adrenaline > 0 ? 1 : 0)
  return Math.min(...steps) > fastest * rules.rounds
}

/** Warnings that depend on where a scenario is played: on the zones it is meant for, or on the official ones. */
export function zoneWarnings(draft: ScenarioDraft, seats: number): readonly ScenarioFault[] {
  const { zones } = scenarioOf(draft)
  const meant = printed.filter(({ id }) => zones.includes(id))
  const tried = (meant.length === 0 ? printed : meant).map(({ id }) => ({
    id,
    setting: settingFrom(settingDraftOf(draft, id, seats)),
  }))
  const playable = tried.map(({ setting }) => setting).filter((setting): setting is Setting => !isRefusal(setting))
  const [first] = playable
  if (first === undefined && meant.length === 0) return [warnAt(['zones'], 'noZone')]
  const refused = meant.length === 0 ? [] : tried.filter(({ setting }) => isRefusal(setting))
  const out = refused.map(({ id }) => warnAt(['zones'], 'zoneRefused', id))
  if (first === undefined) return out
  for (const warning of warningsOf(first)) out.push(warnAt(placeOf(warning, first), warning.warned, warning.about))
  if (playable.every(isTooShort)) out.push(warnAt(['switches', 'rounds'], 'roundsShort', first.rules.rounds))
  return out
}
