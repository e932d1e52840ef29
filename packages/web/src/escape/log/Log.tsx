import type { Zone } from '@selva/escape'
import { gist } from '../../log/gist.ts'
import type { Opens } from '../../log/Linked.tsx'
import { type Entry, StoryList } from '../../log/StoryList.tsx'
import { type Turn, turnsOf } from '../../log/turns.ts'
import { logWords } from '../../log/words.ts'
import type { EscapeModel } from '../model.ts'
import { sentence, toneOf } from '../sentence.ts'
import type { LogLine } from '../story-line.ts'
import { linesToTell } from './lines-to-tell.ts'
import { doerOf, isApart, isBig, mainLine, tellingLines } from './turn-gist.ts'
import './log.css'

/** The turns of a log; that it is the reader's turn goes without saying once something has happened in it. */
export const turnsIn = (lines: readonly LogLine[]): readonly Turn<LogLine>[] =>
  turnsOf(
    lines.filter((line, i) => line.kind !== 'yourTurn' || i === lines.length - 1),
    (line) => ({ turn: line.turn, n: line.round, seat: line.active, apart: isApart(line) }),
  )

/** A turn in one sentence. */
export function turnText(
  { lines }: Pick<Turn<LogLine>, 'lines'>,
  { words, player }: Pick<EscapeModel, 'words' | 'player'>,
  zone: Zone,
): string {
  const parts = tellingLines(lines).map((line) => ({
    text: sentence(line, words(), player, zone),
    seat: doerOf(line),
  }))
  return gist(parts, logWords())
}

function entryOf(turn: Turn<LogLine>, model: EscapeModel, zone: Zone): Entry {
  const main = mainLine(turn.lines)
  const { icon, tone } = main === undefined ? { icon: 'log', tone: '' } : toneOf(main)
  return {
    key: turn.key,
    n: turn.n,
    mark: { icon },
    tone,
    big: turn.lines.some(isBig),
    text: turnText(turn, model, zone),
    steps: turn.lines.map((line, i) => ({
      key: String(i),
      kind: line.kind,
      ...toneOf(line),
      text: sentence(line, model.words(), model.player, zone),
      // Its own words say what only the reader sees.
      secret: false,
    })),
  }
}

/** Everything that has happened, turn by turn. */
export function Log({
  model,
  zone,
  opens,
}: {
  readonly model: EscapeModel
  readonly zone: Zone
  readonly opens?: Opens | undefined
}) {
  const m = model.words()
  return (
    <StoryList
      kind="log"
      title={m.logTitle}
      empty={m.logEmpty}
      entries={turnsIn(linesToTell(model)).map((turn) => entryOf(turn, model, zone))}
      opens={opens}
    />
  )
}
