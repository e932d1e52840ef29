import { pino } from 'pino'
import type { Log } from '../base/log.ts'

/** Says nothing. */
export const silent: Log = pino({ level: 'silent' })
