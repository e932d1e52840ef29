import type { Signal } from '@preact/signals'
import { Icon } from '../../ui/Icon.tsx'
import { courseWords } from '../words.ts'
import type { Section } from './book.ts'
import { searched } from './search.ts'

/** Finds words in the rules; each place found is a link to it. */
export function Search({ sections, query }: { readonly sections: readonly Section[]; readonly query: Signal<string> }) {
  const m = courseWords().book
  const hits = searched(sections, query.value)
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
          {hits.map(({ id, section, before, found, after }, i) => (
            <li key={`${i}${id}`}>
              <a href={`#${id}`}>
                <small>{section}</small>
                <span>
                  {before}
                  <mark>{found}</mark>
                  {after}
                </span>
              </a>
            </li>
          ))}
        </ol>
      )}
    </search>
  )
}
