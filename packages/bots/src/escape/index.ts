import { escape as rules } from '@selva/escape'
import { playing } from '../maker.ts'
import { escapeMind } from './mind.ts'

export const escape = playing(rules, escapeMind)
