import {
  CELLS,
  destinations,
  isLoud,
  isPlain,
  type Loudness,
  lockedHatches,
  loudnessIn,
  openHatches,
  type PartialState,
  passRulesOf,
  type Sector,
  type Setting,
  type Side,
  type Zone,
} from '@selva/escape'

/** Farther than any walk. */
export const FAR = 255

/** The moves of one side from each cell, and how likely it is thought to make them: rows of a sparse matrix. */
export type Moves = {
  /** The row of cell i is `to[start[i]] … to[start[i + 1] − 1]`. */
  readonly start: Uint32Array
  readonly to: Uint16Array
  /** Sums to 1 over a row; never 0, so that no legal move is ever ruled out. */
  readonly chance: Float64Array
}

/** All that changes about a zone in the course of a game. */
type Conditions = {
  /** The open hatches, and those that are still to open (OWN-3): bit sets by place in the zone's list. */
  readonly open: number
  readonly locked: number
  readonly loudness: Loudness
}

/** A zone as the players of this table see it, with the hatches that are open now. */
export type Terrain = {
  readonly zone: Zone
  readonly loudness: Loudness
  /** Steps from cell to cell over what a side may pass (GEO-3): `steps[side][from × CELLS + to]`, or `FAR`. */
  readonly steps: Readonly<Record<Side, Uint8Array>>
  /** A human's steps to the nearest hatch that is open or will be. */
  readonly toHatch: Uint8Array
  /** 1 where a hatch is open. */
  readonly hatch: Uint8Array
  /** 1 where a hatch is still to open (OWN-3). */
  readonly locked: Uint8Array
  /** 1 where a sector costs a card (SEC-2, SEC-3). */
  readonly loud: Uint8Array
  /** 1 in plain sectors that cost none. */
  readonly quiet: Uint8Array
  /** The plain sectors, those nearest to a hatch first. */
  readonly outwards: readonly Sector[]
  /** The moves of a side at this speed. */
  moves(side: Side, speed: number): Moves
}

/** How a person is thought to move: towards a hatch rather than away, into it if he can, silently if that is cheap. */
const HUMAN_HABIT = { towards: 0.7, quiet: 1.4, hatch: 20 }
/** How an alien is thought to move: far rather than near. */
const ALIEN_HABIT = { farther: 1.5 }

const maskOf = (zone: Zone, test: (at: Sector) => boolean): Uint8Array => {
  const mask = new Uint8Array(CELLS)
  for (const at of zone.sectors) if (test(at)) mask[at] = 1
  return mask
}

const walked = new WeakMap<Zone, Map<string, Uint8Array>>()

/** Steps between all cells over what can be passed; worked out once. */
function stepsOf(zone: Zone, passable: Uint8Array): Uint8Array {
  const known = walked.get(zone) ?? new Map<string, Uint8Array>()
  walked.set(zone, known)
  const key = passable.join('')
  const old = known.get(key)
  if (old !== undefined) return old
  const made = stepsOver(zone, passable)
  known.set(key, made)
  return made
}

/** One step at a time; the start sectors are left but never entered (MOV-4). */
function stepsOver(zone: Zone, passable: Uint8Array): Uint8Array {
  const steps = new Uint8Array(CELLS * CELLS).fill(FAR)
  const ways = zone.next.map((next) => next.filter((at) => passable[at] === 1))
  const reached = new Uint16Array(CELLS)
  for (const from of zone.sectors) {
    const row = from * CELLS
    steps[row + from] = 0
    reached[0] = from
    let found = 1
    for (let i = 0; i < found; i++) {
      const at = reached[i] ?? 0
      const further = (steps[row + at] ?? FAR) + 1
      const next = ways[at] ?? []
      for (let k = 0; k < next.length; k++) {
        const end = next[k] ?? 0
        if (steps[row + end] !== FAR) continue
        steps[row + end] = further
        reached[found++] = end
      }
    }
  }
  return steps
}

/** Steps to the nearest of these hatches, walked back from them. */
function hatchesFrom(zone: Zone, hatch: Uint8Array, passable: Uint8Array): Uint8Array {
  const far = new Uint8Array(CELLS).fill(FAR)
  const reached = zone.hatches.map(({ at }) => at).filter((at) => hatch[at] === 1)
  for (const at of reached) far[at] = 0
  for (const at of reached) {
    // A cell that cannot be entered can only be left.
    if (passable[at] !== 1 && hatch[at] !== 1) continue
    const further = (far[at] ?? FAR) + 1
    for (const next of zone.next[at] ?? []) {
      if (far[next] !== FAR) continue
      far[next] = further
      reached.push(next)
    }
  }
  return far
}

/** Worked out when it is first wanted. */
function once<T>(make: () => T): () => T {
  let made: { readonly it: T } | undefined
  return () => {
    made ??= { it: make() }
    return made.it
  }
}

