import { type DocumentKind, isRefusal, type Refusal, refuse, type SettingDraft } from '@selva/core'
import { scenarioDraftFrom, settingDraftOf, stayAway } from '@selva/stay-away'
import { judgedSeats } from '../judged-seats.ts'

/** The tables at which bots judge a document, from few players to many, or why there are none. */
export function judgedTables(kind: DocumentKind, text: string): readonly SettingDraft[] | Refusal {
  if (kind !== 'scenario') return refuse('document', 'kind')
  const draft = scenarioDraftFrom(text)
  if (isRefusal(draft)) return draft
  return judgedSeats(draft.players)
    .map((seats) => settingDraftOf(draft, seats))
    .filter((table) => !isRefusal(stayAway.setting(table)))
}
