import type { Seat } from '@selva/core'
import type { Card, Claim, Kind } from '@selva/stay-away'
import { messages } from '../client/language.ts'
import type { Player } from '../client/player.ts'
import { coord } from '../client/rich-text.ts'
import { NOTE_ICONS, noteSentence } from '../table/note.ts'
import { CARD_ICONS } from './icons.ts'
import type { Words } from './messages/en.ts'
import type { LogLine } from './story-line.ts'

/** Names of players and cards, as the reader reads them. */
export type Callings = {
  readonly player: (seat: Seat) => Player
  readonly card: (kind: Kind) => string
}

/** Some cards by name; copies of a kind are counted. */
export function listed(cards: readonly Card[], words: Words, card: (kind: Kind) => string): string {
  const counts = new Map<Card, number>()
  for (const kind of cards) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  return words.list([...counts].map(([kind, n]) => (n === 1 ? card(kind) : `${card(kind)} ×${n}`)))
}

/** The name of a card in a sentence. */
export const cardIn = (kind: Kind, { card }: Callings): string => coord(card(kind))

/** A player's claim at the table, in the first person. */
export function claimText(claim: Claim, { claims: { said } }: Words, { player, card }: Callings): string {
  switch (claim.do) {
    case 'gave':
    case 'got':
    case 'saw':
      return said[claim.do](coord(card(claim.card)), player(claim.whom).name)
    case 'is':
      return said.is[claim.role](player(claim.whom).name)
    case 'am':
      return said.am[claim.role]
    default:
      return claim satisfies never
  }
}

/** A line of the log in the reader's language. */
export function sentence(line: LogLine, words: Words, callings: Callings): string {
  const { log } = words
  const { player } = callings
  const card = (kind: Kind): string => cardIn(kind, callings)
  const cards = (list: readonly Card[]): string => listed(list, words, card)
  switch (line.kind) {
    case 'drew':
      return log[line.open ? 'drewOpen' : 'drew'](player(line.seat), card(line.card))
    case 'kept':
    case 'panic':
      return log[line.kind](player(line.seat), card(line.card))
    case 'defended':
      return log[line.card === 'scary' ? 'scared' : 'defended'](player(line.seat), card(line.card))
    case 'skipped':
      return log.skipped(line.n)
    case 'reshuffled':
    case 'turnedAround':
    case 'passed':
    case 'over':
      return log[line.kind]
    case 'discarded':
      if (line.cards.length === 0) return log.discarded(player(line.seat), line.n)
      return log[line.open ? 'discardedOpen' : 'discardedCard'](player(line.seat), cards(line.cards))
    case 'topped':
      return line.card === undefined
        ? log.topped(player(line.seat))
        : log.toppedCard(player(line.seat), card(line.card))
    case 'played':
      // An Axe against the own Quarantine: the next line tells what became of it.
      if (line.at === 'none' || line.at === line.seat) return log.played(player(line.seat), card(line.card))
      if (line.card === 'barredDoor') return log.barred(player(line.seat), player(line.at))
      return log.playedOn(player(line.seat), card(line.card), player(line.at))
    case 'offered':
      return line.card === undefined
        ? log.offered(player(line.from), player(line.to))
        : log.offeredCard(player(line.from), player(line.to), card(line.card))
    case 'offerSeen':
      return log.offerSeen(player(line.from).name, card(line.card))
    case 'exchanged': {
      const [from, to] = [player(line.from), player(line.to)]
      return [
        log.exchanged(from, to),
        ...(line.gave === undefined ? [] : [log.gaveOpen(from, to, card(line.gave))]),
        ...(line.took === undefined ? [] : [log.gaveOpen(to, from, card(line.took))]),
      ].join('. ')
    }
    case 'got':
      return log.got(card(line.gave), card(line.got), player(line.from).name)
    case 'off':
      return line.reason === 'refused' ? log.off.refused(player(line.to)) : log.off[line.reason]
    case 'redirected':
      return log.redirected(player(line.dodger), player(line.to))
    case 'infected':
      return log.infected(player(line.by), player(line.seat))
    case 'handSeen':
      return line.hand === undefined
        ? log.handSeen(player(line.by), player(line.of))
        : log.handSeenCards(player(line.by), player(line.of), cards(line.hand))
    case 'cardSeen':
      return line.card === undefined
        ? log.cardSeen(player(line.by), player(line.of))
        : log.cardSeenCard(player(line.by), player(line.of), card(line.card))
    case 'handShown':
      return line.why === 'superinfection'
        ? log.superinfected(player(line.seat), card('infected'))
        : log.handShown(player(line.seat), cards(line.hand))
    case 'revealed':
      return line.what === 'infected'
        ? log.revealedInfected(player(line.seat), card('infected'))
        : log.revealedNothing(player(line.seat))
    case 'eliminated':
      return line.by === 'none' ? log.fell(player(line.seat)) : log.burned(player(line.by), player(line.seat))
    case 'swapped':
    case 'doorGone':
      return log[line.kind](player(line.a), player(line.b))
    case 'free':
    case 'declared':
      return log[line.kind](player(line.seat))
    case 'standing':
      return log[line.on ? 'orderOn' : 'orderOff'](player(line.seat))
    case 'claimed':
      return log.claimed(player(line.seat), claimText(line.claim, words, callings))
    case 'table':
      return noteSentence(line.note, messages(), player)
    default:
      return line satisfies never
  }
}

/** The icon and the tone of a line: what strikes is red, what is for me alone amber. */
export function toneOf(line: LogLine): { readonly icon: string; readonly tone: string } {
  const tone = line.secret ? 'mine' : ''
  switch (line.kind) {
    case 'panic':
      return { icon: 'panic', tone: 'heard' }
    case 'eliminated':
      return { icon: 'flamethrower', tone: 'heard' }
    case 'infected':
      return { icon: 'infection', tone: 'heard' }
    case 'played':
    case 'defended':
      return { icon: CARD_ICONS[line.card], tone }
    case 'exchanged':
    case 'offered':
    case 'redirected':
    case 'passed':
      return { icon: 'exchange', tone }
    case 'off':
      return { icon: line.reason === 'door' ? 'door' : line.reason === 'refused' ? 'refuse' : 'cross', tone }
    case 'swapped':
      return { icon: 'change', tone }
    case 'turnedAround':
      return { icon: 'direction', tone }
    case 'doorGone':
      return { icon: 'axe', tone }
    case 'free':
      return { icon: 'quarantine', tone }
    case 'handShown':
    case 'revealed':
      return { icon: 'eye', tone }
    case 'declared':
      return { icon: 'thing', tone: 'heard' }
    case 'table':
      return { icon: NOTE_ICONS[line.note.kind], tone }
    case 'claimed':
      return { icon: 'speech', tone }
    case 'over':
      return { icon: 'flag', tone }
    case 'skipped':
      return { icon: 'panic', tone }
    case 'drew':
    case 'kept':
    case 'topped':
    case 'discarded':
    case 'reshuffled':
      return { icon: line.secret ? 'eye-off' : 'cards', tone }
    case 'handSeen':
    case 'cardSeen':
    case 'offerSeen':
    case 'got':
    case 'standing':
      return { icon: line.secret ? 'eye-off' : 'eye', tone }
    default:
      return line satisfies never
  }
}
