import { keeper } from './keeper.ts'

/** All a message says is the table; the words are here. */
const WORDS: Readonly<Record<string, string>> = {
  en: 'It is your turn',
  it: 'Tocca a te',
  es: 'Te toca',
  pt: 'É a tua vez',
}
const words = (): string =>
  navigator.languages.map((tag) => WORDS[tag.slice(0, 2)]).find((found) => found !== undefined) ?? WORDS['en'] ?? ''

const tableIn = (message: unknown): string =>
  typeof message === 'object' && message !== null && 'table' in message ? String(message.table) : ''

/** Shows that it is one's turn. */
keeper.addEventListener('push', (event) => {
  const table = tableIn(event.data?.json())
  const address = `/t/${encodeURIComponent(table)}`
  event.waitUntil(keeper.registration.showNotification(words(), { tag: table, icon: '/icon.svg', data: address }))
})

/** Leads to the table: to the page that shows it already, or to a new one. */
keeper.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const address = String(event.notification.data)
  const show = async (): Promise<unknown> => {
    const pages = await keeper.clients.matchAll({ type: 'window' })
    const open = pages.find((page) => new URL(page.url).pathname === address)
    return open === undefined ? keeper.clients.openWindow(address) : open.focus()
  }
  event.waitUntil(show())
})
