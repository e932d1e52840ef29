import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { gameOf, lookOf } from '../../client/games.ts'
import { messages } from '../../client/language.ts'
import { PlainPage } from '../../pages/PlainPage.tsx'
import { Button, LinkButton } from '../../ui/controls.tsx'
import { GameLook } from '../../ui/GameLook.tsx'
import { PageLayout } from '../../ui/PageLayout.tsx'
import { useTitle } from '../../ui/useTitle.ts'
import { courseWords, loadCourseWords } from '../words.ts'
import { BookBlockView } from './BookBlockView.tsx'
import type { Book, Section } from './book.ts'
import { Search } from './Search.tsx'
import { useSectionInView } from './useSectionInView.ts'
import '../../styles/book.css'

/** Scrolls to the anchor of the address, once the book is there to be scrolled. */
function goToAnchor(): void {
  const id = decodeURIComponent(location.hash.slice(1))
  if (id !== '') document.getElementById(id)?.scrollIntoView()
}

/** The list of sections, with a mark at the one that is being read. */
function Contents({ sections, read }: { readonly sections: readonly Section[]; readonly read: string }) {
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const [link, box] = [list.current?.querySelector('[aria-current]'), list.current?.closest('nav')]
    if (!(link instanceof HTMLElement) || box === null || box === undefined) return
    // Only the list scrolls: the page stays where the reader is.
    const [at, around] = [link.getBoundingClientRect(), box.getBoundingClientRect()]
    if (at.top < around.top) box.scrollTop -= around.top - at.top
    else if (at.bottom > around.bottom) box.scrollTop += at.bottom - around.bottom
  }, [read])
  return (
    <ol ref={list}>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`} aria-current={id === read ? 'location' : undefined}>
            {title}
          </a>
        </li>
      ))}
    </ol>
  )
}

function Opened({ game, book }: { readonly game: string; readonly book: Book }) {
  const m = courseWords().book
  const query = useSignal('')
  const sections = book.sections()
  const title = m.title(book.title())
  useTitle(title)
  useEffect(goToAnchor, [])
  const text = useRef<HTMLDivElement>(null)
  const read = useSectionInView(text)
  return (
    <PageLayout>
      {book.drawings()}
      <main class="book" data-testid="book">
        <header>
          <h1>{title}</h1>
          <div class="ways">
            <LinkButton to={`/learn/${game}`} kind="go">
              {messages().home.learn}
            </LinkButton>
            <Button onClick={() => print()}>{m.print}</Button>
          </div>
        </header>
        <nav class="contents" aria-label={m.contents}>
          <Search book={book} query={query} />
          <h2 class="label" id="contents">
            {m.contents}
          </h2>
          <Contents sections={sections} read={read.value} />
        </nav>
        <div class="text" ref={text}>
          {sections.map((section) => (
            <section key={section.id} aria-labelledby={section.id}>
              <h2 id={section.id} tabIndex={-1}>
                {section.title}
              </h2>
              {section.parts.map((part) => (
                <BookBlockView key={part.id} part={part} />
              ))}
            </section>
          ))}
          <a class="top" href="#contents">
            {m.top}
          </a>
        </div>
      </main>
    </PageLayout>
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
      <PageLayout>
        <main class="plainpage" aria-busy="true" />
      </PageLayout>
    )
  return (
    <GameLook look={lookOf(game)}>
      <Opened game={game} book={book.value} />
    </GameLook>
  )
}

/** The page with its words. */
export async function loadBook(): Promise<typeof BookPage> {
  await loadCourseWords()
  return BookPage
}
