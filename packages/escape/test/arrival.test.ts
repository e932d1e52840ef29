import { fastChance, play, type Seat } from '@selva/core'
import { expect, it } from 'vitest'
import {
  arrivalBy,
  type Choice,
  escape,
  type Fact,
  type FullState,
  GOINGS,
  isGoing,
  type Option,
  ownPlayer,
  type PartialState,
  resolutionOf,
} from '../src/index.ts'
import { table } from '../src/testing/index.ts'
import { TIMEOUT } from './level.ts'
import { tables, walk } from './walk.ts'

/** The choices of an option before the move: of all destinations a few, other ones in every round. */
function choicesOf(option: Option, round: number): readonly Choice[] {
  switch (option.do) {
    case 'move':
      return option.to.filter((_, i) => i % 3 === round % 3).map((to) => ({ do: 'move', to }))
    case 'medic':
    case 'sensor':
      return option.on.map((on) => ({ do: option.do, on }))
    case 'use':
      return option.item.map((item) => ({ do: 'use', item }))
    case 'spotlight':
      return option.at.slice(0, 1).map((at) => ({ do: 'spotlight', at }))
    case 'stand':
    case 'hold':
    case 'lurk':
    case 'stuck':
    case 'teleport':
      return [{ do: option.do }]
    default:
      throw new Error(`${option.do} before the move`)
  }
}

const HAPPENS: { readonly [kind: string]: readonly Fact['kind'][] } = {
  hatch: ['hatchReached', 'hatchReshuffled'],
  draw: ['drew', 'reshuffled', 'silence'],
  spared: ['spent'],
  silent: ['silentSector'],
}

/** Ends the move in every way that is offered, and compares; says what came up. */
function compare(state: FullState, partial: PartialState, seed: number, met: Set<string>): void {
  const seat: Seat = state.turn
  const untouched = JSON.stringify({ ...partial, setting: 0 })
  for (const choice of escape.options(state, seat).flatMap((option) => choicesOf(option, state.round))) {
    const where = `seed ${seed}, round ${state.round}, seat ${seat}: ${JSON.stringify(choice)}`
    const then = escape.clone(state) as FullState
    play(escape, then, seat, choice, fastChance(seed))
    const arrived = !escape.over(then) && then.turn === seat && then.mine.step === 'arrived'
    if (isGoing(choice) !== arrived) throw new Error(`${where} ends the move, or does not`)
    if (!isGoing(choice)) continue
    const { options, resolution } = arrivalBy(partial, seat, choice)
    const really = {
      options: escape.options(then, seat),
      resolution: resolutionOf(then, ownPlayer(then, seat), then.mine),
    }
    if (JSON.stringify({ options, resolution }) !== JSON.stringify(really))
      throw new Error(`${where}: ${JSON.stringify(options)} instead of ${JSON.stringify(really)}`)
    met.add(choice.do)
    if (!options.some((o) => o.do === 'resolve')) continue
    const [first] = play(escape, then, seat, { do: 'resolve' }, fastChance(seed))
    if (first === undefined || HAPPENS[resolution.kind]?.includes(first.kind) !== true)
      throw new Error(`${where}: ${first?.kind} and not ${resolution.kind}`)
    met.add(resolution.kind)
  }
  if (JSON.stringify({ ...partial, setting: 0 }) !== untouched) throw new Error('what the seat knows was touched')
}

it(
  'TRN-3: an arrival worked out beforehand is what really comes, for every way of ending a move',
  () => {
    const met = new Set<string>()
    for (const [setting, seed] of tables())
      walk(setting, seed, ({ state, known }) => {
        const partial = known.get(state.turn)
        if (!escape.over(state) && state.mine.step === 'before' && partial !== undefined)
          compare(state, partial, seed, met)
      })
    // Hardly anybody is ever stuck in a random game.
    const never = { alienTransit: 'never' }
    const stuck = table({ ana: 'alien1@W02', bob: 'alien2@B02' }, { preset: 'arena', switches: never })
    compare(stuck.state, stuck.knows(stuck.state.turn), 0, met)
    expect([...met].toSorted()).toEqual([...GOINGS, ...Object.keys(HAPPENS)].toSorted())
  },
  TIMEOUT,
)
