import { useSignal } from '@preact/signals'
import { LabLayout } from '../../lab/LabLayout.tsx'
import { tableInAddress } from '../../lab/table-in-address.ts'
import { labWords } from '../../lab/words.ts'
import { useTitle } from '../../ui/useTitle.ts'
import { cardWords } from '../card/words.ts'
import { StayAwayLab } from './StayAwayLab.tsx'

/** The lab of the usual rules and cards, or of the table in the address. */
export function LabPage() {
  useTitle(labWords().title)
  const draft = tableInAddress(location.hash) ?? { seats: 6 }
  const seats = useSignal(draft.seats)
  return (
    <LabLayout lead={cardWords().name}>
      <StayAwayLab draft={{ ...draft, seats: seats.value }} chooseSeats={(next) => (seats.value = next)} />
    </LabLayout>
  )
}
