import type { PlayReason, SectorReason } from '@selva/escape'
import type { Messages } from '../messages/en.ts'

/** Why a card or a power cannot be played, in words. */
export const playReasonText = ({ code }: PlayReason, m: Messages): string => m.escape.hand.why[code]

/** Why a sector cannot be chosen, in words; empty while none is asked for. */
export function sectorReasonText(reason: SectorReason, m: Messages): string {
  const { why } = m.escape.act
  if (reason.code === 'notAsked') return ''
  return reason.code === 'tooFar' ? why.tooFar(reason.speed) : why[reason.code]
}
