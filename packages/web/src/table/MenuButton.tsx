import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { say } from '../client/language.ts'
import { followed } from '../client/router.ts'
import { LanguageChoice, RoundButton } from '../ui/controls.tsx'

/** What is rarely needed at a table. It closes by Escape, or by a tap anywhere else. */
export function MenuButton() {
  const m = say().bar
  const open = useSignal(false)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!open.value) return
    const outside = (event: PointerEvent): void => {
      if (event.target instanceof Node && box.current?.contains(event.target) === false) open.value = false
    }
    const escape = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') open.value = false
    }
    addEventListener('pointerdown', outside)
    addEventListener('keydown', escape)
    return () => {
      removeEventListener('pointerdown', outside)
      removeEventListener('keydown', escape)
    }
  }, [open.value])
  return (
    <div ref={box}>
      <RoundButton
        icon="menu"
        label={m.menu}
        expanded={open.value}
        onClick={() => {
          open.value = !open.value
        }}
      />
      {open.value ? (
        <div class="menu" data-testid="menu">
          <LanguageChoice />
          <a class="btn" href="/" onClick={followed}>
            {m.leave}
          </a>
        </div>
      ) : undefined}
    </div>
  )
}
