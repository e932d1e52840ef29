import { isRefusal, type Refusal, refuse, type Seat } from '@selva/core'
import { CARDS, type Card, copiesIn } from '../card.ts'
import { ROLES, type Role } from '../role.ts'
import type { Setting } from '../setting/setting.ts'
import { kinds, member } from './arrangement.ts'

/** A described player, checked. */
export type Placed = {
  readonly seat: Seat
  readonly role: Role
  readonly hand: readonly Card[]
  readonly place: number
  readonly quarantine: number
  readonly alive: boolean
}
type Fields = { readonly [name: string]: unknown }

const whole = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most

/** INV (2) to (5): what is wrong with the players together. */
export function wrongCrew(players: readonly Placed[], handOf: (seat: Seat) => number): Refusal | undefined {
  const things = players.filter((p) => p.role === 'thing')
  if (things.length !== 1 || things[0]?.alive !== true) return refuse('arrangeThing')
  if (new Set(players.map((p) => p.place)).size !== players.length) return refuse('arrangePlace')
  if (players.filter((p) => p.alive).length < 2) return refuse('arrangeOver')
  for (const { seat, role, hand, alive, quarantine } of players) {
    if (hand.length !== (alive ? handOf(seat) : 0)) return refuse('arrangeHand', seat)
    if (!alive && quarantine > 0) return refuse('arrangeQuarantine', seat)
    if (copiesIn(hand, 'theThing') !== (role === 'thing' ? 1 : 0)) return refuse('arrangeThing', seat)
    if (alive && role === 'infected' && !hand.includes('infected')) return refuse('arrangeInfected', seat)
  }
  return undefined
}

/** The players as described, one by one. */
export function placed(setting: Setting, described: unknown): readonly Placed[] | Refusal {
  const { seats, rules } = setting
  if (!Array.isArray(described) || described.length !== seats) return refuse('arrangePlayers', seats)
  const out: Placed[] = []
  for (const [i, one] of described.entries()) {
    const draft: Fields = typeof one === 'object' && one !== null ? one : {}
    const role = member(ROLES, draft['role'] ?? 'human')
    if (role === undefined) return refuse('arrangeRole', draft['role'])
    const hand = kinds(CARDS, draft['hand'])
    if (isRefusal(hand)) return hand
    const place = draft['place'] ?? i
    if (!whole(place, 0, seats - 1)) return refuse('arrangePlace', place)
    const quarantine = draft['quarantine'] ?? 0
    if (!whole(quarantine, 0, rules.quarantineTurns)) return refuse('arrangeQuarantine', quarantine)
    out.push({ seat: (i + 1) as Seat, role, hand, place, quarantine, alive: draft['eliminated'] !== true })
  }
  return out
}

/** VOC-5: the doors by gap, those of closed places in the merged one. */
export function doorsFrom(players: readonly Placed[], drafts: unknown): readonly number[] | Refusal {
  const doors = players.map(() => 0)
  if (drafts === undefined) return doors
  if (!Array.isArray(drafts)) return refuse('arrangeDoor', drafts)
  const open = (place: number) => players.some((p) => p.place === place && p.alive)
  for (const draft of drafts) {
    if (!whole(draft, 0, players.length - 1)) return refuse('arrangeDoor', draft)
    let place = draft
    while (!open(place)) place = (place + players.length - 1) % players.length
    doors[place] = (doors[place] ?? 0) + 1
  }
  return doors
}
