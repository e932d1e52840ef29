// Shows that it is one's turn. All a message says is the table; the words are the browser's language.
const WORDS = { en: 'It is your turn', it: 'Tocca a te', es: 'Te toca', pt: 'É a tua vez' }
const words = () => WORDS[navigator.languages.map((tag) => tag.slice(0, 2)).find((code) => code in WORDS) ?? 'en']

self.addEventListener('push', (event) => {
  const { table } = event.data.json()
  event.waitUntil(
    self.registration.showNotification(words(), {
      tag: table,
      icon: '/icon.svg',
      data: `/t/${encodeURIComponent(table)}`,
    }),
  )
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const address = event.notification.data
  const show = async () => {
    const pages = await self.clients.matchAll({ type: 'window' })
    const open = pages.find((page) => new URL(page.url).pathname === address)
    return open === undefined ? self.clients.openWindow(address) : open.focus()
  }
  event.waitUntil(show())
})
