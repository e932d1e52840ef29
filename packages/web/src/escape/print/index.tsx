import { isRefusal } from '@selva/core'
import { PRESETS, scenarioDraftFrom, scenarios, settingDraftOf, zoneFrom, zones } from '@selva/escape'
import type { ComponentType } from 'preact'
import type { Printing } from '../../print/printing.ts'
import { zoneName } from '../card/title.ts'
import { cardWords } from '../card/words.ts'
import { seatsFor, settingOf } from '../documents/setting-of.ts'
import { loadRuleWords } from '../rules/words.ts'
import { ScenarioPrint } from './ScenarioPrint.tsx'
import { loadPrintWords } from './words.ts'
import { ZonePrint } from './ZonePrint.tsx'

/** Enough players for every rule to matter, and few enough for one crew. */
const USUAL_SEATS = 6

function zonePage(source: string): ComponentType | undefined {
  const zone = zones.find(({ id }) => id === source) ?? zoneFrom(source)
  return isRefusal(zone) ? undefined : () => <ZonePrint zone={zone} name={zoneName(source)} />
}

/** The sheet of a scenario that a person has written. */
function writtenScenarioPage(text: string): ComponentType | undefined {
  const draft = scenarioDraftFrom(text)
  if (isRefusal(draft)) return undefined
  const zone = String(settingOf({ kind: 'scenario', text })?.['zone'] ?? '')
  return () => (
    <ScenarioPrint
      name={draft.title}
      first={seatsFor(draft.players)}
      settingFor={(seats) => settingDraftOf(draft, zone, seats)}
    />
  )
}

function scenarioPage(source: string): ComponentType | undefined {
  const preset = PRESETS.find((known) => known === source)
  if (preset === undefined) return writtenScenarioPage(source)
  const [zone = 'galilei'] = scenarios[preset].zones
  return () => (
    <ScenarioPrint
      name={cardWords().presets[preset]}
      first={USUAL_SEATS}
      settingFor={(seats) => ({ zone, preset, seats })}
    />
  )
}

/** The sheets of Escape. */
export async function load(): Promise<Printing> {
  await Promise.all([loadRuleWords(), loadPrintWords()])
  return { zone: zonePage, scenario: scenarioPage }
}
