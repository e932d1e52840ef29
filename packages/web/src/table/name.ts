import type { SeatInfo } from '@selva/protocol'
import { messages } from '../client/language.ts'

/** The name shown for a seat. A person who has deleted their account has no name any more. */
export const seatName = (seat: SeatInfo | undefined): string =>
  seat?.by === 'person' && seat.name === '' ? messages().lobby.former : (seat?.name ?? '')
