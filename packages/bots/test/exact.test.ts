import { type Seat, SPECTATORS } from '@selva/core'
import { CELLS, type SeenFact, type Side } from '@selva/escape'
import { expect, test } from 'vitest'
import { sidesSeen, suspectAt } from '../src/escape/belief/belief.ts'
import { type Filter, newFilter } from '../src/escape/belief/filter.ts'
import { hear } from '../src/escape/belief/hear.ts'
import { mixedModel, weightOfMove } from '../src/escape/belief/manners.ts'
import { galilei } from './table.ts'

type Seen = SeenFact<undefined>

const setting = galilei(3, 'basic')
const { zone, rules } = setting

/** A player's turn as everyone hears it. */
type Turn = { readonly seat: number; readonly heard: 'silent' | 'drew' }

/** Every way in which a player of a side may have gone, one after the other, with its likelihood, gathered by the end. */
function bruteForce(filter: Filter, side: Side, turns: readonly Turn[]): Float64Array {
  const ends = new Float64Array(CELLS)
  const manners = mixedModel.manners[side]
  const moves = filter.terrain.moves(side, rules.speed(side))
  const scene = { terrain: filter.terrain, noise: 'none' as const }
  const follow = (k: number, at: number, turn: number, like: number): void => {
    const heard = turns[turn]?.heard
    if (heard === undefined) {
      ends[at] = (ends[at] ?? 0) + like
      return
    }
    const first = moves.start[at] ?? 0
    const last = moves.start[at + 1] ?? 0
    let sum = 0
    for (let edge = first; edge < last; edge++) sum += weightOfMove(manners, k, side, moves, edge, scene)
    for (let edge = first; edge < last; edge++) {
      const to = moves.to[edge] ?? 0
      if (zone.cells[to] !== (heard === 'drew' ? 'dangerous' : 'secure')) continue
      follow(k, to, turn + 1, (like * weightOfMove(manners, k, side, moves, edge, scene)) / sum)
    }
  }
  for (const [k, { share }] of manners.entries()) follow(k, rules.start(zone, side), 0, share)
  return ends
}

/** Some turns as everyone hears them, from the deal on. */
function heardOf(turns: readonly Turn[]): readonly Seen[] {
  const facts: Seen[] = ([1, 2, 3] as Seat[]).map((seat) => ({
    kind: 'dealt',
    seat,
    character: undefined,
    at: undefined,
  }))
  facts.push({ kind: 'began', first: 1 as Seat })
  for (const [i, turn] of turns.entries()) {
    const seat = turn.seat as Seat
    facts.push(
      { kind: 'turn', seat, round: 1 + Math.floor(i / 3), from: undefined },
      { kind: 'moved', seat, to: undefined },
    )
    facts.push(turn.heard === 'drew' ? { kind: 'drew', seat, card: undefined } : { kind: 'silentSector', seat })
    if (turn.heard === 'drew') facts.push({ kind: 'silence', seat, drawn: true })
    facts.push({ kind: 'turnEnd', seat })
  }
  return facts
}

const CASES: readonly (readonly [string, readonly Turn['heard'][]])[] = [
  ['one round', ['silent', 'drew', 'silent']],
  ['two rounds', ['silent', 'drew', 'drew', 'drew', 'drew', 'silent']],
  ['three rounds', ['drew', 'drew', 'silent', 'silent', 'drew', 'drew', 'drew', 'silent', 'drew']],
]

test.each(CASES)('after %s, places and sides are those of every way counted one by one', (_name, heard) => {
  const turns = heard.map((what, i): Turn => ({ seat: 1 + (i % 3), heard: what }))
  const filter = newFilter(setting, SPECTATORS)
  for (const fact of heardOf(turns)) hear(filter, fact)
  const humans = rules.humans(3)
  const like = ([1, 2, 3] as const).map((seat) => {
    const own = turns.filter((turn) => turn.seat === seat)
    const ends = { human: bruteForce(filter, 'human', own), alien: bruteForce(filter, 'alien', own) }
    const sum = (list: Float64Array): number => list.reduce((a, b) => a + b, 0)
    const sums = { human: sum(ends.human), alien: sum(ends.alien) }
    for (const side of ['human', 'alien'] as const)
      for (let at = 0; at < CELLS; at++)
        expect(suspectAt(filter, seat as Seat).at[side][at]).toBeCloseTo((ends[side][at] ?? 0) / sums[side], 5)
    return sums
  })
  // Every assignment of sides with the right number of humans.
  const alien = [0, 0, 0]
  let all = 0
  for (let set = 0; set < 8; set++) {
    const sides = like.map((_, i): Side => ((set & (1 << i)) === 0 ? 'alien' : 'human'))
    if (sides.filter((side) => side === 'human').length !== humans) continue
    const likelihood = like.reduce((product, sums, i) => product * sums[sides[i] ?? 'human'], 1)
    all += likelihood
    for (const [i, side] of sides.entries()) if (side === 'alien') alien[i] = (alien[i] ?? 0) + likelihood
  }
  for (const [i, p] of sidesSeen(filter, filter.partial).entries()) expect(p).toBeCloseTo((alien[i] ?? 0) / all, 6)
})
