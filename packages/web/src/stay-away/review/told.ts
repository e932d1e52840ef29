import {
  type Change,
  changesIn,
  type Deed,
  type FalseClaim,
  type Headline,
  type Impression,
  impressionIn,
  type Moment,
  type News,
  strongestClue,
} from '@selva/bots/review/stay-away'
import { isSeat, type Seat } from '@selva/core'
import { playerAt } from '@selva/stay-away'
import { coord } from '../../client/rich-text.ts'
import { percent } from '../../replay/review/percent.ts'
import { claimText, listed } from '../sentence.ts'
import type { Telling } from './telling.ts'

/** A deed as the subject of a sentence. */
export function subjectOf(deed: Deed, { words: { deeds }, nameAt }: Telling): string {
  switch (deed.kind) {
    case 'passed':
      return deeds.passed('', '')
    case 'shown':
    case 'revealed':
    case 'fell':
    case 'claim':
      return deeds[deed.kind](nameAt(deed.by), '')
    default:
      return deeds[deed.kind](nameAt(deed.by), nameAt(deed.at))
  }
}

/** The words of a claim, as they were said. */
export const claimSaid = ({ claim }: Pick<FalseClaim, 'claim'>, { game, nameAt, card }: Telling): string =>
  claimText(claim, game, { player: (seat) => ({ name: nameAt(seat), me: false }), card })

const isSame = (a: number, b: number): boolean => percent(a) === percent(b)

function changeText({ news, about, role, before, after }: Change, telling: Telling): string {
  const { words, nameAt } = telling
  return words.change[role](subjectOf(news.deed, telling), nameAt(about), percent(before), percent(after))
}

/** The number of changes of mind that are told of one piece of news: the figures of the others stand in the ring. */
const MOST_TOLD = 4

/** The news of one reader, with what changed most first. */
export function toldText(news: News, reader: Seat, telling: Telling): readonly string[] {
  const changes = changesIn(news, reader)
    .filter(({ before, after }) => !isSame(before, after))
    .toSorted((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before))
    .slice(0, MOST_TOLD)
  if (changes.length > 0) return changes.map((change) => changeText(change, telling))
  return [telling.words.toldNothing(subjectOf(news.deed, telling), telling.nameAt(reader))]
}

/** The chance that a player is not Human. */
export const suspicionOf = ({ thing, infected }: Impression): number => thing + infected

/** How much the Humans of a moment suspected a player, on average; nothing if none is left. */
function suspicionIn(moment: Moment, seat: Seat, humans: readonly Seat[]): number {
  return humans.reduce((sum, human) => sum + suspicionOf(impressionIn(moment, human, seat)), 0) / humans.length
}

/** The players of whom a deed can give something away. */
function exposedBy(deed: Deed): readonly Seat[] {
  switch (deed.kind) {
    case 'refusal':
    case 'look':
    case 'peek':
    case 'fire':
    case 'exchange':
      return [deed.by, deed.at]
    case 'offer':
    case 'shown':
    case 'revealed':
    case 'quarantine':
    case 'door':
      return [deed.by]
    default:
      return []
  }
}

/** The secrets that some news gave away to the Humans, on average. */
export function gaveText(news: News, humans: readonly Seat[], telling: Telling): readonly string[] {
  const { words, nameAt } = telling
  const subject = subjectOf(news.deed, telling)
  const exposed = exposedBy(news.deed)
  const gave = exposed.flatMap((seat) => {
    const others = humans.filter((human) => human !== seat)
    if (others.length === 0) return []
    const before = suspicionIn(news.before, seat, others)
    const after = suspicionIn(news.after, seat, others)
    return isSame(before, after) ? [] : [words.gave(subject, nameAt(seat), percent(before), percent(after))]
  })
  return exposed.length > 0 && gave.length === 0 && humans.length > 0 ? [words.gaveNothing(subject)] : gave
}

/** The clue that most spoke against a player, as one reader could see it. */
function clueText(asked: Parameters<typeof strongestClue>[1], telling: Telling): readonly string[] {
  const { review, words, nameAt } = telling
  const { about } = asked
  const clue = strongestClue(review.news, asked)
  if (clue === undefined) return []
  const subject = subjectOf(clue.news.deed, telling)
  return [words.clue[clue.role](subject, clue.news.turn, nameAt(about), percent(clue.before), percent(clue.after))]
}

/** How a player was infected: what they could know, and whether they could have refused. */
function infectionTexts(seat: Seat, telling: Telling): readonly string[] {
  const { review, words, nameAt, game, card } = telling
  return review.infections
    .filter((one) => one.seat === seat && one.how !== 'arranged')
    .flatMap(({ by, turn, batch, known, how, refusals }) => [
      words.infectedBy(nameAt(by), nameAt(seat), turn),
      words.knownBefore(nameAt(seat), nameAt(by), percent(known)),
      ...clueText({ reader: seat, about: by, until: batch, roles: ['thing'] }, telling),
      ...(how !== 'answered'
        ? []
        : refusals.length > 0
          ? [
              words.couldRefuse(
                nameAt(seat),
                listed(refusals, game, (kind) => coord(card(kind))),
              ),
            ]
          : [words.noRefusal(nameAt(seat))]),
    ])
}

