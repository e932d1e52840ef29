import { type Seat, shuffled } from '@selva/core'
import type { Disguise } from '@selva/core/testing'
import { backOf, type Card, sorted } from '../card.ts'
import type { Choice } from '../option.ts'
import { living, livingCount, nextOf } from '../ring.ts'
import { type FullState, isQuarantined, playerAt } from '../state.ts'
import { isQuiet } from '../step.ts'
import type { StayAwayShape } from '../table-game.ts'
import { CHANCY, Tells } from './tells.ts'

const humansIn = ({ players }: FullState): number => players.filter((p) => p.alive && p.role === 'human').length

/** SUP-1: a player other than The Thing is so full of Infected! that an exchange may bring him down. */
const nearlySaturated = (state: FullState): boolean =>
  living(state).some((seat) => {
    const { role, hand } = playerAt(state, seat)
    return role !== 'thing' && hand.filter((card) => card !== 'infected').length <= 1
  })

/** INF-1: the Human who is infected when this card goes there. */
const infects = (state: FullState, from: Seat, to: Seat, card: Card | 'none'): boolean =>
  card === 'infected' && from === state.thing && playerAt(state, to).role === 'human'

function tellInfection(tells: Tells, to: Seat): void {
  const { thing } = tells.state
  if (tells.isOne(to, thing)) tells.tell('infected', to, thing)
}

function tellPlay(tells: Tells, seat: Seat, choice: Extract<Choice, { do: 'play' | 'playOn' }>, humans: number): void {
  const { state } = tells
  const at = choice.do === 'playOn' ? choice.at : seat
  const { hand } = playerAt(state, at)
  switch (choice.card) {
    case 'flamethrower':
    case 'changePlaces':
    case 'youdBetterRun':
    case 'seduction':
      return
    case 'resolute':
      for (let n = 0; n < 3; n++) tells.filtered(seat)
      return
    case 'whisky':
      tells.tell(sorted(hand))
      return tells.step3(humans)
    case 'analysis':
      if (tells.isOne(seat, at)) tells.tell(sorted(hand))
      return tells.step3(humans)
    case 'suspicion': {
      const told = state.setting.rules.suspicionTarget === 'told' ? [seat, at] : [seat]
      if (tells.isOne(...told) && new Set(hand).size > 1) throw CHANCY
      return tells.step3(humans)
    }
    case 'barredDoor':
      tells.putDoor()
      return tells.step3(humans)
    default:
      return tells.step3(humans)
  }
}

function tellGive(tells: Tells, seat: Seat, card: Card, humans: number): void {
  const { state } = tells
  const { step } = state
  const { rules } = state.setting
  if (step.at === 'offer') {
    if (rules.quarantinedOffer === 'atCommit') tells.card(seat, card)
    else if (tells.isOne(seat)) tells.tell(card)
  } else if (step.at === 'answer') {
    const { from, occasion } = step
    const { offered, dodged: immune } = state
    if (tells.isOne(from, seat)) tells.tell(offered, card)
    if (isQuarantined(state, from)) tells.tell(offered)
    if (isQuarantined(state, seat)) tells.tell(card)
    let left = humans
    const backSafe = immune && rules.immuneAfterMissed === 'both'
    for (const [giver, taker, given, safe] of [
      [from, seat, offered, immune],
      [seat, from, card, backSafe],
    ] as const) {
      if (safe || !infects(state, giver, taker, given)) continue
      tellInfection(tells, taker)
      left--
    }
    if (occasion === 'friends') tells.step3(left)
    else tells.end(left)
  } else if (step.at === 'blind') {
    tells.filtered(seat)
    tells.card(seat, card)
    if (rules.blindDateCard === 'discards') return tells.end(humans)
    tells.order(humans)
    tells.card(nextOf(state, seat), card)
    tells.tell(backOf(state.deck[state.deck.length - 1 - tells.taken]))
  } else if (step.at === 'pass') {
    if (tells.isOne(seat)) tells.tell(card)
    if (step.waiting.length > 1) return
    let left = humans
    for (const from of living(state)) {
      const to = nextOf(state, from)
      const passing = from === seat ? card : playerAt(state, from).passing
      if (tells.isOne(from, to)) tells.tell(passing)
      if (!infects(state, from, to, passing)) continue
      tellInfection(tells, to)
      left--
    }
    tells.end(left)
  }
}

