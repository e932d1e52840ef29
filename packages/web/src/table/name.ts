import type { SeatInfo } from '@selva/protocol'
import { messages } from '../client/language.ts'

/** What whoever sits there is called. Somebody who has deleted their account has no name any more. */
export const seatName = (seat: SeatInfo | undefined): string =>
  seat?.by === 'person' && seat.name === '' ? messages().lobby.former : (seat?.name ?? '')
