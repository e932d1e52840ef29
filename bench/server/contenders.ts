import type { Pace } from '@selva/protocol'
import type { Manner, Played } from './peer.ts'

/** A server that takes part in the comparison, and what is played there. */
export type Contender = {
  readonly id: string
  readonly title: string
  readonly manner: Manner
  readonly played: Played
  readonly pace: Pace
  /** Is everything on the disk before anyone is told of it? */
  readonly durable: boolean
}

const SELVA = { manner: 'selva', played: 'toy', pace: 'untimed', durable: true } as const
const OTHER = { ...SELVA, durable: false } as const

/** In this order in every round; Selva's toy first, since the limit sends as many bytes as it did. */
export const CONTENDERS = [
  { ...SELVA, id: 'toy', title: 'Selva, toy' },
  { ...SELVA, id: 'toy-relaxed', title: 'Selva, toy, clocks of seconds', pace: 'relaxed' },
  { ...SELVA, id: 'toy-days', title: 'Selva, toy, clocks of days', pace: 'oneDay' },
  { ...SELVA, id: 'toy-no-sync', title: 'Selva, toy, nothing made durable', durable: false },
  { ...SELVA, id: 'escape', title: 'Selva, Escape Advanced', played: 'escape' },
  {
    ...SELVA,
    id: 'escape-relaxed',
    title: 'Selva, Escape Advanced, clocks of seconds',
    played: 'escape',
    pace: 'relaxed',
  },
  { ...OTHER, id: 'floor', title: 'floor: bare ws, whole views, no store', manner: 'bare' },
  { ...OTHER, id: 'limit', title: 'limit: fan-out of the same bytes', manner: 'fanout' },
] as const satisfies readonly Contender[]

export type ContenderId = (typeof CONTENDERS)[number]['id']
