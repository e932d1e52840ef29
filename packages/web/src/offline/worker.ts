import { serviceWorkerScope } from './service-worker-scope.ts'
import './notices.ts'

/**
 * The service worker: once it is there the client itself comes from this device. Rules, guided games and replays then
 * work without a network; tables need the server, and nothing of theirs is ever kept here.
 */

/** The files of this build and its version; the build writes them in place of these words. */
const FILES: readonly string[] = JSON.parse('__FILES__')
const CACHE = 'selva-__VERSION__'
/** Every address of ours is this one page. */
const PAGE = '/index.html'

// A new version takes over at once, or the old one would go on for as long as a page of it is open.
serviceWorkerScope.addEventListener('install', (event) => {
  const install = async (): Promise<void> => {
    await (await caches.open(CACHE)).addAll([...FILES])
    await serviceWorkerScope.skipWaiting()
  }
  event.waitUntil(install())
})

// Pages of the old version load themselves again when they meet the new server: they need nothing of the old files.
serviceWorkerScope.addEventListener('activate', (event) => {
  const forget = async (): Promise<void> => {
    for (const name of await caches.keys()) if (name.startsWith('selva-') && name !== CACHE) await caches.delete(name)
    await serviceWorkerScope.clients.claim()
  }
  event.waitUntil(forget())
})

/** The newest page if the server answers, else the one that is here. */
async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request)
  } catch {
    return (await caches.match(PAGE)) ?? Response.error()
  }
}

serviceWorkerScope.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== serviceWorkerScope.location.origin) return
  if (request.mode === 'navigate') event.respondWith(page(request))
  else if (FILES.includes(pathname)) event.respondWith(caches.match(pathname).then((kept) => kept ?? fetch(request)))
})
