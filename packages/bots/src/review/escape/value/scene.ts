import { type Seat, seatsOf } from '@selva/core'
import { CELLS, ownPlayer, type PartialState, playerAt, type Sector, type Side } from '@selva/escape'
import { type Belief, sidesSeen, suspectAt } from '../../../escape/belief/belief.ts'
import { type ExpectedDeck, nextCard } from '../../../escape/belief/deck.ts'
import type { Listener } from '../../../escape/belief/listen.ts'
import { canBe, type Suspect } from '../../../escape/belief/suspect.ts'
import { usualSpeed } from '../../../escape/belief/turn.ts'
import { afterMove } from '../../../escape/policy/threat.ts'
import type { Moves, Terrain } from '../../../escape/terrain.ts'
import { type Sampler, samplerOf } from './sampler.ts'

/** The others' belief of a player’s place. */
export type Rumour = {
  readonly at: Sampler
  /** The chance of each cell. */
  readonly sure: Float64Array
}

/** A player, as the seat that decides knows them. */
export type Guess = {
  readonly status: 'aboard' | 'escaped' | 'out' | 'waiting'
  /** How likely everything heard of them is on either side; a side that is ruled out has 0. */
  readonly human: number
  readonly alien: number
  /** Has changed to the aliens: a human when the sides were dealt. */
  readonly turned: boolean
  /** The side on which a waiting player comes back, and where. */
  readonly returns: Side | 'never'
  /** The sectors in which they may stand, by side. */
  readonly at: Readonly<Record<Side, Sampler | undefined>>
  /** The sectors in which the others take them to be. */
  readonly rumour: Rumour | undefined
  /** How likely the others take them for a human. */
  readonly seemsHuman: number
  readonly fed: boolean
  /** Has a card that saves them from one attack, as far as this seat knows: it knows only its own. */
  readonly shield: boolean
}

/** Everything a seat knew at a moment, from which positions are drawn and played on. */
export type Scene = {
  readonly state: Pick<PartialState, 'setting' | 'first' | 'round' | 'last'>
  /** The seat whose knowledge this is, and the seat whose turn it is. */
  readonly seat: Seat
  readonly turn: Seat
  readonly terrain: Terrain
  /** The hatches that are open, and how many humans each has room for. */
  readonly hatches: readonly { readonly at: Sector; readonly room: number }[]
  readonly green: number
  readonly red: number
  /** The cards that were shown, which make the pile again. */
  readonly shownGreen: number
  readonly shownRed: number
  readonly card: ExpectedDeck
  readonly guesses: readonly Guess[]
  /** The sectors in which the others will take this seat to be after its next move: if it costs no card, and if it costs one. */
  readonly moved: { readonly quiet: Rumour | undefined; readonly loud: Rumour | undefined }
}

/** Likely places are struck more often than their share: an alien takes the likeliest. */
const SHARPEN = 2

export function rumourOf(at: Float64Array): Rumour | undefined {
  const sampler = samplerOf(at, SHARPEN)
  return sampler === undefined ? undefined : { at: sampler, sure: at }
}

const only = (cell: number): Float64Array => {
  const at = new Float64Array(CELLS)
  at[cell] = 1
  return at
}

/** The others hunt for humans: they look where a player would be as one, as long as that can be. */
export const seenPlaces = (suspect: Suspect): Float64Array =>
  canBe(suspect, 'human') ? suspect.at.human : suspect.at.alien

function likelihoods(suspect: Suspect, own: Side | undefined): Pick<Guess, 'human' | 'alien'> {
  if (own !== undefined) return { human: own === 'human' ? 1 : 0, alien: own === 'alien' ? 1 : 0 }
  return { human: Math.exp(suspect.log.human), alien: Math.exp(suspect.log.alien) }
}

function guessAt(belief: Belief, part: PartialState, of: Seat, alien: number): Guess {
  const player = playerAt(part, of)
  const suspect = suspectAt(belief, of)
  const mine = of === belief.seat
  const { at, side, status, turned, returns } = player
  const known = turned ? 'human' : side
  const here = status === 'aboard'
  const places = (as: Side): Sampler | undefined => {
    if (mine) return at === undefined ? undefined : samplerOf(only(at))
    return canBe(suspect, as) ? samplerOf(suspect.at[as]) : undefined
  }
  return {
    status: status === 'eliminated' ? 'out' : status,
    ...likelihoods(suspect, known),
    turned,
    returns: returns === 'never' ? 'never' : returns.side,
    at: { human: here ? places('human') : undefined, alien: here ? places('alien') : undefined },
    rumour: here ? rumourOf(seenPlaces(suspect).slice()) : undefined,
    seemsHuman: canBe(suspect, 'human') ? 1 - (mine ? 0.5 : alien) : 0,
    fed: player.ate,
    shield: mine && side === 'human' && part.setting.rules.usesItems && ownPlayer(part, of).hand.includes('defense'),
  }
}

/** The places of a kind that these moves may lead to. */
function movedTo(from: Float64Array, moves: Moves, kind: Uint8Array): Rumour | undefined {
  const to = afterMove(from, moves).map((p, i) => (kind[i] === 1 ? p : 0))
  const sum = to.reduce((a, b) => a + b, 0)
  return sum === 0 ? undefined : rumourOf(to.map((p) => p / sum))
}

function movedOf({ part, belief }: Listener): Scene['moved'] {
  const { terrain, seat } = belief
  const suspect = suspectAt(belief, seat)
  const side = canBe(suspect, 'human') ? 'human' : 'alien'
  const moves = terrain.moves(side, usualSpeed(part, seat, side))
  const from = seenPlaces(suspect)
  return { quiet: movedTo(from, moves, terrain.quiet), loud: movedTo(from, moves, terrain.loud) }
}

/** The knowledge of a seat at this moment. */
export function sceneOf(listener: Listener): Scene {
  const { part, belief } = listener
  const { zone, rules, seats } = part.setting
  const sides = sidesSeen(belief, part)
  const { hatchPile, hatchShown } = part
  const cards = rules.hatchMode === 'card'
  return {
    state: { setting: part.setting, first: part.first, round: part.round, last: part.last },
    seat: belief.seat,
    turn: part.turn,
    terrain: belief.terrain,
    hatches: zone.hatches.flatMap(({ at }, i) => (part.hatches[i] === 'open' ? [{ at, room: part.room[i] ?? 1 }] : [])),
    green: cards ? (hatchPile.bag?.green ?? 0) : 0,
    red: cards ? (hatchPile.bag?.red ?? 0) : 0,
    shownGreen: cards ? (hatchShown.bag?.green ?? 0) : 0,
    shownRed: cards ? (hatchShown.bag?.red ?? 0) : 0,
    card: nextCard(belief.deck),
    guesses: seatsOf(seats).map((of, i) => guessAt(belief, part, of, sides[i] ?? 0)),
    moved: movedOf(listener),
  }
}
