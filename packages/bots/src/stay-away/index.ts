import { stayAway as rules } from '@selva/stay-away'
import { botMaker } from '../maker.ts'
import { CREW_STYLES } from './crew.ts'
import { skilledBot } from './skilled-bot.ts'
import { STYLES } from './styles.ts'

export const stayAway = botMaker(rules, STYLES, CREW_STYLES, skilledBot)
