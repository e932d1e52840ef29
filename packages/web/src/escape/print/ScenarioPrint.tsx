import { useSignal } from '@preact/signals'
import { isRefusal } from '@selva/core'
import { escape, MAX_SEATS, MIN_SEATS } from '@selva/escape'
import type { SettingDraft } from '@selva/protocol'
import { PrintPage } from '../../print/PrintPage.tsx'
import { textDrawing } from '../../print/text-sheet.ts'
import { Stepper } from '../../ui/Stepper.tsx'
import { cardWords } from '../card/words.ts'
import { rulesIn } from '../rules/lines.ts'
import { ruleWords } from '../rules/words.ts'
import { tell } from '../words.ts'
import { printWords } from './words.ts'

/** The rules of a scenario in plain words, on paper. */
export function ScenarioPrint({
  name,
  first,
  settingFor,
}: {
  readonly name: string
  /** The number of players to begin with. */
  readonly first: number
  readonly settingFor: (seats: number) => SettingDraft
}) {
  const m = printWords()
  const seats = useSignal(first)
  const setting = escape.setting(settingFor(seats.value))
  const lines = isRefusal(setting)
    ? []
    : rulesIn(setting, tell(setting.rules.edition), ruleWords(setting.rules.edition))
  const sheet = {
    title: name,
    subtitle: `${cardWords().name}. ${m.forPlayers(seats.value)}`,
    lines,
    credit: m.written,
  }
  return (
    <PrintPage heading={m.heading(name)} label={m.rules(name)} name={name} draw={(paper) => textDrawing(sheet, paper)}>
      <div class="choice">
        <span aria-hidden="true">{m.players}</span>
        <Stepper
          label={m.players}
          value={seats.value}
          least={MIN_SEATS}
          most={MAX_SEATS}
          onChange={(n) => {
            seats.value = n
          }}
        />
      </div>
    </PrintPage>
  )
}
