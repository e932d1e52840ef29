import { useSignal } from '@preact/signals'
import type { TableInfo } from '@selva/protocol'
import type { ComponentType } from 'preact'
import { useEffect } from 'preact/hooks'
import { lookOf } from '../client/games.ts'
import { messages } from '../client/language.ts'
import { loadTermsSummary } from '../terms/load.ts'
import { Credits } from './Credits.tsx'

/** A game's own description of a table, before anybody has sat down or at any time: its rules in plain words. */
export type About = ComponentType<{ readonly table: TableInfo }>

type TermsSummary = Awaited<ReturnType<typeof loadTermsSummary>>

/** The rules and terms of this table, as its game tells them. Their words are fetched when they are first wanted. */
export function LoadedAbout({ table, load }: { readonly table: TableInfo; readonly load: () => Promise<About> }) {
  const loaded = useSignal<{ readonly About: About; readonly TermsTold: TermsSummary } | undefined>(undefined)
  useEffect(() => {
    let here = true
    void Promise.all([load(), loadTermsSummary()]).then(([About, TermsTold]) => {
      if (here) loaded.value = { About, TermsTold }
    })
    return () => {
      here = false
    }
  }, [table.game])
  if (loaded.value === undefined) return undefined
  const { About, TermsTold } = loaded.value
  return (
    <section class={`about ${lookOf(table.game)}`}>
      <h2 class="label">{messages().bar.rules}</h2>
      <Credits documents={table.documents} />
      <About table={table} />
      <TermsTold terms={table.terms} game={table.game} />
    </section>
  )
}
