import { allGames, gameOf, lookOf } from './client/games.ts'
import { path, routeOf } from './client/router.ts'
import { PlainPage } from './pages/PlainPage.tsx'
import { GameLook } from './ui/GameLook.tsx'
import { LazyView } from './ui/LazyView.tsx'
import { PageLayout } from './ui/PageLayout.tsx'

/** While a page is on its way. */
const Blank = () => (
  <PageLayout>
    <main class="plainpage" aria-busy="true" />
  </PageLayout>
)

const home = async () => (await import('./pages/home/Home.tsx')).loadHome()
const join = async () => (await import('./pages/Join.tsx')).Join
const learn = async () => (await import('./learn/LessonPage.tsx')).LessonPage
const book = async () => (await import('./learn/book/BookPage.tsx')).loadBook()
const me = async () => {
  const [{ MePage }, { loadMeWords }] = await Promise.all([import('./me/MePage.tsx'), import('./me/words.ts')])
  await loadMeWords()
  return MePage
}
const device = async () => {
  const [{ DevicePage }, { loadMeWords }] = await Promise.all([import('./me/DevicePage.tsx'), import('./me/words.ts')])
  await loadMeWords()
  return DevicePage
}
const replay = async () => (await import('./replay/ReplayPage.tsx')).loadReplay()
const admin = async () => {
  const [{ Admin }, { loadAdminWords }, { loadChatWords }] = await Promise.all([
    import('./pages/admin/Admin.tsx'),
    import('./pages/admin/words.ts'),
    import('./chat/words.ts'),
  ])
  await Promise.all([loadAdminWords(), loadChatWords()])
  return Admin
}
const screen = async () => {
  const [{ ScreenPage }, { loadScreenWords }] = await Promise.all([
    import('./screen/ScreenPage.tsx'),
    import('./screen/words.ts'),
  ])
  await loadScreenWords()
  return ScreenPage
}
const scenario = async () => (await import('./documents/scenario/ScenarioPage.tsx')).loadScenarioPage()
const documents = async () => (await import('./documents/load.tsx')).loadPage(path.value)
const table = async () => (await import('./table/TablePage.tsx')).TablePage

/** Begins to load the page of the first address while the guest and the language are still being fetched. */
export function preload(): void {
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
    case 'replay':
      return <LazyView key={path.value} load={replay} props={{ id: route.id }} meanwhile={<Blank />} />
    case 'screen':
      return <LazyView key={path.value} load={screen} props={{ id: route.id }} />
    case 'learn':
      return <LazyView key={path.value} load={learn} props={{ game: route.game }} />
    case 'rules':
      return <LazyView key={path.value} load={book} props={{ game: route.game }} />
    case 'lab': {
      const lab = gameOf(route.game)?.lab
      return lab === undefined ? (
        <PlainPage kind="unknownAddress" />
      ) : (
        <GameLook look={lookOf(route.game)}>
          <LazyView key={path.value} load={lab} props={{}} meanwhile={<Blank />} />
        </GameLook>
      )
    }
    case 'me':
      return <LazyView key="me" load={me} props={{}} />
    case 'device':
      return <LazyView key="device" load={device} props={{}} />
    case 'scenario':
      return <LazyView key="scenario" load={scenario} props={{ id: route.id }} meanwhile={<Blank />} />
    case 'admin':
      return <LazyView key="admin" load={admin} props={{}} />
    case 'documents':
      return <LazyView key={path.value} load={documents} props={{}} meanwhile={<Blank />} />
    case 'zoneEditor': {
      const game = allGames().find(({ zoneEditor }) => zoneEditor !== undefined)
      return game?.zoneEditor === undefined ? (
        <PlainPage kind="unknownAddress" />
      ) : (
        <GameLook look={game.look}>
          <LazyView key="zone-editor" load={game.zoneEditor} props={{ id: route.id }} meanwhile={<Blank />} />
        </GameLook>
      )
    }
    case 'unknown':
      return <PlainPage kind="unknownAddress" />
    default:
      return route satisfies never
  }
}
