import type { Browser, BrowserContext, Page } from 'playwright-core'

export const LAPTOP = { width: 1366, height: 768 }
export const PHONE = { width: 390, height: 844 }

/** A person with a browser of their own: own cookie, own screen. */
export type Guest = {
  readonly page: Page
  readonly context: BrowserContext
  /** Errors in the page, and everything the content policy stopped. */
  readonly troubles: readonly string[]
  /** Everything the page was sent over sockets. */
  readonly frames: readonly string[]
}

export type GuestOptions = {
  readonly size?: { readonly width: number; readonly height: number }
  readonly language?: string
  readonly theme?: 'blackout' | 'paper'
  /** Motion is welcome; without it tests need not wait for anything to arrive. */
  readonly moves?: boolean
  /** The client may keep itself on this device. */
  readonly keeps?: boolean
  /** Buttons that have just changed take no click for a moment, as for people. */
  readonly steadies?: boolean
  /** Big moments are shown, as for people; without them tests need not wait for any to pass. */
  readonly moments?: boolean
}

/** How long new buttons take no click, in milliseconds. */
const STEADY_AFTER = 400

/** Lets new buttons take clicks at once: a script never clicks twice by mistake, and whole games would take minutes. */
const hurry = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript((skipped) => {
    const later = globalThis.setTimeout
    const soon = (run: TimerHandler, ms?: number, ...more: unknown[]) => later(run, ms === skipped ? 0 : ms, ...more)
    Object.assign(globalThis, { setTimeout: soon })
  }, STEADY_AFTER)

/** Lets the browser begin with a choice made earlier. An empty page remembers nothing, and must not be asked. */
const remember = (context: BrowserContext, key: string, value: string): Promise<unknown> =>
  context.addInitScript(
    ([name, kept]) => {
      if (location.protocol.startsWith('http')) localStorage.setItem(name, kept)
    },
    [key, value] as const,
  )

/** Waits until the server knows who this browser is: the page draws nothing before. */
export const recognised = (page: Page): Promise<void> => page.locator('main').first().waitFor()

export async function guest(browser: Browser, options: GuestOptions = {}): Promise<Guest> {
  const { size = LAPTOP, language = 'en-GB' } = options
  const phone = size.width < 600
  const context = await browser.newContext({
    viewport: size,
    locale: language,
    hasTouch: phone,
    reducedMotion: options.moves === true ? 'no-preference' : 'reduce',
    // A worker would fetch the whole client for every guest.
    serviceWorkers: options.keeps === true ? 'allow' : 'block',
  })
  // Watchdogs end what hangs; they do not measure how fast a busy machine is.
  context.setDefaultTimeout(120_000)
  if (options.steadies !== true) await hurry(context)
  if (options.moments !== true) await remember(context, 'selva.moments', 'off')
  if (options.theme !== undefined) await remember(context, 'selva.theme', options.theme)
  const page = await context.newPage()
  const troubles: string[] = []
  const frames: string[] = []
  page.on('pageerror', (error) => troubles.push(String(error)))
  page.on('console', (message) => {
    // A socket that a test cuts is no trouble of the page.
    if (message.type() === 'error' && !/WebSocket|ERR_CONNECTION|Failed to load resource/.test(message.text()))
      troubles.push(message.text())
  })
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))))
  return { page, context, troubles, frames }
}
