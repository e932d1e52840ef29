import { fastShares } from '@selva/core'
import { CELLS, plainSpeed, type Sector, type Side } from '@selva/escape'
import { FAR, type Moves } from '../../../escape/terrain.ts'
import { defaultWeights, thresholdAt } from '../../../escape/weights.ts'
import { ABOARD, type Board, dealerOf, ESCAPED, newBoard, OUT, WAITING } from './draw.ts'
import { MANNER } from './manner.ts'
import { drawFrom, type Unit } from './sampler.ts'
import type { Rumour, Scene } from './scene.ts'

/** The point from which a scene is played on. */
export type Start =
  /** The seat's own turn, before its move: as it likes, or with this one. */
  | { readonly from: 'turn'; readonly move: PlannedMove | 'any' }
  /** The turn is over; the others take the seat to be here, if that is not what the scene says. */
  | { readonly from: 'end'; readonly seen: Rumour | 'asBefore' }

type PlannedMove = {
  readonly to: Sector
  readonly attacks: boolean
  /** No card is drawn, whatever the sector. */
  readonly sedated: boolean
}

/** Plays one position of the scene to its end; the same number is always the same position and the same luck. */
export type Playout = (n: number, start: Start) => number

/** Apart from the seeds of the positions. */
const LUCK = 0x5f3759df

/** Everything of a scene that does not change in a playout. */
function groundOf({ state, terrain, card }: Scene) {
  const { setting, round, first, last } = state
  const { rules, zone, seats } = setting
  const { steps, loud, quiet, toHatch } = terrain
  const speed = (fed: boolean): number => plainSpeed(rules, { side: 'alien', ate: fed }, round)
  const comesBack = (side: Side) =>
    rules.comesBack({ side, at: zone.alienSector, home: zone.alienSector, deaths: 1 }, zone)
  const urgency = Float64Array.from(toHatch, (far) => {
    const { hatch, fade } = MANNER.alien
    return (1 + hatch * Math.exp(-Math.max(0, far - 1) / fade)) / (1 + hatch / 2)
  })
  return {
    ...{ setting, rules, zone, seats, round, first, last, steps, loud, quiet, card, urgency },
    human: terrain.moves('human', rules.speed('human')),
    alien: [terrain.moves('alien', speed(false)), terrain.moves('alien', speed(true))] as const,
    speed: [speed(false), speed(true)] as const,
    back: { human: comesBack('human'), alien: comesBack('alien') },
    threshold: MANNER.alien.strike * thresholdAt(setting, defaultWeights.alien),
    fading: Float64Array.from({ length: CELLS }, (_, ways) => Math.max(1, ways) ** -MANNER.fading),
    powers: Float64Array.from({ length: FAR + 1 }, (_, k) => MANNER.alien.far ** Math.min(k, 40)),
  }
}
type Ground = ReturnType<typeof groundOf>

/** One playout under way. */
type Run = {
  readonly ground: Ground
  readonly board: Board
  unit: Unit
  round: number
  /** By the scene's list of hatches: the room that is left. */
  readonly room: Uint8Array
  readonly hatches: readonly Sector[]
  green: number
  red: number
  /** Hatch cards that were shown. */
  shownGreen: number
  shownRed: number
  /** How much each seat likes each hatch, in steps: by seat − 1 and hatch. */
  readonly taste: Float64Array
  over: 'no' | 'first' | 'aliens' | 'humans'
}

const isOpen = ({ hatches, room }: Run, at: number): number => {
  for (let k = 0; k < hatches.length; k++) if (hatches[k] === at) return (room[k] ?? 0) > 0 ? k : -1
  return -1
}

const isHatch = ({ hatches }: Run, at: number): boolean => hatches.includes(at as Sector)

/** END-1: are humans left, and hatches for them? */
function decide(run: Run, escape: boolean): void {
  const { fate, alien } = run.board
  let humans = 0
  let escaped = 0
  for (let i = 0; i < fate.length; i++) {
    if (fate[i] === ESCAPED) escaped++
    else if (fate[i] !== OUT && alien[i] === 0) humans++
  }
  if (humans === 0) run.over = escape && escaped > 0 ? 'humans' : 'aliens'
  else if (run.room.every((room) => room === 0)) run.over = 'aliens'
}

