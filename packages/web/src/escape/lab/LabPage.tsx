import { useSignal } from '@preact/signals'
import { PRESETS, type Preset, zones } from '@selva/escape'
import type { SettingDraft } from '@selva/protocol'
import { LabLayout } from '../../lab/LabLayout.tsx'
import { tableInAddress } from '../../lab/table-in-address.ts'
import { labWords } from '../../lab/words.ts'
import { useTitle } from '../../ui/useTitle.ts'
import { settingTitle, zoneName } from '../card/title.ts'
import { cardWords } from '../card/words.ts'
import { EscapeLab } from './EscapeLab.tsx'
import { escapeLabWords } from './words.ts'

const FIRST = { zone: 'galilei', preset: 'advanced', seats: 6 } as const

/** The lab of one table, as an editor, a host or a document describes it. */
function GivenTable({ draft }: { readonly draft: SettingDraft }) {
  const seats = useSignal(draft.seats)
  return (
    <LabLayout lead={settingTitle(draft)}>
      <EscapeLab draft={{ ...draft, seats: seats.value }} chooseSeats={(next) => (seats.value = next)} />
    </LabLayout>
  )
}

/** The lab of the zones and presets of the game. */
function ChosenTable() {
  const zone = useSignal<string>(FIRST.zone)
  const preset = useSignal<Preset>(FIRST.preset)
  const seats = useSignal<number>(FIRST.seats)
  const words = escapeLabWords('black')
  const names = cardWords().presets
  const setup = (
    <>
      <label class="lab-field">
        <span class="label">{words.zone}</span>
        <select
          value={zone.value}
          onChange={(event) => {
            zone.value = event.currentTarget.value
          }}
        >
          {zones.map(({ id }) => (
            <option key={id} value={id}>
              {zoneName(id)}
            </option>
          ))}
        </select>
      </label>
      <label class="lab-field">
        <span class="label">{words.preset}</span>
        <select
          value={preset.value}
          onChange={(event) => {
            preset.value = PRESETS.find((one) => one === event.currentTarget.value) ?? preset.value
          }}
        >
          {PRESETS.map((one) => (
            <option key={one} value={one}>
              {names[one]}
            </option>
          ))}
        </select>
      </label>
    </>
  )
  return (
    <LabLayout lead={cardWords().name}>
      <EscapeLab
        draft={{ zone: zone.value, preset: preset.value, seats: seats.value }}
        chooseSeats={(next) => (seats.value = next)}
        setup={setup}
      />
    </LabLayout>
  )
}

export function LabPage() {
  useTitle(labWords().title)
  const given = tableInAddress(location.hash)
  return given === undefined ? <ChosenTable /> : <GivenTable draft={given} />
}
