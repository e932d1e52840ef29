import { DEFAULT_BOT_LEVEL } from '@selva/protocol'
import type { Manner } from '../bots/manner.ts'
import type { Table } from '../store/rows/table.ts'
import { styleNamed } from './crew.ts'
import { botLevelAt } from './seating.ts'

/** How the bot in this seat plays. One that plays for a person has the default level and no style. */
export function mannerAt(table: Table, seat: number): Manner {
  const holder = table.seats[seat - 1]
  if (holder?.by !== 'bot') return { level: DEFAULT_BOT_LEVEL }
  const style = styleNamed(table.game, holder.name)
  return { level: botLevelAt(table, seat), ...(style === undefined ? {} : { style }) }
}
