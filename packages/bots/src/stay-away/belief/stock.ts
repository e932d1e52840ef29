import type { Seat } from '@selva/core'
import type { Card } from '@selva/stay-away'
import type { Belief } from './belief.ts'

/** Number of Infected! a player would hold as The Thing, who never throws one away. */
const stockOf = ({ stock }: Belief, seat: Seat): number => stock[seat] ?? 0

/** The least chance that an unseen player holds any: a card may always come from where one did not look. */
const LEAST = 0.02
const MOST = 0.97

/** That there is at least one, if each is a toss with even odds. */
const holdsAny = (stock: number): number => Math.min(MOST, Math.max(LEAST, 1 - 4 ** -stock))

/** How likely this player, if it is The Thing, gives a Human an Infected! now. */
export const infectChance = (belief: Belief, seat: Seat): number =>
  belief.habits.infects * holdsAny(stockOf(belief, seat))

/** A card from the deck, seen or not. */
export function stockDraws(belief: Belief, seat: Seat, card: Card | undefined): void {
  const more = card === undefined ? belief.richness : card === 'infected' ? 1 : 0
  belief.stock[seat] = stockOf(belief, seat) + more
}

/** The best of three cards (RES-1). */
export const stockKeeps = (belief: Belief, seat: Seat): void => {
  belief.stock[seat] = stockOf(belief, seat) + 1 - (1 - belief.richness) ** 3
}

/** A card that went unseen, and was an Infected! with this chance. */
export const stockGives = (belief: Belief, seat: Seat, chance: number): void => {
  belief.stock[seat] = Math.max(0, stockOf(belief, seat) - chance)
}

/** A card that came unseen from a player who was infected with this chance (INF-4). */
export const stockFed = (belief: Belief, seat: Seat, infected: number): void => {
  belief.stock[seat] = stockOf(belief, seat) + infected * belief.habits.feeds
}

/** A card that went to a Human who saw that it was no Infected!, as it would have been with this chance. */
export const stockWithheld = (belief: Belief, seat: Seat, chance: number): void => {
  belief.stock[seat] = stockOf(belief, seat) * (1 - chance)
}

/** A card that everybody saw go, or that is known in another way. */
export function stockLoses(belief: Belief, seat: Seat, card: Card): void {
  if (card === 'infected') belief.stock[seat] = Math.max(0, stockOf(belief, seat) - 1)
}

/** The hand was seen, or was thrown away. */
export const stockIs = (belief: Belief, seat: Seat, count: number): void => {
  belief.stock[seat] = count
}
