import type { SettingDraft } from '@selva/protocol'
import { cardWords } from './words.ts'

/** A zone's name as it is written: `levi-montalcini` is Levi-Montalcini. Any other zone is its file, with a title. */
export function zoneName(reference: string): string {
  if (reference.includes('\n')) return /^title: *(.*)$/m.exec(reference)?.[1]?.trim() || cardWords().untitled
  return reference
    .split('-')
    .map((part) => part.slice(0, 1).toUpperCase() + part.slice(1))
    .join('-')
}

/** The zone and the preset or scenario of a table, in a few words: “Galilei, Advanced”. */
export function settingTitle({ zone, preset }: SettingDraft, scenario?: string): string {
  const m = cardWords()
  const names: { readonly [preset: string]: string } = m.presets
  return m.setting(zoneName(String(zone ?? '')), scenario ?? names[String(preset)] ?? '')
}
