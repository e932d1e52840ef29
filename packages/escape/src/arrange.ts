import { isRefusal, isSeat, type Refusal, refuse, type Seat } from '@selva/core'
import { CHARACTERS, type Character, humansOf, sideOf } from './character.ts'
import { DANGERS, type Danger } from './danger.ts'
import { freshDeck, startSector } from './deal.ts'
import { type Fact, STEPS, type Step } from './facts.ts'
import { cardsIn, countsOf } from './pile.ts'
import { type Sector, sectorNamed } from './sector.ts'
import type { Setting } from './setting.ts'
import { hatchIndex, isPlain, type Zone } from './zone.ts'

/** A position in plain words. Everything but the players may be left out. */
export type Arrangement = {
  /** In seat order: who it is, and where; `killed` if he is out of the game and lies there. */
  readonly players: readonly { readonly character: string; readonly at: string; readonly killed?: boolean }[]
  readonly first?: number
  readonly turn?: number
  readonly round?: number
  /** How far the turn has come; after `before` the acting player has moved here `from` another sector. */
  readonly step?: string
  readonly from?: string
  /** In `name`: the card he holds. */
  readonly card?: string
  /** Dangerous cards that will come next, the first one first. */
  readonly next?: readonly string[]
  /** Dangerous cards already discarded, or the whole deck. */
  readonly discards?: readonly string[] | 'all'
  /** Hatches that are no longer open, by number. */
  readonly hatches?: { readonly [number: number]: string }
}

type Placed = { readonly character: Character; readonly at: Sector; readonly killed: boolean }

const member = <T extends string>(list: readonly T[], value: unknown): T | undefined => list.find((v) => v === value)

function placed(setting: Setting, described: unknown): readonly Placed[] | Refusal {
  if (!Array.isArray(described) || described.length !== setting.seats) return refuse('arrangePlayers', setting.seats)
  const out: Placed[] = []
  for (const player of described) {
    const character = member(CHARACTERS, player?.character)
    if (character === undefined || out.some((p) => p.character === character))
      return refuse('arrangeCharacter', String(player?.character))
    const at = sectorNamed(String(player?.at))
    if (at === undefined || setting.zone.cells[at] === 'void') return refuse('arrangeSector', String(player?.at))
    out.push({ character, at, killed: player?.killed === true })
  }
  const humans = out.filter((p) => sideOf(p.character) === 'human')
  if (humans.length !== humansOf(setting.seats)) return refuse('arrangeCrew', humansOf(setting.seats))
  if (humans.every((p) => p.killed)) return refuse('arrangeOver')
  if (out.some((p) => p.killed && !isPlain(setting.zone, p.at))) return refuse('arrangeSector')
  if (out.some((p) => p.killed) && out.every((p) => p.killed || sideOf(p.character) === 'human'))
    return refuse('arrangeKiller')
  return out
}

/** May somebody of this character be standing here, a move being over or not begun? */
function mayStand(zone: Zone, { character, at }: Placed, closed: ReadonlySet<number>, arriving: boolean): boolean {
  if (isPlain(zone, at) || at === startSector(zone, sideOf(character))) return true
  const hatch = zone.hatches.find((h) => h.at === at)
  return hatch !== undefined && sideOf(character) === 'human' && (arriving || closed.has(hatch.number))
}

/** The dangerous deck with these cards discarded and these on top. */
function stacked(setting: Setting, next: readonly Danger[], discards: readonly Danger[]): Fact | Refusal {
  const bag = { ...setting.rules.dangers }
  for (const card of discards) if (bag[card]-- === 0) return refuse('arrangeCards', card)
  const spare = { ...bag }
  for (const card of next) if (spare[card]-- === 0) return refuse('arrangeCards', card)
  if (next.length + discards.length === 0) return freshDeck(setting)
  return {
    kind: 'stacked',
    size: cardsIn(bag).length,
    discarded: discards.length,
    fresh: false,
    bag,
    discards: countsOf(DANGERS, discards),
    next,
  }
}

function cards(list: unknown): readonly Danger[] | Refusal {
  if (list === undefined) return []
  if (!Array.isArray(list)) return refuse('arrangeCards', String(list))
  const out: Danger[] = []
  for (const name of list) {
    const card = member(DANGERS, name)
    if (card === undefined) return refuse('arrangeCards', String(name))
    out.push(card)
  }
  return out
}