/** How a player was eliminated. */
function endTexts(seat: Seat, telling: Telling): readonly string[] {
  const { review, words, nameAt } = telling
  const burned = review.burnings
    .filter((one) => one.seat === seat && one.burned)
    .flatMap(({ by, byRole, role, turn, batch, known }) => [
      words.burnedBy(nameAt(by), nameAt(seat), turn),
      ...(byRole === 'human'
        ? [
            words.burnKnown(nameAt(by), nameAt(seat), percent(suspicionOf(known))),
            ...clueText({ reader: by, about: seat, until: batch, roles: ['thing', 'infected'] }, telling),
          ]
        : []),
      ...(role === 'human' && byRole === 'human' ? [words.bothHuman] : []),
      ...(role !== 'human' && byRole !== 'human' ? [words.sameSide] : []),
    ])
  const fallen = review.news.flatMap(({ deed, turn }) =>
    deed.kind === 'fell' && deed.by === seat ? [words.fell(nameAt(seat), turn)] : [],
  )
  return [...burned, ...fallen]
}

/** How the end of the game took a living player of the other side along. */
function lostTexts(seat: Seat, telling: Telling): readonly string[] {
  const { review, end, words, nameAt } = telling
  const { thing } = end
  if (end.end === 'running' || thing === undefined || !playerAt(end, seat).alive) return []
  const { reason, winners } = end.end
  if (winners.includes(seat)) return []
  if (reason === 'wrongDeclaration') return [words.tooEarly(nameAt(thing))]
  if (reason === 'thingAlone') return [words.alone(nameAt(thing))]
  if (reason === 'infection') return end.lastInfected === seat ? [words.lastLoses(nameAt(seat))] : []
  const fire = review.burnings.findLast((one) => one.seat === thing && one.burned)
  return fire === undefined ? [] : [words.thingBurned(nameAt(fire.by), nameAt(thing), fire.turn)]
}

function ownTexts(seat: Seat, telling: Telling): readonly string[] {
  const { review, end, words, nameAt } = telling
  const { role, alive } = playerAt(end, seat)
  const disguise = review.disguises.find((one) => one.seat === seat)
  const seemed = disguise === undefined ? [] : [words.seemed(nameAt(seat), percent(disguise.seen))]
  if (role === 'thing')
    return [words.wasThing(nameAt(seat), review.infections.filter(({ how }) => how !== 'arranged').length), ...seemed]
  if (role !== 'human' || !alive) return []
  const refused = review.misses
    .filter((miss) => miss.seat === seat)
    .map(({ from, card, turn }) => words.refused(nameAt(seat), nameAt(from), coord(telling.card(card)), turn))
  return [words.humanToTheEnd(nameAt(seat)), ...refused]
}

/** Why the game ended for a player as it did. */
export const fateText = (seat: Seat, telling: Telling): readonly string[] => [
  ...ownTexts(seat, telling),
  ...infectionTexts(seat, telling),
  ...endTexts(seat, telling),
  ...lostTexts(seat, telling),
]

/** The one sentence about the game. */
export function headlineText(headline: Headline, telling: Telling): string {
  const { words, nameAt, end } = telling
  const m = words.headline
  switch (headline.kind) {
    case 'framed': {
      const { lie, burning } = headline
      return m.framed(nameAt(lie.seat), nameAt(burning.seat), nameAt(burning.by), lie.turn)
    }
    case 'found':
    case 'blind':
    case 'mistaken': {
      const { by, seat, known } = headline.burning
      return m[headline.kind](nameAt(by), nameAt(seat), percent(known.thing))
    }
    case 'believed':
      return m.believed(nameAt(headline.lie.seat), claimSaid(headline.lie, telling), percent(headline.lie.after))
    case 'spread': {
      const { last, infections } = headline
      return m.spread(nameAt(last.by), infections, nameAt(last.seat), percent(last.known))
    }
    case 'narrow': {
      const { seat, from, known } = headline.miss
      return m.narrow(nameAt(seat), nameAt(from), percent(known))
    }
    case 'early':
      return isSeat(end.thing, end.players.length) ? m.early(nameAt(end.thing)) : m.quiet
    case 'quiet':
      return m.quiet
    default:
      return headline satisfies never
  }
}

/** A moment that decided something: its place in the log, in words, with the figure that was known. */
export type KeyMoment = {
  readonly batch: number
  readonly turn: number
  readonly text: string
  readonly figure: string
}

/** The chain of infection and the fire, in their order. */
export function keyMoments({ review, words, nameAt }: Telling): readonly KeyMoment[] {
  const chain = review.infections
    .filter(({ how }) => how !== 'arranged')
    .map(({ batch, turn, by, seat, known }) => ({
      ...{ batch, turn, text: words.infects(nameAt(by), nameAt(seat)), figure: percent(known) },
    }))
  const fires = review.burnings.map(({ batch, turn, by, byRole, seat, role, burned, known }) => {
    const friendly = role === 'human' && byRole === 'human'
    const text = !burned ? words.survives : friendly ? words.burnsHuman : words.burns
    return {
      batch,
      turn,
      text: text(nameAt(by), nameAt(seat)),
      figure: byRole === 'human' ? percent(suspicionOf(known)) : '',
    }
  })
  return [...chain, ...fires].toSorted((a, b) => a.batch - b.batch)
}
