import { elementAt, fastChance, play, type Seat } from '@selva/core'
import { type Choice, clone, playerAt, stayAway } from '@selva/stay-away'
import { copyOf, tell } from './minds.ts'
import { type Scene, type World, worldIn } from './worlds.ts'

/** A game that goes on for longer than this has gone astray: it counts as half won. */
const MOST = 3000
const ASTRAY = 0.5

/** Numbers of their own for the table's chance, the bots' chance, and the choice that a bot would make first. */
const APART = { table: 1, minds: 2, usual: 3 } as const
const streamFor = (seed: number, what: keyof typeof APART) => fastChance(seed * 4 + APART[what])

/** Plays one game on from a table, after this choice of a player: 1 if that player wins. The same seed is the same luck. */
function playedOn({ state: drawn, minds: seated }: World, seat: Seat, first: Choice | undefined, seed: number): number {
  const state = clone(drawn)
  const minds = seated.map(copyOf)
  const chance = streamFor(seed, 'table')
  const stream = streamFor(seed, 'minds')
  if (first !== undefined) tell(minds, play(stayAway, state, seat, first, chance))
  for (let choices = 0; choices < MOST; choices++) {
    if (state.end !== 'running') return Number(state.end.winners.includes(seat))
    // WIN-8: the dead never win.
    if (!playerAt(state, seat).alive) return 0
    const asked = elementAt(stayAway.awaits(state), 0)
    tell(minds, play(stayAway, state, asked, elementAt(minds, asked - 1).choose(stream), chance))
  }
  return ASTRAY
}

/** One table that may have been, and what comes of choices at it: each is played with the same luck, and only once. */
export type Trial = {
  /** 1 if the player wins after this choice. */
  after(choice: Choice): number
  /** 1 if the player wins after what a bot would choose. */
  asUsual(): number
}

export function trialOf({ mind, onlookers }: Scene, seed: number): Trial {
  const world = worldIn({ mind, onlookers }, seed)
  const { seat } = mind.belief
  const known = new Map<string, number>()
  const played = (first: Choice | undefined): number => {
    const key = JSON.stringify(first ?? '')
    const before = known.get(key)
    if (before !== undefined) return before
    const result = playedOn(world, seat, first, seed)
    known.set(key, result)
    return result
  }
  return {
    after: played,
    asUsual: () =>
      played(stayAway.awaits(mind.part).includes(seat) ? copyOf(mind).choose(streamFor(seed, 'usual')) : undefined),
  }
}
