import type { Game } from '@selva/core'
import { arrange } from './arrange/arrange.ts'
import { type StayAwayShape, stayAwayAtTable } from './at-table.ts'
import { deal } from './deal.ts'
import { possible } from './possible.ts'
import { wishes } from './setting/wishes.ts'

/** The whole game. */
export const stayAway: Game<StayAwayShape> = { ...stayAwayAtTable, wishes, deal, arrange, possible }
