import type { Chance } from './chance.ts'
import type { Game, Shape, Turn } from './game.ts'
import { allows } from './option.ts'
import { type Refusal, refuse } from './refusal.ts'
import type { Seat } from './seat.ts'
import { MOST_DEALS, type SideWish } from './wish.ts'

/** Runs something that emits: each fact is folded as it falls, and all are returned in order. */
function emitting<G extends Shape>(
  game: Game<G>,
  state: G['full'],
  chance: Chance,
  run: (turn: Turn<G['full'], G['fact']>) => void,
): readonly G['fact'][] {
  const facts: G['fact'][] = []
  run({
    state,
    chance,
    emit(fact) {
      facts.push(fact)
      game.evolve(state, fact)
    },
  })
  return facts
}

/** A table just opened: its state, without unknowns, and the facts of the opening. */
export type Opened<G extends Shape> = { readonly state: G['full']; readonly facts: readonly G['fact'][] }

/**
 * Deals. The state a deal starts from has unknowns, and none once it is over. With a wish the same chance deals on until
 * the seat has its side: of all deals that give it that side each is as likely as ever.
 */
export function open<G extends Shape>(
  game: Game<G>,
  setting: G['setting'],
  chance: Chance,
  wish?: SideWish,
): Opened<G> {
  for (let deals = 1; ; deals++) {
    const state: G['full'] = game.start(setting)
    const facts = emitting(game, state, chance, (turn) => game.deal(turn))
    if (wish === undefined || game.outcome(state, wish.seat).as === wish.side || deals === MOST_DEALS)
      return { state, facts }
  }
}

/** Opens a table with facts that are already known: an arranged position, or a stored opening. */
export function openWith<G extends Shape>(
  game: Game<G>,
  setting: G['setting'],
  facts: readonly G['fact'][],
): Opened<G> {
  const state: G['full'] = game.start(setting)
  for (const fact of facts) game.evolve(state, fact)
  return { state, facts }
}

/** Carries out a choice on the table's state, in place. The choice must be legal; a throw is a bug in the rules. */
export const play = <G extends Shape>(
  game: Game<G>,
  state: G['full'],
  seat: Seat,
  choice: G['choice'],
  chance: Chance,
): readonly G['fact'][] => emitting(game, state, chance, (turn) => game.decide(turn, seat, choice))

/** Why a choice cannot be taken now, or `undefined` if it can. */
export function refusalOf(
  game: Game,
  state: { readonly setting: unknown },
  seat: Seat,
  step: string,
  choice: unknown,
): Refusal | undefined {
  if (game.over(state)) return refuse('over')
  if (step !== game.step(state, seat)) return refuse('stale')
  if (!allows(game.options(state, seat), choice)) return refuse('illegal')
  return undefined
}
