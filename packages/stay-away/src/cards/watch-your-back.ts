import { unaimed } from './card-rules.ts'

/** WYB-1: the direction flips at once. */
export const watchYourBack = unaimed('watchYourBack', (turn) => {
  turn.emit({ kind: 'turnedAround' })
  return 'step3'
})
