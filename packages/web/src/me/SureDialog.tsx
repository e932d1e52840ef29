import { useEffect, useRef } from 'preact/hooks'
import { Button } from '../ui/controls.tsx'
import { meWords } from './words.ts'

/** Asks before something that cannot be taken back. Escape is a no, and so is the button that has the focus. */
export function SureDialog(wish: {
  readonly title: string
  readonly text: string
  readonly yes: () => void
  readonly no: () => void
}) {
  const box = useRef<HTMLDialogElement>(null)
  useEffect(() => box.current?.showModal(), [])
  return (
    <dialog ref={box} class="surebox" aria-labelledby="sure" onClose={wish.no} data-testid="sure">
      <h2 id="sure">{wish.title}</h2>
      <p>{wish.text}</p>
      <div class="meways">
        <Button onClick={wish.no}>{meWords().cancel}</Button>
        <Button kind="strike" onClick={wish.yes}>
          {wish.title}
        </Button>
      </div>
    </dialog>
  )
}
