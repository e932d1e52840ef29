import './styles/tokens.css'
import './styles/base.css'
import './styles/pages.css'
import { render } from 'preact'
import { App, lookAhead } from './App.tsx'
import { knowGames, learnGames } from './client/games.ts'
import { beginSpeaking } from './client/language.ts'
import { meet } from './client/me.ts'
import { path } from './client/router.ts'
import { missPart } from './client/server.ts'
import { showTheme } from './client/theme.ts'
import { GAMES } from './games.ts'
import { keepHere } from './offline/install.ts'
import { Sprite } from './ui/Icon.tsx'
import { ServerBanner } from './ui/ServerBanner.tsx'

showTheme()
knowGames(GAMES)
addEventListener('vite:preloadError', () => void missPart())
lookAhead()
addEventListener('popstate', () => {
  path.value = location.pathname
})
// The guest must be known before anything is asked for; if the server is away each page says so itself.
await Promise.all([beginSpeaking().then(learnGames), meet()])
const app = document.getElementById('app')
if (app !== null)
  render(
    <>
      <Sprite />
      <ServerBanner />
      <App />
    </>,
    app,
  )
keepHere()
