import { type Announcement, type EscapeReview, gaveAway, type HatchTry, type Headline } from '@selva/bots/review'
import type { Seat } from '@selva/core'
import { nameOf, type PartialState, playerAt, type Sector } from '@selva/escape'
import { coord } from '../../client/rich-text.ts'
import { written } from '../../lab/Verdict.tsx'
import { percent } from '../../replay/review/percent.ts'
import type { EscapeWords } from '../messages/en.ts'
import type { EscapeReviewWords } from './messages/en.ts'

/** Everything that sentences of a review are made of. */
export type Telling = {
  readonly review: EscapeReview
  /** The state at the end, with everything open. */
  readonly end: PartialState
  /** The name of a player, marked as one. */
  readonly nameAt: (seat: Seat) => string
  readonly words: EscapeReviewWords
  readonly game: EscapeWords
}

export const hatchName = (number: number, game: EscapeWords): string => coord(game.cells.hatch(number))
export const sectorName = (at: Sector): string => coord(nameOf(at))

/** News as the subject of a sentence. */
const subjectOf = ({ news, sectors, item }: Announcement, { words, game }: Telling): string =>
  words.news[news](item === 'none' ? sectors.map(sectorName) : [game.items[item].name])

/** The largest step that figures in whole hundredths show. */
const isSame = (a: number, b: number): boolean => percent(a) === percent(b)

/** The news that an announcement gave away, in plain words. */
export function gaveText(one: Announcement, telling: Telling): readonly string[] {
  const { words, nameAt } = telling
  const subject = subjectOf(one, telling)
  const who = nameAt(one.seat)
  const place = isSame(one.before, one.after)
    ? words.samePlace(subject, who, percent(one.after))
    : words.place(subject, who, percent(one.before), percent(one.after))
  const { before, after } = one.alien
  return isSame(before, after) ? [place] : [place, words.alien(who, percent(before), percent(after))]
}

/** How a try to escape went, and what was luck in it. */
function attemptText(one: HatchTry, { words, nameAt, game }: Telling): readonly string[] {
  const { seat, round, hatch, odds, expected, escaped } = one
  const at = hatchName(hatch, game)
  if (!escaped) return [words.redCard(nameAt(seat), at, round, percent(odds))]
  return [
    words.escaped(nameAt(seat), at, round),
    words.expected(percent(expected)),
    ...(odds < 1 ? [words.greenCard(percent(odds))] : []),
  ]
}

/** How a player was killed: what the killer could know, and what told most of it. */
function deathTexts(seat: Seat, telling: Telling): readonly string[] {
  const { review, words, nameAt } = telling
  return review.attacks.flatMap((attack) =>
    attack.deaths
      .filter((death) => death.seat === seat)
      .flatMap(({ chance, friend }) => {
        const killer = nameAt(attack.seat)
        const most = gaveAway(review.announcements, seat, attack.seat, attack)
        const change = most?.by.find((one) => one.seat === attack.seat)
        return [
          words.killed(nameAt(seat), killer, sectorName(attack.sector), attack.round),
          words.chanceBefore(killer, nameAt(seat), percent(chance)),
          ...(most === undefined || change === undefined
            ? []
            : [words.mostAway(subjectOf(most, telling), most.round, percent(change.before), percent(change.after))]),
          ...(friend ? [words.friend] : []),
        ]
      }),
  )
}

/** The outcome of an alien's attacks, beside what was to be expected of them. */
function huntText(seat: Seat, { review, words, nameAt }: Telling): string {
  const own = review.attacks.filter((attack) => attack.seat === seat)
  if (own.length === 0) return words.noAttacks(nameAt(seat))
  const hits = own.filter(({ deaths }) => deaths.some(({ friend }) => !friend)).length
  const expected = own.reduce((sum, { chance }) => sum + chance, 0)
  return words.hunts(nameAt(seat), own.length, hits, written(expected, 1))
}

/** Why the game ended for a player as it did. */
export function fateText(seat: Seat, telling: Telling): readonly string[] {
  const { review, end, words, nameAt } = telling
  const { side, status } = playerAt(end, seat)
  const tries = review.tries.filter((one) => one.seat === seat).flatMap((one) => attemptText(one, telling))
  const hunt = side === 'alien' ? [huntText(seat, telling)] : []
  const stayed = status === 'aboard' && side !== 'alien' ? [words.aboard(nameAt(seat))] : []
  return [...hunt, ...tries, ...deathTexts(seat, telling), ...stayed]
}

/** The one sentence about the game. */
export function headlineText(headline: Headline, { words, nameAt, game }: Telling): string {
  const m = words.headline
  switch (headline.kind) {
    case 'lured': {
      const { seat, sectors, round, lured } = headline.lie
      return m.lured(nameAt(seat), sectors.map(sectorName), round, lured.length)
    }
    case 'believed': {
      const { seat, sectors, round, believed } = headline.lie
      return m.believed(nameAt(seat), sectors.map(sectorName), round, percent(believed))
    }
    case 'lucky': {
      const { seat, hatch, odds } = headline.attempt
      return m.lucky(nameAt(seat), hatchName(hatch, game), percent(odds))
    }
    case 'escaped':
      return m.escaped(nameAt(headline.attempt.seat), hatchName(headline.attempt.hatch, game))
    case 'blind':
    case 'found': {
      const { attack, death } = headline
      const chance = headline.kind === 'blind' ? attack.chance : death.chance
      return m[headline.kind](nameAt(attack.seat), nameAt(death.seat), sectorName(attack.sector), percent(chance))
    }
    case 'quiet':
      return m.quiet
    default:
      return headline satisfies never
  }
}

/** A moment that decided something: its place in the log, in words, with the figure that was known. */
export type KeyMoment = {
  readonly batch: number
  readonly round: number
  readonly text: string
  readonly figure: string
}

export function keyMoments({ review, words, nameAt }: Telling): readonly KeyMoment[] {
  const kills = review.attacks.flatMap(({ batch, round, seat, deaths }) =>
    deaths.map((death) => ({
      batch,
      round,
      text: (death.friend ? words.mistakes : words.finds)(nameAt(seat), nameAt(death.seat)),
      figure: percent(death.chance),
    })),
  )
  const hatches = review.tries.map(({ batch, round, seat, odds, escaped }) => ({
    batch,
    round,
    text: (escaped ? words.getsOut : words.redFor)(nameAt(seat)),
    figure: odds < 1 ? percent(odds) : '',
  }))
  return [...kills, ...hatches].toSorted((a, b) => a.batch - b.batch)
}
