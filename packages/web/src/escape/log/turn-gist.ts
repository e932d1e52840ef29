import type { Seat } from '@selva/core'
import type { LogEvent, LogLine } from '../story-line.ts'

type Kind = LogEvent['kind']

/** How much a line says about its turn; a line of 0 is only among the steps. */
const WEIGHT: Readonly<Record<Kind, number>> = {
  killed: 10,
  escaped: 10,
  attack: 8,
  defended: 8,
  immune: 8,
  cloned: 8,
  missed: 7,
  hatchCard: 7,
  hatchReached: 7,
  hatchTwo: 7,
  time: 7,
  noExit: 7,
  mutated: 7,
  reborn: 7,
  spotlight: 6,
  sensed: 6,
  sensedNothing: 6,
  medic: 6,
  teleported: 6,
  noise: 5,
  twoNoises: 5,
  silence: 5,
  silentSector: 5,
  keptCard: 5,
  kept: 5,
  standsStill: 5,
  cannotMove: 5,
  used: 4,
  usedPower: 4,
  usedKept: 4,
  usedHidden: 4,
  movedTo: 4,
  stayed: 4,
  gained: 3,
  gainedItem: 3,
  noItemLeft: 2,
  discarded: 2,
  discardedCard: 2,
  drew: 2,
  yourTurn: 1,
  spared: 0,
  shown: 0,
  lost: 0,
  waits: 0,
  startPlace: 0,
  hatchDrawn: 0,
  hatchClosed: 0,
  hatchRoom: 0,
  courier: 0,
  sideTold: 0,
  reshuffled: 0,
  itemsReshuffled: 0,
  hatchReshuffled: 0,
  hatchOpened: 0,
  roundNotice: 0,
  counted: 0,
  countdown: 0,
  table: 0,
  over: 0,
}

/** A line of one of these kinds already says what the others lead to. */
const SAYS_ALL: readonly (readonly [Kind, readonly Kind[]])[] = [
  ['killed', ['attack', 'missed']],
  ['defended', ['missed']],
  ['immune', ['missed']],
  ['cloned', ['missed']],
  ['escaped', ['hatchReached', 'hatchTwo', 'hatchCard']],
  ['spotlight', ['used', 'usedPower', 'usedKept']],
  ['sensed', ['used', 'usedPower', 'usedKept']],
  ['sensedNothing', ['used', 'usedPower', 'usedKept']],
  ['medic', ['used', 'usedPower', 'usedKept']],
  ['teleported', ['used', 'usedPower', 'usedKept']],
  ['mutated', ['used', 'usedPower', 'usedKept']],
  ['movedTo', ['yourTurn', 'drew']],
  ['stayed', ['yourTurn', 'drew']],
]
/** A sentence has room for this many. */
const MOST = 3

/** The lines that tell a turn in one sentence, in their order. */
export function tellingLines(lines: readonly LogLine[]): readonly LogLine[] {
  const kinds = new Set(lines.map(({ kind }) => kind))
  const said = new Set(SAYS_ALL.flatMap(([kind, others]) => (kinds.has(kind) ? others : [])))
  const telling = lines.filter(({ kind }) => WEIGHT[kind] > 0 && !said.has(kind))
  const least = telling.map(({ kind }) => WEIGHT[kind]).toSorted((a, b) => b - a)[MOST - 1] ?? 0
  const chosen = telling.filter(({ kind }) => WEIGHT[kind] >= least).slice(0, MOST)
  return chosen.length === 0 ? lines.slice(0, 1) : chosen
}

/** The player who did what a line tells. */
export const doerOf = (line: LogLine): Seat | undefined =>
  line.kind === 'killed' ? line.by : 'seat' in line ? line.seat : undefined

/** Lines that stand between turns. */
const APART: readonly Kind[] = ['roundNotice', 'hatchOpened', 'counted', 'countdown', 'table', 'over']
export const isApart = ({ kind, turn }: LogLine): boolean => turn === 0 || APART.includes(kind)

/** Events that a reader looks for again. */
const BIG: readonly Kind[] = ['killed', 'escaped', 'hatchCard', 'hatchOpened', 'time', 'noExit', 'mutated', 'over']
export const isBig = ({ kind }: LogLine): boolean => BIG.includes(kind)

/** The line whose drawing a turn has: a big one, or else the one that says most. */
export const mainLine = (lines: readonly LogLine[]): LogLine | undefined =>
  lines.find(isBig) ?? lines.toSorted((a, b) => WEIGHT[b.kind] - WEIGHT[a.kind])[0]
