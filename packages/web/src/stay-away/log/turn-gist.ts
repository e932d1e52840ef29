import type { Seat } from '@selva/core'
import type { Card } from '@selva/stay-away'
import type { Clause } from '../../log/gist.ts'
import type { Words } from '../messages/en.ts'
import { type Callings, cardIn, sentence } from '../sentence.ts'
import type { LogEvent, LogLine } from '../story-line.ts'
import type { StoryWords } from './messages/en.ts'

type Kind = LogEvent['kind']
type Of<K extends Kind> = Extract<LogLine, { readonly kind: K }>

/** The deed of a turn is the line with the highest of these. */
const DEEDS: Readonly<Partial<Record<Kind, number>>> = {
  eliminated: 9,
  panic: 8,
  handShown: 7,
  revealed: 7,
  handSeen: 6,
  cardSeen: 6,
  played: 5,
  discarded: 4,
  topped: 2,
  kept: 2,
  drew: 1,
}
/** Answers to an offer; every other answer is one to a deed. */
const REFUSALS: readonly Card[] = ['noThanks', 'missed', 'scary']

const isOf = <K extends Kind>(line: LogLine, ...kinds: readonly K[]): line is Of<K> =>
  (kinds as readonly Kind[]).includes(line.kind)

/** The player who did what a line tells. */
function doerOf(line: LogLine): Seat | undefined {
  if (isOf(line, 'eliminated')) return line.by === 'none' ? line.seat : line.by
  if (isOf(line, 'handSeen', 'cardSeen')) return line.by
  return 'seat' in line ? line.seat : undefined
}

/** The line as everyone may read it: what only I saw of it is among the steps. */
function openly(line: LogLine): LogLine {
  if (isOf(line, 'handSeen')) return { ...line, hand: undefined }
  if (isOf(line, 'cardSeen', 'offered')) return { ...line, card: undefined }
  return line
}

export type Tellers = { readonly game: Words; readonly story: StoryWords; readonly callings: Callings }

/** How the offers of a turn ended. */
function endOf(line: LogLine, lines: readonly LogLine[], { game, story, callings }: Tellers): Clause | undefined {
  const { player } = callings
  switch (line.kind) {
    case 'exchanged':
      return { text: story.exchanged(player(line.from), player(line.to)), seat: line.from }
    case 'passed':
      return { text: game.log.passed, seat: undefined }
    case 'redirected':
      return { text: sentence(line, game, callings), seat: line.dodger }
    case 'off': {
      const answer = lines.findLast(
        (one): one is Of<'defended'> =>
          one.kind === 'defended' && one.seat === line.to && one.number < line.number && REFUSALS.includes(one.card),
      )
      if (line.reason === 'refused' && answer !== undefined)
        return {
          text: story.refused(player(line.to), player(line.from), cardIn(answer.card, callings)),
          seat: line.to,
        }
      return { text: story.alone(player(line.from)), seat: line.from }
    }
    default:
      return undefined
  }
}

/** The sentences that tell a turn: its deed, the answer to it, and what came of the offers. */
export function clausesOf(lines: readonly LogLine[], tellers: Tellers): readonly Clause[] {
  const weight = ({ kind }: LogLine): number => DEEDS[kind] ?? 0
  const most = Math.max(0, ...lines.map(weight))
  const deed = most === 0 ? undefined : lines.find((line) => weight(line) === most)
  const told = (line: LogLine): Clause => ({
    text: sentence(openly(line), tellers.game, tellers.callings),
    seat: doerOf(line),
  })
  const saved = lines.find((line) => isOf(line, 'defended') && !REFUSALS.includes(line.card))
  const ends = lines.flatMap((line) => endOf(line, lines, tellers) ?? [])
  const offer = ends.length === 0 ? lines.find((line) => line.kind === 'offered') : undefined
  const clauses = [
    ...(deed === undefined ? [] : [told(deed)]),
    ...(saved === undefined ? [] : [told(saved)]),
    ...(offer?.kind === 'offered' ? [{ ...told(offer), seat: offer.from }] : []),
    ...ends,
  ]
  const [first] = lines
  return clauses.length > 0 || first === undefined ? clauses : [told(first)]
}

/** Lines that stand between turns. */
const APART: readonly Kind[] = ['claimed', 'table', 'declared', 'over', 'infected', 'standing']
export const isApart = ({ kind, turn }: LogLine): boolean => turn === 0 || APART.includes(kind)

/** Events that a reader looks for again; of several the first of this list gives the turn its drawing. */
const BIG: readonly Kind[] = ['eliminated', 'infected', 'declared', 'over', 'panic', 'revealed', 'off']
export function bigLine(lines: readonly LogLine[]): LogLine | undefined {
  const big = lines.filter((line) => line.kind !== 'off' || line.reason === 'refused')
  return BIG.map((kind) => big.find((line) => line.kind === kind)).find((line) => line !== undefined)
}
