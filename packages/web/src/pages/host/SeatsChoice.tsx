import { messages } from '../../client/language.ts'
import { Stepper } from '../../ui/Stepper.tsx'

/** How many play at the table to be opened. */
export function SeatsChoice({
  seats,
  least,
  most,
  help,
  change,
}: {
  readonly seats: number
  readonly least: number
  readonly most: number
  readonly help?: string
  readonly change: (seats: number) => void
}) {
  const { seats: label } = messages().host
  return (
    <section class="option" data-about="seats">
      <h2>{label}</h2>
      {help === undefined ? undefined : <p class="help">{help}</p>}
      <span class="value">
        <Stepper label={label} value={seats} least={least} most={most} onChange={change} />
      </span>
    </section>
  )
}
