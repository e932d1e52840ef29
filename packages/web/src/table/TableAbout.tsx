import { useSignal } from '@preact/signals'
import type { TableInfo } from '@selva/server/protocol'
import { useEffect } from 'preact/hooks'
import { say } from '../client/language.ts'
import { ABOUT, type About } from './games.ts'

/** What is on at this table, as its game tells it. */
export function TableAbout({ table }: { readonly table: TableInfo }) {
  const loaded = useSignal<{ readonly About: About } | undefined>(undefined)
  useEffect(() => {
    let here = true
    void ABOUT[table.game]?.().then((About) => {
      if (here) loaded.value = { About }
    })
    return () => {
      here = false
    }
  }, [table.game])
  if (loaded.value === undefined) return undefined
  const { About } = loaded.value
  return (
    <section class="about">
      <h2 class="label">{say().bar.rules}</h2>
      <About table={table} />
    </section>
  )
}
