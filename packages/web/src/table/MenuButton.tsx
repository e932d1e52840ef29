import { type Signal, useSignal } from '@preact/signals'
import type { RefObject } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { TalkButton } from '../chat/TalkButton.tsx'
import { messages } from '../client/language.ts'
import { handleLinkClick } from '../client/router.ts'
import { onScreen } from '../screen/load.ts'
import { soundOn, toggleSound } from '../sound/sound.ts'
import { Button, LanguageChoice, RoundButton } from '../ui/controls.tsx'
import { LazyView } from '../ui/LazyView.tsx'
import type { AnyLiveTable } from './live.ts'
import { TableMenu } from './TableMenu.tsx'

/** Few games end before their end, so the question about it is loaded when it is asked. */
const endDialog = async () => (await import('./EndDialog.tsx')).EndDialog

const notice = async () => {
  const [{ MenuNotice }, { loadMeWords }] = await Promise.all([
    import('../me/MenuNotice.tsx'),
    import('../me/words.ts'),
  ])
  await loadMeWords()
  return MenuNotice
}

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
export function MenuButton({
  more,
  live,
}: {
  readonly more?: { readonly label: string; readonly run: () => void }
  readonly live?: AnyLiveTable
}) {
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
  return (
    <>
      <TalkButton />
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
            {more === undefined ? undefined : (
              <Button
                testid="menu-more"
                onClick={() => {
                  close()
                  more.run()
                }}
              >
                {more.label}
              </Button>
            )}
            <Button icon={soundOn.value ? 'sound-on' : 'sound-off'} testid="sound" onClick={toggleSound}>
              {soundOn.value ? m.soundOff : m.soundOn}
            </Button>
            {live === undefined || live.about.value.invite === '' ? undefined : (
              <Button
                icon="screen"
                testid="menu-screen"
                onClick={() => {
                  close()
                  showing.value = true
                }}
              >
                {m.screen}
              </Button>
            )}
            {live === undefined ? undefined : (
              <TableMenu
                live={live}
                done={close}
                end={() => {
                  close()
                  ending.value = true
                }}
              />
            )}
            <LazyView
              load={notice}
              props={{}}
              meanwhile={
                <a class="btn" href="/me" onClick={handleLinkClick}>
                  {m.notices}
                </a>
              }
            />
            <LanguageChoice />
            <a class="btn" href="/" onClick={handleLinkClick}>
              {m.leave}
            </a>
            {live?.seat() !== undefined && live.about.value.status === 'running' ? (
              <small class="faint">{m.seatKept}</small>
            ) : undefined}
          </div>
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
