import { fastChance, shuffled } from '../chance.ts'
import type { Game, Shape } from '../game.ts'
import { contradicts, encodedState, stateFromEitherForm, stateFromText, stateToText, unknownIn } from '../knowledge.ts'
import { codedText, textOf } from '../log.ts'
import { count } from '../option.ts'
import { open, play } from '../play.ts'
import { type Audience, SPECTATORS, seatsOf } from '../seat.ts'
import { type ChoiceRarity, choose } from './choose.ts'
import { frozen } from './frozen.ts'
import { firstUnevenSeat } from './sizes.ts'

export type FuzzRules<G extends Shape> = {
  /** Names what is broken in this state, in words; checked after every batch. */
  readonly broken?: (state: G['full']) => string | undefined
  /** A game longer than this many choices has no end. */
  readonly longest: number
  readonly seldom?: ChoiceRarity<G>
  /** How many seats are followed besides the watchers, other ones in every game; all of them unless said. */
  readonly followed?: number
}

/**
 * Plays one random game to its end and checks, after every batch and for every audience: nothing false is known; `options`,
 * `step` and `awaits` agree with the full state's; the short form says the same and is as long for everybody; an awaited
 * seat has something to choose; the state survives being saved and loaded, and facts are never edited. Throws what it finds; returns how many choices the game had. Where only
 * some seats are followed, the full state and one of the partial ones in turn are saved and loaded.
 */
export function fuzzGame<G extends Shape>(
  game: Game<G>,
  setting: G['setting'],
  seed: number,
  { broken, longest, seldom, followed }: FuzzRules<G>,
): number {
  const chance = fastChance(seed)
  const seats = seatsOf(game.seats(setting))
  const follows = followed === undefined ? seats : shuffled(seats, chance).slice(0, followed)
  const audiences: readonly Audience[] = [SPECTATORS, ...follows]
  let { state, facts } = open(game, setting, chance)
  const parts = new Map(audiences.map((audience) => [audience, game.start(setting)]))
  const fail = (what: string): never => {
    throw new Error(`${game.id}, seed ${seed}: ${what}`)
  }
  const { coder } = game.redactor
  /** A state that was saved in full words, and then in short form. */
  const reloadedFrom = (partial: G['partial']): G['partial'] =>
    stateFromEitherForm(
      coder,
      encodedState(coder, stateFromText(stateToText(partial), setting) as G['partial']),
      setting,
    ) as G['partial']
  for (let choices = 0; ; choices++) {
    frozen(facts)
    const unknown = unknownIn(state)
    if (unknown !== undefined) fail(`the table does not know ${unknown}`)
    const wrong = broken?.(state)
    if (wrong !== undefined) fail(wrong)
    const size = firstUnevenSeat(game.redactor, facts, follows)
    if (size !== undefined) fail(size)
    for (const [audience, partial] of parts) {
      const text = textOf(game.redactor, facts, audience)
      const read = text === '' ? [] : game.redactor.readFrame(JSON.parse(text))
      const coded = codedText(game.redactor, facts, audience)
      const again = coded === '' ? [] : game.redactor.readFrame(JSON.parse(coded))
      if (JSON.stringify(read) !== JSON.stringify(again)) fail(`audience ${audience} reads ${coded} as something else`)
      for (const fact of again) game.evolve(partial, fact)
      const lie = contradicts(partial, state, game.unordered)
      if (lie !== undefined) fail(`for audience ${audience} ${lie}`)
      if (game.awaits(partial).join() !== game.awaits(state).join()) fail(`audience ${audience} awaits others`)
      if (JSON.stringify(game.clockOf(partial)) !== JSON.stringify(game.clockOf(state)))
        fail(`audience ${audience} sees another clock`)
      for (const seat of seats) {
        if (game.inPlay(partial, seat) !== game.inPlay(state, seat)) fail(`audience ${audience} has others in play`)
        if (audience !== seat) continue
        const mine = JSON.stringify(game.options(partial, seat))
        if (mine !== JSON.stringify(game.options(state, seat))) fail(`seat ${seat} has other options: ${mine}`)
        if (game.step(partial, seat) !== game.step(state, seat)) fail(`seat ${seat} is at another step`)
      }
    }
    const reloaded = followed === undefined ? audiences : audiences.filter((_, i) => i === choices % audiences.length)
    for (const audience of reloaded) parts.set(audience, reloadedFrom(parts.get(audience) as G['partial']))
    if (game.over(state)) return choices
    if (choices >= longest) fail(`no end after ${choices} choices`)
    const waiting = game.awaits(state)
    if (waiting.length === 0) fail('nobody is awaited')
    for (const seat of waiting) if (count(game.options(state, seat)) === 0) fail(`seat ${seat} has nothing to choose`)
    const { seat, choice } = choose(game, state, chance, seldom)
    state = stateFromText(stateToText(game.clone(state)), setting) as G['full']
    facts = play(game, state, seat, choice, chance)
  }
}
