import { isRefusal, type Refusal } from '@selva/core'
import { useRef } from 'preact/hooks'

/** The last setting that could be played: it is explained while the form shows one that cannot. */
export function useLastPlayable<S extends object>(setting: S | Refusal, first: () => S | Refusal): () => S {
  const playable = useRef<S | Refusal | undefined>(undefined)
  playable.current ??= first()
  if (!isRefusal(setting)) playable.current = setting
  return () => {
    const last = playable.current
    if (last === undefined || isRefusal(last)) throw new Error('the first form can be played')
    return last as S // no refusal
  }
}
