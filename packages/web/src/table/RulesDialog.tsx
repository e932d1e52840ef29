import type { Signal } from '@preact/signals'
import type { TableInfo } from '@selva/protocol'
import { messages } from '../client/language.ts'
import { LazyView } from '../ui/LazyView.tsx'
import type { About } from './LoadedAbout.tsx'

/** An entry of the menu that opens what is on at this table. */
export const rulesEntry = (reading: Signal<boolean>) => ({
  label: messages().bar.rules,
  run: (): void => {
    reading.value = true
  },
})

const rulesBox = async () => (await import('./RulesBox.tsx')).RulesBox

/** The rules and terms of this table, over the table. Box and words are fetched when they are first wanted. */
export function RulesDialog({
  reading,
  table,
  load,
}: {
  readonly reading: Signal<boolean>
  readonly table: TableInfo
  readonly load: () => Promise<About>
}) {
  const close = (): void => {
    reading.value = false
  }
  return reading.value ? <LazyView load={rulesBox} props={{ table, load, close }} /> : undefined
}
