import { PRESETS, presets } from '@selva/escape'
import { HelpButton } from '../../ui/HelpButton.tsx'
import { cardWords } from '../card/words.ts'
import { ruleWords } from '../rules/words.ts'
import { type HostForm, withPreset } from './form.ts'
import { formWords } from './form-words.ts'

/** The rules that a table starts from. */
export function PresetChoice({ form, change }: { readonly form: HostForm; readonly change: (form: HostForm) => void }) {
  const { host } = formWords(form)
  const names = cardWords().presets
  return (
    <fieldset class="option">
      <legend>
        {host.preset}
        <HelpButton about={`preset:${form.preset}`} label={names[form.preset]} />
      </legend>
      <p class="help">{host.presetHelp}</p>
      <div class="radios two">
        {PRESETS.map((preset) => (
          <label class="radio" key={preset} data-preset={preset} data-about={`preset:${preset}`}>
            <input
              type="radio"
              name="preset"
              value={preset}
              checked={form.preset === preset}
              onChange={() => change(withPreset(form, preset))}
            />
            <b>{names[preset]}</b>
            <small>{ruleWords(presets[preset].edition).presets[preset]}</small>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
