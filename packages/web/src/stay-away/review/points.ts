import type { StayAwayPart, StayAwayPoint, StayAwayReview, StayAwayTurningPoints } from '@selva/bots/review/stay-away'
import { changeOf, readingOf } from '@selva/bots/turning-points'
import type { Seat } from '@selva/core'
import type { Choice } from '@selva/stay-away'
import { coord, plainSentence } from '../../client/rich-text.ts'
import type { Replay } from '../../replay/playback.ts'
import type { PointWords } from '../../replay/review/OpenPoint.tsx'
import { isOpenAt, type PointLine } from '../../replay/review/TurningPointList.tsx'
import { sentence } from '../sentence.ts'
import { foldStory, storyOf } from '../story.ts'
import type { LogEvent } from '../story-line.ts'
import type { StayAwayReviewWords } from './messages/en.ts'
import type { ReviewedGame } from './scene.ts'
import type { Telling } from './telling.ts'

/** A reviewed game with its turning points, at a moment. */
export type JudgedGame = {
  readonly game: ReviewedGame
  readonly review: StayAwayReview
  readonly turns: StayAwayTurningPoints
  readonly replay: Replay
}

/** The turning point that is open at this moment. */
export const openPointAt = ({ points }: StayAwayTurningPoints, at: number): StayAwayPoint | undefined =>
  points.findLast((point) => isOpenAt(point, at))

/** Shows the moment before a decision, through the eyes of the player who made it. */
export const showPoint = (replay: Replay, { from, seat }: { readonly from: number; readonly seat: Seat }): void =>
  replay.show(from, seat)

/** A choice in words: as what a player did, or as advice. */
function choiceText(choice: Choice, words: StayAwayReviewWords['chose' | 'advice'], { nameAt, card }: Telling): string {
  const named = (kind: Parameters<typeof card>[0]): string => coord(card(kind))
  switch (choice.do) {
    case 'discard':
    case 'play':
    case 'keep':
    case 'give':
    case 'defend':
      return words[choice.do](named(choice.card))
    case 'playOn':
      return choice.card === 'flamethrower'
        ? words.burn(nameAt(choice.at))
        : words.playOn(named(choice.card), nameAt(choice.at))
    case 'axeDoor':
    case 'axeQuarantine':
      return words.play(named('axe'))
    case 'pick':
      return words.pick(nameAt(choice.whom))
    case 'show':
      return words.show[choice.what]
    case 'side':
      return words.move
    case 'accept':
      return words.accept
    case 'declare':
    case 'order':
      return words.declare
    default:
      return choice satisfies never
  }
}

/** A decision in a few words. */
export const pointText = ({ chosen }: StayAwayPoint, telling: Telling): string =>
  choiceText(chosen, telling.words.chose, telling)

/** Lines of the log that tell what came of a decision. */
const CONSEQUENCES: readonly LogEvent['kind'][] = [
  ...(['exchanged', 'off', 'redirected', 'infected', 'handSeen', 'cardSeen'] as const),
  ...(['handShown', 'revealed', 'eliminated', 'swapped', 'over'] as const),
]

/** A sentence with its full stop; the name of a card at its end may have a mark of its own. */
const closed = (text: string): string => (/[!?…]$/.test(plainSentence(text)) ? text : `${text}.`)

/** The decision and what came of it, as the log tells it. */
function happenedIn(point: StayAwayPoint, { frames }: ReviewedGame, telling: Telling): string {
  const { from, until, leg } = point
  const before = storyOf(frames.slice(0, from + 1), undefined)
  const after = frames.slice(from + 1, until + 1).reduce(foldStory, before)
  const callings = {
    player: (seat: Seat) => ({ name: telling.nameAt(seat), me: false }),
    card: telling.card,
  }
  const came = after.lines
    .slice(before.lines.length)
    .filter(({ turn, kind }) => turn === leg && CONSEQUENCES.includes(kind))
    .map((line) => sentence(line, telling.game, callings))
  return [pointText(point, telling), ...came].map(closed).join(' ')
}

/** The words in which a turning point is opened. */
export const pointWords = (point: StayAwayPoint, game: ReviewedGame, telling: Telling): PointWords<StayAwayPart> => ({
  title: telling.words.turnOf(telling.nameAt(point.seat), point.leg),
  name: telling.nameAt(point.seat),
  happened: happenedIn(point, game, telling),
  better: point.better === 'aboutEqual' ? '' : choiceText(point.better.choice, telling.words.advice, telling),
  part: (part) => ({ label: telling.words.parts[part], note: '' }),
})

/** The lines of the list. */
export const pointLines = ({ points }: StayAwayTurningPoints, telling: Telling): readonly PointLine[] =>
  points.map((point) => ({
    ...{ from: point.from, until: point.until, leg: point.leg, seat: point.seat },
    name: telling.nameAt(point.seat),
    text: pointText(point, telling),
    reading: readingOf(point),
    change: changeOf(point),
  }))

/** The players at whom a choice and the better one are aimed. */
export type PointMarks = { readonly chosen: Seat | undefined; readonly better: Seat | undefined }

const targetOf = (choice: Choice): Seat | undefined =>
  choice.do === 'playOn' ? choice.at : choice.do === 'pick' ? choice.whom : undefined

export function marksOf({ chosen, better }: StayAwayPoint): PointMarks {
  const [first, second] = [targetOf(chosen), better === 'aboutEqual' ? undefined : targetOf(better.choice)]
  return { chosen: first, better: second === first ? undefined : second }
}
