import { MAX_SEATS, MIN_SEATS, PRESETS, presets, type Setting } from '@selva/escape'
import type { GameLabProps } from '../../lab/game-lab.ts'
import { LabPanel } from '../../lab/LabPanel.tsx'
import { HeatMap } from './HeatMap.tsx'
import { escapeLabWords } from './words.ts'
import { ZoneFigures } from './ZoneFigures.tsx'
import '../styles/map.css'
import './lab.css'

/** Is this zone with this scenario fair? For editors, the gallery and the page of the lab. */
export function EscapeLab(props: GameLabProps) {
  const preset = PRESETS.find((one) => one === props.draft['preset']) ?? 'advanced'
  return (
    <LabPanel
      {...props}
      game="escape"
      words={escapeLabWords(presets[preset].edition)}
      players={[MIN_SEATS, MAX_SEATS]}
      map={
        props.isMapElsewhere === true
          ? undefined
          : (contest, tally) => <HeatMap setting={contest.setting as Setting} tally={tally} />
      }
      more={(contest, tally) => <ZoneFigures setting={contest.setting as Setting} tally={tally} />}
    />
  )
}
