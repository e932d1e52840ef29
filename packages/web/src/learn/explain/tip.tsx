import { render } from 'preact'
import { RoundButton } from '../../ui/controls.tsx'
import { courseWords } from '../words.ts'
import type { Explained, Explainer } from './explainer.ts'
import '../../styles/explain.css'

const GAP = 8
const WIDTH = 320

/** Beside what it is about: under it if there is room, else over it; never off the screen. */
function placeAt(box: HTMLElement, { left, top, bottom, width }: DOMRect): void {
  const wide = Math.min(WIDTH, innerWidth - 2 * GAP)
  const x = Math.max(GAP, Math.min(innerWidth - wide - GAP, left + width / 2 - wide / 2))
  box.style.width = `${wide}px`
  box.style.left = `${x}px`
  const height = box.offsetHeight
  const under = bottom + GAP
  box.style.top = `${Math.max(GAP, under + height < innerHeight - GAP ? under : top - height - GAP)}px`
}

function Tip({
  explained: { title, lines, read },
  book,
  close,
}: {
  readonly explained: Explained
  readonly book: string
  readonly close: (() => void) | undefined
}) {
  const m = courseWords().explain
  return (
    <>
      <h3>{title}</h3>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {close === undefined ? undefined : (
        <footer>
          {read === undefined ? (
            <span />
          ) : (
            <a href={`${book}#${read}`} target="_blank" rel="noopener">
              {m.more}
            </a>
          )}
          <RoundButton icon="cross" label={m.close} onClick={close} />
        </footer>
      )}
    </>
  )
}

let box: HTMLDivElement | undefined
let back: HTMLElement | SVGElement | undefined
/** The element that a tip which closes automatically describes: screen readers speak the two together. */
let described: Element | undefined

function close(): void {
  if (box === undefined) return
  render(undefined, box)
  box.remove()
  box = undefined
  described?.removeAttribute('aria-describedby')
  described = undefined
  removeEventListener('selva:rest', closeResting)
  removeEventListener('keydown', closeByKey)
  removeEventListener('pointerdown', closeByTap)
}
const closeResting = (): void => {
  if (box?.dataset['pinned'] !== 'yes') close()
}
function closeByKey(event: KeyboardEvent): void {
  if (event.key !== 'Escape') return
  // A dialog under the tip stays open.
  event.preventDefault()
  const pinned = box?.dataset['pinned'] === 'yes'
  close()
  if (pinned) back?.focus()
}
function closeByTap({ target }: PointerEvent): void {
  if (target instanceof Node && box?.contains(target) === false) close()
}

/** Shows a meaning. A pinned tip stays, takes the focus and leads on into the rulebook; others close automatically. */
export function showTip(element: Element, { book, explain }: Explainer, pinned: boolean): void {
  const explained = explain(element.getAttribute('data-about') ?? '')
  if (explained === undefined || (!pinned && box?.dataset['pinned'] === 'yes')) return
  close()
  const made = document.createElement('div')
  made.className = 'tip'
  made.dataset['testid'] = 'tip'
  made.dataset['pinned'] = pinned ? 'yes' : 'no'
  made.setAttribute('role', pinned ? 'dialog' : 'tooltip')
  made.setAttribute('aria-label', explained.title)
  // It belongs to the part of the page it is about, and lies over everything, dialogs too.
  made.popover = 'manual'
  const part = element.closest('dialog, main, aside, header, nav') ?? document.body
  part.append(made)
  made.showPopover()
  box = made
  render(<Tip explained={explained} book={book} close={pinned ? close : undefined} />, made)
  placeAt(made, element.getBoundingClientRect())
  if (pinned) {
    back = element instanceof HTMLElement || element instanceof SVGElement ? element : undefined
    made.tabIndex = -1
    made.focus()
  } else {
    made.id = 'tip'
    element.setAttribute('aria-describedby', made.id)
    described = element
  }
  addEventListener('selva:rest', closeResting)
  addEventListener('keydown', closeByKey)
  addEventListener('pointerdown', closeByTap)
}
