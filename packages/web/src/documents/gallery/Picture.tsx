import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { isApiError } from '../../client/api.ts'
import { lookOf } from '../../client/games.ts'
import { documentsApi } from '../api.ts'
import type { KnownGame, ShownDocument } from '../shown.ts'

/** Texts that were fetched for a picture: a version never changes. */
const fetched = new Map<string, string>()

/** The picture of a document in a list: its text is fetched when it comes into sight. */
export function Picture({ document, game }: { readonly document: ShownDocument; readonly game: KnownGame }) {
  const { id, version, kind } = document
  const key = `${id} ${version}`
  const text = useSignal(document.text ?? fetched.get(key))
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (text.value !== undefined || place.current === null) return undefined
    const watch = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      watch.disconnect()
      void documentsApi.read(id, version).then((answer) => {
        if (isApiError(answer) || answer.text === undefined) return
        fetched.set(key, answer.text)
        text.value = answer.text
      })
    })
    watch.observe(place.current)
    return () => watch.disconnect()
  }, [key])
  return (
    <div class={`picture ${lookOf(game.game)}`} ref={place} aria-hidden="true">
      {text.value === undefined ? undefined : <game.documents.Thumbnail kind={kind} text={text.value} />}
    </div>
  )
}
