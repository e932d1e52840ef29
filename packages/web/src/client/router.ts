import { signal } from '@preact/signals'

/** The path of the page shown. */
export const path = signal(typeof location === 'undefined' ? '/' : location.pathname)

export function navigate(to: string, how: 'push' | 'replace' = 'push'): void {
  if (to !== location.pathname) {
    if (how === 'push') history.pushState(undefined, '', to)
    else history.replaceState(undefined, '', to)
  }
  path.value = location.pathname
  scrollTo(0, 0)
}

/** A plain click on a link of ours turns the page without loading it again; any other click is the browser's. */
export function handleLinkClick(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return
  const link = event.currentTarget
  if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return
  event.preventDefault()
  navigate(link.pathname + link.hash)
}

/** The pages of a first visit. The client names their files, and loads the names of all others when one is opened. */
type FirstRoute =
  | { readonly page: 'home' }
  | { readonly page: 'host'; readonly game: string }
  | { readonly page: 'table'; readonly id: string }
  | { readonly page: 'join'; readonly invite: string }
  | { readonly page: 'unknown' }

export type OtherRoute =
  | { readonly page: 'screen'; readonly id: string }
  | { readonly page: 'learn' | 'rules' | 'lab'; readonly game: string }
  | { readonly page: 'me' }
  | { readonly page: 'privacy' }
  | { readonly page: 'device' }
  | { readonly page: 'replay'; readonly id: string }
  | { readonly page: 'shared'; readonly token: string }
  | { readonly page: 'admin' }
  | { readonly page: 'scenario'; readonly id: string }
  | { readonly page: 'documents' }
  | { readonly page: 'zoneEditor'; readonly id: string }
  | { readonly page: 'puzzle'; readonly day: string }

export type PageRoute = FirstRoute | OtherRoute

export function routeOf(address: string): PageRoute {
  const [first = '', second = '', ...rest] = address.split('/').slice(1)
  if (first === 'scenarios' && rest.join('/') === (second === 'new' ? '' : 'edit'))
    return { page: 'scenario', id: second }
  if (first === 'zones' && second === 'new' && rest.length === 0) return { page: 'zoneEditor', id: second }
  if (first === 'zones' && second !== '' && rest.join('/') === 'edit') return { page: 'zoneEditor', id: second }
  if (/^(gallery|zones|scenarios)$/.test(first)) return { page: 'documents' }
  if (first === 't' && second !== '' && rest.join('/') === 'screen') return { page: 'screen', id: second }
  if (first === 's' && rest.length === 1) return { page: 'shared', token: rest[0] ?? '' }
  if (rest.some((part) => part !== '')) return { page: 'unknown' }
  if (first === '' && second === '') return { page: 'home' }
  if (first === 'me' && second === '') return { page: 'me' }
  if (first === 'privacy' && second === '') return { page: 'privacy' }
  if (first === 'admin' && second === '') return { page: 'admin' }
  if (first === 'd' && second === '') return { page: 'device' }
  if (first === 'replay') return { page: 'replay', id: second }
  if (first === 'puzzle') return { page: 'puzzle', day: second }
  if (first === 'host' && second !== '') return { page: 'host', game: second }
  if (first === 't' && second !== '') return { page: 'table', id: second }
  if ((first === 'learn' || first === 'rules' || first === 'lab') && second !== '') return { page: first, game: second }
  if (first === 'j' && second !== '') return { page: 'join', invite: second }
  return { page: 'unknown' }
}
