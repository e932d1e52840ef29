import { MAX_SEATS, MIN_SEATS } from '@selva/stay-away'
import { LabPanel } from '../../lab/LabPanel.tsx'
import { stayAwayLabWords } from './words.ts'

/** Is this deck with these rules fair? For the editor, the gallery and the page of the lab. */
export function StayAwayLab({
  draft,
  seats,
}: {
  /** The options of a table but for the number of players. */
  readonly draft: { readonly [option: string]: unknown }
  readonly seats: number
}) {
  return (
    <LabPanel
      game="stay-away"
      words={stayAwayLabWords()}
      draftOf={(players) => ({ ...draft, seats: players })}
      players={{ least: MIN_SEATS, most: MAX_SEATS, first: seats }}
    />
  )
}
