import { stayAway as rules } from '@selva/stay-away'
import { botMaker } from '../maker.ts'
import { stayAwayBot } from './bot.ts'

export const stayAway = botMaker(rules, stayAwayBot)