/** ATK-3: everyone else in the sector is hit. */
function attack(run: Run, i: number): void {
  const { board, ground } = run
  const { fate, alien, at, seen, sure, human, fed, shield } = board
  const here = at[i] ?? 0
  for (let j = 0; j < fate.length; j++) {
    if (j === i || fate[j] !== ABOARD) continue
    if (at[j] === here) {
      if (shield[j] === 1) {
        shield[j] = 0
        continue
      }
      const side = alien[j] === 1 ? 'alien' : 'human'
      if (side === 'human' && alien[i] === 1) fed[i] = 1
      const back = ground.back[side]
      fate[j] = back === 'never' ? OUT : WAITING
      fed[j] = 0
      if (back !== 'never') {
        alien[j] = back.side === 'alien' ? 1 : 0
        human[j] = back.side === 'alien' ? 0 : 1
        at[j] = back.at
      }
    } else if (seen[j] === here) {
      // Not there: wherever else.
      seen[j] = stray(run, here, ground.human)
      sure[j] = (sure[j] ?? 0) / 2
    }
  }
  seen[i] = here
  sure[i] = 1
  if (alien[i] === 1) human[i] = 0
  decide(run, false)
}

/** A move as people are generally thought to make it. */
function stray({ unit }: Run, from: number, { start, to, chance }: Moves): number {
  const first = start[from] ?? 0
  const end = start[from + 1] ?? 0
  if (first === end) return from
  let rest = unit()
  for (let k = first; k < end; k++) {
    rest -= chance[k] ?? 0
    if (rest < 0) return to[k] ?? from
  }
  return to[end - 1] ?? from
}

/** A few tries to find a place of the kind that was heard. */
const TRIES = 4

/** The others hear that a player has moved to a sector of this kind. */
function drift(run: Run, i: number, kind: Uint8Array): void {
  const { board, ground } = run
  const from = board.seen[i] ?? 0
  const moves = board.human[i] === 0 ? ground.alien[board.fed[i] === 1 ? 1 : 0] : ground.human
  let to = from
  for (let k = 0; k < TRIES; k++) {
    to = stray(run, from, moves)
    if (kind[to] === 1) break
  }
  let ways = 0
  for (let k = moves.start[from] ?? 0; k < (moves.start[from + 1] ?? 0); k++) if (kind[moves.to[k] ?? 0] === 1) ways++
  board.seen[i] = to
  board.sure[i] = (board.sure[i] ?? 0) * (ground.fading[ways] ?? 0)
}

/** The others now take a player to be where this rumour says. */
function rumour({ board, unit }: Run, i: number, { at, sure }: Rumour): void {
  const seen = drawFrom(at, unit)
  board.seen[i] = seen
  board.sure[i] = sure[seen] ?? 0
}

type Moved = Scene['moved'] | 'unknown'

/** SEC-2, SEC-3: resolves the sector that a player has come to. `moved` says better where the others take them to be. */
function resolve(run: Run, i: number, sedated: boolean, moved: Moved): void {
  const { board, ground, unit } = run
  const at = board.at[i] ?? 0
  const follow = (kind: 'quiet' | 'loud'): void => {
    const known = moved === 'unknown' ? undefined : moved[kind]
    if (known === undefined) drift(run, i, ground[kind])
    else rumour(run, i, known)
  }
  if (ground.loud[at] !== 1 || sedated) return follow(ground.loud[at] === 1 ? 'loud' : 'quiet')
  const u = unit()
  if (u < ground.card.yours) {
    board.seen[i] = at
    board.sure[i] = MANNER.named
    return
  }
  follow('loud')
  if (u < ground.card.yours + ground.card.any) {
    if (board.seen[i] === at) drift(run, i, ground.loud)
    board.sure[i] = MANNER.named
  }
}

/** HAT-2, HAT-3: a human has come to an open hatch. */
function tryHatch(run: Run, i: number, k: number): void {
  const { board, ground, unit, room } = run
  const { hatchMode, redDamages } = ground.rules
  if (hatchMode === 'first') {
    board.fate[i] = ESCAPED
    run.over = 'first'
    return
  }
  if (hatchMode === 'card') {
    if (run.green + run.red === 0) {
      run.green = run.shownGreen
      run.red = run.shownRed
      run.shownGreen = 0
      run.shownRed = 0
    }
    const isRed = unit() * (run.green + run.red) < run.red
    if (isRed) {
      run.red--
      run.shownRed++
      if (redDamages) room[k] = (room[k] ?? 1) - 1
      board.seen[i] = board.at[i] ?? 0
      board.sure[i] = 1
      return decide(run, false)
    }
    run.green--
    run.shownGreen++
  }
  board.fate[i] = ESCAPED
  room[k] = (room[k] ?? 1) - 1
  decide(run, true)
}

