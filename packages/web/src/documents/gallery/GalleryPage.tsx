import type { ComponentType } from 'preact'
import { useEffect, useId } from 'preact/hooks'
import { messages } from '../../client/language.ts'
import { loadLabWords } from '../../lab/words.ts'
import { Button, LinkButton } from '../../ui/controls.tsx'
import { PageLayout } from '../../ui/PageLayout.tsx'
import { useTitle } from '../../ui/useTitle.ts'
import { DocumentSprite } from '../Sprite.tsx'
import { gamesWithDocuments, type KnownGame, type ShownDocument } from '../shown.ts'
import { documentWords, loadDocumentWords } from '../words.ts'
import { DeviceDrafts } from './DeviceDrafts.tsx'
import { DocumentCard } from './DocumentCard.tsx'
import { FilterBar } from './FilterBar.tsx'
import { filters } from './filters.ts'
import { useGallery } from './useGallery.ts'
import '../../styles/gallery.css'

/** Links with this fragment show a person's own documents. */
const MINE = '#mine'

/** Cards under a heading of their own. */
function Group({
  title,
  documents,
  games,
}: {
  readonly title: string
  readonly documents: readonly ShownDocument[]
  readonly games: readonly KnownGame[]
}) {
  const heading = useId()
  if (documents.length === 0) return undefined
  return (
    <section class="group" aria-labelledby={heading}>
      <h2 class="label" id={heading}>
        {title}
      </h2>
      <ul class="cards">
        {documents.map((document) => {
          const game = games.find((one) => one.game === document.game)
          return game === undefined ? undefined : (
            <DocumentCard key={`${document.id} ${document.version}`} document={document} game={game} />
          )
        })}
      </ul>
    </section>
  )
}

function Gallery({ games }: { readonly games: readonly KnownGame[] }) {
  const m = documentWords()
  useTitle(m.title)
  useEffect(() => {
    if (location.hash === MINE) filters.value = { ...filters.value, mine: true }
  }, [])
  const { documents, official, trouble, more, next } = useGallery(filters.value, games)
  const found = [...(documents.value ?? []), ...official.value]
  const nothing = documents.value !== undefined && found.length === 0
  return (
    <PageLayout>
      <DocumentSprite />
      <main class="gallery" aria-busy={documents.value === undefined} data-testid="gallery">
        <header>
          <div>
            <h1>{m.title}</h1>
            <p class="lead">{m.lead}</p>
          </div>
          <div class="ways">
            <LinkButton to="/zones/new">{m.newZone}</LinkButton>
            <LinkButton to="/scenarios/new">{m.newScenario}</LinkButton>
          </div>
        </header>
        {filters.value.mine ? <DeviceDrafts games={games} /> : undefined}
        <FilterBar games={games} />
        <p class="count faint" role="status">
          {documents.value === undefined || more.value ? '' : m.found(found.length)}
        </p>
        {trouble.value === undefined ? undefined : (
          <p class="trouble" role="alert">
            {messages().refusals[trouble.value.refused]}
          </p>
        )}
        {nothing ? <p class="lead">{filters.value.mine ? m.noneMine : m.none}</p> : undefined}
        <Group title={m.groups.players} documents={documents.value ?? []} games={games} />
        {more.value ? <Button onClick={next}>{m.more}</Button> : undefined}
        <Group title={m.groups.official} documents={official.value} games={games} />
      </main>
    </PageLayout>
  )
}

/** The gallery with its words and the games whose documents it shows. */
export async function loadGallery(): Promise<ComponentType> {
  const [games] = await Promise.all([gamesWithDocuments(), loadDocumentWords(), loadLabWords()])
  return () => <Gallery games={games} />
}
