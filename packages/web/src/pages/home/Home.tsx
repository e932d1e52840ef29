import type { ComponentType } from 'preact'
import { allGames } from '../../client/games.ts'
import { messages } from '../../client/language.ts'
import { handleLinkClick } from '../../client/router.ts'
import { LanguageChoice, ProfileLink, ThemeButton, Wordmark } from '../../ui/controls.tsx'
import { LazyView } from '../../ui/LazyView.tsx'
import { useTitle } from '../../ui/useTitle.ts'
import type { WebGame } from '../../web-game.ts'
import { CodeField } from './CodeField.tsx'
import { GameCard } from './GameCard.tsx'
import { NameField } from './NameField.tsx'
import { OpenTables } from './OpenTables.tsx'
import '../../styles/home.css'

const puzzleCard = async () => (await import('../../puzzle/PuzzleCard.tsx')).loadPuzzleCard()

type Card = Pick<WebGame, 'look' | 'card'> & { readonly Art: ComponentType }

function Home({ cards }: { readonly cards: readonly Card[] }) {
  const m = messages()
  useTitle(m.titles.home)
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
        <section class="hero">
          <div class="top">
            <h1>{m.home.claim}</h1>
            <p class="lead">{m.home.lead}</p>
            <div class="joinrow">
              <NameField />
              <CodeField />
            </div>
          </div>
          <OpenTables />
          <LazyView load={puzzleCard} props={{}} />
          <p class="more-ways">
            <a href="/gallery" onClick={handleLinkClick}>
              {m.home.gallery}
            </a>
            <a href="/scenarios/new" onClick={handleLinkClick}>
              {m.home.write}
            </a>
            <a href="/replay" onClick={handleLinkClick}>
              {m.home.openFile}
            </a>
            <a href="/privacy" onClick={handleLinkClick}>
              {m.home.privacy}
            </a>
          </p>
        </section>
        <section class="games">
          {cards.map((card) => (
            <GameCard key={card.card.alone.game} {...card} />
          ))}
        </section>
      </main>
    </div>
  )
}

/** The page with a card for every game. */
export async function loadHome(): Promise<ComponentType> {
  const cards = await Promise.all(allGames().map(async ({ look, card }) => ({ look, card, Art: await card.art() })))
  return () => <Home cards={cards} />
}
