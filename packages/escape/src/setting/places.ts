import { type Refusal, refuse } from '@selva/core'
import { SIDES, type Side, sideOf } from '../character.ts'
import { livesOf } from '../comeback.ts'
import { destinations } from '../destinations.ts'
import { parametersOf, usesIn, valueIn } from '../modules/index.ts'
import { nameOf, type Sector } from '../sector.ts'
import { passRulesOf } from '../speed.ts'
import { homeOf, poolOf, startHatches } from '../start.ts'
import { openHatches, type Rules, type Setting, start } from '../state.ts'

type StartPlace = { readonly at: Sector; readonly side: Side }

/** The sectors in which a player may start at this table. */
function places(setting: Setting): readonly StartPlace[] {
  const pool = poolOf(setting)
  const aliens = setting.rules.startHatches === 'none' ? pool.alien : []
  const dealt = [...(setting.rules.humans(setting.seats) > 0 ? pool.human : []), ...aliens]
  const all = dealt.map((character): StartPlace => ({ at: homeOf(setting, character), side: sideOf(character) }))
  if (aliens.length === 0) all.push(...startHatches(setting).map((at): StartPlace => ({ at, side: 'alien' })))
  return all.filter((p, i) => all.findIndex((q) => q.at === p.at && q.side === p.side) === i)
}

/** Every sector a player could ever come to from here, and back to. */
function reachable(setting: Setting, { at, side }: StartPlace): ReadonlySet<Sector> {
  const { zone, rules } = setting
  const open = openHatches(start(setting))
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

/** Something a host should know before the game, though it can be played. */
export type Warning = { readonly warned: 'startsApart' | 'killsOutOfReach'; readonly about: string }

/** SCN-A4: two start sectors from which nobody could ever meet. */
function apart(setting: Setting): string | undefined {
  const reached = places(setting).map((place) => ({ place, reach: reachable(setting, place) }))
  for (const a of reached)
    for (const b of reached) if (a.reach.isDisjointFrom(b.reach)) return `${nameOf(a.place.at)} ${nameOf(b.place.at)}`
  return undefined
}

/** SCN-X13: the kills that one player can ever have: each life of everybody else. */
function mostKills(setting: Setting): number {
  const humans = setting.rules.humans(setting.seats)
  const dealt = { human: humans, alien: setting.seats - humans }
  const sides = SIDES.filter((side) => dealt[side] > 0)
  const lives = sides.map((side) => livesOf(setting, side))
  if (lives.some((n) => !Number.isFinite(n))) return Number.POSITIVE_INFINITY
  const all = sides.reduce((sum, side) => sum + dealt[side] * livesOf(setting, side), 0)
  return all - Math.min(...lives)
}

export function warningsOf(setting: Setting): readonly Warning[] {
  const out: Warning[] = []
  const starts = apart(setting)
  if (starts !== undefined) out.push({ warned: 'startsApart', about: starts })
  const target = setting.rules.killTarget(setting.seats)
  if (target > mostKills(setting)) out.push({ warned: 'killsOutOfReach', about: String(target) })
  return out
}
