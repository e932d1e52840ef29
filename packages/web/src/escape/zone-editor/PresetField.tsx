import { cardWords } from '../card/words.ts'
import type { ZonePlay } from './usePlay.ts'

/** The rules to play the zone with, among those that it can host. */
export function PresetField({ play, label }: { readonly play: ZonePlay; readonly label: string }) {
  const names = cardWords().presets
  return (
    <label class="lab-field">
      <span class="label">{label}</span>
      <select
        value={play.preset}
        onChange={(event) => {
          const next = play.presets.find((preset) => preset === event.currentTarget.value)
          if (next !== undefined) play.choosePreset(next)
        }}
      >
        {play.presets.map((preset) => (
          <option key={preset} value={preset}>
            {names[preset]}
          </option>
        ))}
      </select>
    </label>
  )
}
