import type { Seat } from '@selva/core'
import {
  CARDS,
  type Card,
  handLimitOf,
  items,
  type Mine,
  own,
  type Part,
  type Playable,
  type Player,
  powerOf,
  speedOf,
  turnFrom,
} from '@selva/escape'
import type { EscapeWords } from './messages/en.ts'

/** A kind of card in my hand, and how many of it. */
export type Held = { readonly card: Card; readonly n: number }

/** My hand, kind by kind. */
export const handOf = (hand: readonly (Card | undefined)[]): readonly Held[] =>
  CARDS.map((card) => ({ card, n: hand.filter((c) => c === card).length })).filter(({ n }) => n > 0)

/** Why a card cannot be played now; the words are the catalogue's. */
export type Why = keyof EscapeWords['hand']['why']

const isPlayable = (card: Card): card is Playable => card in items

/** The steps of a turn, in their order. */
const ORDER = ['before', 'arrived', 'name', 'nameOther', 'pick', 'over', 'close'] as const

function tooEarlyOrLate(item: Playable, { step }: Mine): Why {
  if (step === 'name' || step === 'nameOther' || step === 'pick' || step === 'over') return 'notNow'
  const steps = items[item].in.map((s) => ORDER.indexOf(s))
  const now = ORDER.indexOf(step)
  if (steps.some((s) => s > now)) return 'afterMove'
  return steps.length === 1 && items[item].in.includes('before') ? 'beforeMove' : 'beforeDraw'
}

/** The item's own condition does not hold (ITM-3). */
function unmet(item: Playable, { setting: { zone, rules } }: Part, me: Player<never>, mine: Mine): Why {
  switch (item) {
    case 'adrenaline':
    case 'sedatives':
      return 'active'
    case 'teleport':
      return me.at === zone.humanSector ? 'inHumanSector' : 'fromHumanSector'
    case 'attack':
      return rules.switches.attackAfterDraw || !mine.drew ? 'plain' : 'drew'
    case 'sensor':
      return 'nobody'
    case 'mutation':
      return 'hatch'
    case 'cat':
      return 'noDraw'
    case 'spotlight':
      return 'notNow'
    default:
      return item satisfies never
  }
}

/** Why this card of mine cannot be played now; `undefined` if it can. */
export function whyUnplayable(state: Part, seat: Seat, card: Card): Why | undefined {
  const { rules } = state.setting
  const me = own(state, seat)
  if (me.status === 'escaped' || me.status === 'eliminated') return 'out'
  if (!rules.usesItems) return 'off'
  const uses = powerOf(rules, me).uses ?? []
  if (me.side === 'alien' && !(isPlayable(card) && uses.includes(card))) return 'alien'
  if (!isPlayable(card)) return 'itself'
  const { mine } = state
  if (state.turn !== seat || mine === undefined) return 'turn'
  if (!items[card].in.includes(mine.step)) return tooEarlyOrLate(card, mine)
  return items[card].may(state, me, mine) ? undefined : unmet(card, state, me, mine)
}

/** How many cards I may keep; `undefined` where there is no limit. */
export function limitOf(state: Part, seat: Seat): number | undefined {
  const limit = handLimitOf(state.setting.rules, own(state, seat))
  return Number.isFinite(limit) ? limit : undefined
}

/** How often my Teleport still serves, where that is more than once (SCN-H3). */
export function servesStill(state: Part, seat: Seat): number | undefined {
  const me = own(state, seat)
  const { teleports } = powerOf(state.setting.rules, me)
  return teleports === undefined ? undefined : teleports - me.worn
}

/** How far I may go: in this turn, or in any other. */
export function mySpeed(state: Part, seat: Seat): number {
  const me = own(state, seat)
  return speedOf(
    state.setting.rules,
    me,
    state.turn === seat && state.mine !== undefined ? state.mine : turnFrom(me.at),
  )
}
