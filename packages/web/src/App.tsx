import { useSignal } from '@preact/signals'
import type { ComponentType } from 'preact'
import { useEffect } from 'preact/hooks'
import { path, routeOf } from './client/router.ts'
import { PlainPage } from './pages/PlainPage.tsx'
import { Frame } from './ui/Frame.tsx'

/** A page that is loaded when it is first shown. */
function Later<P extends object>({
  load,
  props,
}: {
  readonly load: () => Promise<ComponentType<P>>
  readonly props: P
}) {
  const page = useSignal<{ readonly Page: ComponentType<P> } | undefined>(undefined)
  useEffect(() => {
    let here = true
    void load().then((Page) => {
      if (here) page.value = { Page }
    })
    return () => {
      here = false
    }
  }, [])
  if (page.value === undefined)
    return (
      <Frame>
        <main class="plainpage" aria-busy="true" />
      </Frame>
    )
  const { Page } = page.value
  return <Page {...props} />
}

const home = async () => (await import('./pages/home/Home.tsx')).Home
const host = async () => (await import('./escape/Host.tsx')).Host
const hostStayAway = async () => {
  const [{ Host }, { learnWords }] = await Promise.all([import('./stay-away/Host.tsx'), import('./stay-away/words.ts')])
  await learnWords()
  return Host
}
const HOSTS: { readonly [game: string]: typeof host } = { escape: host, 'stay-away': hostStayAway }
const join = async () => (await import('./pages/Join.tsx')).Join
const table = async () => (await import('./table/TablePage.tsx')).TablePage

/** Begins to load the page of the first address while the guest and the language are still being fetched. */
export function lookAhead(): void {
  const route = routeOf(path.value)
  const { page } = route
  if (page === 'home') void home()
  else if (route.page === 'host') void HOSTS[route.game]?.()
  else if (page === 'table') void table()
}

export function App() {
  const route = routeOf(path.value)
  switch (route.page) {
    case 'home':
      return <Later key="home" load={home} props={{}} />
    case 'host':
      return HOSTS[route.game] === undefined ? (
        <PlainPage kind="unknownAddress" />
      ) : (
        <Later key={path.value} load={HOSTS[route.game] ?? host} props={{}} />
      )
    case 'join':
      return <Later key={path.value} load={join} props={{ invite: route.invite }} />
    case 'table':
      return <Later key={path.value} load={table} props={{ id: route.id }} />
    case 'unknown':
      return <PlainPage kind="unknownAddress" />
    default:
      return route satisfies never
  }
}