/** How much is to be feared at a place: the players who may be aliens and can get there. */
function threat({ board, ground }: Run, to: number, i: number): number {
  let sum = 0
  for (let j = 0; j < board.fate.length; j++) {
    const alien = 1 - (board.human[j] ?? 0)
    if (j === i || board.fate[j] !== ABOARD || alien === 0) continue
    const far = ground.steps.alien[(board.seen[j] ?? 0) * CELLS + to] ?? FAR
    if (far <= ground.speed[board.fed[j] === 1 ? 1 : 0])
      sum += alien * (MANNER.unseen + (1 - MANNER.unseen) * (board.sure[j] ?? 0))
  }
  return sum
}

/** A human's way: to the hatch they like, a little round about. */
function humanWay(run: Run, i: number): number {
  const { board, ground, unit, hatches, room, taste } = run
  const from = board.at[i] ?? 0
  const { start, to } = ground.human
  const { fear, quiet, whim } = MANNER.human
  let goal = -1
  let least = Number.POSITIVE_INFINITY
  for (let k = 0; k < hatches.length; k++) {
    if ((room[k] ?? 0) === 0) continue
    const cost = (ground.steps.human[from * CELLS + (hatches[k] ?? 0)] ?? FAR) + (taste[i * hatches.length + k] ?? 0)
    if (cost < least) {
      least = cost
      goal = hatches[k] ?? 0
    }
  }
  let best = from
  let score = Number.NEGATIVE_INFINITY
  for (let k = start[from] ?? 0; k < (start[from + 1] ?? 0); k++) {
    const end = to[k] ?? 0
    if (isHatch(run, end)) {
      if (isOpen(run, end) >= 0) return end
      continue
    }
    const loud = ground.loud[end] === 1
    const rate =
      whim * unit() * 4 +
      (loud ? 0 : quiet) -
      (goal < 0 ? 0 : (ground.steps.human[end * CELLS + goal] ?? FAR)) -
      (loud ? fear.loud : fear.quiet) * threat(run, end, i)
    if (rate > score) {
      score = rate
      best = end
    }
  }
  return best
}

/** The gain that a strike at a player's supposed place promises. */
function gainAt({ board, ground }: Run, at: number, i: number): number {
  let prey = 0
  let kin = 0
  for (let k = 0; k < board.fate.length; k++) {
    if (k === i || board.fate[k] !== ABOARD || board.seen[k] !== at) continue
    const sure = board.sure[k] ?? 0
    const human = board.human[k] ?? 0
    prey += sure * human
    kin += sure * (1 - human)
  }
  return prey * (ground.urgency[at] ?? 1) - MANNER.alien.kin * kin
}

/** An alien's move, and whether it strikes there. */
function alienWay(run: Run, i: number): { readonly to: number; readonly strikes: boolean } {
  const { board, ground, unit } = run
  const fed = board.fed[i] === 1 ? 1 : 0
  const from = board.at[i] ?? 0
  const { start, to } = ground.alien[fed]
  const speed = ground.speed[fed]
  const { sharp, whim } = MANNER.alien
  let strike = from
  let most = 0
  let sum = 0
  for (let j = 0; j < board.fate.length; j++) {
    if (j === i || board.fate[j] !== ABOARD || (board.human[j] ?? 0) === 0) continue
    const at = board.seen[j] ?? 0
    const far = ground.steps.alien[from * CELLS + at] ?? FAR
    sum += (ground.powers[Math.ceil(far / speed)] ?? 0) * (ground.urgency[at] ?? 1) * (board.human[j] ?? 0)
    if (far === 0 || far > speed || (ground.loud[at] !== 1 && ground.quiet[at] !== 1)) continue
    const gain = gainAt(run, at, i)
    if (gain > most) {
      most = gain
      strike = at
    }
  }
  if (most > 0 && unit() < 1 / (1 + Math.exp((ground.threshold - most) / sharp))) return { to: strike, strikes: true }
  // Else it follows one of them, the nearer and the nearer a hatch the rather.
  let rest = unit() * sum
  let prey = -1
  for (let j = 0; j < board.fate.length && rest >= 0; j++) {
    if (j === i || board.fate[j] !== ABOARD || (board.human[j] ?? 0) === 0) continue
    const at = board.seen[j] ?? 0
    const far = ground.steps.alien[from * CELLS + at] ?? FAR
    rest -= (ground.powers[Math.ceil(far / speed)] ?? 0) * (ground.urgency[at] ?? 1) * (board.human[j] ?? 0)
    prey = at
  }
  let best = from
  let score = Number.NEGATIVE_INFINITY
  for (let k = start[from] ?? 0; k < (start[from + 1] ?? 0); k++) {
    const end = to[k] ?? 0
    const rate = whim * unit() * 8 - (prey < 0 ? 0 : (ground.steps.alien[end * CELLS + prey] ?? FAR))
    if (rate > score) {
      score = rate
      best = end
    }
  }
  return { to: best, strikes: false }
}

