import type { DocumentSort } from '@selva/protocol'
import type { ComponentChildren } from 'preact'
import { Icon } from '../../ui/Icon.tsx'
import { Segments } from '../../ui/Segments.tsx'
import type { KnownGame } from '../shown.ts'
import { documentWords } from '../words.ts'
import { type Filters, filters } from './filters.ts'

const SORTS: readonly DocumentSort[] = ['new', 'played', 'balanced']
/** Numbers of players that are worth asking for. */
const PLAYERS = Array.from({ length: 15 }, (_, i) => i + 2)

function Choice(props: {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly children: ComponentChildren
}) {
  return (
    <label class="choice">
      <span>{props.label}</span>
      <select value={props.value} onChange={(event) => props.onChange(event.currentTarget.value)}>
        {props.children}
      </select>
    </label>
  )
}

/** The wishes of a visitor. */
export function FilterBar({ games }: { readonly games: readonly KnownGame[] }) {
  const m = documentWords()
  const wanted = filters.value
  const change = (some: Partial<Filters>): void => {
    filters.value = { ...filters.value, ...some }
  }
  return (
    <search class="filter-bar">
      <label class="field">
        <Icon name="search" kind="small" />
        <input
          type="search"
          maxLength={60}
          placeholder={m.search}
          aria-label={m.search}
          value={wanted.search}
          data-testid="gallery-search"
          onInput={(event) => change({ search: event.currentTarget.value })}
        />
      </label>
      <Segments
        label={m.kinds.label}
        value={wanted.kind}
        options={(['all', 'zone', 'scenario'] as const).map((value) => ({ value, text: m.kinds[value] }))}
        onChange={(kind) => change({ kind })}
      />
      <Segments
        label={m.whose.label}
        value={wanted.mine ? 'mine' : 'everyone'}
        options={(['everyone', 'mine'] as const).map((value) => ({ value, text: m.whose[value] }))}
        onChange={(whose) => change({ mine: whose === 'mine' })}
      />
      <Choice label={m.players} value={wanted.players} onChange={(players) => change({ players })}>
        <option value="">{m.anyPlayers}</option>
        {PLAYERS.map((n) => (
          <option key={n} value={String(n)}>
            {n}
          </option>
        ))}
      </Choice>
      <Choice label={m.preset} value={wanted.preset} onChange={(preset) => change({ preset })}>
        <option value="">{m.anyPreset}</option>
        {games
          .flatMap(({ documents }) => documents.presets())
          .map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
      </Choice>
      <Choice
        label={m.sort}
        value={wanted.sort}
        onChange={(value) => {
          const sort = SORTS.find((one) => one === value)
          if (sort !== undefined) change({ sort })
        }}
      >
        {SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {m.sorts[sort]}
          </option>
        ))}
      </Choice>
    </search>
  )
}