function movesOf(
  zone: Zone,
  reach: (from: Sector) => readonly Sector[],
  like: (from: Sector, to: Sector) => number,
): Moves {
  const start = new Uint32Array(CELLS + 1)
  const to: number[] = []
  const chance: number[] = []
  for (let from = 0; from < CELLS; from++) {
    start[from] = to.length
    if (zone.cells[from] === 'void') continue
    const ends = reach(from as Sector)
    const likes = ends.map((end) => like(from as Sector, end))
    const sum = likes.reduce((a, b) => a + b, 0)
    for (const [i, end] of ends.entries()) {
      to.push(end)
      chance.push((likes[i] ?? 0) / sum)
    }
  }
  start[CELLS] = to.length
  return { start, to: Uint16Array.from(to), chance: Float64Array.from(chance) }
}

/** 1 where one of these hatches is: a bit set by place in the zone's list. */
const hatchMask = (zone: Zone, bits: number): Uint8Array =>
  maskOf(zone, (at) => zone.hatches.some((h, i) => h.at === at && (bits & (1 << i)) !== 0))

function survey(setting: Setting, { open, locked, loudness }: Conditions): Terrain {
  const { zone, rules } = setting
  const loud = loudOf(setting, loudness)
  const quiet = maskOf(zone, (at) => isPlain(zone, at) && loud[at] === 0)
  const hatch = hatchMask(zone, open)
  const passes = (side: Side): Uint8Array => {
    const { transit, barred } = passRulesOf(rules, side)
    return maskOf(zone, (at) => {
      const cell = zone.cells[at]
      if (cell === 'secure') return !barred
      return cell === 'dangerous' || (hatch[at] === 1 && (side === 'human' || transit))
    })
  }
  const ways = { human: passes('human'), alien: passes('alien') }
  const toHatch = hatchesFrom(zone, hatchMask(zone, open | locked), ways.human)
  // Lazy: readers that only want to know where a player can be never need them.
  const steps = once(() => ({ human: stepsOf(zone, ways.human), alien: stepsOf(zone, ways.alien) }))
  const likes: Record<Side, (from: Sector, to: Sector) => number> = {
    human(from, to) {
      if (hatch[to] === 1) return HUMAN_HABIT.hatch
      const nearer = (toHatch[from] ?? 0) - (toHatch[to] ?? 0)
      return Math.exp(HUMAN_HABIT.towards * nearer) * (quiet[to] === 1 ? HUMAN_HABIT.quiet : 1)
    },
    alien: (from, to) => (from === to || zone.next[from]?.includes(to) === true ? 1 : ALIEN_HABIT.farther),
  }
  const known = new Map<string, Moves>()
  return {
    zone,
    loudness,
    get steps() {
      return steps()
    },
    toHatch,
    hatch,
    locked: hatchMask(zone, locked),
    loud,
    quiet,
    outwards: zone.plain.toSorted((a, b) => (toHatch[a] ?? 0) - (toHatch[b] ?? 0)),
    moves(side, speed) {
      const key = `${side}${speed}`
      const old = known.get(key)
      if (old !== undefined) return old
      const rule = passRulesOf(rules, side)
      const made = movesOf(zone, (from) => destinations(zone, from, speed, side, open, rule), likes[side])
      known.set(key, made)
      return made
    },
  }
}

const heard = new WeakMap<Setting, Map<Loudness, Uint8Array>>()

/** The sectors that cost a card: each is asked for, since a rule may look at more than its kind. */
function loudOf(setting: Setting, loudness: Loudness): Uint8Array {
  const known = heard.get(setting) ?? new Map<Loudness, Uint8Array>()
  heard.set(setting, known)
  const old = known.get(loudness)
  if (old !== undefined) return old
  const made = maskOf(setting.zone, (at) => isLoud(setting, at, loudness))
  known.set(loudness, made)
  return made
}

/** Does a card drawn somewhere tell that the sector is a dangerous one? */
export const cardTellsDanger = ({ zone, loud }: Terrain): boolean =>
  zone.plain.every((at) => zone.cells[at] === 'dangerous' || loud[at] === 0)

const surveyed = new WeakMap<Zone, Map<string, Terrain>>()

/** The terrain under these conditions; worked out once. */
function terrainUnder(setting: Setting, conditions: Conditions): Terrain {
  const { zone, rules } = setting
  const known = surveyed.get(zone) ?? new Map<string, Terrain>()
  surveyed.set(zone, known)
  // All that the rules of a table change about a zone.
  const { open, locked, loudness } = conditions
  const key = `${open} ${locked} ${loudness} ${rules.barred} ${rules.switches.alienTransit} ${loudOf(setting, loudness).join('')}`
  const old = known.get(key)
  if (old !== undefined) return old
  const made = survey(setting, conditions)
  known.set(key, made)
  return made
}

/** The terrain as it is now. */
export const terrainOf = (state: PartialState): Terrain =>
  terrainUnder(state.setting, {
    open: openHatches(state),
    locked: lockedHatches(state),
    loudness: loudnessIn(state.setting.rules, state.round),
  })

/** Can nobody of this side go anywhere from here at his usual speed? */
export function isStuck(moves: Moves, at: number): boolean {
  return moves.start[at] === moves.start[at + 1]
}

/** Steps from one sector to another, for one side. */
export const stepsBetween = (terrain: Terrain, side: Side, from: Sector, to: Sector): number =>
  terrain.steps[side][from * CELLS + to] ?? FAR
