import { type ScenarioDraft, scenarioOf, zones } from '@selva/escape'
import { zoneName } from '../card/title.ts'
import { editorWords } from './words.ts'

/** The zones that a scenario is meant for: the official ones to tick, and others by title. */
export function ZoneAdvice({
  draft,
  change,
}: {
  readonly draft: ScenarioDraft
  readonly change: (draft: ScenarioDraft) => void
}) {
  const w = editorWords()
  const advised = scenarioOf(draft).zones
  const ids = zones.map(({ id }) => id)
  const names = [...ids, ...advised.filter((zone) => !ids.includes(zone))]
  return (
    <fieldset class="zone-advice">
      <legend class="help">{w.zonesHelp}</legend>
      <span class="chips">
        {names.map((zone) => (
          <button
            key={zone}
            type="button"
            class="chip"
            aria-pressed={advised.includes(zone)}
            data-advised={zone}
            onClick={() => change({ ...draft, zones: names.filter((one) => advised.includes(one) !== (one === zone)) })}
          >
            {ids.includes(zone) ? zoneName(zone) : zone}
          </button>
        ))}
      </span>
    </fieldset>
  )
}
