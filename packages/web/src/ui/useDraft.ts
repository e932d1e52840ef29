import { type Signal, useSignal } from '@preact/signals'
import { useEffect, useMemo } from 'preact/hooks'
import { keepDraft, returnCursor, takeDraft } from '../client/drafts.ts'

/**
 * A signal that keeps its value if the page loads itself again. A field for it is marked with `data-draft`. `today`
 * rewrites a value that was kept by an earlier version.
 */
export function useDraft<T>(
  key: string,
  first: T,
  isSuch: (value: unknown) => value is T,
  today: (value: unknown) => unknown = (value) => value,
): Signal<T> {
  const kept = useMemo(() => today(takeDraft(key)), [key])
  const draft = useSignal<T>(isSuch(kept) ? kept : first)
  useEffect(() => keepDraft(key, () => draft.value), [key])
  // After every drawing: the field may come later than the draft.
  useEffect(() => returnCursor(key))
  return draft
}

export const isText = (value: unknown): value is string => typeof value === 'string'
export const isYesOrNo = (value: unknown): value is boolean => typeof value === 'boolean'
