import type { Refusal } from '@selva/core'
import type { Exchange, FromTable, RefusalCode, TableInfo } from '../protocol.ts'
import { REFUSALS } from '../protocol.ts'
import type { RunningClock } from './clocks.ts'

/** The messages of the table, as text. A frame is already text when it comes here. */
const text = (message: FromTable): string => JSON.stringify(message)

export const factsMessage = (frame: string): string => `["facts",${frame}]`
export const upToMessage = (frames: number): string => text(['upTo', frames])
export const stateMessage = (frames: number, packedState: string, packedTable: string): string =>
  text(['state', frames, packedState, packedTable])
export const clockMessage = (running: readonly RunningClock[]): string => text(['clock', running])
export const tableMessage = (view: TableInfo): string => text(['table', view])
export const exchangeMessage = (exchange: Exchange): string => text(['exchange', exchange])
export const okMessage = (id: string): string => text(['ok', id])
export const noMessage = (id: string, refusal: Refusal): string => text(['no', id, codeOf(refusal), refusal.about])

/** The code of a refusal, as far as the protocol knows it. */
export const codeOf = ({ refused }: Refusal): RefusalCode => REFUSALS.find((code) => code === refused) ?? 'malformed'
