import type { Form, Game, Refusal } from '@selva/core'
import type { ClockState, Exchange, FromTable, RefusalCode, TableInfo } from '@selva/protocol'
import { REFUSALS } from '@selva/protocol'

/** The messages of the table, as text. A frame is already text when it comes here. */
const text = (message: FromTable): string => JSON.stringify(message)

/** Short form for a page of the same vocabulary, full words for any other. */
export const formOf = ({ redactor }: Pick<Game, 'redactor'>, wire: string | undefined): Form =>
  wire === redactor.coder.id ? 'coded' : 'plain'

export const factsMessage = (frame: string, form: Form): string =>
  form === 'coded' ? `["f",${frame}]` : `["facts",${frame}]`

/** Every number of frames takes the same room: it also counts frames that nobody else knows of. */
const counted = (frames: number): string => String(frames).padStart(5)
export const upToMessage = (frames: number): string => `["upTo",${counted(frames)}]`
export const stateMessage = (frames: number, state: string, table: string): string =>
  `["state",${counted(frames)},${JSON.stringify(state)},${JSON.stringify(table)}]`
export const clockMessage = (state: ClockState): string => text(['clock', state])
export const tableMessage = (view: TableInfo): string => text(['table', view])
export const exchangeMessage = (exchange: Exchange): string => text(['exchange', exchange])
export const okMessage = (id: string): string => text(['ok', id])
export const noMessage = (id: string, refusal: Refusal): string => text(['no', id, codeOf(refusal), refusal.about])

/** The code of a refusal, as far as the protocol knows it. */
export const codeOf = ({ refused }: Refusal): RefusalCode => REFUSALS.find((code) => code === refused) ?? 'malformed'
