import { CHANNELS, type Channel } from '@selva/protocol'
import type { PersonId } from '../base/ids.ts'
import type { Limits } from '../base/limits.ts'
import type { ChatLineRow } from '../store/rows/chat-lines.ts'

export type WindowLimits = Pick<Limits, 'channelLines' | 'personLines'>

/**
 * The lines that go when a person says one more in a channel: their own oldest, so that nobody fills a channel alone,
 * and the channel's oldest. Nobody is ever refused a word because much has been said, and one channel is not felt in
 * the other.
 */
export function linesToDrop(
  said: readonly ChatLineRow[],
  channel: Channel,
  person: PersonId,
  { channelLines, personLines }: WindowLimits,
): readonly ChatLineRow[] {
  const there = said.filter((row) => row.channel === channel)
  const own = there.filter((row) => row.person === person)
  const ownOldest = own.slice(0, Math.max(0, own.length + 1 - personLines))
  const left = there.filter((row) => !ownOldest.includes(row))
  return [...ownOldest, ...left.slice(0, Math.max(0, left.length + 1 - channelLines))]
}

/** The newest lines of every channel, in order: no more is ever in memory. */
export const newest = (said: readonly ChatLineRow[], { channelLines }: WindowLimits): readonly ChatLineRow[] =>
  said.length <= channelLines
    ? said
    : CHANNELS.flatMap((channel) => said.filter((row) => row.channel === channel).slice(-channelLines)).toSorted(
        (a, b) => a.n - b.n,
      )
