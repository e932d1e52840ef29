import type { Audience, Seat } from '@selva/core'
import { backOf, isPanic, type Kind, sorted } from '../card.ts'
import { nextOf } from '../ring.ts'
import { type FullState, isQuarantined } from '../state.ts'

/** Thrown if chance decides what is disclosed: the position alone does not say. */
export const CHANCY = new Error('chance decides')

/** Collects what the rules tell one audience, from the position alone. More than they tell only costs comparisons. */
export class Tells {
  readonly told: unknown[] = []
  readonly state: FullState
  readonly audience: Audience
  /** How many cards of the deck have been taken. */
  taken = 0
  /** Does the choice itself put a door somewhere? */
  private doorPut = false
  constructor(state: FullState, audience: Audience) {
    this.state = state
    this.audience = audience
  }

  tell(...what: readonly unknown[]): void {
    this.told.push(...what)
  }

  /** Is the audience one of these seats, or an eliminated player who sees everything? */
  isOne(...seats: readonly Seat[]): boolean {
    const one = this.audience as Seat
    return seats.includes(one) || this.state.ghosts.includes(one)
  }

  /** A card of a player whose cards may lie open (QUA-2). */
  card(holder: Seat, card: unknown): void {
    if (this.isOne(holder) || isQuarantined(this.state, holder)) this.tell(card)
  }

  top(): Kind {
    const { deck } = this.state
    const card = deck[deck.length - 1 - this.taken]
    if (card === undefined) throw CHANCY // DRAW-3: a new deck.
    this.taken++
    this.tell(backOf(deck[deck.length - 1 - this.taken])) // DRAW-6
    return card
  }

  /** DRAW-2: how many Panic cards are skipped, and the card itself to its holder. */
  filtered(holder: Seat): Kind {
    for (;;) {
      const card = this.top()
      if (!isPanic(card)) {
        this.card(holder, card)
        return card
      }
      this.tell('skipped')
    }
  }

  /** TURN-2: the card with which a player's turn begins, and of those after it if the exchange may be blocked. */
  plain(drawer: Seat | 'anybody'): void {
    const card = this.top()
    if (isPanic(card)) {
      this.tell(card)
      if (card === 'ooops') this.everything()
      if (this.mayBeBlocked()) this.plain('anybody')
    } else if (drawer === 'anybody') this.tell(card)
    else this.card(drawer, card)
  }

  mayBeBlocked(): boolean {
    return this.doorPut || this.state.doors.some((doors) => doors > 0)
  }

  /** WIN-8 */
  everything(): void {
    const { players, lastInfected, standing, offered } = this.state
    this.tell(
      players.map((p) => [p.role, sorted(p.hand)]),
      lastInfected,
      standing,
      offered,
    )
  }

  /** DECL-4: with `humans` Humans left, an order is carried out. */
  order(humans: number): void {
    const { standing, setting } = this.state
    if (humans === 0 && (standing || setting.rules.declaration === 'automatic')) this.everything()
  }

  /** STEP3: an offer, unless a door or the like stands in the way. */
  step3(humans: number): void {
    this.order(humans)
    if (this.mayBeBlocked()) this.plain('anybody')
  }

  /** A door where there was none also stands in the way of the players who come after. */
  putDoor(): void {
    this.doorPut = true
  }

  /** END */
  end(humans: number): void {
    this.order(humans)
    this.plain(nextOf(this.state, this.state.active))
  }
}
