import { MAX_SEATS, MIN_SEATS } from '@selva/stay-away'
import type { GameLabProps } from '../../lab/game-lab.ts'
import { LabPanel } from '../../lab/LabPanel.tsx'
import { stayAwayLabWords } from './words.ts'

/** Is this deck with these rules fair? For the editor, the gallery and the page of the lab. */
export function StayAwayLab(props: GameLabProps) {
  return <LabPanel {...props} game="stay-away" words={stayAwayLabWords()} players={[MIN_SEATS, MAX_SEATS]} />
}
