import { ActivePlayers, INVALID_MOVE, PlayerView } from 'boardgame.io/dist/cjs/core.js'
import { HAND } from '../task.ts'
import type { Step } from './toy-table.ts'

type Player = { hand: number[]; laid: number | null; marked: boolean }
/** Secrets stand where `PlayerView.STRIP_SECRETS` looks for them: in `secret`, and in `players` by player. */
export type G = {
  secret: { deck: number[] }
  players: { [player: string]: Player }
  round: number
  step: Step
  asked: number
  darer: number
  laid: boolean[]
  shown: (number | null)[]
  points: number[]
  confessed: boolean[]
}
type Move = { readonly G: G; readonly playerID: string }

const playerOf = ({ players }: G, player: number | string): Player => {
  const found = players[player]
  if (found === undefined) throw new Error('no such player')
  return found
}

function showAll(g: G): void {
  g.shown = g.laid.map((_, i) => playerOf(g, i).laid)
  const order = g.shown.map((_, i) => i).toSorted((a, b) => (g.shown[a] ?? 0) - (g.shown[b] ?? 0))
  const [lowest = 0] = order
  const highest = order.at(-1) ?? 0
  g.points[highest] = (g.points[highest] ?? 0) + 1
  playerOf(g, lowest).marked = true
  g.step = 'dare'
  g.asked = highest
}

function nextRound(g: G, rounds: number): void {
  if (g.round >= rounds) {
    g.step = 'over'
    return
  }
  for (const i of g.laid.keys()) playerOf(g, i).hand.push(g.secret.deck.shift() ?? 0)
  for (const i of g.laid.keys()) {
    const player = playerOf(g, i)
    g.secret.deck.push(player.laid ?? 0)
    player.laid = null
  }
  g.round++
  g.step = 'lay'
  g.laid = g.laid.map(() => false)
  g.shown = g.laid.map(() => null)
}

/** May this player say or hide that he is marked? */
const isOpenlyMarked = (g: G, playerID: string): boolean =>
  g.step !== 'over' && playerOf(g, playerID).marked && g.confessed[Number(playerID)] === false

function lay({ G: g, playerID }: Move, card: number): typeof INVALID_MOVE | undefined {
  const player = playerOf(g, playerID)
  if (g.step !== 'lay' || player.laid !== null || !player.hand.includes(card)) return INVALID_MOVE
  player.hand.splice(player.hand.indexOf(card), 1)
  player.laid = card
  g.laid[Number(playerID)] = true
  if (g.laid.every((laid) => laid)) showAll(g)
  return undefined
}

function dare({ G: g, playerID }: Move, whom: number): typeof INVALID_MOVE | undefined {
  const me = Number(playerID)
  if (g.step !== 'dare' || g.asked !== me || whom === me || g.laid[whom] === undefined) return INVALID_MOVE
  g.step = 'answer'
  g.darer = me
  g.asked = whom
  return undefined
}

const answer =
  (rounds: number) =>
  ({ G: g, playerID }: Move, yields: boolean): typeof INVALID_MOVE | undefined => {
    if (g.step !== 'answer' || g.asked !== Number(playerID)) return INVALID_MOVE
    if (yields) g.points[g.darer] = (g.points[g.darer] ?? 0) + 1
    nextRound(g, rounds)
    return undefined
  }

function confess({ G: g, playerID }: Move): typeof INVALID_MOVE | undefined {
  const me = Number(playerID)
  if (!isOpenlyMarked(g, playerID)) return INVALID_MOVE
  g.confessed[me] = true
  g.points[me] = (g.points[me] ?? 0) + 1
  return undefined
}

function hide({ G: g, playerID }: Move): typeof INVALID_MOVE | undefined {
  if (!isOpenlyMarked(g, playerID)) return INVALID_MOVE
  playerOf(g, playerID).marked = false
  return undefined
}

/** The toy game for boardgame.io, in the way its documents recommend for secrets. */
export const toyGame = (after: number, rounds: number) => ({
  name: 'toy',
  // Nobody takes a move back, and each would keep a copy of the whole game for it.
  disableUndo: true,
  setup({ ctx, random }: { ctx: { numPlayers: number }; random: { Shuffle(deck: readonly number[]): number[] } }): G {
    const seats = Array.from({ length: ctx.numPlayers }, (_, i) => i)
    const cards = random.Shuffle(Array.from({ length: seats.length * HAND * 2 }, (_, i) => after + i + 1))
    return {
      secret: { deck: cards.slice(seats.length * HAND) },
      players: Object.fromEntries(
        seats.map((i) => [
          String(i),
          { hand: cards.slice(i * HAND, (i + 1) * HAND).toSorted((a, b) => a - b), laid: null, marked: false },
        ]),
      ),
      round: 1,
      step: 'lay',
      asked: 0,
      darer: 0,
      laid: seats.map(() => false),
      shown: seats.map(() => null),
      points: seats.map(() => 0),
      confessed: seats.map(() => false),
    }
  },
  playerView: PlayerView.STRIP_SECRETS,
  // Cards are laid at the same time, and a mark may be confessed at any moment.
  turn: { activePlayers: ActivePlayers.ALL },
  moves: {
    // A card that is laid face down must not stand in the log that everyone is sent.
    lay: { move: lay, client: false, redact: true },
    dare: { move: dare, client: false },
    answer: { move: answer(rounds), client: false },
    confess: { move: confess, client: false },
    hide: { move: hide, client: false, redact: true },
  },
})
