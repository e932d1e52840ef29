import { isRefusal, type Refusal, refuse } from '@selva/core'
import { CHARACTERS, type Character, SIDES, type Side, sideOf } from '../character.ts'
import { CARDS, type Card } from '../item.ts'
import type { Return } from '../player.ts'
import { type Sector, sectorNamed } from '../sector.ts'
import { homeOf, poolOf, startHatches } from '../start.ts'
import type { Setting } from '../state.ts'
import { hatchIndex, isPlain } from '../zone.ts'
import { type ArrangedPlayer, member } from './arrangement.ts'
import { cardsOf } from './cards.ts'

/** A described player, checked. */
export type Placed = {
  readonly character: Character
  readonly at: Sector
  readonly home: Sector
  readonly killed: boolean
  readonly returns: Return<never> | 'never'
  /** The number of the hatch he has left by, 0 if he has not. */
  readonly escaped: number
  readonly mutated: boolean
  readonly hand: readonly Card[]
  readonly fed: boolean
  readonly spent: boolean
  readonly kills: number
  readonly shown: boolean
}

export const isOut = ({ killed, escaped }: Placed): boolean => killed || escaped > 0
export const sideNow = ({ character, mutated }: Placed): Side => (mutated ? 'alien' : sideOf(character))

/** A sector of the zone by its name. */
export function placeFrom({ zone }: Setting, name: unknown): Sector | Refusal {
  const at = typeof name === 'string' ? sectorNamed(name) : undefined
  return at === undefined || zone.cells[at] === 'void' ? refuse('arrangeSector', name) : at
}

function returnsFrom(setting: Setting, draft: unknown): Return<never> | 'never' | Refusal {
  if (draft === undefined) return 'never'
  const { at: name, side: wanted } = (draft ?? {}) as { readonly at?: unknown; readonly side?: unknown }
  const at = placeFrom(setting, name)
  const side = member(SIDES, wanted)
  if (isRefusal(at)) return at
  return side === undefined ? refuse('arrangeCharacter', wanted) : { at, side }
}

function playerFrom(setting: Setting, described: unknown): Placed | Refusal {
  const draft = (described ?? {}) as { readonly [P in keyof ArrangedPlayer]?: unknown }
  const character = member(CHARACTERS, draft.character)
  if (character === undefined) return refuse('arrangeCharacter', draft.character)
  const at = placeFrom(setting, draft.at)
  const home = draft.home === undefined ? homeOf(setting, character) : placeFrom(setting, draft.home)
  const returns = returnsFrom(setting, draft.returns)
  const hand = cardsOf(CARDS, draft.hand)
  if (isRefusal(at)) return at
  if (isRefusal(home)) return home
  if (isRefusal(returns)) return returns
  if (isRefusal(hand)) return hand
  const { escaped = 0, kills = 0 } = draft
  if (typeof escaped !== 'number' || (escaped > 0 && hatchIndex(setting.zone, escaped) < 0))
    return refuse('arrangeHatch', escaped)
  if (typeof kills !== 'number' || !Number.isInteger(kills) || kills < 0) return refuse('arrangeKills', kills)
  return {
    character,
    at,
    home,
    killed: draft.killed === true || returns !== 'never',
    returns,
    escaped,
    mutated: draft.mutated === true,
    hand,
    fed: draft.fed === true,
    spent: draft.spent === true,
    kills,
    shown: draft.shown === true,
  }
}

/** SET-2, SET-4: are these the cards of a deal at this table? */
function dealable(setting: Setting, players: readonly Placed[]): Refusal | undefined {
  const pool = poolOf(setting)
  const left = [...pool.human, ...pool.alien]
  for (const { character } of players) {
    const i = left.indexOf(character)
    if (i < 0) return refuse('arrangeCharacter', character)
    left.splice(i, 1)
  }
  const humans = setting.rules.humans(setting.seats)
  const dealt = players.filter((p) => sideOf(p.character) === 'human')
  return dealt.length === humans ? undefined : refuse('arrangeCrew', humans)
}

export function playersFrom(setting: Setting, described: unknown): readonly Placed[] | Refusal {
  if (!Array.isArray(described) || described.length !== setting.seats) return refuse('arrangePlayers', setting.seats)
  const players: Placed[] = []
  for (const draft of described) {
    const player = playerFrom(setting, draft)
    if (isRefusal(player)) return player
    players.push(player)
  }
  const wrong = dealable(setting, players)
  if (wrong !== undefined) return wrong
  const left = players.filter((p) => !isOut(p) || p.returns !== 'never')
  const over = setting.rules.humans(setting.seats) > 0 ? !left.some((p) => sideNow(p) === 'human') : left.length < 2 // END-12
  if (over) return refuse('arrangeOver')
  if (players.some((p) => p.killed && !isPlain(setting.zone, p.at))) return refuse('arrangeSector')
  if (players.some((p) => isOut(p) && p.hand.length > 0)) return refuse('arrangeCards')
  if (players.some((p) => p.killed) && players.every((p) => isOut(p) || sideNow(p) === 'human'))
    return refuse('arrangeKiller')
  return players
}

/** May a player be standing here, a move being over or not begun? */
export function mayStand(setting: Setting, player: Placed, closed: ReadonlySet<number>, arriving: boolean): boolean {
  const { zone } = setting
  const { at, home, mutated } = player
  if (isPlain(zone, at) || at === home || isOut(player)) return true
  if (at === zone.humanSector) return sideNow(player) === 'human' || mutated
  const hatch = zone.hatches.find((h) => h.at === at)
  if (hatch === undefined) return at === zone.alienSector && sideNow(player) === 'alien'
  if (sideNow(player) === 'human') return arriving || closed.has(hatch.number)
  return (mutated && closed.has(hatch.number)) || startHatches(setting).includes(at)
}
