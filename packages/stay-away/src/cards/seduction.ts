import { namablePlayers } from '../ring.ts'
import { aimed } from './card-rules.ts'

/** SED-1: an exchange with anybody not in Quarantine; the turn ends after it. */
export const seduction = aimed('seduction', namablePlayers, (_, seat, at) => ({
  begin: 'seduction',
  from: seat,
  to: at,
}))
