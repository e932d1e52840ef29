import { ended, gist } from '../../log/gist.ts'
import type { Opens } from '../../log/Linked.tsx'
import { type Entry, StoryList } from '../../log/StoryList.tsx'
import { type Turn, turnsOf } from '../../log/turns.ts'
import { logWords } from '../../log/words.ts'
import type { StayAwayModel } from '../model.ts'
import { sentence, toneOf } from '../sentence.ts'
import type { LogLine } from '../story-line.ts'
import { gameWords } from '../words.ts'
import { bigLine, clausesOf, isApart } from './turn-gist.ts'
import { storyWords } from './words.ts'

/** The turns of a log. */
export const turnsIn = (lines: readonly LogLine[]): readonly Turn<LogLine>[] =>
  turnsOf(lines, (line) => ({ turn: line.turn, n: line.turn, seat: line.active, apart: isApart(line) }))

/** A turn in one sentence; a line that stands apart is one already. */
export function textOf({ seat, lines }: Turn<LogLine>, { callings }: Pick<StayAwayModel, 'callings'>): string {
  const [only] = lines
  return seat === undefined && only !== undefined
    ? ended(sentence(only, gameWords(), callings))
    : gist(clausesOf(lines, { game: gameWords(), story: storyWords(), callings }), logWords())
}

function entryOf(turn: Turn<LogLine>, model: StayAwayModel): Entry {
  const { key, n, seat, lines } = turn
  const m = gameWords()
  const big = bigLine(lines)
  const [only] = lines
  const { icon, tone } = big !== undefined ? toneOf(big) : only !== undefined ? toneOf(only) : { icon: 'log', tone: '' }
  return {
    key,
    n,
    mark: seat !== undefined && big === undefined ? { seat } : { icon },
    tone: big !== undefined || seat === undefined ? tone : '',
    big: big !== undefined,
    text: textOf(turn, model),
    steps: lines.map((line) => ({
      key: String(line.number),
      kind: line.kind,
      ...toneOf(line),
      text: sentence(line, m, model.callings),
      secret: line.secret,
    })),
  }
}

/** The events that everyone saw, and between them what I alone did. */
export function Log({ model, opens }: { readonly model: StayAwayModel; readonly opens?: Opens | undefined }) {
  const m = gameWords().log
  return (
    <StoryList
      kind="story"
      title={m.title}
      empty={m.empty}
      entries={turnsIn(model.story.value.lines).map((turn) => entryOf(turn, model))}
      opens={opens}
    />
  )
}
