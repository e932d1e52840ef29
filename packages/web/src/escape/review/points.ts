import type { EscapePart, EscapeReview, EscapeTurningPoints, TurnTaken } from '@selva/bots/review'
import { changeOf, readingOf, type TurningPoint } from '@selva/bots/turning-points'
import type { Seat } from '@selva/core'
import { type EscapeShape, isPlain, nameOf, type Sector } from '@selva/escape'
import { coord } from '../../client/rich-text.ts'
import type { Replay } from '../../replay/playback.ts'
import type { PointWords } from '../../replay/review/OpenPoint.tsx'
import { isOpenAt, type PointLine } from '../../replay/review/TurningPointList.tsx'
import type { Frame } from '../../table/live-ports.ts'
import { hatchAt } from '../spot.ts'
import type { ReviewedGame } from './scene.ts'
import { hatchName, sectorName, type Telling } from './told.ts'

export type EscapePoint = TurningPoint<EscapePart, TurnTaken>

/** A reviewed game with its turning points, at a moment. */
export type JudgedGame = {
  readonly game: ReviewedGame
  readonly review: EscapeReview
  readonly turns: EscapeTurningPoints
  readonly replay: Replay
}

/** The turning point that is open at this moment. */
export const openPointAt = ({ points }: EscapeTurningPoints, at: number): EscapePoint | undefined =>
  points.findLast((point) => isOpenAt(point, at))

/** Shows the moment before a decision, through the eyes of the player who made it. */
export const showPoint = (replay: Replay, { from, seat }: { readonly from: number; readonly seat: Seat }): void =>
  replay.show(from, seat)

/** Something a player did, as a sentence without its end. */
function deedsIn(fact: Frame<EscapeShape>[number], telling: Telling): readonly string[] {
  const { words, nameAt, game } = telling
  const { deed } = words
  switch (fact.kind) {
    case 'moved':
      return fact.to === undefined ? [] : [wayText(fact.to, telling)]
    case 'standsStill':
    case 'cannotMove':
      return [deed.stays]
    case 'attack':
      return [deed.attacks(sectorName(fact.sector))]
    case 'killed':
      return [deed.kills(nameAt(fact.seat))]
    case 'missed':
      return [deed.findsNoOne]
    case 'noise':
      return [deed.names([sectorName(fact.sector)])]
    case 'twoNoises':
      return [deed.names(fact.sectors.map(sectorName))]
    case 'silence':
    case 'kept':
      return [deed.silence]
    case 'silentSector':
      return [deed.secure]
    case 'itemUsed':
      return [deed.uses(game.items[fact.item].name)]
    case 'hatchCard':
      return [game.log.hatchCard(game.colours[fact.colour])]
    default:
      return []
  }
}

/** The way to a sector or a hatch, as a deed. */
function wayText(to: Sector, { words, game, end }: Telling): string {
  const { zone } = end.setting
  const hatch = hatchAt(zone, to)
  return hatch === undefined ? words.deed.moves(sectorName(to)) : words.deed.reaches(hatchName(hatch, game))
}

/** Everything that happened in the turn, in one line. */
function happenedIn({ from, until, seat }: EscapePoint, { frames }: ReviewedGame, telling: Telling): string {
  const deeds: string[] = []
  let own = false
  for (const frame of frames.slice(from, until + 1))
    for (const fact of frame) {
      if (fact.kind === 'turn') own = fact.seat === seat
      else if (own) deeds.push(...deedsIn(fact, telling))
    }
  return telling.words.deed.all(deeds)
}

/** The part that moved the chance most. */
const largestPart = ({ parts }: EscapePoint): EscapePart =>
  parts.toSorted((a, b) => Math.abs(b.change.mean) - Math.abs(a.change.mean))[0]?.name ?? 'move'

/** A decision in a few words: the part of the turn that mattered most. */
export function pointText(point: EscapePoint, telling: Telling): string {
  const { deed } = telling.words
  const { from, to, attacks, names } = point.chosen
  const part = largestPart(point)
  if (part === 'noise' && names !== 'none') return deed.names([sectorName(names)])
  if (attacks && part !== 'items') return deed.attacks(sectorName(to))
  return from === to ? deed.stays : wayText(to, telling)
}

/** A choice that promised more, as advice. */
function betterText({ better, chosen }: EscapePoint, { words, game, end }: Telling): string {
  if (better === 'aboutEqual') return ''
  const { advice } = words
  const { to, from, attacks, names } = better.choice
  if (names !== 'none') return advice.name(sectorName(names))
  const hatch = hatchAt(end.setting.zone, to)
  if (hatch !== undefined) return advice.reach(hatchName(hatch, game))
  if (attacks) return advice.attack(sectorName(to))
  if (to === from) return advice.stay
  return chosen.attacks && chosen.to === to ? advice.hold(sectorName(to)) : advice.move(sectorName(to))
}

/** The words in which a turning point is opened. */
export const pointWords = (point: EscapePoint, game: ReviewedGame, telling: Telling): PointWords<EscapePart> => ({
  title: telling.words.turnOf(telling.nameAt(point.seat), point.leg),
  name: telling.nameAt(point.seat),
  happened: happenedIn(point, game, telling),
  better: betterText(point, telling),
  part: (part) => ({ label: telling.words.parts[part], note: '' }),
})

/** The lines of the list. */
export const pointLines = ({ points }: EscapeTurningPoints, telling: Telling): readonly PointLine[] =>
  points.map((point) => ({
    ...{ from: point.from, until: point.until, leg: point.leg, seat: point.seat },
    name: telling.nameAt(point.seat),
    text: pointText(point, telling),
    reading: readingOf(point),
    change: changeOf(point),
  }))

/** A sector that a turning point marks on the map. */
export type PointMark = { readonly kind: 'chosen' | 'better' | 'named'; readonly at: Sector; readonly label: string }

/** Chosen is amber, better is dashed, a sector that was only named is dotted. */
export function marksOf({ chosen, better }: EscapePoint, telling: Telling): readonly PointMark[] {
  const { marks } = telling.words
  const { zone } = telling.end.setting
  const written = (at: Sector): string =>
    isPlain(zone, at) ? coord(nameOf(at)) : hatchName(hatchAt(zone, at) ?? 0, telling.game)
  const mark = (kind: PointMark['kind'], at: Sector): PointMark => ({ kind, at, label: marks[kind](written(at)) })
  const named = chosen.names !== 'none' && chosen.names !== chosen.to ? [mark('named', chosen.names)] : []
  if (better === 'aboutEqual') return [mark('chosen', chosen.to), ...named]
  const { to, names } = better.choice
  const wanted = names === 'none' ? to : names
  return [mark('chosen', chosen.to), ...named, ...(wanted === chosen.to ? [] : [mark('better', wanted)])]
}
