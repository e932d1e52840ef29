import { useSignal } from '@preact/signals'
import type { DocumentKind } from '@selva/core'
import type { ComponentType } from 'preact'
import { loadChatWords } from '../../chat/words.ts'
import { isApiError } from '../../client/api.ts'
import { dayOf } from '../../client/day.ts'
import { gameOf, lookOf } from '../../client/games.ts'
import { handleLinkClick } from '../../client/router.ts'
import { loadLabWords } from '../../lab/words.ts'
import { PlainPage, plainKindOf } from '../../pages/PlainPage.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { PageLayout } from '../../ui/PageLayout.tsx'
import { useTitle } from '../../ui/useTitle.ts'
import { authorText, creditText } from '../credits.ts'
import { ServerVerdict } from '../ServerVerdict.tsx'
import { DocumentSprite } from '../Sprite.tsx'
import { gamesWithDocuments, type KnownGame, pageOf } from '../shown.ts'
import { documentWords, loadDocumentWords } from '../words.ts'
import { Actions } from './Actions.tsx'
import { AuthorTools } from './AuthorTools.tsx'
import { BrowserLab, usePageLab } from './BrowserLab.tsx'
import { type OpenDocument, openDocument, openStored } from './open.ts'
import '../../styles/gallery.css'

/** How often it was played and forked, from what, and which version this is. */
function History({ open: { document, stored } }: { readonly open: OpenDocument }) {
  const m = documentWords()
  const { parent } = document
  const credit = creditText(document)
  return (
    <ul class="history">
      {credit === '' || parent === undefined ? undefined : (
        <li data-testid="credit">
          <Icon name="fork" kind="small" />
          {parent.title === '' ? (
            credit
          ) : (
            <a href={pageOf({ kind: document.kind, id: parent.id })} onClick={handleLinkClick}>
              {credit}
            </a>
          )}
        </li>
      )}
      {stored === undefined ? undefined : (
        <>
          <li>
            <Icon name="play" kind="small" />
            {m.plays(stored.plays)}
          </li>
          <li>
            <Icon name="fork" kind="small" />
            {m.forks(stored.forks)}
          </li>
          <li>
            <Icon name="info" kind="small" />
            {m.version(stored.version, dayOf(stored.changed))}
          </li>
          <li>
            <Icon name="info" kind="small" />
            {m.licence}
          </li>
        </>
      )}
    </ul>
  )
}

function Shown({ first, games }: { readonly first: OpenDocument; readonly games: readonly KnownGame[] }) {
  const m = documentWords()
  const open = useSignal(first)
  const seats = useSignal<number | undefined>(undefined)
  const lab = usePageLab()
  const { document, game, stored } = open.value
  const { title, description, players, kind, text } = document
  const name = title === '' ? m.untitled : title
  useTitle(name)
  const { Portrait, Figures } = game.documents
  return (
    <PageLayout>
      <DocumentSprite />
      <main class="document" data-testid="document">
        <div class={`portrait ${lookOf(game.game)}`}>
          <Portrait kind={kind} text={text} title={name} lab={lab} />
        </div>
        <div class="aside">
          <nav class="trail">
            <a href="/gallery" onClick={handleLinkClick}>
              {m.title}
            </a>
          </nav>
          <h1>{name}</h1>
          <p class="faint">
            {authorText(document)}
            {players === 'unknown' ? '' : `, ${m.suits(players[0], players[1])}`}
          </p>
          {description === '' ? undefined : <p class="description">{description}</p>}
          <Actions open={open.value} prints={gameOf(game.game)?.print !== undefined} showLab={lab.show} />
          {stored?.mine === true ? (
            <AuthorTools
              stored={stored}
              show={(next) => {
                open.value = openStored(next.text === undefined ? { ...next, text } : next, games) ?? open.value
              }}
            />
          ) : undefined}
          <ServerVerdict
            document={document}
            game={game}
            seats={seats.value}
            pick={(next) => {
              seats.value = next
            }}
          />
          <BrowserLab open={open.value} lab={lab} />
          <Figures kind={kind} text={text} />
          <History open={open.value} />
        </div>
      </main>
    </PageLayout>
  )
}

/** The page of a document. */
export async function loadDocument(kind: DocumentKind, id: string): Promise<ComponentType> {
  const [games] = await Promise.all([gamesWithDocuments(), loadDocumentWords(), loadChatWords(), loadLabWords()])
  const open = await openDocument(kind, id, games)
  if (!isApiError(open)) return () => <Shown first={open} games={games} />
  return () => <PlainPage kind={plainKindOf(open)} />
}
