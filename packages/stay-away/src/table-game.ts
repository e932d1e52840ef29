import { elementAt, frameReader, type Seat, seatsOf, type TableGame } from '@selva/core'
import { claims } from './claim.ts'
import { evolve } from './evolve.ts'
import { type Fact, type SeenFact, visibility } from './facts.ts'
import type { Choice, Option } from './option.ts'
import { ownPlayer } from './own.ts'
import { MAX_SEATS, type Setting, settingFrom } from './setting/setting.ts'
import { clone, type FullState, NOBODY, type OwnPlayer, type PartialState, playerAt, start } from './state.ts'
import { isAsked, isQuiet } from './step.ts'
import { rulesOf } from './steps/index.ts'
import { vocabulary } from './vocabulary.ts'

export type StayAwayShape = {
  readonly setting: Setting
  readonly fact: Fact
  readonly seen: SeenFact<undefined>
  readonly choice: Choice
  readonly full: FullState
  readonly partial: PartialState
}

const ALONE = seatsOf(MAX_SEATS).map((seat): readonly Seat[] => [seat])
const NOTHING: readonly Option[] = []

/** VIS-33 */
function awaits({ step }: PartialState): readonly Seat[] {
  if (step.at === 'setup' || step.at === 'over') return NOBODY
  return step.at === 'pass' ? step.waiting : elementAt(ALONE, step.seat - 1)
}

/** DECL-1, OPT-9: may this player declare and give the standing order? */
const mayDeclare = (state: PartialState, { role, alive }: Pick<OwnPlayer, 'role' | 'alive'>): boolean =>
  alive && role === 'thing' && state.setting.rules.declaration === 'byHand'

function options(state: PartialState, seat: Seat): readonly Option[] {
  const { step } = state
  if (step.at === 'setup' || step.at === 'over' || !playerAt(state, seat).alive) return NOTHING
  const me = ownPlayer(state, seat)
  const asked = isAsked(state.step, seat) ? rulesOf(step).options(state, seat, me, step) : NOTHING
  if (!mayDeclare(state, me)) return asked
  const out = asked.slice()
  if (isQuiet(step)) out.push({ do: 'declare' }) // DECL-2
  out.push({ do: 'order', on: [!state.standing] }) // DECL-4
  return out
}

/**
 * A seat that is asked is at the table's question. The Thing, when it is not, may still declare: that question stays the
 * same until it has changed its standing order or is asked itself, so that nobody else's choice makes its own stale.
 */
function stepName(state: PartialState, seat: Seat): string {
  if (isAsked(state.step, seat)) return String(state.question)
  const { alive, role } = playerAt(state, seat)
  if (state.step.at === 'setup' || state.step.at === 'over' || role === undefined) return ''
  return mayDeclare(state, { alive, role }) ? `order ${state.standing ? 'on' : 'off'}` : ''
}

/** The game as seen from its table. */
export const stayAwayTableGame: TableGame<StayAwayShape> = {
  id: 'stay-away',
  rulesVersion: 1,
  reader: frameReader(visibility, vocabulary),
  unordered: ['hand', 'pile', 'aside'],
  setting: settingFrom,
  toFile: (setting) => setting,
  fromFile: settingFrom,
  seats: (setting) => setting.seats,
  start,
  awaits,
  // One clock a decision; players who pass a card at the same time share one (SIDE-7).
  clockOf: ({ turns, question }) => ({ turn: String(turns), decision: String(question) }),
  inPlay: (state, seat) => state.step.at !== 'over' && playerAt(state, seat).alive,
  options,
  step: stepName,
  // Nothing is done for anybody: even a window with one answer is asked (SIDE-1, SIDE-2).
  followUp: () => undefined,
  evolve: evolve<undefined>,
  claims,
  clone,
  over: (state) => state.step.at === 'over',
  outcome: ({ end, players }, seat) => ({
    as: players[seat - 1]?.role ?? '',
    won: end !== 'running' && end.winners.includes(seat),
  }),
}
