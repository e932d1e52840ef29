import type { ComponentType } from 'preact'
import { allGames } from '../../client/games.ts'
import { messages } from '../../client/language.ts'
import { myName } from '../../client/me.ts'
import { handleLinkClick } from '../../client/router.ts'
import { FindGame } from '../../find/FindGame.tsx'
import { loadFindWords } from '../../find/words.ts'
import { gamesToShow, isAwaited, myTables } from '../../mine/my-tables.ts'
import { mineWords } from '../../mine/words.ts'
import { loadYourGames } from '../../mine/YourGames.tsx'
import { loadTermWords } from '../../terms/words.ts'
import { LanguageChoice, ProfileLink, ThemeButton, Wordmark } from '../../ui/controls.tsx'
import { LazyView } from '../../ui/LazyView.tsx'
import { useTitle } from '../../ui/useTitle.ts'
import type { WebGame } from '../../web-game.ts'
import { CodeField } from './CodeField.tsx'
import { GameCard } from './GameCard.tsx'
import { NameField } from './NameField.tsx'
import { OpenTables } from './OpenTables.tsx'
import { useLiveList } from './useLiveList.ts'
import '../../styles/home.css'

const puzzleCard = async () => (await import('../../puzzle/PuzzleCard.tsx')).loadPuzzleCard()

type Card = Pick<WebGame, 'look' | 'card'> & { readonly Art: ComponentType }

/** Ways to pages that fewer people look for. */
function MoreWays() {
  const m = messages().home
  return (
    <footer class="more-ways">
      <a href="/gallery" onClick={handleLinkClick}>
        {m.gallery}
      </a>
      <a href="/scenarios/new" onClick={handleLinkClick}>
        {m.write}
      </a>
      <a href="/replay" onClick={handleLinkClick}>
        {m.openFile}
      </a>
      <a href="/privacy" onClick={handleLinkClick}>
        {m.privacy}
      </a>
      <p class="fine">{m.unofficial}</p>
    </footer>
  )
}

function Home({ cards, YourGames }: { readonly cards: readonly Card[]; readonly YourGames: ComponentType }) {
  const m = messages()
  const list = useLiveList()
  useTitle(m.titles.home)
  const returns = gamesToShow(myTables.value).length > 0
  const finding = list.finding.value
  return (
    <div class="home">
      <header class="bar">
        <Wordmark />
        <div class="tools">
          <ProfileLink />
          <LanguageChoice />
          <ThemeButton />
        </div>
      </header>
      <main class="front">
        <section class={`hero ${returns ? 'returns' : ''}`}>
          <div class="top">
            <h1>{returns ? mineWords().welcome(myName.value) : m.home.claim}</h1>
            {returns ? undefined : <p class="lead">{m.home.lead}</p>}
          </div>
          <YourGames />
          <div class="joinrow">
            <NameField />
            <CodeField />
          </div>
          {finding === undefined || finding.tables.length === 0 ? undefined : <FindGame info={finding} />}
          <LazyView load={puzzleCard} props={{}} />
        </section>
        <div class="playing">
          <section class="games">
            {cards.map((card) => (
              <GameCard key={card.card.alone.game} {...card} quiet={isAwaited.value} />
            ))}
          </section>
          <OpenTables tables={list.tables.value} />
        </div>
        <MoreWays />
      </main>
    </div>
  )
}

/** The page with a card for every game, and the reader's own games. */
export async function loadHome(): Promise<ComponentType> {
  const [YourGames, cards] = await Promise.all([
    loadYourGames(),
    Promise.all(allGames().map(async ({ look, card }) => ({ look, card, Art: await card.art() }))),
    loadFindWords(),
    loadTermWords(),
  ])
  return () => <Home cards={cards} YourGames={YourGames} />
}
