import { crewNamed } from '@selva/protocol/crew'
import { Icon, SeatMark } from '../ui/Icon.tsx'
import { drawingOf } from './drawing-of.ts'
import '../styles/crew.css'

/** The face of a bot with the shape of its seat; bots of earlier versions have the shape alone. */
export function Face({ name, seat }: { readonly name: string; readonly seat: number }) {
  const member = crewNamed(name)
  if (member === undefined) return <SeatMark seat={seat} />
  return (
    <span class="bot-face">
      <Icon name={drawingOf(member)} kind="bot" />
      <SeatMark seat={seat} />
    </span>
  )
}
