import type { Pace } from '@selva/protocol'
import type { BenchOptions } from '../options.ts'
import type { Manner, Played } from './peer.ts'

/** When a judge plays beside the tables of the load, on the server's core. */
type JudgeAt = 'never' | 'idle' | 'always'

/** A server that takes part in the comparison, and what is played there. */
export type Contender = {
  readonly id: string
  readonly title: string
  readonly manner: Manner
  readonly played: Played
  readonly pace: Pace
  /** Is everything on the disk before anyone is told of it? */
  readonly durable: boolean
  /** Does a judge play published zones besides: never, while no one chooses, or all the time? */
  readonly judge: JudgeAt
}

const SELVA = { manner: 'selva', played: 'toy', pace: 'untimed', durable: true, judge: 'never' } as const
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
  { ...SELVA, id: 'toy-judge', title: 'Selva, toy, a judge that gives way', judge: 'idle' },
  { ...SELVA, id: 'toy-judge-busy', title: 'Selva, toy, a judge that never gives way', judge: 'always' },
  { ...OTHER, id: 'floor', title: 'floor: bare ws, whole views, no store', manner: 'bare' },
  { ...OTHER, id: 'limit', title: 'limit: fan-out of the same bytes', manner: 'fanout' },
] as const satisfies readonly Contender[]

/** The rows of `--judge`: the server without a judge, and with one. */
const JUDGED: readonly string[] = ['toy', 'toy-judge', 'toy-judge-busy']

/** The rows that were asked for; a judge only if so. */
export const wantedRows = ({ only, judge = false }: Pick<BenchOptions, 'only' | 'judge'>): readonly Contender[] =>
  CONTENDERS.filter((one) => only?.includes(one.id) ?? (judge ? JUDGED.includes(one.id) : one.judge === 'never'))

export type ContenderId = (typeof CONTENDERS)[number]['id']
