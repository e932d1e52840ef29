import { SIDES, type Side } from '../character.ts'
import { nameOf } from '../sector.ts'
import type { Setting } from '../state.ts'
import { places, reachable } from './places.ts'

/** Something a host should know before the game, though it can be played. */
export type Warning = {
  readonly warned: 'startsApart' | 'killsOutOfReach' | 'hatchesLate' | 'hatchesFew'
  readonly about: string
}

/** SCN-A4: two start sectors from which nobody could ever meet. */
function apart(setting: Setting): string | undefined {
  const reached = places(setting).map((place) => ({ place, reach: reachable(setting, place) }))
  for (const a of reached)
    for (const b of reached) if (a.reach.isDisjointFrom(b.reach)) return `${nameOf(a.place.at)} ${nameOf(b.place.at)}`
  return undefined
}

/** No rule counts as many deaths: a player who comes back from all of these always does. */
const MOST_LIVES = 9

/** END-9: how often a player who was dealt this side can be killed at this table. */
function livesOf({ zone, rules }: Setting, dealt: Side): number {
  let side = dealt
  let deaths = 0
  for (let lives = 1; lives <= MOST_LIVES; lives++) {
    deaths++
    const back = rules.comesBack({ side, at: zone.humanSector, home: zone.humanSector, deaths }, zone)
    if (back === 'never') return lives
    if (back.side !== side) deaths = 0
    side = back.side
  }
  return Number.POSITIVE_INFINITY
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
  const exits = setting.zone.hatches.filter(({ number }) => !setting.rules.shut.includes(number))
  const opens = Math.min(...exits.map(({ number }) => setting.rules.unlocksIn(number)))
  if (opens > setting.rules.rounds) out.push({ warned: 'hatchesLate', about: String(opens) }) // OWN-X5
  const room = exits.length * setting.rules.hatchRoom
  if (Math.min(setting.rules.escapesToWin, setting.rules.humans(setting.seats)) > room)
    out.push({ warned: 'hatchesFew', about: String(room) }) // OWN-X6
  return out
}
