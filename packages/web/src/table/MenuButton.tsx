import { type Signal, useSignal } from '@preact/signals'
import type { RefObject } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { TalkButton } from '../chat/TalkButton.tsx'
import { whenIdle } from '../client/idle.ts'
import { messages } from '../client/language.ts'
import { lazy } from '../client/lazy.ts'
import { onScreen } from '../screen/load.ts'
import { SoundButton } from '../sound/SoundButton.tsx'
import { RoundButton } from '../ui/controls.tsx'
import { LazyView } from '../ui/LazyView.tsx'
import type { AnyLiveTable } from './live.ts'
import type { MenuEntry } from './MenuPanel.tsx'

/** No game waits for its menu: it is loaded in an idle moment, or when it is opened. */
const menuPanel = lazy(async () => {
  const [{ MenuPanel }, { loadLaterWords }] = await Promise.all([import('./MenuPanel.tsx'), import('./later-words.ts')])
  await loadLaterWords()
  return MenuPanel
})
/** Few games end before their end, so the question about it is loaded when it is asked. */
const endDialog = async () => (await import('./EndDialog.tsx')).EndDialog

/** Closes the menu by Escape, or by a tap anywhere else. */
function useClosing(open: Signal<boolean>, box: RefObject<HTMLElement | null>, close: () => void): void {
  useEffect(() => {
    if (!open.value) return
    const outside = (event: PointerEvent): void => {
      if (event.target instanceof Node && box.current?.contains(event.target) === false) open.value = false
    }
    const escape = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') close()
    }
    addEventListener('pointerdown', outside)
    addEventListener('keydown', escape)
    return () => {
      removeEventListener('pointerdown', outside)
      removeEventListener('keydown', escape)
    }
  }, [open.value])
}

/** The menu of rarely needed actions, and the game's own one. It closes by Escape, or by a tap anywhere else. */
export function MenuButton({ more, live }: { readonly more?: MenuEntry; readonly live?: AnyLiveTable }) {
  const m = messages().bar
  const open = useSignal(false)
  const showing = useSignal(false)
  const ending = useSignal(false)
  const box = useRef<HTMLDivElement>(null)
  /** Returns the focus to the menu's button; a dialog opened from the menu returns it there too when it closes. */
  const close = (): void => {
    open.value = false
    box.current?.querySelector('button')?.focus()
  }
  useClosing(open, box, close)
  useEffect(() => whenIdle(menuPanel.load), [])
  const MenuPanel = menuPanel.value()
  return (
    <>
      <SoundButton />
      <TalkButton />
      <div ref={box}>
        <RoundButton
          icon="menu"
          label={m.menu}
          expanded={open.value}
          onClick={() => {
            open.value = !open.value
            menuPanel.load()
          }}
        />
        {open.value && MenuPanel !== undefined ? (
          <MenuPanel
            more={more}
            live={live}
            close={close}
            show={() => {
              showing.value = true
            }}
            end={() => {
              ending.value = true
            }}
          />
        ) : undefined}
      </div>
      {live !== undefined && ending.value ? (
        <LazyView
          load={endDialog}
          props={{
            live,
            close: () => {
              ending.value = false
            },
          }}
        />
      ) : undefined}
      {live !== undefined && showing.value ? (
        <LazyView
          load={onScreen}
          props={{
            table: live.about.value,
            close: () => {
              showing.value = false
            },
          }}
        />
      ) : undefined}
    </>
  )
}
