import { escape as rules } from '@selva/escape'
import { botMaker } from '../maker.ts'
import { escapeBot } from './bot.ts'

export const escape = botMaker(rules, escapeBot)
