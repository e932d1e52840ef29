import './styles/tokens.css'
import './styles/base.css'
import './styles/pages.css'
import { render } from 'preact'
import { App, preload } from './App.tsx'
import { followForcedColours } from './client/forced-colours.ts'
import { knowGames, learnGames } from './client/games.ts'
import { loadPreferredLanguage } from './client/language.ts'
import { loadMe } from './client/me.ts'
import { path } from './client/router.ts'
import { handleMissingFile } from './client/server.ts'
import { showTheme } from './client/theme.ts'
import { GAMES } from './games.ts'
import { registerServiceWorker } from './offline/register-service-worker.ts'
import { ServerBanner } from './ui/ServerBanner.tsx'
import { Sprites } from './ui/Sprites.tsx'

showTheme()
followForcedColours()
knowGames(GAMES)
addEventListener('vite:preloadError', () => void handleMissingFile())
preload()
addEventListener('popstate', () => {
  path.value = location.pathname
})
/**
 * Draws the page. The guest must be known before anything is asked for; if the server is away each page says so itself.
 * This file must not wait at its top level: the words that it waits for import from the same bundle.
 */
async function begin(): Promise<void> {
  await Promise.all([loadPreferredLanguage().then(learnGames), loadMe()])
  const app = document.getElementById('app')
  if (app !== null)
    render(
      <>
        <Sprites />
        <ServerBanner />
        <App />
      </>,
      app,
    )
  registerServiceWorker()
}
void begin()
