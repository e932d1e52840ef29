import { MAX_SEATS, MIN_SEATS, PRESETS, presets, type Setting } from '@selva/escape'
import type { ComponentChildren } from 'preact'
import { LabPanel } from '../../lab/LabPanel.tsx'
import { HeatMap } from './HeatMap.tsx'
import { escapeLabWords } from './words.ts'
import { ZoneFigures } from './ZoneFigures.tsx'
import '../styles/map.css'
import './lab.css'

type Props = {
  /** The options of a table: zone, preset and everything else but the number of players. */
  readonly draft: { readonly [option: string]: unknown }
  /** The number of players to begin with. */
  readonly seats: number
  readonly setup?: ComponentChildren
}

/** Is this zone with this scenario fair? For editors, the gallery and the page of the lab. */
export function EscapeLab({ draft, seats, setup }: Props) {
  const preset = PRESETS.find((one) => one === draft['preset']) ?? 'advanced'
  return (
    <LabPanel
      game="escape"
      words={escapeLabWords(presets[preset].edition)}
      draftOf={(players) => ({ ...draft, seats: players })}
      players={{ least: MIN_SEATS, most: MAX_SEATS, first: seats }}
      setup={setup}
      map={(contest, tally) => <HeatMap setting={contest.setting as Setting} tally={tally} />}
      more={(contest, tally) => <ZoneFigures setting={contest.setting as Setting} tally={tally} />}
    />
  )
}
