import { type Signal, signal } from '@preact/signals'
import { isSeat, type Seat } from '@selva/core'
import { remember, remembered } from '../client/memory.ts'

/** What I make of a player, from nothing to the worst. */
export const LEVELS = ['none', 'trust', 'unsure', 'suspect', 'thing'] as const
export type Level = (typeof LEVELS)[number]
export type Tags = ReadonlyMap<Seat, Level>

export const nextLevel = (level: Level): Level => LEVELS[(LEVELS.indexOf(level) + 1) % LEVELS.length] ?? 'none'

/** Tags as they are kept: what cannot be read any more is dropped. */
export function tagsFrom(text: string | undefined, seats: number): Tags {
  const tags = new Map<Seat, Level>()
  let kept: unknown
  try {
    kept = JSON.parse(text ?? '{}')
  } catch {
    return tags
  }
  if (typeof kept !== 'object' || kept === null) return tags
  for (const [key, value] of Object.entries(kept)) {
    const seat = Number(key)
    const level = LEVELS.find((one) => one === value)
    if (isSeat(seat, seats) && level !== undefined && level !== 'none') tags.set(seat, level)
  }
  return tags
}

/** My private marks: they stay in this browser, by table and seat. */
export function keptTags(
  table: string,
  seat: Seat | undefined,
  seats: number,
): {
  readonly tags: Signal<Tags>
  readonly set: (about: Seat, level: Level) => void
} {
  const key = `tags.${table}.${seat ?? 0}`
  const tags = signal(tagsFrom(remembered(key), seats))
  return {
    tags,
    set(about, level) {
      const next = new Map(tags.value)
      if (level === 'none') next.delete(about)
      else next.set(about, level)
      tags.value = next
      remember(key, JSON.stringify(Object.fromEntries(next)))
    },
  }
}
