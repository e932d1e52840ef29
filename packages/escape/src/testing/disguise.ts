import type { Audience, Chance, Seat } from '@selva/core'
import type { Disguise } from '@selva/core/testing'
import { savedBy, targetsOf } from '../attack.ts'
import { isQuiet } from '../danger.ts'
import { wouldDraw } from '../danger-draw.ts'
import { humansLeft } from '../end.ts'
import { isUnseen, seatsInTheLight } from '../items/spotlight.ts'
import type { Choice } from '../option.ts'
import { drawFrom, type Pile } from '../pile.ts'
import { inGame } from '../player.ts'
import { powerOf } from '../power.ts'
import { type FullState, playerAt, type Rules, type Setting } from '../state.ts'
import type { EscapeShape } from '../table-game.ts'
import { playersInThirds } from '../thirds.ts'
import { hatchIndexAt } from '../zone.ts'

/** The part of a choice that others may see. */
function faceOf({ declares }: Rules, choice: Choice): string {
  switch (choice.do) {
    // VIS-4, VIS-6: where a player moves is secret, and whether he moved at all.
    case 'move':
    case 'hold':
    case 'lurk':
      return 'move'
    // ULT-21: the Pilot's power shows only in what is announced.
    case 'resolve':
    case 'cat':
      return 'resolve'
    // VIS-16, VIS-18, SID-7
    case 'discard':
      return 'discard'
    case 'use':
      if (declares(choice.item)) return `use ${choice.item}`
      return choice.item === 'attack' ? 'discard and attack' : 'discard'
    default:
      return JSON.stringify(choice)
  }
}

/** The card that a draw will bring, the position being settled. */
const topOf = <T extends string>(pile: Pile<T, never>, discards: Pile<T, never>): T | 'none' =>
  (pile.size > 0 ? pile.next : discards.next)[0] ?? 'none'

/** Everything, where the game may end and be laid open. */
const all = ({ players }: FullState): string => JSON.stringify(players)

/** Disclosures of the next turn: the end of the last round, or a player re-entering. */
function nextTurn(state: FullState, from: Seat): string {
  const { seats, rules } = state.setting
  let { round } = state
  let seat = from
  do {
    seat = ((seat % seats) + 1) as Seat
    if (seat === state.first) round++
  } while (!inGame(playerAt(state, seat)) && seat !== from)
  const counted = rules.countsPlayers && round > state.round ? playersInThirds(state) : [] // OWN-11
  return round > state.last ? all(state) : JSON.stringify([playerAt(state, seat).returns, counted])
}

/** HAT-3: what reaching a hatch shows. */
function atHatch(state: FullState, seat: Seat, own: boolean): string {
  const { rules } = state.setting
  const me = playerAt(state, seat)
  const picks = rules.hatchMode === 'card' && powerOf(rules, me).picksHatchCard === true
  const pile = state.hatchPile.size > 0 ? state.hatchPile : state.hatchShown
  const two = picks && pile.size >= 2
  const cards = two ? (own ? pile.next.slice(0, 2) : 'two') : topOf(state.hatchPile, state.hatchShown)
  return JSON.stringify([me.at, cards, leaving(state, seat)])
}

/** OWN-7: how many more humans have to escape; 0 where each wins alone. */
function stillNeeded({ players, setting: { rules, seats } }: FullState): number {
  const escaped = players.filter(({ status }) => status === 'escaped').length
  return Math.max(0, Math.min(rules.escapesToWin, rules.humans(seats)) - escaped)
}

/** Possible disclosures of closing a hatch, with or without its human. */
function leaving(state: FullState, seat: Seat): string {
  const open = state.hatches.filter((h) => h === 'open').length
  const team = state.courier === seat || stillNeeded(state) === 1 // OWN-7, OWN-8
  return open === 1 || team || humansLeft(state).length === 1 ? all(state) : nextTurn(state, seat)
}

/** OWN-8: the human who gets the box when these are out. */
function nextCourier(state: FullState, gone: readonly Seat[]): string {
  const { courier } = state
  if (courier === 'none' || !gone.includes(courier)) return ''
  const left = humansLeft(state).filter((human) => !gone.includes(human))
  return `courier ${left.find((human) => human > courier) ?? left[0]}`
}

/** Possible disclosures of the loss of these humans: the end of the game, or the next courier. */
function losing(state: FullState, gone: readonly Seat[]): string {
  const left = humansLeft(state).filter((human) => !gone.includes(human)).length
  return left === 0 || left < stillNeeded(state) ? all(state) : nextCourier(state, gone)
}

/** NOI-6: that an item is gained, and by its player which. */
function gained(state: FullState, own: boolean): string {
  const item = topOf(state.items, state.itemDiscards)
  return own || item === 'none' ? `gains ${item}` : 'gains'
}

