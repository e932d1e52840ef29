import { handleLinkClick } from '../../client/router.ts'
import { Icon } from '../../ui/Icon.tsx'
import { authorText, creditText } from '../credits.ts'
import { VerdictOnCard } from '../ServerVerdict.tsx'
import { type KnownGame, pageOf, type ShownDocument } from '../shown.ts'
import { documentWords } from '../words.ts'
import { filters } from './filters.ts'
import { Picture } from './Picture.tsx'

/** A document in the gallery. Names of other people are text, and nothing else. */
export function DocumentCard({ document, game }: { readonly document: ShownDocument; readonly game: KnownGame }) {
  const m = documentWords()
  const { id, title, players, plays, mine, published, hidden } = document
  const name = title === '' ? m.untitled : title
  const credit = creditText(document)
  const wanted = filters.value.players
  const state = hidden === true ? 'hidden' : published === undefined ? 'private' : 'published'
  return (
    <li class="document-card" data-document={id}>
      <a class="to-page" href={pageOf(document)} onClick={handleLinkClick}>
        <Picture document={document} game={game} />
        <div class="about">
          <b>{name}</b>
          {players === 'unknown' ? undefined : <small class="suits">{m.suits(players[0], players[1])}</small>}
          <small class="author">{authorText(document)}</small>
          {credit === '' ? undefined : (
            <small class="credit">
              <Icon name="fork" kind="small" />
              {credit}
            </small>
          )}
          <small class="faint">
            {game.name}
            {document.official ? '' : `, ${m.plays(plays)}`}
          </small>
          <VerdictOnCard document={document} game={game} players={wanted === '' ? undefined : Number(wanted)} />
          {mine ? <small class="tag">{m.states[state]}</small> : undefined}
        </div>
      </a>
      <a
        class="to-editor"
        href={`${pageOf(document)}/edit`}
        onClick={handleLinkClick}
        aria-label={mine ? m.editTitle(name) : m.forkTitle(name)}
        data-testid={mine ? 'edit-document' : 'fork-document'}
      >
        <Icon name={mine ? 'pencil' : 'fork'} kind="small" />
        {mine ? m.edit : m.forkIt}
      </a>
    </li>
  )
}
