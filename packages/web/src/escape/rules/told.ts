import { isRefusal } from '@selva/core'
import { escape, zoneReference } from '@selva/escape'
import type { SettingDraft } from '@selva/protocol'
import { zoneName } from '../card/title.ts'
import { cardWords } from '../card/words.ts'
import { tell } from '../words.ts'
import { rulesIn } from './lines.ts'
import { loadRuleWords, ruleWords } from './words.ts'

/** The zone and the rules of a table, line by line. */
export async function loadRuleLines(): Promise<(draft: SettingDraft) => readonly string[]> {
  await loadRuleWords()
  return (draft) => {
    const setting = escape.setting(draft)
    if (isRefusal(setting)) return []
    const { edition, preset } = setting.rules
    const lines = rulesIn(setting, tell(edition), ruleWords(edition))
    return [
      cardWords().setting(zoneName(zoneReference(setting.zone)), cardWords().presets[preset]),
      ...lines.map(({ text, list = [] }) => [text, ...list].join(' ')),
    ]
  }
}
