const LENGTH = 24 * 60 * 60 * 1000

/** The day of the calendar at this time, in UTC: `2026-11-16`. Later days are greater texts. */
export const dayAt = (ms: number): string => new Date(ms).toISOString().slice(0, 10)

/** This day and the days after it. */
export const daysFrom = (ms: number, count: number): readonly string[] =>
  Array.from({ length: count }, (_, i) => dayAt(ms + i * LENGTH))
