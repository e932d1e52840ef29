import { escape as rules } from '@selva/escape'
import { playing } from '../maker.ts'
import { escapeBot } from './bot.ts'

export const escape = playing(rules, escapeBot)
