import { type Audience, type GameRecord, type Seat, seenBy } from '@selva/core'
import { type EscapeShape, escape, type Zone } from '@selva/escape'
import type { Player } from '../client/player.ts'
import { type ReplayTable, witnessOf } from '../replay/replay-table.ts'
import type { Frame } from '../table/live-ports.ts'
import type { EscapeWords } from './messages/en.ts'
import { sentence } from './sentence.ts'
import { foldStory, storyOf } from './story.ts'

/** The lines of a recorded game, step by step, as the chosen eyes see it. */
export function replayLines(
  record: GameRecord,
  zone: Zone,
  driver: ReplayTable,
  /** How the player who tells calls the others; without a teller all are others. */
  calledBy: (teller: Seat | undefined) => (seat: Seat) => Player,
) {
  const frameAt = (at: number, eyes: Audience): Frame<EscapeShape> =>
    seenBy(escape.redactor, record.batches[at]?.facts ?? [], eyes) as Frame<EscapeShape>

  /** The lines that the last batch has added for these eyes. */
  const told = (words: EscapeWords): readonly string[] => {
    const at = driver.at.value
    const eyes = driver.eyes.value
    const seen = record.batches.slice(0, at).map((_, i) => frameAt(i, eyes))
    const witness = witnessOf(driver, at, eyes)
    const before = storyOf(seen, witness, zone)
    return foldStory(before, frameAt(at, eyes))
      .lines.slice(before.lines.length)
      .map((line) => sentence(line, words, calledBy(witness), zone))
  }

  /** Each witness keeps a story of their own; a moment is one at which that of its witness gets longer. */
  const moments = (eyes: Audience): readonly number[] => {
    const witnesses = new Set(record.batches.map((_, at) => witnessOf(driver, at, eyes)))
    const stories = new Map([...witnesses].map((witness) => [witness, storyOf([], witness, zone)]))
    return record.batches.flatMap((_, at) => {
      const frame = frameAt(at, eyes)
      const before = stories.get(witnessOf(driver, at, eyes))?.lines.length
      for (const [witness, story] of stories) stories.set(witness, foldStory(story, frame))
      return stories.get(witnessOf(driver, at, eyes))?.lines.length === before ? [] : [at]
    })
  }
  return { told, moments }
}
