import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { gameOf } from '../../client/games.ts'
import { say } from '../../client/language.ts'
import { PlainPage } from '../../pages/PlainPage.tsx'
import { Button, LinkButton } from '../../ui/controls.tsx'
import { Frame } from '../../ui/Frame.tsx'
import { useTitle } from '../../ui/useTitle.ts'
import { learning, learnLearning } from '../words.ts'
import type { Book } from './book.ts'
import { PartShown } from './Parts.tsx'
import { Search } from './Search.tsx'
import '../../styles/book.css'

/** Where an address with an anchor leads, once the book is there to be scrolled. */
function goToAnchor(): void {
  const id = decodeURIComponent(location.hash.slice(1))
  if (id !== '') document.getElementById(id)?.scrollIntoView()
}

function Opened({ game, book }: { readonly game: string; readonly book: Book }) {
  const m = learning().book
  const query = useSignal('')
  const sections = book.sections()
  const title = m.title(book.title())
  useTitle(title)
  useEffect(goToAnchor, [])
  return (
    <Frame>
      {book.drawings()}
      <main class="book" data-testid="book">
        <header>
          <h1>{title}</h1>
          <div class="ways">
            <LinkButton to={`/learn/${game}`} kind="go">
              {say().home.learn}
            </LinkButton>
            <Button onClick={() => print()}>{m.print}</Button>
          </div>
        </header>
        <nav class="contents" aria-label={m.contents}>
          <Search sections={sections} query={query} />
          <h2 class="label" id="contents">
            {m.contents}
          </h2>
          <ol>
            {sections.map((section) => (
              <li key={section.id}>
                <a href={`#${section.id}`}>{section.title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div class="text">
          {sections.map((section) => (
            <section key={section.id} aria-labelledby={section.id}>
              <h2 id={section.id} tabIndex={-1}>
                {section.title}
              </h2>
              {section.parts.map((part) => (
                <PartShown key={part.id} part={part} />
              ))}
            </section>
          ))}
          <a class="top" href="#contents">
            {m.top}
          </a>
        </div>
      </main>
    </Frame>
  )
}

/** The rulebook of a game. */
export function BookPage({ game }: { readonly game: string }) {
  const book = useSignal<Book | undefined>(undefined)
  useEffect(() => {
    let here = true
    void gameOf(game)
      ?.book()
      .then((loaded) => {
        if (here) book.value = loaded
      })
    return () => {
      here = false
    }
  }, [game])
  if (gameOf(game) === undefined) return <PlainPage kind="unknownAddress" />
  if (book.value === undefined)
    return (
      <Frame>
        <main class="plainpage" aria-busy="true" />
      </Frame>
    )
  return <Opened game={game} book={book.value} />
}

/** The page with its words. */
export async function loadBook(): Promise<typeof BookPage> {
  await learnLearning()
  return BookPage
}
