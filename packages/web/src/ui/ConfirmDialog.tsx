import type { ComponentChildren } from 'preact'
import { useEffect, useId, useRef } from 'preact/hooks'
import { Button } from './controls.tsx'
import { useSteadyClicks } from './useSteadyClicks.ts'
import '../styles/sure.css'

/** Asks before something that cannot be taken back. Escape is a no, and so is the button that has the focus. */
export function ConfirmDialog(props: {
  readonly title: string
  readonly text: string
  /** The button that leaves everything as it is. */
  readonly stay: string
  readonly yes: () => void
  readonly no: () => void
  /** The result of a yes that does not end the dialog. */
  readonly children?: ComponentChildren
}) {
  const box = useRef<HTMLDialogElement>(null)
  const [title, text] = [useId(), useId()]
  const buttons = useSteadyClicks('')
  useEffect(() => box.current?.showModal(), [])
  return (
    <dialog
      ref={box}
      class="surebox"
      aria-labelledby={title}
      aria-describedby={text}
      onClose={props.no}
      data-testid="sure"
    >
      <h2 id={title}>{props.title}</h2>
      <p id={text}>{props.text}</p>
      {props.children}
      <div class="sureways" ref={buttons}>
        <Button onClick={props.no}>{props.stay}</Button>
        <Button kind="strike" onClick={props.yes}>
          {props.title}
        </Button>
      </div>
    </dialog>
  )
}
