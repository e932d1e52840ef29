import { isRefusal } from '@selva/core'
import type { SettingDraft } from '@selva/protocol'
import {
  officialScenarios,
  type Setting,
  scenarioDraftFrom,
  scenarioText,
  settingDraftOf,
  stayAway,
} from '@selva/stay-away'
import type { DocumentSource, GameDocuments } from '../../documents/game-documents.ts'
import { cardWords } from '../card/words.ts'
import { loadStayAwayLabWords, stayAwayLabWords } from '../lab/words.ts'
import { TableRules } from '../rules/TableRules.tsx'

/** Enough players for every card of the middle decks. */
const USUAL_SEATS = 6

function settingOf({ text }: DocumentSource): SettingDraft | undefined {
  const draft = scenarioDraftFrom(text)
  if (isRefusal(draft)) return undefined
  const [least, most] = draft.players === 'unknown' ? [USUAL_SEATS, USUAL_SEATS] : draft.players
  return settingDraftOf(draft, Math.min(Math.max(USUAL_SEATS, least), most))
}

function checked(source: DocumentSource): Setting | undefined {
  const setting = stayAway.setting(settingOf(source))
  return isRefusal(setting) ? undefined : setting
}

/** Everything that differs from the rules as they stand. */
function Portrait(source: DocumentSource) {
  const setting = checked(source)
  return setting === undefined ? undefined : (
    <div class="paper">
      <TableRules setting={setting} />
    </div>
  )
}

const documents: GameDocuments = {
  official: () =>
    officialScenarios.map(({ id, draft }) => ({
      id,
      kind: 'scenario',
      text: scenarioText(draft),
      title: cardWords().name,
      description: cardWords().line,
      players: draft.players,
      presets: [],
    })),
  presets: () => [],
  Thumbnail: Portrait,
  Portrait,
  Figures: () => undefined,
  labWords: stayAwayLabWords,
  settingOf,
}

/** The scenarios of Stay Away!. */
export async function load(): Promise<GameDocuments> {
  await loadStayAwayLabWords()
  return documents
}
