import type { Logger } from 'pino'

/** Log for the host of the server. Never contains a cookie, an invite, a seed or a choice. */
export type Log = Pick<Logger, 'error' | 'warn' | 'info'>

/**
 * Name of the error and its place in the code, without its message: a message from the rules may name a card or a
 * sector, and the host may be playing.
 */
export function errorLocation(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  const frames = (error.stack ?? '').split('\n').filter((line) => line.trimStart().startsWith('at '))
  return [error.name, ...frames.slice(0, 6).map((line) => line.trim())].join(' ')
}
