import { type DocumentKind, isRefusal, type Refusal, refuse, type SettingDraft } from '@selva/core'
import {
  draftFrom,
  escape,
  PRESETS,
  type Preset,
  presetsFor,
  scenarioDraftFrom,
  settingDraftOf,
  zoneOf,
  zones,
} from '@selva/escape'
import { judgedSeats } from '../judged-seats.ts'

/** The rules that a zone is judged with, if it can host them: those that most tables play. */
const JUDGED_WITH: Preset = 'advanced'

/** The tables among these at which a game can be played. */
const playable = (tables: readonly SettingDraft[]): readonly SettingDraft[] =>
  tables.filter((table) => !isRefusal(escape.setting(table)))

function tablesOfZone(text: string): readonly SettingDraft[] | Refusal {
  const draft = draftFrom(text)
  if (isRefusal(draft)) return draft
  const zone = zoneOf(draft)
  if (isRefusal(zone)) return zone
  const hosted = presetsFor(zone).filter(({ refusal }) => refusal === undefined)
  const preset = PRESETS.toSorted((a, b) => Number(b === JUDGED_WITH) - Number(a === JUDGED_WITH)).find((one) =>
    hosted.some((found) => found.preset === one),
  )
  if (preset === undefined) return refuse('preset')
  return playable(judgedSeats(draft.players).map((seats) => ({ zone: text, preset, seats })))
}

/** A scenario is judged on the first zone of the game that it recommends, or else on the first that can host it. */
function tablesOfScenario(text: string): readonly SettingDraft[] | Refusal {
  const draft = scenarioDraftFrom(text)
  if (isRefusal(draft)) return draft
  const ids: readonly string[] = zones.map(({ id }) => id)
  const recommended = draft.zones.filter((zone) => ids.includes(zone))
  return (
    [...recommended, ...ids]
      .map((zone) => playable(judgedSeats(draft.players).map((seats) => settingDraftOf(draft, zone, seats))))
      .find((tables) => tables.length > 0) ?? refuse('zone')
  )
}

/** The tables at which bots judge a document, from few players to many, or why there are none. */
export const judgedTables = (kind: DocumentKind, text: string): readonly SettingDraft[] | Refusal =>
  kind === 'zone' ? tablesOfZone(text) : tablesOfScenario(text)
