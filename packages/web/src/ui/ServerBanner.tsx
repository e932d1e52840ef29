import { useSignal } from '@preact/signals'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import { messages } from '../client/language.ts'
import { restartAt, update } from '../client/server.ts'
import type { Messages } from '../messages/en.ts'
import { Button } from './controls.tsx'

const MINUTE = 60_000

/** How long until the restart, in a whole sentence. */
function restartText(left: number, m: Messages['server']): string {
  if (left <= 0) return m.restartsNow
  if (left < MINUTE / 2) return m.restartsSoon
  const minutes = Math.max(1, Math.round(left / MINUTE))
  return minutes === 1 ? m.restartsInOne : m.restartsIn(minutes)
}

/** Milliseconds until the announced restart, looked at every second; `undefined` if none is announced. */
function useRestart(): number | undefined {
  const now = useSignal(performance.now())
  const at = restartAt.value
  useEffect(() => {
    now.value = performance.now()
    if (at === undefined) return undefined
    const timer = setInterval(() => {
      now.value = performance.now()
    }, 1000)
    return () => clearInterval(timer)
  }, [at])
  return at === undefined ? undefined : Math.max(0, at - now.value)
}

/** The words of the moment, and whether loading the page again is the answer to them. */
function useNews(): { readonly text: string; readonly load: boolean } {
  const m = messages().server
  const left = useRestart()
  const news = update.news.value
  if (news !== 'none') return { text: m[news], load: true }
  return { text: left === undefined ? '' : restartText(left, m), load: false }
}

/** News of the server itself, over every page: the page makes room for it. It is spoken once, and not at every minute. */
export function ServerBanner() {
  const { text, load } = useNews()
  const bar = useRef<HTMLElement>(null)
  const spoken = useRef({ about: '', text: '' })
  const about = text === '' ? '' : load ? text : `restart ${restartAt.value}`
  if (spoken.current.about !== about) spoken.current = { about, text }
  // Screens that are as high as the window are shortened by as much.
  useLayoutEffect(() => {
    const { style } = document.documentElement
    const fit = (): void => style.setProperty('--banner', `${bar.current?.offsetHeight ?? 0}px`)
    fit()
    addEventListener('resize', fit)
    return () => removeEventListener('resize', fit)
  }, [text])
  return (
    <>
      <div class="spoken" aria-live="polite" data-testid="server-spoken">
        {spoken.current.text}
      </div>
      {text === '' ? undefined : (
        <aside class="serverbar" ref={bar} data-testid="server-banner">
          <span>{text}</span>
          {load ? (
            <Button kind="slim" testid="load-again" onClick={() => update.now()}>
              {messages().server.load}
            </Button>
          ) : undefined}
        </aside>
      )}
    </>
  )
}
