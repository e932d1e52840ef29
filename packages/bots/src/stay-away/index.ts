import { stayAway as rules } from '@selva/stay-away'
import { playing } from '../maker.ts'
import { stayAwayBot } from './bot.ts'

export const stayAway = playing(rules, stayAwayBot)
