import type { PuzzleDays, PuzzleOfDay } from '@selva/protocol'
import { sendRequest } from '../client/api.ts'

const part = encodeURIComponent

/** The server's requests about puzzles, one function each. */
export const puzzleApi = {
  days: (before?: string) =>
    sendRequest<PuzzleDays>('GET', `/api/puzzles${before === undefined ? '' : `?before=${part(before)}`}`),
  day: (day: string) => sendRequest<PuzzleOfDay>('GET', `/api/puzzles/${part(day)}`),
  answer: (day: string, choice: number) =>
    sendRequest<PuzzleOfDay>('POST', `/api/puzzles/${part(day)}/answer`, { choice }),
}
