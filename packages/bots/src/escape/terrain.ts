import { CELLS, destinations, type Sector, type Setting, type Side, type Zone } from '@selva/escape'

/** Farther than any walk. */
export const FAR = 255

/** Where one side may go from each cell, and how likely it is thought to: rows of a sparse matrix. */
export type Moves = {
  /** The row of cell i is `to[start[i]] … to[start[i + 1] − 1]`. */
  readonly start: Uint16Array
  readonly to: Uint16Array
  /** Sums to 1 over a row; never 0, so that no legal move is ever ruled out. */
  readonly chance: Float64Array
}

/** A zone as those who walk it see it, with the hatches that are open now. */
export type Terrain = {
  readonly zone: Zone
  /** Steps from cell to cell over what may be passed (GEO-3): `steps[from × CELLS + to]`, or `FAR`. */
  readonly steps: Uint8Array
  /** Steps to the nearest open hatch. */
  readonly toHatch: Uint8Array
  /** 1 where a hatch is open. */
  readonly hatch: Uint8Array
  readonly secure: Uint8Array
  readonly dangerous: Uint8Array
  /** 1 where nobody can go anywhere: by side. */
  readonly stuck: Readonly<Record<Side, Uint8Array>>
  readonly moves: Readonly<Record<Side, Moves>>
}

/** How a person is thought to move: towards a hatch rather than away, into it if he can, silently if that is cheap. */
const HUMAN_HABIT = { towards: 0.7, secure: 1.4, hatch: 20 }
/** How an alien is thought to move: far rather than near. */
const ALIEN_HABIT = { farther: 1.5 }

const maskOf = (zone: Zone, test: (at: Sector) => boolean): Uint8Array => {
  const mask = new Uint8Array(CELLS)
  for (const at of zone.sectors) if (test(at)) mask[at] = 1
  return mask
}

/** One step at a time, over plain sectors and open hatches: the start sectors are left but never entered (MOV-4). */
function stepsOf(zone: Zone, open: Uint8Array): Uint8Array {
  const steps = new Uint8Array(CELLS * CELLS).fill(FAR)
  for (const from of zone.sectors) {
    const row = from * CELLS
    steps[row + from] = 0
    const reached: Sector[] = [from]
    for (const at of reached) {
      const further = (steps[row + at] ?? FAR) + 1
      for (const next of zone.next[at] ?? []) {
        const cell = zone.cells[next]
        const passable = cell === 'dangerous' || cell === 'secure' || open[next] === 1
        if (!passable || steps[row + next] !== FAR) continue
        steps[row + next] = further
        reached.push(next)
      }
    }
  }
  return steps
}

function movesOf(
  zone: Zone,
  reach: (from: Sector) => readonly Sector[],
  like: (from: Sector, to: Sector) => number,
): Moves {
  const start = new Uint16Array(CELLS + 1)
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

function survey({ zone, rules }: Setting, open: number): Terrain {
  const secure = maskOf(zone, (at) => zone.cells[at] === 'secure')
  const hatch = maskOf(zone, (at) => zone.hatches.some((h, i) => h.at === at && (open & (1 << i)) !== 0))
  const steps = stepsOf(zone, hatch)
  const toHatch = new Uint8Array(CELLS).fill(FAR)
  for (const from of zone.sectors)
    for (const { at } of zone.hatches)
      if (hatch[at] === 1) toHatch[from] = Math.min(toHatch[from] ?? FAR, steps[from * CELLS + at] ?? FAR)
  const reach = (side: Side) => (from: Sector) => destinations(zone, from, rules.speed(side), side, open)
  const moves = {
    human: movesOf(zone, reach('human'), (from, to) => {
      const nearer = (toHatch[from] ?? 0) - (toHatch[to] ?? 0)
      const silent = secure[to] === 1 ? HUMAN_HABIT.secure : 1
      return hatch[to] === 1 ? HUMAN_HABIT.hatch : Math.exp(HUMAN_HABIT.towards * nearer) * silent
    }),
    alien: movesOf(zone, reach('alien'), (from, to) => ((steps[from * CELLS + to] ?? 0) > 1 ? ALIEN_HABIT.farther : 1)),
  }
  return {
    zone,
    steps,
    toHatch,
    hatch,
    secure,
    dangerous: maskOf(zone, (at) => zone.cells[at] === 'dangerous'),
    stuck: {
      human: maskOf(zone, (at) => reach('human')(at).length === 0),
      alien: maskOf(zone, (at) => reach('alien')(at).length === 0),
    },
    moves,
  }
}

const surveyed = new WeakMap<Zone, Map<string, Terrain>>()

/** The terrain with these hatches open (a bit set by place in the zone's list); worked out once. */
export function terrainOf(setting: Setting, open: number): Terrain {
  const known = surveyed.get(setting.zone) ?? new Map<string, Terrain>()
  surveyed.set(setting.zone, known)
  const key = `${setting.rules.preset} ${open}`
  const old = known.get(key)
  if (old !== undefined) return old
  const made = survey(setting, open)
  known.set(key, made)
  return made
}

/** Steps from one sector to another. */
export const stepsBetween = (terrain: Terrain, from: Sector, to: Sector): number =>
  terrain.steps[from * CELLS + to] ?? FAR
