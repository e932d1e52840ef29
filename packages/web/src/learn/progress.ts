import { remember, remembered } from '../client/memory.ts'
import { BEGINNING, type Progress } from './lesson.ts'

/** Where a learner is in the guided first game. */
export type Place = { readonly chapter: number; readonly progress: Progress }

const isRecord = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null

/** What was kept; what cannot be read any more is the beginning. */
export function placeIn(text: string | undefined): Place {
  const first = { chapter: 0, progress: BEGINNING }
  let kept: unknown
  try {
    kept = JSON.parse(text ?? '')
  } catch {
    return first
  }
  if (!isRecord(kept) || !isRecord(kept['progress'])) return first
  const { chapter, progress } = kept
  const { at, made } = progress
  return typeof chapter === 'number' && typeof at === 'number' && Array.isArray(made)
    ? { chapter, progress: { at, made } }
    : first
}

export const keptPlace = (game: string): Place => placeIn(remembered(`lesson.${game}`))
export const keepPlace = (game: string, place: Place): void => remember(`lesson.${game}`, JSON.stringify(place))
