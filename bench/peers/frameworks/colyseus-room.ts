import { type Client, Room } from '@colyseus/core'
import { StateView, schema, t } from '@colyseus/schema'
import { HAND, ROUNDS, SEATS } from '../task.ts'
import type { Move, Step } from './toy-table.ts'

/** Fields with `.view()` are sent only to clients whose view holds the player; the deck is no part of the state. */
const Player = schema(
  {
    hand: t.array('number').view(),
    hidden: t.number().view(),
    marked: t.boolean().view(),
    laid: t.boolean(),
    shown: t.number(),
    points: t.number(),
    confessed: t.boolean(),
  },
  'Player',
)
const Table = schema(
  { players: t.array(Player), round: t.number(), step: t.string(), asked: t.number(), darer: t.number() },
  'Table',
)
type Player = InstanceType<typeof Player>

export type JoinOptions = {
  /** The player from 0; −1 for a spectator. */
  readonly player: number
}
export type RoomOptions = { readonly after: number; readonly timed: boolean }

type Choice = Move | { readonly do: 'confess' } | { readonly do: 'hide' }

function shuffled(cards: readonly number[]): number[] {
  const deck = [...cards]
  for (let i = deck.length - 1; i > 0; i--) {
    const j = Math.floor(Math.random() * (i + 1))
    const [a = 0, b = 0] = [deck[i], deck[j]]
    deck[i] = b
    deck[j] = a
  }
  return deck
}

/** The toy game as a room of colyseus. */
export class ToyRoom extends Room {
  override state = new Table()
  #deck: number[] = []
  readonly #players = new Map<string, number>()
  /** Sends the changes of a move at once; otherwise they go out with the next tick of the room. */
  #sendAtOnce = true

  override onCreate({ after, timed }: RoomOptions): void {
    this.autoDispose = false
    this.#sendAtOnce = !timed
    if (!timed) this.patchRate = null
    const cards = shuffled(Array.from({ length: SEATS * HAND * 2 }, (_, i) => after + i + 1))
    this.#deck = cards.slice(SEATS * HAND)
    for (let i = 0; i < SEATS; i++) {
      const player = new Player()
      player.hand.push(...cards.slice(i * HAND, (i + 1) * HAND).toSorted((a, b) => a - b))
      Object.assign(player, { hidden: 0, marked: false, laid: false, shown: 0, points: 0, confessed: false })
      this.state.players.push(player)
    }
    Object.assign(this.state, { round: 1, step: 'lay' satisfies Step, asked: 0, darer: 0 })
    this.onMessage('choose', (client: Client, choice: Choice) => {
      const player = this.#players.get(client.sessionId)
      if (player !== undefined && this.#choose(player, choice) && this.#sendAtOnce) this.broadcastPatch()
    })
  }

  override onJoin(client: Client, { player }: JoinOptions): void {
    client.view = new StateView()
    const own = this.state.players[player]
    if (own === undefined) return
    this.#players.set(client.sessionId, player)
    client.view.add(own)
  }

  /** Carries a choice out; false if it is not on offer. */
  #choose(me: number, choice: Choice): boolean {
    const { step, asked, darer, players } = this.state
    const player = this.#player(me)
    switch (choice.do) {
      case 'lay':
        if (step !== 'lay' || player.laid || !player.hand.includes(choice.card)) return false
        player.hand.splice(player.hand.indexOf(choice.card), 1)
        player.hidden = choice.card
        player.laid = true
        if (players.every(({ laid }) => laid)) this.#showAll()
        return true
      case 'dare':
        if (step !== 'dare' || asked !== me || choice.whom === me || players[choice.whom] === undefined) return false
        Object.assign(this.state, { step: 'answer' satisfies Step, darer: me, asked: choice.whom })
        return true
      case 'answer':
        if (step !== 'answer' || asked !== me) return false
        if (choice.yields) this.#player(darer).points++
        this.#nextRound()
        return true
      case 'confess':
      case 'hide':
        if (step === 'over' || !player.marked || player.confessed) return false
        if (choice.do === 'hide') player.marked = false
        else {
          player.confessed = true
          player.points++
        }
        return true
      default:
        choice satisfies never
        return false
    }
  }

  #showAll(): void {
    const players = [...this.state.players]
    for (const player of players) player.shown = player.hidden
    const order = players.toSorted((a, b) => a.shown - b.shown)
    const [lowest, highest] = [order[0], order.at(-1)]
    if (lowest === undefined || highest === undefined) return
    highest.points++
    lowest.marked = true
    Object.assign(this.state, { step: 'dare' satisfies Step, asked: players.indexOf(highest) })
  }

  #nextRound(): void {
    if (this.state.round >= ROUNDS) {
      this.state.step = 'over'
      return
    }
    for (const player of this.state.players) player.hand.push(this.#deck.shift() ?? 0)
    for (const player of this.state.players) {
      this.#deck.push(player.hidden)
      Object.assign(player, { hidden: 0, shown: 0, laid: false })
    }
    this.state.round++
    this.state.step = 'lay'
  }

  #player(i: number): Player {
    const player = this.state.players[i]
    if (player === undefined) throw new Error('no such player')
    return player
  }
}
