import type { Channel } from '@selva/protocol'

/**
 * Everybody hears the table, as people in a room hear each other. No player hears spectators before the end, nor that
 * anything was said there.
 */

/** The place from which a person speaks; it follows from public things alone. */
export type ChatRole = {
  /** 0 for people without a seat here. */
  readonly seat: number
  readonly now: 'open' | 'running' | 'over'
  /** Is their seat still in the game? */
  readonly inPlay: boolean
}

/** The channel of their words; `undefined` for a spectator of a table that fills. */
export function channelOf({ seat, now, inPlay }: ChatRole): Channel | undefined {
  if (now === 'over') return 'table'
  if (now === 'open') return seat > 0 ? 'table' : undefined
  return seat > 0 && inPlay ? 'table' : 'out'
}

/** May they hear what is said in this channel? */
export const canHear = (standing: ChatRole, channel: Channel): boolean =>
  channel === 'table' || standing.now === 'over' || channelOf(standing) === 'out'
