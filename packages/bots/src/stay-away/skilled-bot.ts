import type { Seat } from '@selva/core'
import type { Setting } from '@selva/stay-away'
import type { Bot } from '../bot.ts'
import type { Skill } from '../levels.ts'
import { stayAwayBot } from './bot.ts'
import type { Weights } from './weights.ts'

/** A bot of this skill, as tables know it. */
export const skilledBot = (setting: Setting, seat: Seat, weights?: Weights, skill?: Skill): Bot =>
  stayAwayBot(setting, seat, weights, skill)
