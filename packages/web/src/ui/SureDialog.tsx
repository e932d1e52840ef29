import type { ComponentChildren } from 'preact'
import { useEffect, useId, useRef } from 'preact/hooks'
import { Button } from './controls.tsx'
import '../styles/sure.css'

/** Asks before something that cannot be taken back. Escape is a no, and so is the button that has the focus. */
export function SureDialog(wish: {
  readonly title: string
  readonly text: string
  /** The button that leaves everything as it is. */
  readonly stay: string
  readonly yes: () => void
  readonly no: () => void
  /** What came of a yes, if it is not over with it. */
  readonly children?: ComponentChildren
}) {
  const box = useRef<HTMLDialogElement>(null)
  const [title, text] = [useId(), useId()]
  useEffect(() => box.current?.showModal(), [])
  return (
    <dialog
      ref={box}
      class="surebox"
      aria-labelledby={title}
      aria-describedby={text}
      onClose={wish.no}
      data-testid="sure"
    >
      <h2 id={title}>{wish.title}</h2>
      <p id={text}>{wish.text}</p>
      {wish.children}
      <div class="sureways">
        <Button onClick={wish.no}>{wish.stay}</Button>
        <Button kind="strike" onClick={wish.yes}>
          {wish.title}
        </Button>
      </div>
    </dialog>
  )
}