/** What has happened in the turn so far: the facts that lead to the described step. */
function turnSoFar(zone: Zone, seat: Seat, at: Sector, step: Step, card: Danger): readonly Fact[] {
  if (step === 'before') return []
  const moved: readonly Fact[] = [
    { kind: 'moved', seat, to: at },
    { kind: 'asked', seat, step: 'arrived' },
  ]
  if (step === 'arrived') return moved
  const asked: Fact = { kind: 'asked', seat, step }
  if (step === 'close' && zone.cells[at] !== 'dangerous') return [...moved, { kind: 'silentSector', seat }, asked]
  const drew: readonly Fact[] = [...moved, { kind: 'drew', seat, card }, { kind: 'asked', seat, step: 'name' }]
  return step === 'name' ? drew : [...drew, { kind: 'noise', seat, sector: at, card }, asked]
}

/** SET-9: the facts of an opening that leads to the described position, or what is wrong with the description. */
export function arrange(setting: Setting, description: unknown): readonly Fact[] | Refusal {
  const { zone, rules, seats } = setting
  const wish = (description ?? {}) as { readonly [P in keyof Arrangement]?: unknown }
  const players = placed(setting, wish.players)
  if (isRefusal(players)) return players
  const step = member(STEPS, wish.step ?? 'before')
  if (step === undefined) return refuse('arrangeStep', String(wish.step))
  const turn = wish.turn ?? 1
  const first = wish.first ?? turn
  if (!isSeat(turn, seats) || !isSeat(first, seats)) return refuse('arrangeTurn', String(wish.turn))
  const acting = players[turn - 1] as Placed
  if (acting.killed) return refuse('arrangeTurn', turn)
  const round = wish.round ?? 1
  if (typeof round !== 'number' || !Number.isInteger(round) || round < 1 || round > rules.rounds)
    return refuse('arrangeRound', String(round))
  const closed = Object.entries(wish.hatches ?? {}).map(([number, reason]) => ({ hatch: Number(number), reason }))
  for (const { hatch, reason } of closed)
    if (hatchIndex(zone, hatch) < 0 || (reason !== 'used' && reason !== 'damaged')) return refuse('arrangeHatch', hatch)
  if (closed.length === zone.hatches.length) return refuse('arrangeOver')
  const shut = new Set(closed.map((c) => c.hatch))
  for (const player of players)
    if (!mayStand(zone, player, shut, player === acting && step === 'arrived')) return refuse('arrangeSector')
  const from = step === 'before' ? acting.at : sectorNamed(String(wish.from))
  if (from === undefined || zone.cells[from] === 'void') return refuse('arrangeSector', String(wish.from))
  const announces = step === 'name' || (step === 'close' && zone.cells[acting.at] === 'dangerous')
  const card = member(DANGERS, wish.card ?? 'yours')
  if (card === undefined || card === 'silence') return refuse('arrangeCards', String(wish.card))
  if (step === 'name' && zone.cells[acting.at] !== 'dangerous') return refuse('arrangeStep', step)
  const next = cards(wish.next)
  const discards = wish.discards === 'all' ? cardsIn(rules.dangers) : cards(wish.discards)
  if (isRefusal(next)) return next
  if (isRefusal(discards)) return discards
  const deck = stacked(setting, announces ? [card, ...next] : next, discards)
  if (isRefusal(deck)) return deck
  const killer = (players.findIndex((p) => !p.killed && sideOf(p.character) === 'alien') + 1) as Seat
  const facts: Fact[] = [
    ...players.map(
      ({ character, at }, i): Fact => ({
        kind: 'dealt',
        seat: (i + 1) as Seat,
        character,
        at: i === turn - 1 ? from : at,
      }),
    ),
    deck,
    { kind: 'began', first },
  ]
  for (const { hatch, reason } of closed)
    facts.push({ kind: 'hatchClosed', hatch, reason: reason === 'used' ? 'used' : 'damaged' })
  for (const [i, { killed, at, character }] of players.entries()) {
    if (!killed) continue
    const seat = (i + 1) as Seat
    facts.push({ kind: 'killed', seat, by: killer, sector: at, side: sideOf(character) })
    facts.push({ kind: 'characterShown', seat, character })
  }
  facts.push({ kind: 'turn', seat: turn, round, from })
  return [...facts, ...turnSoFar(zone, turn, acting.at, step, card)]
}
