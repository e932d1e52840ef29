import { escape as rules } from '@selva/escape'
import { botMaker } from '../maker.ts'
import { escapeBot } from './bot.ts'
import { CREW_STYLES } from './crew.ts'
import { STYLES } from './styles.ts'

export const escape = botMaker(rules, STYLES, CREW_STYLES, escapeBot)
