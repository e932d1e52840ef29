import type { Seat } from '@selva/core'
import { aboard, CELLS, type Choice, type PartialState, type Sector } from '@selva/escape'
import { bestOf } from '../../pick.ts'
import { type Belief, suspectAt } from '../belief/belief.ts'
import { canBe } from '../belief/suspect.ts'
import { FAR } from '../terrain.ts'
import type { Outlook } from './outlook.ts'
import type { Position } from './position.ts'

/** Aliens farther than this matter less. */
const NEAR = 5
const DISTANT = 0.3
/** Cost of standing in one's own light. */
const SEEN = 0.6

/** How much is not known of where each alien is, near this sector: what a look there would bring. */
function mysteries(belief: Belief, partial: PartialState, { sides }: Outlook, here: Sector): Float64Array {
  const out = new Float64Array(CELLS)
  const { steps, zone } = belief.terrain
  for (const seat of aboard(partial)) {
    const alien = sides[seat - 1] ?? 0
    if (seat === belief.seat || alien === 0) continue
    const { at } = suspectAt(belief, seat)
    const blur = alien * (1 - at.alien.reduce((a, b) => Math.max(a, b), 0))
    if (blur > 0) for (const i of zone.sectors) out[i] = (out[i] ?? 0) + blur * (at.alien[i] ?? 0)
  }
  for (const i of zone.sectors) if ((steps.alien[i * CELLS + here] ?? FAR) > NEAR) out[i] = (out[i] ?? 0) * DISTANT
  return out
}

/** ITM-13: where a Spotlight shows most, and how many aliens that is. */
export function bestLight(position: Position, outlook: Outlook): { at: Sector; worth: number } | undefined {
  const { belief, part: partial, me, options } = position
  const offered = options.find((o) => o.do === 'spotlight')
  if (offered?.do !== 'spotlight') return undefined
  const unknown = mysteries(belief, partial, outlook, me.at)
  const known = suspectAt(belief, belief.seat).at.human[me.at] ?? 0
  const found = bestOf(offered.at, (target) => {
    const next = partial.setting.zone.next[target] ?? []
    let sum = unknown[target] ?? 0
    for (const at of next) sum += unknown[at] ?? 0
    return target === me.at || next.includes(me.at) ? sum - SEEN * (1 - known) : sum
  })
  return found === undefined ? undefined : { at: found.best, worth: found.score }
}

/** ULT-11: whom a Sensor should find: an alien, as far as one knows, whose place is not known and may be near. */
function bestTarget(position: Position, { sides }: Outlook): { on: Seat; worth: number } | undefined {
  const { belief, me, options } = position
  const offered = options.find((o) => o.do === 'sensor')
  if (offered?.do !== 'sensor') return undefined
  const { steps, zone } = belief.terrain
  const found = bestOf(offered.on, (seat) => {
    const { at } = suspectAt(belief, seat)
    let near = 0
    let peak = 0
    for (const i of zone.sectors) {
      const p = at.alien[i] ?? 0
      peak = Math.max(peak, p)
      if ((steps.alien[i * CELLS + me.at] ?? FAR) <= NEAR) near += p
    }
    return (sides[seat - 1] ?? 0) * (1 - peak) * (DISTANT + (1 - DISTANT) * near)
  })
  return found === undefined ? undefined : { on: found.best, worth: found.score }
}

/** SCN-H16: whose side is least known. In the Ultimate edition it costs the Medic his own secret (ULT-27). */
function bestPatient({ belief, part: partial, options }: Position, { sides }: Outlook): Seat | undefined {
  const offered = options.find((o) => o.do === 'medic')
  if (offered?.do !== 'medic') return undefined
  const secret = partial.setting.rules.edition === 'ultimate' && canBe(suspectAt(belief, belief.seat), 'alien')
  if (secret) return undefined
  const found = bestOf(offered.on, (seat) => {
    const alien = sides[seat - 1] ?? 0
    return alien * (1 - alien)
  })
  return found !== undefined && found.score > 0.15 ? found.best : undefined
}

/** A human's search before he moves, if any. `threat`: how likely he dies as things stand. */
export function searchBeforeMove(position: Position, outlook: Outlook, threat: number): Choice | undefined {
  const { human } = position.weights
  const patient = bestPatient(position, outlook)
  if (patient !== undefined) return { do: 'medic', on: patient }
  const wanted = threat > 0.2 ? human.spareLight : human.light
  const light = bestLight(position, outlook)
  if (light !== undefined && light.worth >= wanted) return { do: 'spotlight', at: light.at }
  const target = bestTarget(position, outlook)
  return target !== undefined && target.worth >= wanted ? { do: 'sensor', on: target.on } : undefined
}
