import type { Language } from '@selva/protocol'
import { serviceWorkerScope } from './service-worker-scope.ts'

/** All a message says is the table; the words are here. */
const WORDS: Readonly<Record<Language, string>> = {
  en: 'It’s your turn',
  it: 'Tocca a te',
  es: 'Te toca',
  pt: 'É o teu turno',
}
const isLanguage = (said: unknown): said is Language => typeof said === 'string' && Object.hasOwn(WORDS, said)

/** Cache for the language last chosen in a page: a worker forgets everything else between two notices. */
const KEPT = 'language'

serviceWorkerScope.addEventListener('message', (event) => {
  const { data: said } = event
  if (!isLanguage(said)) return
  event.waitUntil(caches.open(KEPT).then((cache) => cache.put(`/${KEPT}`, new Response(said))))
})

/** The language chosen here, else the first of the browser's that there is. */
async function spoken(): Promise<Language> {
  const kept = await (await caches.open(KEPT)).match(`/${KEPT}`)
  const candidates = [await kept?.text(), ...navigator.languages.map((tag) => tag.slice(0, 2))]
  return candidates.find(isLanguage) ?? 'en'
}

const tableIn = (message: unknown): string =>
  typeof message === 'object' && message !== null && 'table' in message ? String(message.table) : ''

/** Shows that it is one's turn. */
serviceWorkerScope.addEventListener('push', (event) => {
  const table = tableIn(event.data?.json())
  const show = async (): Promise<void> => {
    const lang = await spoken()
    await serviceWorkerScope.registration.showNotification(WORDS[lang], {
      lang,
      tag: table,
      renotify: true,
      icon: '/icon-192.png',
      data: `/t/${encodeURIComponent(table)}`,
    })
  }
  event.waitUntil(show())
})

/** Leads to the table: to the page that shows it already, or to a new one. */
serviceWorkerScope.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const address = String(event.notification.data)
  const show = async (): Promise<unknown> => {
    const pages = await serviceWorkerScope.clients.matchAll({ type: 'window' })
    const open = pages.find((page) => new URL(page.url).pathname === address)
    return open === undefined ? serviceWorkerScope.clients.openWindow(address) : open.focus()
  }
  event.waitUntil(show())
})
