import { type Refusal, refuse } from '@selva/core'
import { type Side, sideOf } from '../character.ts'
import { destinations } from '../destinations.ts'
import { parametersOf, usesIn, valueIn } from '../modules/index.ts'
import { nameOf, type Sector } from '../sector.ts'
import { passRulesOf } from '../speed.ts'
import { homeOf, poolOf, startHatches } from '../start.ts'
import type { Rules, Setting } from '../state.ts'

type StartPlace = { readonly at: Sector; readonly side: Side }

/** The sectors in which a player may start at this table. */
export function places(setting: Setting): readonly StartPlace[] {
  const pool = poolOf(setting)
  const aliens = setting.rules.startHatches === 'none' ? pool.alien : []
  const dealt = [...(setting.rules.humans(setting.seats) > 0 ? pool.human : []), ...aliens]
  const all = dealt.map((character): StartPlace => ({ at: homeOf(setting, character), side: sideOf(character) }))
  if (aliens.length === 0) all.push(...startHatches(setting).map((at): StartPlace => ({ at, side: 'alien' })))
  return all.filter((p, i) => all.findIndex((q) => q.at === p.at && q.side === p.side) === i)
}

/** The hatches that are open or will be (OWN-3), as a bit set by place in the zone's list. */
const hatchesEverOpen = ({ zone, rules }: Setting): number =>
  zone.hatches.reduce((open, { number }, i) => (rules.shut.includes(number) ? open : open | (1 << i)), 0)

/** Every sector a player could ever come to from here, and back to. */
export function reachable(setting: Setting, { at, side }: StartPlace): ReadonlySet<Sector> {
  const { zone, rules } = setting
  const open = hatchesEverOpen(setting)
  const seen = new Set<Sector>()
  const edge = [at]
  for (const from of edge)
    for (const to of destinations(zone, from, rules.speed(side), side, open, passRulesOf(rules, side)))
      if (!seen.has(to)) {
        seen.add(to)
        edge.push(to)
      }
  return seen
}

/** The hatches that codes name, by number. */
const namedHatches = (rules: Rules): readonly number[] =>
  usesIn(rules).flatMap((use) =>
    parametersOf(use.code).flatMap(({ name, parameter }) => parameter.hatches?.(valueIn(use, name)) ?? []),
  )

/** SCN-B4, SCN-C6, SCN-A4: why nobody could play from these start places, if so. */
export function placeConflict(setting: Setting): Refusal | undefined {
  const { zone, rules } = setting
  const missing = namedHatches(rules).find((number) => !zone.hatches.some((h) => h.number === number))
  if (missing !== undefined) return refuse('hatch', missing)
  if (!zone.hatches.some((h) => !rules.shut.includes(h.number))) return refuse('hatchesShut') // SCN-X14
  for (const place of places(setting)) {
    const reached = reachable(setting, place)
    if (reached.size === 0) return refuse('startStuck', nameOf(place.at))
    if (place.side === 'human' && !zone.hatches.some((h) => !rules.shut.includes(h.number) && reached.has(h.at)))
      return refuse('noWayOut', nameOf(place.at))
  }
  return undefined
}
