import type { Signal } from '@preact/signals'
import { language } from '../../client/language.ts'
import { Icon } from '../../ui/Icon.tsx'
import { courseWords } from '../words.ts'
import type { Book } from './book.ts'
import { LITTLE_WORDS } from './little-words.ts'
import { searched } from './search.ts'

/** Finds words in the rules; each place found is a link to it. */
export function Search({ book, query }: { readonly book: Book; readonly query: Signal<string> }) {
  const m = courseWords().book
  const little = new Set(LITTLE_WORDS[language.value].split(' '))
  const hits = searched(book.sections(), query.value, { little, same: book.synonyms() })
  const asked = query.value.trim().length > 1
  return (
    <search class="search">
      <label class="field">
        <Icon name="search" kind="small" />
        <input
          type="search"
          data-testid="book-search"
          placeholder={m.search}
          aria-label={m.search}
          value={query.value}
          onInput={(event) => {
            query.value = event.currentTarget.value
          }}
        />
      </label>
      <p class="count" role="status">
        {asked ? m.hits(hits.length, query.value.trim()) : ''}
      </p>
      {hits.length === 0 ? undefined : (
        <ol class="hits" data-testid="book-hits">
          {hits.map(({ id, section, pieces }, i) => (
            <li key={`${i}${id}`}>
              <a href={`#${id}`}>
                <small>{section}</small>
                <span>{pieces.map((piece, k) => (k % 2 === 1 ? <mark key={k}>{piece}</mark> : piece))}</span>
              </a>
            </li>
          ))}
        </ol>
      )}
    </search>
  )
}
