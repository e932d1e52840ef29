import { gameOf, lookOf } from './client/games.ts'
import { path, routeOf } from './client/router.ts'
import { Blank } from './pages/Blank.tsx'
import { PlainPage } from './pages/PlainPage.tsx'
import { GameLook } from './ui/GameLook.tsx'
import { LazyView } from './ui/LazyView.tsx'

const home = async () => (await import('./pages/home/Home.tsx')).loadHome()
const join = async () => (await import('./pages/Join.tsx')).Join
const others = async () => (await import('./pages/OtherPages.tsx')).OtherPages
const table = async () => (await import('./table/TablePage.tsx')).TablePage

/** Begins to load the page of the first address while the guest and the language are still being fetched. */
export function preload(): void {
  const route = routeOf(path.value)
  const { page } = route
  if (page === 'home') void home()
  else if (route.page === 'host') void gameOf(route.game)?.host()
  else if (page === 'table') void table()
  else if (page !== 'join' && page !== 'unknown') void others()
}

export function App() {
  const route = routeOf(path.value)
  switch (route.page) {
    case 'home':
      return <LazyView key="home" load={home} props={{}} meanwhile={<Blank />} />
    case 'host': {
      const game = gameOf(route.game)
      return game === undefined ? (
        <PlainPage kind="unknownAddress" />
      ) : (
        <GameLook look={lookOf(route.game)}>
          <LazyView key={path.value} load={game.host} props={{}} meanwhile={<Blank />} />
        </GameLook>
      )
    }
    case 'join':
      return <LazyView key={path.value} load={join} props={{ invite: route.invite }} meanwhile={<Blank />} />
    case 'table':
      return <LazyView key={path.value} load={table} props={{ id: route.id }} meanwhile={<Blank />} />
    case 'unknown':
      return <PlainPage kind="unknownAddress" />
    default:
      return <LazyView key="others" load={others} props={{ route }} />
  }
}