function drawn(state: FullState, seat: Seat, own: boolean): string {
  const { rules } = state.setting
  const card = topOf(state.danger, state.discards)
  if (card === 'none') return 'silence'
  const heard = powerOf(rules, playerAt(state, seat)).hears?.(card, rules) ?? card
  const told = isQuiet(heard) ? 'silence' : 'noise'
  const item = isQuiet(heard) && rules.bringsItem(card) ? gained(state, own) : ''
  return `draws ${own ? card : told} ${item}`
}

function resolved(state: FullState, seat: Seat, own: boolean): string {
  const me = playerAt(state, seat)
  const hatch = hatchIndexAt(state.setting.zone, me.at)
  if (state.mine.moved && state.hatches[hatch] === 'open') return atHatch(state, seat, own)
  return wouldDraw(state, me, state.mine) ? drawn(state, seat, own) : 'silent'
}

/** ATK-4: who would be hit by an attack here, and what is then shown of them. */
function struck(state: FullState, seat: Seat): string {
  const { rules, seats } = state.setting
  const targets = targetsOf(state, seat)
  const hit = targets.map((target) => {
    const player = playerAt(state, target)
    const saved = savedBy(state, target)
    const shown = saved === 'nothing' || saved === 'power' ? [player.character, player.side] : []
    return [target, saved, ...shown, player.hand.length]
  })
  const killed = targets.filter((target) => savedBy(state, target) === 'nothing')
  const target = rules.killTarget(seats)
  const won = target > 0 && playerAt(state, seat).kills + killed.length >= target
  const alone = state.players.filter(inGame).length - killed.length <= 1 // END-12
  return JSON.stringify([playerAt(state, seat).at, hit, won || alone ? all(state) : losing(state, killed)])
}

/** ITM-13 */
const lit = (state: FullState, choice: Choice & { do: 'spotlight' }): string =>
  JSON.stringify(
    seatsInTheLight(state, choice.at).map(({ seat, sector }) =>
      isUnseen(state, playerAt(state, seat)) ? [seat, playerAt(state, seat).character] : [seat, sector],
    ),
  )

/** Disclosures of the rules to an audience, from the position alone. */
function disclosed(state: FullState, seat: Seat, choice: Choice, audience: Audience): string {
  const own = audience === seat
  const me = playerAt(state, seat)
  switch (choice.do) {
    case 'resolve':
      return resolved(state, seat, own)
    case 'cat':
      return own ? drawn(state, seat, own) : 'draws noise '
    case 'attack':
      return struck(state, seat)
    case 'use':
      if (choice.item === 'attack') return struck(state, seat)
      if (choice.item === 'cat') return own ? drawn(state, seat, own) : ''
      if (choice.item === 'mutation') return losing(state, [seat])
      return choice.item === 'teleport' ? String(me.worn + 1 < (powerOf(state.setting.rules, me).teleports ?? 1)) : ''
    case 'noise': {
      if (state.mine.two) return 'first of two'
      const card = state.mine.drawn
      return card !== 'none' && state.setting.rules.bringsItem(card) ? gained(state, own) : ''
    }
    case 'alsoNoise':
      return String(state.mine.named)
    case 'pick':
      return `${me.at} ${leaving(state, seat)}`
    case 'spotlight':
      return lit(state, choice)
    case 'sensor': {
      const found = playerAt(state, choice.on)
      return isUnseen(state, found) ? found.character : String(found.at)
    }
    case 'medic':
      return playerAt(state, choice.on).character
    case 'end':
      return nextTurn(state, seat)
    case 'move':
    case 'hold':
    case 'lurk':
    case 'stand':
    case 'stuck':
    case 'discard':
    case 'teleport':
      return own ? JSON.stringify(choice) : ''
    default:
      return choice satisfies never
  }
}

/** Puts the cards that could be drawn next in an order. */
function settleTop<T extends string>(pile: Pile<T, never>, n: number, chance: Chance): void {
  const next: T[] = pile.next.slice()
  const bag = { ...pile.bag }
  for (const card of next) bag[card]--
  while (next.length < Math.min(n, pile.size)) {
    const card = drawFrom({ size: pile.size - next.length, bag, next: [] }, chance.stream('settle'))
    bag[card]--
    next.push(card)
  }
  pile.next = next
}

/** Disclosures of the rules of a table, from the position alone. */
export const disguise = ({ rules }: Setting): Disguise<EscapeShape> => ({
  face: (choice) => faceOf(rules, choice),
  discloses: disclosed,
  settle(state, chance) {
    for (const [pile, discards, n] of [
      [state.danger, state.discards, 1],
      [state.items, state.itemDiscards, 1],
      [state.hatchPile, state.hatchShown, 2],
    ] as const)
      settleTop<string>(pile.size > 0 ? pile : discards, n, chance)
  },
})
