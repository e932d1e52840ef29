import { isRefusal, type Refusal, type Seat, seatsOf } from '@selva/core'
import { END_REASONS, type Fact, type FullState, playerAt, stayAway as rules } from '@selva/stay-away'
import { DEFAULT_LEVEL, SKILLS } from '../../levels.ts'
import { mannerOf } from '../../maker.ts'
import { skilledBot } from '../../stay-away/skilled-bot.ts'
import { STYLES } from '../../stay-away/styles.ts'
import { defaultWeights } from '../../stay-away/weights.ts'
import type { Contest, GameEnding, GameWatch } from '../contest.ts'
import { type Findings, lengthsOf, orderRates } from '../findings.ts'
import { flatWeights, withWeights } from '../flat-weights.ts'
import { orderAdvice } from '../order-advice.ts'
import { type Rate, rateOf, seatRateOf } from '../rate.ts'
import { type Count, countOf, numbersIn, type Tally } from '../tally.ts'

/** Possible winners: see `winnerOf`. */
const WINNERS = ['humans', 'thing alone', 'thing and infected', 'nobody'] as const

/** WIN-1 to WIN-4 */
function winnerOf(state: FullState): (typeof WINNERS)[number] {
  if (state.end === 'running') throw new Error('the game is not over')
  const { winners } = state.end
  const [first] = winners
  if (first === undefined) return 'nobody'
  if (!winners.includes(state.thing)) return 'humans'
  return winners.length === 1 && state.end.reason === 'thingAlone' ? 'thing alone' : 'thing and infected'
}

const dealt = ({ thing }: FullState, seat: Seat): string => (seat === thing ? 'thing' : 'human')

/** The fate of a player who was dealt a Human: still one, infected, or burned as one of them. */
function fateOf(state: FullState, seat: Seat): string {
  const { alive, role } = playerAt(state, seat)
  if (alive) return role === 'human' ? 'stayedHuman' : 'infected'
  return role === 'human' ? 'burnedHuman' : 'burnedInfected'
}

/**
 * The figures of a deck: the `fate` of each player but The Thing, the `infections` of a game, and of the places in the turn order how many of them
 * had one (`placed`) and how many of those stayed human and alive (`placedWell`).
 */
function watch(count: Count): GameWatch {
  let turns = 0
  let first: Seat | undefined
  return {
    saw(_: FullState, facts: readonly Fact[]) {
      for (const fact of facts) {
        if (fact.kind !== 'turn') continue
        turns++
        first ??= fact.seat
      }
    },
    ended(state: FullState): GameEnding {
      if (state.end === 'running') throw new Error('the game is not over')
      const { reason, winners } = state.end
      const { seats } = state.setting
      let infections = 0
      for (const seat of seatsOf(seats)) {
        if (seat === state.thing) continue
        const fate = fateOf(state, seat)
        const place = (seat - (first ?? 1) + seats) % seats
        if (fate === 'infected' || fate === 'burnedInfected') infections++
        count('fate', fate)
        count('placed', place)
        count('placedWell', place, fate === 'stayedHuman' ? 1 : 0)
      }
      count('infections', infections)
      return {
        winner: winnerOf(state),
        reason,
        length: turns,
        seats: seatsOf(seats).map((seat) => ({
          dealt: dealt(state, seat),
          won: winners.includes(seat),
        })),
      }
    },
  }
}

/** The rates of a table of Stay Away!. */
function findingsOf(tally: Tally, seats: number): Findings {
  const { games } = tally
  const won = (...winners: readonly (typeof WINNERS)[number][]): Rate =>
    rateOf(
      winners.reduce((sum, winner) => sum + countOf(tally, 'winner', winner), 0),
      games,
    )
  return {
    games,
    rates: [
      { code: 'thingWins', rate: won('thing alone', 'thing and infected') },
      { code: 'humansWin', rate: won('humans') },
      { code: 'thingAlone', rate: won('thing alone') },
      { code: 'infected', rate: seatRateOf(numbersIn(tally, 'infections'), seats - 1) },
    ],
    lengths: lengthsOf(tally),
    order: orderRates(tally, seats),
  }
}

/** A contest of Stay Away! with these options, or why there is no such table. */
export function contest(draft: unknown): Contest | Refusal {
  const setting = rules.setting(draft)
  if (isRefusal(setting)) return setting
  const { seats } = setting
  return {
    game: rules,
    setting,
    measured: rules.draftOf(setting),
    winners: WINNERS,
    reasons: END_REASONS,
    lengthIn: 'turns',
    hasSides: true,
    referenceKey: `${seats}`,
    bot(seat, options = {}) {
      const [weights, skill] = mannerOf(STYLES, options)
      return skilledBot(setting, seat, weights, skill)
    },
    roles: ['human', 'thing'],
    dealt,
    weights: flatWeights(defaultWeights),
    weighted: (seat, changes) => skilledBot(setting, seat, withWeights(defaultWeights, changes), SKILLS[DEFAULT_LEVEL]),
    watch,
    findings: (tally) => findingsOf(tally, seats),
    advice: (tally) => orderAdvice(orderRates(tally, seats)),
  }
}
