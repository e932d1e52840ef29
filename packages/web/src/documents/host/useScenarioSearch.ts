import { type ReadonlySignal, useSignal } from '@preact/signals'
import type { DocumentInfo } from '@selva/protocol'
import { useEffect, useRef } from 'preact/hooks'
import { isApiError } from '../../client/api.ts'
import { documentsApi } from '../api.ts'

/** How long the typing rests before the server is asked, in milliseconds. */
const REST = 250

type ScenarioSearch = {
  /** `undefined` until the first answer. */
  readonly found: ReadonlySignal<readonly DocumentInfo[] | undefined>
  /** There may be more. */
  readonly more: ReadonlySignal<boolean>
  next(): void
}

/** The published scenarios of a game with these words, page by page; nothing is asked for while `on` is false. */
export function useScenarioSearch(game: string, words: string, on: boolean): ScenarioSearch {
  const found = useSignal<readonly DocumentInfo[] | undefined>(undefined)
  const more = useSignal(false)
  const after = useRef<string | undefined>(undefined)
  const asked = useRef(0)
  const load = async (first: boolean): Promise<void> => {
    const mine = ++asked.current
    const search = words.trim() === '' ? {} : { search: words.trim() }
    const mark = first || after.current === undefined ? {} : { after: after.current }
    const answer = await documentsApi.list({ game, kind: 'scenario', ...search, ...mark })
    // A newer question is under way.
    if (mine !== asked.current) return
    const before = first ? [] : (found.peek() ?? [])
    after.current = isApiError(answer) ? undefined : answer.after
    more.value = after.current !== undefined
    found.value = [...before, ...(isApiError(answer) ? [] : answer.documents)]
  }
  useEffect(() => {
    if (!on) return undefined
    const timer = setTimeout(() => void load(true), found.peek() === undefined ? 0 : REST)
    return () => clearTimeout(timer)
  }, [words, on])
  return { found, more, next: () => void load(false) }
}