/** A whole turn of a player. */
function turn(run: Run, i: number, move: PlannedMove | 'any', moved: Moved): void {
  const { board } = run
  if (board.fate[i] === WAITING) {
    // END-9: announced, and the first move comes at once.
    board.fate[i] = ABOARD
    board.seen[i] = board.at[i] ?? 0
    board.sure[i] = 1
  }
  const alien = board.alien[i] === 1
  const human = board.human[i] ?? 0
  if (human > 0) board.human[i] = human + MANNER.learnt * ((alien ? 0.02 : 1) - human)
  const own = move !== 'any' ? { to: move.to as number, strikes: move.attacks } : alien ? alienWay(run, i) : undefined
  const to = own?.to ?? humanWay(run, i)
  board.at[i] = to
  if (!alien) {
    const hatch = isOpen(run, to)
    if (hatch >= 0) return tryHatch(run, i, hatch)
  }
  if (own?.strikes === true) return attack(run, i)
  resolve(run, i, move !== 'any' && move.sedated, moved)
}

/** END-7, END-8: has this seat won? */
function hasWon({ over, board, ground }: Run, seat: number): number {
  const { deadAliensWin, aliensMustLive } = ground.rules.switches
  if (board.fate[seat] === ESCAPED) return 1
  if (over !== 'aliens' || board.alien[seat] !== 1) return 0
  const lives = (i: number): boolean => board.alien[i] === 1 && (board.fate[i] === ABOARD || board.fate[i] === WAITING)
  if (aliensMustLive && !board.fate.some((_, i) => lives(i))) return 0
  return deadAliensWin || lives(seat) ? 1 : 0
}

/** Plays out positions that the seat of a scene may be in, by quick players who know what is generally believed. */
export function playoutOf(scene: Scene, seed: number): Playout {
  const ground = groundOf(scene)
  const { seats, first, last } = ground
  const deal = dealerOf(scene)
  const hatches = scene.hatches.map(({ at }) => at)
  const run: Run = {
    ...{ ground, board: newBoard(seats), unit: fastShares(0), round: 0, hatches, over: 'no' },
    ...{ green: 0, red: 0, shownGreen: 0, shownRed: 0 },
    room: new Uint8Array(hatches.length),
    taste: new Float64Array(seats * hatches.length),
  }
  const me = scene.seat - 1

  function begin(n: number): void {
    const position = fastShares(seed + 2 * n)
    deal(run.board, position)
    for (let k = 0; k < run.taste.length; k++) run.taste[k] = position() * MANNER.human.taste
    for (const [k, { room }] of scene.hatches.entries()) run.room[k] = room
    run.unit = fastShares((seed + 2 * n + 1) ^ LUCK)
    run.round = ground.round
    run.green = scene.green
    run.red = scene.red
    run.shownGreen = scene.shownGreen
    run.shownRed = scene.shownRed
    run.over = 'no'
  }

  return (n, start) => {
    begin(n)
    let i = scene.turn - 1
    if (start.from === 'turn') {
      if (run.board.fate[i] === ABOARD || run.board.fate[i] === WAITING) turn(run, i, start.move, scene.moved)
    } else if (start.seen !== 'asBefore') rumour(run, me, start.seen)
    while (run.over === 'no') {
      i = (i + 1) % seats
      if (i === first - 1 && ++run.round > last) {
        run.over = 'aliens'
        break
      }
      const fate = run.board.fate[i]
      if (fate === ABOARD || fate === WAITING) turn(run, i, 'any', 'unknown')
    }
    return hasWon(run, me)
  }
}
