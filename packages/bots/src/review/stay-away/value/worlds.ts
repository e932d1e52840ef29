import { fastChance, type Stream, seatsOf } from '@selva/core'
import { clone, type FullState, living, type PartialState, type Player, playerAt, stayAway } from '@selva/stay-away'
import { weighted } from '../../../pick.ts'
import { infectedIf, thingChance } from '../../../stay-away/belief/belief.ts'
import type { StayAwayBot } from '../../../stay-away/bot.ts'
import { mindIn } from './minds.ts'

/** A player's knowledge at a moment, and everyone's: one onlooker for each seat, who has heard only that. */
export type Scene = { readonly mind: StayAwayBot; readonly onlookers: readonly StayAwayBot[] }

/** A table as it may have been, with the players at it. */
export type World = { readonly state: FullState; readonly minds: readonly StayAwayBot[] }

/** Fine enough for any chance. */
const GRAIN = 2 ** 30
const happens = (chance: number, stream: Stream): boolean => stream.below(GRAIN) < chance * GRAIN

const hasRoom = ({ hand }: Player<undefined>): boolean => hand.includes(undefined)

/** The number of Infected! cards that lie where the seat does not know. */
function freeInfected(state: PartialState): number {
  const known = [...state.players.flatMap(({ hand }) => hand), ...state.deck, ...state.pile, ...state.aside]
  return state.setting.cards.infected - known.filter((card) => card === 'infected').length
}

/** VIS-6: somebody is The Thing, as likely as the belief says. */
function castThing(state: PartialState, { belief }: StayAwayBot, stream: Stream): void {
  if (state.thing !== undefined) return
  const may = living(state).filter((seat) => playerAt(state, seat).role === undefined && hasRoom(playerAt(state, seat)))
  const thing =
    may[
      weighted(
        may.map((seat) => thingChance(belief, seat)),
        stream,
      )
    ]
  if (thing === undefined) return
  state.thing = thing
  playerAt(state, thing).role = 'thing'
}

/** Casts everyone whose role the seat does not know, as its belief weighs them; INF-5 is kept. */
function cast(state: PartialState, mind: StayAwayBot, stream: Stream): void {
  castThing(state, mind, stream)
  const { thing } = state
  if (thing === undefined) return
  let free = freeInfected(state)
  for (const seat of seatsOf(state.setting.seats)) {
    const player = playerAt(state, seat)
    if (player.role !== undefined) continue
    const holds = player.hand.includes('infected')
    const may = !player.alive || holds || (hasRoom(player) && free > 0)
    player.role = may && happens(infectedIf(mind.belief, thing, seat), stream) ? 'infected' : 'human'
    if (player.role === 'infected' && player.alive && !holds) free--
  }
  // OPT-9: as long as such a game goes on, at least one player is Human.
  if (state.setting.rules.declaration !== 'automatic') return
  const others = living(state).filter((seat) => seat !== mind.belief.seat && seat !== thing)
  const [first] = others
  if (first !== undefined && !living(state).some((seat) => playerAt(state, seat).role === 'human'))
    playerAt(state, first).role = 'human'
}

/** The card that its owner would have committed, where nobody has seen it (EXC-3). */
function commit(state: FullState, seen: PartialState, onlooker: StayAwayBot | undefined, stream: Stream): void {
  const { step } = state
  if (step.at !== 'answer' || seen.offered !== undefined || onlooker === undefined) return
  const { from, seat: to, occasion } = step
  const giver = mindIn(onlooker, { ...state, standing: true })
  giver.part.step = { at: 'offer', seat: from, to, occasion }
  giver.part.offered = 'none'
  const choice = giver.choose(stream)
  if (choice.do === 'give') state.offered = choice.card
}

/** A table that the mind of this scene may sit at, drawn from its belief. */
export function worldIn({ mind, onlookers }: Scene, seed: number): World {
  const stream = fastChance(seed)
  const drawn = clone(mind.part)
  cast(drawn, mind, stream)
  const state = stayAway.possible(drawn, stream)
  const from = state.step.at === 'answer' ? state.step.from : undefined
  commit(state, mind.part, from === undefined ? undefined : onlookers[from - 1], stream)
  const { seat } = mind.belief
  return { state, minds: onlookers.map((one) => (one.belief.seat === seat ? mind : mindIn(one, state))) }
}
