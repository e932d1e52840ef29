/** As much of a service worker's world as is used here. */
export type ServiceWorkerScope = {
  addEventListener(kind: 'install' | 'activate', heard: (event: Waiting) => void): void
  addEventListener(kind: 'fetch', heard: (event: Asked) => void): void
  addEventListener(kind: 'push', heard: (event: Pushed) => void): void
  addEventListener(kind: 'message', heard: (event: PageMessage) => void): void
  addEventListener(kind: 'notificationclick', heard: (event: Clicked) => void): void
  readonly clients: {
    claim(): Promise<void>
    matchAll(options: { readonly type: 'window' }): Promise<readonly OpenPage[]>
    openWindow(address: string): Promise<unknown>
  }
  readonly registration: { showNotification(title: string, notice: Notice): Promise<void> }
  readonly location: Location
  skipWaiting(): Promise<void>
}
type Waiting = { waitUntil(done: Promise<unknown>): void }
type Asked = { readonly request: Request; respondWith(answer: Promise<Response>): void }
type Pushed = Waiting & { readonly data: { json(): unknown } | null }
/** A message from one of our pages. */
type PageMessage = Waiting & { readonly data: unknown }
type Clicked = Waiting & { readonly notification: { readonly data: unknown; close(): void } }
type Notice = {
  readonly lang: string
  readonly icon: string
  /** A newer notice with the same tag takes the place of the older, */
  readonly tag: string
  /** and is heard all the same. */
  readonly renotify: boolean
  readonly data: string
}
type OpenPage = { readonly url: string; focus(): Promise<unknown> }

export const serviceWorkerScope = self as unknown as ServiceWorkerScope
