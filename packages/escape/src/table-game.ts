import { elementAt, frameReader, type Seat, seatsOf, type TableGame } from '@selva/core'
import { evolve } from './evolve.ts'
import { type Fact, type SeenFact, visibility } from './facts.ts'
import type { Choice, Option } from './option.ts'
import { ownPlayer } from './own.ts'
import { inGame } from './player.ts'
import { knownSettingFrom, MAX_SEATS, toFile } from './setting/known-setting.ts'
import { clone, type FullState, type PartialState, playerAt, type Setting, start } from './state.ts'
import { steps } from './steps/index.ts'
import { vocabulary } from './vocabulary.ts'

export type EscapeShape = {
  readonly setting: Setting
  readonly fact: Fact
  readonly seen: SeenFact<undefined>
  readonly choice: Choice
  readonly full: FullState
  readonly partial: PartialState
}

const NOBODY: readonly Seat[] = []
const ALONE = seatsOf(MAX_SEATS).map((seat): readonly Seat[] => [seat])
const NOTHING: readonly Option[] = []

/** Only the player whose turn it is ever decides (VOC-11). */
const awaits = (state: PartialState): readonly Seat[] =>
  state.end === 'running' && state.round > 0 ? elementAt(ALONE, state.turn - 1) : NOBODY

const END: Choice = { do: 'end' }

const isMine = (state: PartialState, seat: Seat): boolean =>
  state.end === 'running' && state.turn === seat && state.mine !== undefined

/** The game as seen from its table. */
export const escapeTableGame: TableGame<EscapeShape> = {
  id: 'escape',
  rulesVersion: 2,
  reader: frameReader(visibility, vocabulary),
  unordered: ['hand'],
  setting: knownSettingFrom,
  toFile,
  fromFile: knownSettingFrom,
  seats: (setting) => setting.seats,
  start,
  awaits,
  // One clock a turn: any other would show where in his turn a player is.
  clockOf(state) {
    const turn = `${state.round}.${state.turn}`
    return { turn, decision: turn }
  },
  inPlay: (state, seat) => state.end === 'running' && inGame(playerAt(state, seat)),
  options(state, seat) {
    if (!isMine(state, seat) || state.mine === undefined) return NOTHING
    return steps[state.mine.step].options(state, ownPlayer(state, seat), state.mine, seat)
  },
  step: (state, seat) => (isMine(state, seat) && state.mine !== undefined ? `${state.round}.${state.mine.asked}` : ''),
  followUp: (state, seat) => (isMine(state, seat) && state.mine?.step === 'close' ? END : undefined),
  evolve: evolve<undefined>,
  claims: () => NOTHING,
  clone,
  over: (state) => state.end !== 'running',
  outcome: ({ end, players }, seat) => ({
    as: players[seat - 1]?.side ?? '',
    won: end !== 'running' && end.winners.includes(seat),
  }),
}
