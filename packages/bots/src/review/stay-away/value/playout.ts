import { elementAt, fastChance, play } from '@selva/core'
import { type Choice, clone, playerAt, stayAway } from '@selva/stay-away'
import { copyOf, tell } from './minds.ts'
import { type Scene, worldIn } from './worlds.ts'

/** A game that goes on for longer than this has gone astray: it counts as half won. */
const MOST = 3000
const ASTRAY = 0.5

/** The bots' chance is apart from the table's, as in a real game. */
const MINDS = 500_009

/**
 * Plays one game on from a scene, beginning with this choice of its player or with what bots would choose: 1 if that
 * player wins. The same number draws the same table and the same luck, whatever the choice.
 */
export function playedOn(scene: Scene, first: Choice | 'asUsual', seed: number): number {
  const { state: drawn, minds: seated } = worldIn(scene, seed)
  const state = clone(drawn)
  const minds = seated.map(copyOf)
  const { seat } = scene.mind.belief
  const chance = fastChance(seed + MINDS)
  const stream = fastChance(seed + 2 * MINDS)
  if (first !== 'asUsual') tell(minds, play(stayAway, state, seat, first, chance))
  for (let choices = 0; choices < MOST; choices++) {
    if (state.end !== 'running') return Number(state.end.winners.includes(seat))
    // WIN-8: the dead never win.
    if (!playerAt(state, seat).alive) return 0
    const asked = elementAt(stayAway.awaits(state), 0)
    tell(minds, play(stayAway, state, asked, elementAt(minds, asked - 1).choose(stream), chance))
  }
  return ASTRAY
}
