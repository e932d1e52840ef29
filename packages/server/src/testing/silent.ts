import { pino } from 'pino'
import type { Log } from '../base/log.ts'

/** Says nothing. */
export const silentLog: Log = pino({ level: 'silent' })
