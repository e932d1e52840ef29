import type { GameId } from '@selva/protocol'
import { STYLES as escape } from './escape/styles.ts'
import { STYLES as stayAway } from './stay-away/styles.ts'

const STYLES: Readonly<Record<GameId, object>> = { escape, 'stay-away': stayAway, toy: {} }

/** Has a bot of this game such a style? */
export const hasStyle = (game: string, style: string): boolean =>
  Object.entries(STYLES).some(([id, styles]) => id === game && Object.hasOwn(styles, style))
