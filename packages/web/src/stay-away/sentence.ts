import type { Seat } from '@selva/core'
import type { Card, Claim, Kind } from '@selva/stay-away'
import { messages } from '../client/language.ts'
import { coord, name } from '../client/rich-text.ts'
import { NOTE_ICONS, noteSentence } from '../table/note.ts'
import { CARD_ICONS } from './icons.ts'
import type { Words } from './messages/en.ts'
import type { LogLine } from './story-line.ts'

/** How the reader calls a seat: as the subject (“You”), and after a preposition (“you”). */
export type Callings = {
  readonly called: (seat: Seat) => string
  readonly whom: (seat: Seat) => string
  readonly card: (kind: Kind) => string
  readonly isMe: (seat: Seat) => boolean
  /** The name at a seat, the reader's too. */
  readonly named: (seat: Seat) => string
}

/** Some cards by name; copies of a kind are counted. */
export function listed(cards: readonly Card[], card: (kind: Kind) => string): string {
  const counts = new Map<Card, number>()
  for (const kind of cards) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  return [...counts].map(([kind, n]) => (n === 1 ? card(kind) : `${card(kind)} ×${n}`)).join(', ')
}

/** A player's claim at the table, in the first person. */
export function claimText(claim: Claim, { claims, roles }: Words, callings: Callings): string {
  switch (claim.do) {
    case 'gave':
    case 'got':
    case 'saw':
      return claims.said[claim.do](coord(callings.card(claim.card)), name(callings.named(claim.whom)))
    case 'is':
      return claims.said.is(name(callings.named(claim.whom)), roles[claim.role])
    case 'am':
      return claims.said.am(roles[claim.role])
    default:
      return claim satisfies never
  }
}

/** A line of the log in the reader's language. */
export function sentence(line: LogLine, words: Words, callings: Callings): string {
  const { log } = words
  const who = (seat: Seat): string => name(callings.called(seat))
  const whom = (seat: Seat): string => name(callings.whom(seat))
  /** Two players, the reader first. */
  const pair = (a: Seat, b: Seat): readonly [string, string] => (callings.isMe(b) ? [who(b), who(a)] : [who(a), who(b)])
  const card = (kind: Kind): string => coord(callings.card(kind))
  const cards = (list: readonly Card[]): string => listed(list, card)
  switch (line.kind) {
    case 'drew':
      return line.open ? log.drewOpen(who(line.seat), card(line.card)) : log.drew(who(line.seat), card(line.card))
    case 'kept':
      return log.kept(who(line.seat), card(line.card))
    case 'panic':
      return log.panic(who(line.seat), card(line.card))
    case 'skipped':
      return log.skipped(line.n)
    case 'reshuffled':
    case 'turnedAround':
    case 'passed':
      return log[line.kind]
    case 'discarded':
      if (line.cards.length === 0) return log.discarded(who(line.seat), line.n)
      return line.open
        ? log.discardedOpen(who(line.seat), cards(line.cards))
        : log.discardedCard(who(line.seat), cards(line.cards))
    case 'topped':
      return line.card === undefined ? log.topped(who(line.seat)) : log.toppedCard(who(line.seat), card(line.card))
    case 'played':
      return line.at === 'none'
        ? log.played(who(line.seat), card(line.card))
        : log.playedOn(who(line.seat), card(line.card), whom(line.at))
    case 'defended':
      return log.defended(who(line.seat), card(line.card))
    case 'offered':
      return line.card === undefined
        ? log.offered(who(line.from), whom(line.to))
        : log.offeredCard(who(line.from), whom(line.to), card(line.card))
    case 'offerSeen':
      return log.offerSeen(whom(line.from), card(line.card))
    case 'exchanged': {
      const open = [
        ...(line.gave === undefined ? [] : [log.gave(card(line.gave), whom(line.to))]),
        ...(line.took === undefined ? [] : [log.gave(card(line.took), whom(line.from))]),
      ]
      return [log.exchanged(...pair(line.from, line.to)), ...open].join('. ')
    }
    case 'got':
      return log.got(card(line.gave), card(line.got), whom(line.from))
    case 'off':
      return line.reason === 'refused' ? log.off.refused(who(line.to)) : log.off[line.reason]
    case 'redirected':
      return log.redirected(who(line.dodger), whom(line.to))
    case 'infected':
      return line.me ? log.infectedMe(who(line.by)) : log.infected(who(line.seat))
    case 'handSeen':
      return line.hand === undefined
        ? log.handSeen(who(line.by), whom(line.of))
        : log.handSeenCards(who(line.by), whom(line.of), cards(line.hand))
    case 'cardSeen':
      return line.card === undefined
        ? log.cardSeen(who(line.by), whom(line.of))
        : log.cardSeenCard(who(line.by), whom(line.of), card(line.card))
    case 'handShown':
      return line.why === 'superinfection'
        ? log.superinfected(who(line.seat), cards(line.hand))
        : log.handShown(who(line.seat), cards(line.hand))
    case 'revealed':
      return line.what === 'infected' ? log.revealedInfected(who(line.seat)) : log.revealedNothing(who(line.seat))
    case 'eliminated':
      return line.by === 'none' ? log.fell(who(line.seat)) : log.burned(who(line.by), whom(line.seat))
    case 'swapped':
      return log.swapped(...pair(line.a, line.b))
    case 'doorGone':
      return log.doorGone(whom(line.a), whom(line.b))
    case 'free':
      return log.free(who(line.seat))
    case 'standing':
      return line.on ? log.orderOn : log.orderOff
    case 'claimed':
      return `${who(line.seat)}: “${claimText(line.claim, words, callings)}”`
    case 'table':
      return noteSentence(line.note, messages(), (seat) => ({
        name: name(callings.named(seat)),
        me: callings.isMe(seat),
      }))
    case 'declared':
      return log.declared(who(line.seat))
    case 'over':
      return log.over
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
