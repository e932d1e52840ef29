import { LabLayout } from '../../lab/LabLayout.tsx'
import { tableInAddress } from '../../lab/table-in-address.ts'
import { labWords, loadLabWords } from '../../lab/words.ts'
import { useTitle } from '../../ui/useTitle.ts'
import { cardWords } from '../card/words.ts'
import { StayAwayLab } from './StayAwayLab.tsx'
import { loadStayAwayLabWords } from './words.ts'

/** The lab of the usual rules and cards, or of the table in the address. */
function LabPage() {
  useTitle(labWords().title)
  const { seats, ...draft } = tableInAddress(location.hash) ?? { seats: 6 }
  return (
    <LabLayout lead={cardWords().name}>
      <StayAwayLab draft={draft} seats={seats} />
    </LabLayout>
  )
}

export async function loadLab() {
  await Promise.all([loadLabWords(), loadStayAwayLabWords()])
  return LabPage
}
