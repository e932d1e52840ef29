import { type ReadonlySignal, useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { type ApiError, isApiError } from '../../client/api.ts'
import { documentsApi } from '../api.ts'
import { type KnownGame, officialDocuments, type ShownDocument, shownDocument } from '../shown.ts'
import { type Filters, isWanted, queryOf } from './filters.ts'

/** How long the typing rests before the server is asked, in milliseconds. */
const REST = 250

export type GalleryList = {
  /** The documents of people. */
  readonly documents: ReadonlySignal<readonly ShownDocument[] | undefined>
  /** The documents that come with the games. */
  readonly official: ReadonlySignal<readonly ShownDocument[]>
  readonly trouble: ReadonlySignal<ApiError | undefined>
  /** There may be more of people. */
  readonly more: ReadonlySignal<boolean>
  next(): void
}

/** The list for these wishes: asked for again when they change, and page by page. */
export function useGallery(wanted: Filters, games: readonly KnownGame[]): GalleryList {
  const documents = useSignal<readonly ShownDocument[] | undefined>(undefined)
  const official = useSignal<readonly ShownDocument[]>([])
  const trouble = useSignal<ApiError | undefined>(undefined)
  const more = useSignal(false)
  const after = useRef<string | undefined>(undefined)
  const asked = useRef(0)

  const load = async (first: boolean): Promise<void> => {
    const mine = ++asked.current
    const mark = first || after.current === undefined ? {} : { after: after.current }
    const answer = await documentsApi.list({ ...queryOf(wanted), ...mark })
    // A newer question is under way: this answer is for nobody.
    if (mine !== asked.current) return
    const before = first ? [] : (documents.peek() ?? [])
    trouble.value = isApiError(answer) ? answer : undefined
    after.current = isApiError(answer) ? undefined : answer.after
    more.value = after.current !== undefined
    const found = isApiError(answer) ? [] : answer.documents.map((one) => shownDocument(one, games))
    documents.value = [...before, ...found]
    official.value = wanted.mine ? [] : games.flatMap(officialDocuments).filter((one) => isWanted(one, wanted))
  }
  useEffect(() => {
    const timer = setTimeout(() => void load(true), documents.peek() === undefined ? 0 : REST)
    return () => clearTimeout(timer)
  }, [JSON.stringify(wanted)])
  return { documents, official, trouble, more, next: () => void load(false) }
}
