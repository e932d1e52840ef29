import { elementAt, isRefusal, isSeat, type Refusal, refuse, type Seat } from '@selva/core'
import { SIDES } from '../character.ts'
import { returnsHome } from '../comeback.ts'
import { DANGERS, type Danger, isQuiet } from '../danger.ts'
import { isNoisy } from '../danger-draw.ts'
import { EFFECTS, type Fact } from '../facts.ts'
import { sorted } from '../hand.ts'
import type { Sector } from '../sector.ts'
import type { Setting } from '../state.ts'
import type { Step } from '../step.ts'
import { hatchIndex } from '../zone.ts'
import { type ArrangementDraft, member } from './arrangement.ts'
import { decksFrom } from './cards.ts'
import { isOut, mayStand, type Placed, placeFrom, playersFrom, sideNow } from './players.ts'

const seatAt = (i: number): Seat => (i + 1) as Seat

type Closed = { readonly hatch: number; readonly reason: 'used' | 'damaged' }

function closedFrom({ zone }: Setting, draft: unknown): readonly Closed[] | Refusal {
  const out: Closed[] = []
  for (const [number, reason] of Object.entries(draft ?? {})) {
    const hatch = Number(number)
    if (hatchIndex(zone, hatch) < 0 || (reason !== 'used' && reason !== 'damaged'))
      return refuse('arrangeHatch', number)
    out.push({ hatch, reason })
  }
  return out
}

/** Facts about the players who are out, or are no longer what they were dealt. */
function fates(players: readonly Placed[]): readonly Fact[] {
  const killer = seatAt(players.findIndex((p) => !isOut(p) && sideNow(p) === 'alien'))
  const facts: Fact[] = []
  for (const [i, player] of players.entries()) {
    const { at, character, returns, escaped } = player
    const seat = seatAt(i)
    if (player.mutated) facts.push({ kind: 'mutated', seat })
    if (escaped > 0)
      facts.push({ kind: 'hatchReached', seat, hatch: escaped, cards: 0 }, { kind: 'escaped', seat, hatch: escaped })
    if (!player.killed) continue
    facts.push({ kind: 'killed', seat, by: killer, sector: at, side: sideNow(player) })
    facts.push({ kind: 'characterShown', seat, character })
    if (returns !== 'never') facts.push({ kind: 'waits', seat, at: returns.at, side: returns.side })
  }
  return facts
}

/** Facts about each player that a deal and the facts above do not say. */
function details(setting: Setting, players: readonly Placed[]): readonly Fact[] {
  const { rules, seats } = setting
  // The killer of the position is any player who happens to live: he is not fed by it unless the arrangement says so.
  const credited = players.some((p) => p.killed) && (rules.feeding || rules.killTarget(seats) > 0)
  const returning = SIDES.some((side) => returnsHome(setting, side))
  return players.flatMap((p, i): readonly Fact[] => {
    const wished = p.hand.length > 0 || p.fed || p.spent || p.kills > 0 || p.shown
    if (!wished && !credited && !returning) return []
    const { home, spent, kills } = p
    const hand = { cards: p.hand.length, hand: sorted(p.hand) }
    return [{ kind: 'arranged', seat: seatAt(i), home, ...hand, spent, ate: p.fed, kills, shown: p.shown || p.killed }]
  })
}

/** OWN-3, OWN-4, OWN-8, OWN-12: what everyone has learnt by this round. The first human left is the courier. */
function announced({ zone, rules }: Setting, players: readonly Placed[], round: number): readonly Fact[] {
  const facts: Fact[] = []
  const sides = players.map((p, i): Fact => ({ kind: 'sideTold', seat: seatAt(i), side: sideNow(p) }))
  if (rules.tellsSides) facts.push(...sides)
  const courier = players.findIndex((p) => !isOut(p) && sideNow(p) === 'human')
  if (rules.hasCourier) facts.push({ kind: 'courier', seat: seatAt(courier) })
  for (const { number } of zone.hatches) {
    const unlocks = rules.unlocksIn(number)
    if (unlocks > 0 && unlocks <= round) facts.push({ kind: 'hatchOpened', hatch: number })
    const room = rules.hatchRoom - players.filter(({ escaped }) => escaped === number).length
    if (room > 0 && room < rules.hatchRoom) facts.push({ kind: 'hatchRoom', hatch: number, room })
  }
  return facts
}