function tellChoice(tells: Tells, seat: Seat, choice: Choice): void {
  const { state } = tells
  const { step } = state
  const humans = humansIn(state)
  if (choice.do === 'declare') return tells.everything()
  if (choice.do === 'order') {
    if (choice.on && isQuiet(step) && humans === 0) tells.everything()
    return
  }
  if (nearlySaturated(state)) throw CHANCY
  switch (choice.do) {
    case 'discard':
      tells.card(seat, choice.card)
      return tells.step3(humans)
    case 'play':
    case 'playOn':
      return tellPlay(tells, seat, choice, humans)
    case 'axeDoor':
    case 'axeQuarantine':
    case 'side':
      return tells.step3(humans)
    case 'keep': {
      if (step.at === 'keep') {
        tells.card(seat, [choice.card, sorted(state.aside)])
        return tells.order(humans)
      }
      const { hand } = playerAt(state, seat)
      tells.card(seat, [choice.card, sorted(hand)])
      const drawn = hand.slice(1).map(() => tells.filtered(seat))
      if ([choice.card, ...drawn].every((card) => card === 'infected')) throw CHANCY
      return tells.step3(humans)
    }
    case 'give':
      return tellGive(tells, seat, choice.card, humans)
    case 'defend':
      if (choice.card === 'scary' && tells.isOne(seat)) tells.tell(state.offered)
      tells.filtered(seat)
      if (step.at !== 'answer') return tells.step3(humans)
      // Missed! may find a player or not; what would follow if not is disclosed in any case.
      return step.occasion === 'friends' ? tells.step3(humans) : tells.end(humans)
    case 'accept': {
      if (step.at === 'move') return tells.step3(humans)
      const { role } = playerAt(state, seat)
      if (role === 'thing' || livingCount(state) === 2) return tells.everything()
      if (tells.isOne(seat) && state.setting.rules.eliminatedSee === 'everything') {
        tells.everything()
        tells.tell(state.deck, sorted(state.pile), sorted(playerAt(state, seat).hand))
      }
      return tells.step3(role === 'human' ? humans - 1 : humans)
    }
    case 'pick':
      if (step.at === 'friend') return
      if (step.at === 'witness' && tells.isOne(seat, choice.whom)) tells.tell(sorted(playerAt(state, seat).hand))
      return tells.step3(humans)
    case 'show':
      if (choice.what === 'hand') tells.tell(sorted(playerAt(state, seat).hand))
      return tells.step3(humans)
    default:
      choice satisfies never
  }
}

/** Disclosures of the rules of Stay Away!, from the position alone. */
export const disguise: Disguise<StayAwayShape> = {
  // VIS-11, VIS-14, VIS-20, SIDE-7: the card is secret unless it lies open; a standing order is no-one else's business.
  face(choice) {
    if (choice.do === 'order') return ''
    const secret = choice.do === 'discard' || choice.do === 'keep' || choice.do === 'give'
    return secret ? choice.do : JSON.stringify(choice)
  },
  discloses(state, seat, choice, audience) {
    const tells = new Tells(state, audience)
    try {
      tellChoice(tells, seat, choice)
    } catch (chancy) {
      if (chancy === CHANCY) return undefined
      throw chancy
    }
    return tells.told.length === 0 ? '' : JSON.stringify(tells.told)
  },
  // SIDE-6: the order of a hand or of the pile means nothing, so it may be any.
  settle(state, chance) {
    const stream = chance.stream('settle')
    for (const player of state.players) player.hand = shuffled(player.hand, stream)
    state.pile = shuffled(state.pile, stream)
  },
}
