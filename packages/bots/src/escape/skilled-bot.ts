import type { Seat } from '@selva/core'
import type { Setting } from '@selva/escape'
import type { Skill } from '../levels.ts'
import { type EscapeBot, escapeBot } from './bot.ts'
import { plainBot } from './plain-bot.ts'
import type { Weights } from './weights.ts'

/** A bot with this skill; one that never pays attention does without a belief. */
export const skilledBot = (
  setting: Setting,
  seat: Seat,
  weights: Weights | undefined,
  skill: Skill,
  table: object,
): Pick<EscapeBot, 'hear' | 'choose'> =>
  skill.attention === 0 ? plainBot(setting, seat) : escapeBot(setting, seat, weights, skill, table)
