import { escape as rules } from '@selva/escape'
import { botMaker } from '../maker.ts'
import { CREW_STYLES } from './crew.ts'
import { skilledBot } from './skilled-bot.ts'
import { STYLES } from './styles.ts'

export const escape = botMaker(rules, STYLES, CREW_STYLES, skilledBot)
