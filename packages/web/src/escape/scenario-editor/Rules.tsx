import { elementAt, isRefusal } from '@selva/core'
import {
  type Code,
  conflictsIn,
  firstUse,
  presets,
  type ScenarioDraft,
  scenarioOf,
  withCode,
  type Zone,
  zoneFrom,
  zones,
} from '@selva/escape'
import type { RulesProps } from '../../documents/scenario/scenario-game.ts'
import { useLastPlayable } from '../../pages/host/useLastPlayable.ts'
import { useAbout } from '../../ui/useAbout.ts'
import { cardWords } from '../card/words.ts'
import { Codes } from '../host/Codes.tsx'
import { DeckCounts } from '../host/DeckCounts.tsx'
import { EMPTY_FORM, type HostForm, settingOf } from '../host/form.ts'
import { PresetChoice } from '../host/PresetChoice.tsx'
import { SwitchList } from '../host/SwitchList.tsx'
import { refusalText } from '../rules/refusal.ts'
import { ruleWords } from '../rules/words.ts'
import { tell } from '../words.ts'
import { editorWords } from './words.ts'
import { ZoneAdvice } from './ZoneAdvice.tsx'
import '../styles/map.css'
import '../styles/host.css'

/** Why a rule that is off cannot be switched on; a rule that only needs another one can, and says so then. */
function lockOf(draft: ScenarioDraft, code: Code, seats: number): string {
  const tried = withCode(draft, firstUse(code, elementAt(zones, 0)))
  const conflict = conflictsIn(scenarioOf(tried), seats).find(({ at }) => at[0] === 'codes' && at[1] === code)
  if (conflict === undefined || ['codeB6', 'codeSeats'].includes(conflict.refusal.refused)) return ''
  const { edition } = presets[draft.preset]
  return refusalText(conflict.refusal, elementAt(zones, 0), tell(edition), ruleWords(edition))
}

/** An official zone, or one of this device by its text. */
function zoneAt(reference: string): Zone {
  const written = reference.includes('\n') ? zoneFrom(reference) : undefined
  if (written !== undefined && !isRefusal(written)) return written
  return zones.find(({ id }) => id === reference) ?? elementAt(zones, 0)
}

/** The rules of Escape: the host's own controls, with the faults at each rule. */
export function Rules({ draft, place, change, notes }: RulesProps<ScenarioDraft>) {
  const w = editorWords()
  const { host } = ruleWords(presets[draft.preset].edition)
  const zone = zoneAt(place.zone)
  const { preset, codes, switches, decks } = draft
  const form: HostForm = { preset, zone: place.zone, seats: place.seats, codes, switches, decks }
  const set = ({ preset, codes, switches, decks }: HostForm): void =>
    change({ ...draft, preset, codes, switches, decks })
  const playable = useLastPlayable(settingOf(form), () => settingOf(EMPTY_FORM))
  const about = useAbout<HTMLDivElement>(async () =>
    (await import('../explain/load.ts')).load(() => ({ setting: playable() })),
  )
  return (
    <div class="rule-sets" ref={about}>
      <details class="group from" data-part="preset">
        <summary>
          <span class="label">{w.from}</span>
          <b>{cardWords().presets[preset]}</b>
        </summary>
        <PresetChoice form={form} change={set} />
      </details>
      <section class="group" data-part="codes" aria-label={w.codes}>
        <Codes form={form} zone={zone} change={set} notes={notes} locked={(code) => lockOf(draft, code, place.seats)} />
      </section>
      <section class="group" data-part="switches">
        <h2 class="label">{host.switches}</h2>
        <div class="rulegroup">
          <SwitchList form={form} change={set} notes={notes} />
        </div>
      </section>
      <section class="group" data-part="decks" aria-label={host.decks}>
        <DeckCounts form={form} change={set} notes={notes} />
      </section>
      <section class="group" data-part="zones">
        <h2 class="label">{w.zones}</h2>
        <div>
          <ZoneAdvice draft={draft} change={change} />
          {notes(['zones'])}
        </div>
      </section>
    </div>
  )
}
