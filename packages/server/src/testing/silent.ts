import { pino } from 'pino'
import type { Log } from '../log.ts'

/** Says nothing. */
export const silent: Log = pino({ level: 'silent' })
