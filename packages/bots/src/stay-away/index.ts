import { stayAway as rules } from '@selva/stay-away'
import { playing } from '../maker.ts'
import { stayAwayMind } from './mind.ts'

export const stayAway = playing(rules, stayAwayMind)
