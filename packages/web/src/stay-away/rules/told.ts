import { isRefusal } from '@selva/core'
import type { SettingDraft } from '@selva/protocol'
import { stayAway } from '@selva/stay-away'
import { gameWords, loadGameWords } from '../words.ts'
import { rulesIn } from './lines.ts'

/** Everything that differs from the rules as they stand, line by line. */
export async function loadRuleLines(): Promise<(draft: SettingDraft) => readonly string[]> {
  await loadGameWords()
  return (draft) => {
    const setting = stayAway.setting(draft)
    return isRefusal(setting) ? [] : rulesIn(setting, gameWords()).map(({ text }) => text)
  }
}
