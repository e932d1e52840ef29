import { readStored, writeStored } from '../client/browser-storage.ts'
import { BEGINNING, type Progress } from './lesson.ts'

/** A learner's position in the guided first game. */
export type LessonPosition = { readonly chapter: number; readonly progress: Progress }

const isRecord = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null

/** Parses a stored position. Text that cannot be read any more gives the beginning. */
function positionFrom(text: string | undefined): LessonPosition {
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

export const storedPosition = (game: string): LessonPosition => positionFrom(readStored(`lesson.${game}`))
export function storePosition(game: string, place: LessonPosition): void {
  writeStored(`lesson.${game}`, JSON.stringify(place))
}
