import type { Game } from '@selva/core'
import { arrange } from './arrange/arrange.ts'
import { deal } from './deal.ts'
import { possible } from './possible.ts'
import { draftOf } from './setting/draft-of.ts'
import { type EscapeShape, escapeTableGame } from './table-game.ts'

/** The whole game. */
export const escape: Game<EscapeShape> = { ...escapeTableGame, draftOf, deal, arrange, possible }
