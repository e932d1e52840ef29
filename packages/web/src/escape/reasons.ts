import type { PlayReason, SectorReason } from '@selva/escape'
import type { EscapeWords } from './messages/en.ts'

/** Why a card or a power cannot be played, in words. */
export const playReasonText = ({ code }: PlayReason, m: EscapeWords): string => m.hand.why[code]

/** Why a sector cannot be chosen, in words; empty while none is asked for. */
export function sectorReasonText(reason: SectorReason, m: EscapeWords): string {
  const { why } = m.act
  if (reason.code === 'notAsked') return ''
  return reason.code === 'tooFar' ? why.tooFar(reason.speed) : why[reason.code]
}
