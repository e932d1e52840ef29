import type { ScenarioPlay } from './usePlay.ts'
import { scenarioWords } from './words.ts'

/** The zone to play the scenario on, where its game has zones. */
export function ZoneField({ play, testid = 'play-zone' }: { readonly play: ScenarioPlay; readonly testid?: string }) {
  const { zones, place } = play
  if (zones.length === 0) return undefined
  return (
    <label class="lab-field">
      <span class="label">{scenarioWords().play.zone}</span>
      <select value={place.zone} data-testid={testid} onChange={(event) => play.chooseZone(event.currentTarget.value)}>
        {zones.map(({ zone, name }) => (
          <option key={zone} value={zone}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}