/** Facts of the turn so far: those that lead to the described step. */
function turnSoFar(draws: boolean, seat: Seat, at: Sector, step: Step, card: Danger): readonly Fact[] {
  if (step === 'before') return []
  const moved: readonly Fact[] = [
    { kind: 'moved', seat, to: at },
    { kind: 'asked', seat, step: 'arrived' },
  ]
  if (step === 'arrived') return moved
  const asked: Fact = { kind: 'asked', seat, step }
  if (step !== 'name' && !draws) return [...moved, { kind: 'silentSector', seat }, asked]
  const drew: readonly Fact[] = [...moved, { kind: 'drew', seat, card }, { kind: 'asked', seat, step: 'name' }]
  return step === 'name' ? drew : [...drew, { kind: 'noise', seat, sector: at, card }, asked]
}

const ARRANGED_STEPS = ['before', 'arrived', 'name', 'over', 'close'] as const

/** SET-9: the facts of an opening that leads to the described position, or what is wrong with the description. */
export function arrange(setting: Setting, description: unknown): readonly Fact[] | Refusal {
  const { zone, rules, seats } = setting
  const draft = (description ?? {}) as ArrangementDraft
  const players = playersFrom(setting, draft.players)
  if (isRefusal(players)) return players
  const step = member(ARRANGED_STEPS, draft.step ?? 'before')
  if (step === undefined) return refuse('arrangeStep', draft.step)
  const turn = draft.turn ?? 1
  const first = draft.first ?? turn
  if (!isSeat(turn, seats) || !isSeat(first, seats)) return refuse('arrangeTurn', draft.turn)
  const acting = elementAt(players, turn - 1)
  if (isOut(acting)) return refuse('arrangeTurn', turn)
  const round = draft.round ?? 1
  if (typeof round !== 'number' || !Number.isInteger(round) || round < 1 || round > rules.rounds)
    return refuse('arrangeRound', round)
  const closed = closedFrom(setting, draft.hatches)
  if (isRefusal(closed)) return closed
  const shut = new Set([...closed.map((c) => c.hatch), ...rules.shut])
  if (shut.size === zone.hatches.length) return refuse('arrangeOver')
  for (const player of players)
    if (!mayStand(setting, player, shut, player === acting && step === 'arrived')) return refuse('arrangeSector')
  const from = step === 'before' ? acting.at : placeFrom(setting, draft.from)
  if (isRefusal(from)) return from
  const draws = isNoisy(setting, acting.at, round)
  if (step === 'name' && !draws) return refuse('arrangeStep', step)
  const card = member(DANGERS, draft.card ?? 'yours')
  if (card === undefined || isQuiet(card)) return refuse('arrangeCards', draft.card)
  const announces = step === 'name' || ((step === 'close' || step === 'over') && draws)
  const decks = decksFrom(
    setting,
    draft,
    players.flatMap((p) => p.hand),
    announces ? [card] : [],
  )
  if (isRefusal(decks)) return decks
  const effects = Array.isArray(draft.effects) ? draft.effects.map((effect) => member(EFFECTS, effect)) : []
  const at = (i: number): Sector => (i === turn - 1 ? from : elementAt(players, i).at)
  const facts: Fact[] = [
    ...players.map(({ character }, i): Fact => ({ kind: 'dealt', seat: seatAt(i), character, at: at(i) })),
    ...decks,
    { kind: 'began', first },
    ...closed.map(({ hatch, reason }): Fact => ({ kind: 'hatchClosed', hatch, reason })),
    ...fates(players),
    ...details(setting, players),
    ...announced(setting, players, round),
    { kind: 'turn', seat: turn, round, from },
  ]
  for (const effect of effects) {
    if (effect === undefined) return refuse('arrangeEffect')
    facts.push({ kind: 'felt', seat: turn, effect })
  }
  return [...facts, ...turnSoFar(draws, turn, acting.at, step, card)]
}
