import type { Game } from '@selva/core'
import { arrange } from './arrange.ts'
import { type StayAwayShape, stayAwayAtTable } from './atTable.ts'
import { deal } from './deal.ts'
import { possible } from './possible.ts'
import { wishes } from './wishes.ts'

/** The whole game. */
export const stayAway: Game<StayAwayShape> = { ...stayAwayAtTable, wishes, deal, arrange, possible }
