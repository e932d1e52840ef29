import { isRefusal, type Refusal, type Seat, type SettingDraft, seatsOf } from '@selva/core'
import {
  draftFrom,
  type EndReason,
  type Fact,
  type FullState,
  nameOf,
  playerAt,
  escape as rules,
  type Setting,
  SIDES,
  sideOf,
  zoneText,
} from '@selva/escape'
import { skilledBot } from '../../escape/skilled-bot.ts'
import { STYLES } from '../../escape/styles.ts'
import { defaultWeights } from '../../escape/weights.ts'
import { DEFAULT_LEVEL, SKILLS } from '../../levels.ts'
import { mannerOf } from '../../maker.ts'
import type { Contest, GameEnding, GameWatch } from '../contest.ts'
import { flatWeights, withWeights } from '../flat-weights.ts'
import type { Count } from '../tally.ts'
import { adviceOn } from './advice.ts'
import { findingsOf, hasHumans } from './figures.ts'

/** The winners: the humans, the aliens, both, or the player with most kills where there are no humans. */
function winnerOf(state: FullState): string {
  if (state.end === 'running') throw new Error('the game is not over')
  const won = state.end.winners.map((seat) => playerAt(state, seat))
  if (won.length === 0) return 'nobody'
  if (state.end.reason === 'kills' || !hasHumans(state.setting)) return 'killer'
  const fled = won.some((p) => p.side === 'human')
  const hunted = won.some((p) => p.side === 'alien')
  return fled && hunted ? 'both' : fled ? 'human' : 'alien'
}

const dealt = (state: FullState, seat: Seat): string => sideOf(playerAt(state, seat).character)

function ending(state: FullState): GameEnding {
  if (state.end === 'running') throw new Error('the game is not over')
  const { reason, winners } = state.end
  const seats = seatsOf(state.setting.seats).map((seat) => ({
    dealt: dealt(state, seat),
    won: winners.includes(seat),
  }))
  return { winner: winnerOf(state), reason, length: state.round, seats }
}

/** Possible outcomes of a game at this table. */
function outcomes(setting: Setting): Pick<Contest, 'winners'> & { readonly reasons: readonly EndReason[] } {
  const { rules: table, seats } = setting
  if (!hasHumans(setting)) return { winners: ['killer', 'nobody'], reasons: ['kills', 'time'] }
  if (table.hatchMode === 'first')
    return { winners: ['human', 'alien', 'nobody'], reasons: ['firstEscape', 'noHuman', 'time'] }
  const kills = table.killTarget(seats) > 0
  return {
    winners: ['human', 'alien', 'both', 'nobody', ...(kills ? ['killer'] : [])],
    reasons: [
      ...(['noHuman', 'lastEscaped', 'time'] as const),
      ...(kills ? (['kills'] as const) : []),
      ...(table.escapesToWin > 0 ? (['enoughEscaped', 'tooFewLeft'] as const) : []),
      ...(table.hasCourier ? (['courierEscaped'] as const) : []),
    ],
  }
}

/** The fate of a player who was dealt a human. */
function fateOf(state: FullState, seat: Seat, killed: ReadonlySet<Seat>): string {
  const { status, turned } = playerAt(state, seat)
  if (status === 'escaped') return 'escaped'
  if (turned) return 'turned'
  if (killed.has(seat) && status !== 'aboard') return 'killed'
  return 'leftAboard'
}

/**
 * The figures of a zone: `deaths` (of humans, or of anyone where there are none), `traffic` (ends of moves) and `noise`
 * by sector, `hatch` by number, `escapes` of a game, `fate` of each human, and of the places in the turn order how many
 * humans had one (`placed`) and how many of them escaped (`placedWell`); without humans all players and the winners.
 */
function watch(count: Count): GameWatch {
  const killed = new Set<Seat>()
  return {
    saw({ setting }: FullState, facts: readonly Fact[]) {
      for (const fact of facts) {
        if (fact.kind === 'moved') count('traffic', nameOf(fact.to))
        if (fact.kind === 'noise') count('noise', nameOf(fact.sector))
        if (fact.kind === 'twoNoises') for (const sector of fact.sectors) count('noise', nameOf(sector))
        if (fact.kind === 'escaped') count('hatch', fact.hatch)
        if (fact.kind !== 'killed') continue
        killed.add(fact.seat)
        if (fact.side === 'human' || !hasHumans(setting)) count('deaths', nameOf(fact.sector))
      }
    },
    ended(state: FullState) {
      const { seats } = state.setting
      const end = ending(state)
      const everyone = !hasHumans(state.setting)
      count('escapes', state.players.filter(({ status }) => status === 'escaped').length)
      for (const seat of seatsOf(seats)) {
        const { dealt, won } = end.seats[seat - 1] ?? { dealt: '', won: false }
        if (dealt !== 'human' && !everyone) continue
        const fate = fateOf(state, seat, killed)
        if (!everyone) count('fate', fate)
        const place = (seat - state.first + seats) % seats
        count('placed', place)
        count('placedWell', place, (everyone ? won : fate === 'escaped') ? 1 : 0)
      }
      return end
    },
  }
}

/** A zone with another title, or a scenario with other advice, is played in the same way. */
function measuredIn(setting: Setting): SettingDraft {
  const { zones: _, ...options } = rules.draftOf(setting)
  const draft = setting.zone.id === '' ? draftFrom(setting.zone.text) : undefined
  if (draft === undefined || isRefusal(draft)) return options
  return { ...options, zone: zoneText({ ...draft, title: '', description: '', players: 'unknown' }) }
}

/** A contest of Escape with these options, or why there is no such table. */
export function contest(draft: unknown): Contest | Refusal {
  const setting = rules.setting(draft)
  if (isRefusal(setting)) return setting
  return {
    game: rules,
    setting,
    measured: measuredIn(setting),
    ...outcomes(setting),
    lengthIn: 'rounds',
    hasSides: hasHumans(setting),
    referenceKey: `${setting.rules.preset}/${setting.seats}`,
    bot: (seat, options = {}) => skilledBot(setting, seat, ...mannerOf(STYLES, options)),
    roles: hasHumans(setting) ? SIDES : ['alien'],
    dealt,
    weights: flatWeights(defaultWeights),
    weighted: (seat, changes, table) =>
      skilledBot(setting, seat, withWeights(defaultWeights, changes), SKILLS[DEFAULT_LEVEL], table),
    watch,
    findings: (tally) => findingsOf(setting, tally),
    advice: (tally, lean) => adviceOn(setting, tally, lean),
  }
}
