import { MAX_SEATS, MIN_SEATS } from '@selva/stay-away'
import { type Budget, FEW_DECISIONS, hardlyPlayed, type Limits, wonBy } from '../budget.ts'

const humansWin = (seats: number): Limits => (seats === 4 ? [0, 1] : seats <= 9 ? [0.42, 0.58] : [0.38, 0.65])

export const budgets: readonly Budget[] = Array.from({ length: MAX_SEATS - MIN_SEATS + 1 }, (_, i) => {
  const seats = MIN_SEATS + i
  const table = { draft: { seats }, table: `${seats} players` }
  const [low, high] = humansWin(seats)
  return [
    { ...table, figure: 'humans win', low, high, of: wonBy('humans') },
    { ...table, figure: `a seat decides ${FEW_DECISIONS} times or less`, low: 0, high: 0.02, of: hardlyPlayed },
  ]
}).flat()
