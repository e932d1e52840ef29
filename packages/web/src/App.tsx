import { gameOf } from './client/games.ts'
import { path, routeOf } from './client/router.ts'
import { PlainPage } from './pages/PlainPage.tsx'
import { Frame } from './ui/Frame.tsx'
import { Later } from './ui/Later.tsx'

/** While a page is on its way. */
const Blank = () => (
  <Frame>
    <main class="plainpage" aria-busy="true" />
  </Frame>
)

const home = async () => (await import('./pages/home/Home.tsx')).loadHome()
const join = async () => (await import('./pages/Join.tsx')).Join
const learn = async () => (await import('./learn/LessonPage.tsx')).LessonPage
const book = async () => (await import('./learn/book/BookPage.tsx')).loadBook()
const me = async () => {
  const [{ MePage }, { learnMe }] = await Promise.all([import('./me/MePage.tsx'), import('./me/words.ts')])
  await learnMe()
  return MePage
}
const device = async () => {
  const [{ DevicePage }, { learnMe }] = await Promise.all([import('./me/DevicePage.tsx'), import('./me/words.ts')])
  await learnMe()
  return DevicePage
}
const replay = async () => (await import('./replay/ReplayPage.tsx')).loadReplay()
const admin = async () => {
  const [{ Admin }, { learnAdmin }, { learnChat }] = await Promise.all([
    import('./pages/admin/Admin.tsx'),
    import('./pages/admin/words.ts'),
    import('./chat/words.ts'),
  ])
  await Promise.all([learnAdmin(), learnChat()])
  return Admin
}
const screen = async () => {
  const [{ ScreenPage }, { learnScreen }] = await Promise.all([
    import('./screen/ScreenPage.tsx'),
    import('./screen/words.ts'),
  ])
  await learnScreen()
  return ScreenPage
}
const table = async () => (await import('./table/TablePage.tsx')).TablePage

/** Begins to load the page of the first address while the guest and the language are still being fetched. */
export function lookAhead(): void {
  const route = routeOf(path.value)
  const { page } = route
  if (page === 'home') void home()
  else if (route.page === 'host') void gameOf(route.game)?.host()
  else if (page === 'table') void table()
}

export function App() {
  const route = routeOf(path.value)
  switch (route.page) {
    case 'home':
      return <Later key="home" load={home} props={{}} meanwhile={<Blank />} />
    case 'host': {
      const game = gameOf(route.game)
      return game === undefined ? (
        <PlainPage kind="unknownAddress" />
      ) : (
        <Later key={path.value} load={game.host} props={{}} meanwhile={<Blank />} />
      )
    }
    case 'join':
      return <Later key={path.value} load={join} props={{ invite: route.invite }} meanwhile={<Blank />} />
    case 'table':
      return <Later key={path.value} load={table} props={{ id: route.id }} meanwhile={<Blank />} />
    case 'replay':
      return <Later key={path.value} load={replay} props={{ id: route.id }} meanwhile={<Blank />} />
    case 'screen':
      return <Later key={path.value} load={screen} props={{ id: route.id }} />
    case 'learn':
      return <Later key={path.value} load={learn} props={{ game: route.game }} />
    case 'rules':
      return <Later key={path.value} load={book} props={{ game: route.game }} />
    case 'me':
      return <Later key="me" load={me} props={{}} />
    case 'device':
      return <Later key="device" load={device} props={{}} />
    case 'admin':
      return <Later key="admin" load={admin} props={{}} />
    case 'unknown':
      return <PlainPage kind="unknownAddress" />
    default:
      return route satisfies never
  }
}
