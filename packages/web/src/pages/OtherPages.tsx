import { allGames, gameOf, lookOf } from '../client/games.ts'
import { type OtherRoute, path } from '../client/router.ts'
import type { ReplaySource } from '../replay/source.ts'
import { GameLook } from '../ui/GameLook.tsx'
import { LazyView } from '../ui/LazyView.tsx'
import { Blank } from './Blank.tsx'
import { PlainPage } from './PlainPage.tsx'

const learn = async () => (await import('../learn/LessonPage.tsx')).LessonPage
const book = async () => (await import('../learn/book/BookPage.tsx')).loadBook()
const me = async () => {
  const [{ MePage }, { loadMeWords }] = await Promise.all([import('../me/MePage.tsx'), import('../me/words.ts')])
  await loadMeWords()
  return MePage
}
const privacy = async () => {
  const [{ PrivacyPage }, { loadPrivacyWords }] = await Promise.all([
    import('../privacy/PrivacyPage.tsx'),
    import('../privacy/words.ts'),
  ])
  await loadPrivacyWords()
  return PrivacyPage
}
const device = async () => {
  const [{ DevicePage }, { loadMeWords }] = await Promise.all([
    import('../me/DevicePage.tsx'),
    import('../me/words.ts'),
  ])
  await loadMeWords()
  return DevicePage
}
const replay = async () => (await import('../replay/ReplayPage.tsx')).loadReplay()
const sourceOf = (route: Extract<OtherRoute, { page: 'replay' | 'shared' }>): ReplaySource => {
  if (route.page === 'shared') return { from: 'link', token: route.token }
  return route.id === '' ? { from: 'file' } : { from: 'table', id: route.id }
}
const admin = async () => {
  const [{ Admin }, { loadAdminWords }, { loadChatWords }] = await Promise.all([
    import('./admin/Admin.tsx'),
    import('./admin/words.ts'),
    import('../chat/words.ts'),
  ])
  await Promise.all([loadAdminWords(), loadChatWords()])
  return Admin
}
const puzzle = async () => (await import('../puzzle/PuzzlePage.tsx')).loadPuzzlePage()
const screen = async () => {
  const [{ ScreenPage }, { loadScreenWords }] = await Promise.all([
    import('../screen/ScreenPage.tsx'),
    import('../screen/words.ts'),
  ])
  await loadScreenWords()
  return ScreenPage
}
const scenario = async () => (await import('../documents/scenario/ScenarioPage.tsx')).loadScenarioPage()
const documents = async () => (await import('../documents/load.tsx')).loadPage(path.value)

/** The pages that are not of a first visit. */
export function OtherPages({ route }: { readonly route: OtherRoute }) {
  switch (route.page) {
    case 'replay':
    case 'shared':
      return <LazyView key={path.value} load={replay} props={{ source: sourceOf(route) }} meanwhile={<Blank />} />
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
          <LazyView key={path.value} load={async () => (await lab()).Page} props={{}} meanwhile={<Blank />} />
        </GameLook>
      )
    }
    case 'me':
      return <LazyView key="me" load={me} props={{}} />
    case 'privacy':
      return <LazyView key="privacy" load={privacy} props={{}} />
    case 'device':
      return <LazyView key="device" load={device} props={{}} />
    case 'scenario':
      return <LazyView key="scenario" load={scenario} props={{ id: route.id }} meanwhile={<Blank />} />
    case 'admin':
      return <LazyView key="admin" load={admin} props={{}} />
    case 'puzzle':
      return <LazyView key={path.value} load={puzzle} props={{ day: route.day }} meanwhile={<Blank />} />
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
    default:
      return route satisfies never
  }
}
