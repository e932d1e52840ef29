import { useEffect, useId, useLayoutEffect, useRef } from 'preact/hooks'
import { Button } from '../ui/controls.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Rich } from '../ui/Rich.tsx'
import type { Scene, Stop } from './film.ts'
import type { Projector, Showing } from './projector.ts'
import './moments.css'

/** After this time a stop makes room for a question to me, in milliseconds. */
const READ_BY = 4000

const SKIP_KEYS = ['Escape', ' ', 'Enter']
/** A key on one of these does something else. */
const ACTS = 'button, a, input, select, textarea, [role="gridcell"], dialog *'

function Lines({ scene: { lines }, id }: { readonly scene: Scene; readonly id?: string }) {
  const [first = '', ...more] = lines
  return (
    <>
      <h2 id={id}>
        <Rich text={first} />
      </h2>
      {more.map((line) => (
        <p key={line}>
          <Rich text={line} />
        </p>
      ))}
    </>
  )
}

const Drawn = ({ scene: { picture: Picture, icon } }: { readonly scene: Scene }) =>
  Picture === undefined ? <Icon name={icon} /> : <Picture />

/** A scene over the board. It is read out by the log's own announcements, and takes no tap that is meant for the board. */
function Moment({ scene, ms, skip }: Omit<Showing, 'number'> & { readonly skip: () => void }) {
  useLayoutEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      const elsewhere = event.target instanceof Element && event.target.closest(ACTS) !== null
      if (!SKIP_KEYS.includes(event.key) || (elsewhere && event.key !== 'Escape')) return
      event.preventDefault()
      skip()
    }
    // In the first phase: the key that ends what came before must not end this as well.
    addEventListener('keydown', pressed, true)
    return () => removeEventListener('keydown', pressed, true)
  }, [])
  return (
    // The keys above do the same as this tap.
    <div
      class={`moment ${scene.tone} ${scene.form ?? 'note'} ${scene.stands ?? ''}`}
      data-testid="moment"
      aria-hidden="true"
      onClick={skip}
    >
      <Drawn scene={scene} />
      <div class="lines">
        <Lines scene={scene} />
      </div>
      <i class="runs-out" style={{ animationDuration: `${ms}ms` }} />
    </div>
  )
}

/** The whole screen, until I tap. If I am asked something meanwhile, it leaves once it can have been read. */
function StopSheet({
  stop,
  asked,
  close,
}: {
  readonly stop: Stop
  readonly asked: boolean
  readonly close: () => void
}) {
  const box = useRef<HTMLDialogElement>(null)
  const title = useId()
  useEffect(() => {
    box.current?.showModal()
    // A tap anywhere closes it, as Escape does.
    box.current?.addEventListener('click', close)
  }, [])
  useEffect(() => {
    if (!asked) return undefined
    const timer = setTimeout(close, READ_BY)
    return () => clearTimeout(timer)
  }, [asked])
  return (
    <dialog ref={box} class={`stop ${stop.tone}`} aria-labelledby={title} data-testid="stop" onClose={close}>
      <Drawn scene={stop} />
      <div class="lines">
        <span class="label">
          {stop.secret ? <Icon name="eye-off" kind="small" /> : undefined}
          {stop.label}
        </span>
        <Lines scene={stop} id={title} />
        <Button kind="go" testid="close-stop" onClick={close}>
          {stop.button}
        </Button>
      </div>
    </dialog>
  )
}

/** Everything that is shown over the table for a moment. */
export function Stage({
  projector: { showing, stop, closeStop },
  asked,
  skip,
}: {
  readonly projector: Pick<Projector<never>, 'showing' | 'stop' | 'closeStop'>
  /** The table waits for me. */
  readonly asked: boolean
  readonly skip: () => void
}) {
  const now = showing.value
  return (
    <>
      {now === undefined ? undefined : <Moment key={now.number} scene={now.scene} ms={now.ms} skip={skip} />}
      {stop.value === undefined ? undefined : <StopSheet stop={stop.value} asked={asked} close={closeStop} />}
    </>
  )
}
