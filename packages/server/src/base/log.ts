import type { Logger } from 'pino'

/** Where the server says what a host should know. Never a cookie, an invite, a seed or a choice. */
export type Log = Pick<Logger, 'error' | 'warn' | 'info'>

/**
 * What went wrong and where in the code, without the words of the error: rules that break down may name a card or a
 * sector, and a host may be playing.
 */
export function errorLocation(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  const frames = (error.stack ?? '').split('\n').filter((line) => line.trimStart().startsWith('at '))
  return [error.name, ...frames.slice(0, 6).map((line) => line.trim())].join(' ')
}
