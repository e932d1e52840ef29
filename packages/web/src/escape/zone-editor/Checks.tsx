import { type PresetOnZone, presets, presetsFor, type Zone, type ZoneFault } from '@selva/escape'
import { useMemo } from 'preact/hooks'
import { Icon } from '../../ui/Icon.tsx'
import { cardWords } from '../card/words.ts'
import { refusalText } from '../rules/refusal.ts'
import { ruleWords } from '../rules/words.ts'
import { tell } from '../words.ts'
import { faultText, passedBy } from './checks.ts'
import type { ZoneEditor } from './editor.ts'
import { zoneEditorWords } from './words.ts'

/** One fault, with a button that points at it on the map. */
export function FaultLine({ editor, fault }: { readonly editor: ZoneEditor; readonly fault: ZoneFault }) {
  const w = zoneEditorWords()
  const { title, text } = faultText(fault, editor.history.value.now, w)
  return (
    <div class={`fault ${fault.severity}`} data-fault={fault.code}>
      <Icon name="warn" />
      <span>
        <b>{title}</b> {text}
      </span>
      {fault.at.length === 0 ? undefined : (
        <button type="button" class="btn slim" aria-label={w.showWhat(title)} onClick={() => editor.show(fault.at)}>
          {w.show}
        </button>
      )}
    </div>
  )
}

/** How many faults there are, in words. */
export function checksSummary(faults: readonly ZoneFault[]): string {
  const w = zoneEditorWords()
  const errors = faults.filter(({ severity }) => severity === 'error').length
  if (errors > 0) return w.toFix(errors)
  return faults.length > 0 ? w.toLookAt(faults.length) : w.fine
}

/** Everything the checks say, as it changes with every stroke. */
export function Checks({ editor }: { readonly editor: ZoneEditor }) {
  const w = zoneEditorWords()
  const faults = editor.faults.value
  const playable = editor.zone.value !== undefined
  return (
    <section>
      <h2 class="label">
        <span>{w.checks}</span>
        <span class={`count ${faults.length === 0 ? 'green' : playable ? 'amber' : 'red'}`} data-testid="checks-count">
          {checksSummary(faults)}
        </span>
      </h2>
      <ul class="checks" data-testid="checks">
        {faults.map((fault) => (
          <li key={fault.code}>
            <FaultLine editor={editor} fault={fault} />
          </li>
        ))}
        {passedBy(faults).map((name) => (
          <li key={name} class="passed">
            <Icon name="check" kind="small" />
            {w.passed[name]}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Why a preset cannot be played on a zone, in words. */
function presetRefusal({ preset, refusal }: PresetOnZone, zone: Zone): string {
  const { edition } = presets[preset]
  return refusal === undefined ? '' : refusalText(refusal, zone, tell(edition), ruleWords(edition))
}

/** The presets that the zone can host, and why not the others. */
export function Hosts({ zone }: { readonly zone: Zone }) {
  const w = zoneEditorWords()
  const hosts = useMemo(() => presetsFor(zone), [zone])
  const names = cardWords().presets
  return (
    <section data-testid="hosts">
      <h2 class="label">{w.presets}</h2>
      <ul class="hosts">
        {hosts
          .filter(({ refusal }) => refusal === undefined)
          .map(({ preset }) => (
            <li key={preset} class="can" data-hosts={preset}>
              <Icon name="check" kind="small" />
              {names[preset]}
            </li>
          ))}
      </ul>
      {hosts
        .filter(({ refusal }) => refusal !== undefined)
        .map((host) => (
          <p key={host.preset} class="cannot" data-refuses={host.preset}>
            <Icon name="cross" kind="small" />
            <span>{w.presetsNo(names[host.preset], presetRefusal(host, zone))}</span>
          </p>
        ))}
    </section>
  )
}
