import {
  type BalanceVerdict,
  BOTS_VERSION,
  type Experiment,
  judgedTablesFor,
  rulesVersionOf,
  type Slice,
  type Slices,
  slicesOf,
  type Tally,
  verdictFor,
} from '@selva/bots/lab'
import { isRefusal } from '@selva/core'
import type { Clock } from '../base/clock.ts'
import { errorLocation, type Log } from '../base/log.ts'
import type { DocumentMark } from '../store/rows/document-lists.ts'
import type { JudgedRow, Judging } from '../store/rows/judging.ts'
import type { GamePlayer } from './game-player.ts'

const SEED = 'judge'
const FIRST: DocumentMark = { at: 0, id: '' }
/** Documents that are looked at together. */
const PAGE = 50

/** How much the judge plays, and how it gives way to the people who play. Times are in milliseconds. */
export type JudgePace = {
  /** Games for each number of players. */
  readonly games: number
  /** Games at a time: a moment's work, so that a choice of a player never waits for long. */
  readonly sliceGames: number
  /** The server counts as idle when no player has chosen anything for this long. */
  readonly quiet: number
  /** The shortest pause after a slice. It is as long as the slice took: the judge takes half of the idle time at most. */
  readonly rest: number
  /** The pause when everything is judged, or after a failure. */
  readonly lookAgain: number
  /** Slices of one document that may be lost. */
  readonly losses: number
  /** The time that may be spent on one number of players; then the games so far decide. */
  readonly tableTime: number
}

const PACE: JudgePace = {
  games: 300,
  sliceGames: 1,
  quiet: 2000,
  rest: 25,
  lookAgain: 60_000,
  losses: 2,
  tableTime: 600_000,
}

export type JudgePorts = {
  readonly rows: Judging
  readonly clock: Clock
  readonly log: Log
  readonly player: GamePlayer
  /** When a choice was last accepted at any table, by the steady clock. */
  readonly lastChoice: () => number
  readonly pace?: Partial<JudgePace>
}

/** A number of players at which a document is judged. */
type JudgedTable = { readonly experiment: Experiment; readonly slices: Slices }

/** The games of one number of players, and what they say. */
type Found = { readonly verdict: BalanceVerdict; readonly tally: Tally }

/** A document that is being judged: the table at which bots play now, the ones after it, and what was found at those before. */
type Case = {
  readonly row: JudgedRow
  table: JudgedTable
  readonly later: JudgedTable[]
  readonly found: Found[]
  /** Slices that were lost so far, and the one that is played again. */
  losses: number
  again: Slice | undefined
  /** Milliseconds that the games of the table have taken. */
  spent: number
}

/** The versions that a judgement depends on; with others a document is judged again. */
const versionsOf = (game: string): string => `${BOTS_VERSION}.${rulesVersionOf(game)}`

/** How balanced a table is for certain: from 1 to 1001, by the end of the interval that is farther from even. */
export const balanceOf = ({ lean, rate: { low, high } }: BalanceVerdict): number =>
  lean === 'noSides' || lean === 'tooFew'
    ? 1
    : 1 + Math.round(1000 * Math.max(0, 1 - 2 * Math.max(Math.abs(low - 0.5), Math.abs(high - 0.5))))

/** How balanced a document is, for the order of the gallery: the mean of its tables. 0 means not judged. */
const balanceOfAll = (found: readonly Found[]): number =>
  found.length === 0 ? 0 : Math.round(found.reduce((sum, { verdict }) => sum + balanceOf(verdict), 0) / found.length)

/** Judges published documents one after the other while the server is idle. Returns how to stop. */
export function startJudge({ rows, clock, log, player, lastChoice, pace }: JudgePorts): () => Promise<void> {
  const { games, sliceGames, quiet, rest, lookAgain, losses, tableTime } = { ...PACE, ...pace }
  let mark = FIRST
  let open: Case | undefined
  let cancel = (): void => {}
  let stopped = false
  let working = Promise.resolve()

  /** The next document that these bots and rules have not judged, among the next few. */
  async function findCase(): Promise<'found' | 'more' | 'none'> {
    const page = await rows.after(mark, PAGE)
    const row = page.find(({ game, judged }) => judged !== versionsOf(game))
    const last = row ?? page.at(-1)
    mark = last === undefined ? FIRST : { at: last.shown, id: last.id }
    if (row === undefined) return page.length < PAGE ? 'none' : 'more'
    const text = await rows.text(row.id, row.version)
    const drafts = text === undefined ? [] : judgedTablesFor(row.game, row.kind, text)
    const [table, ...later] = (isRefusal(drafts) ? [] : drafts).map((draft) => {
      const experiment = { game: row.game, draft, seed: SEED, games }
      return { experiment, slices: slicesOf(experiment, sliceGames) }
    })
    if (table === undefined) {
      await keep(row, [])
      return 'more'
    }
    open = { row, table, later, found: [], losses: 0, again: undefined, spent: 0 }
    return 'found'
  }

  const keep = ({ id, version, game }: JudgedRow, found: readonly Found[]): Promise<void> =>
    rows.keep(id, version, {
      verdict: found.length === 0 ? '' : JSON.stringify(found.map(({ verdict }) => verdict)),
      tallies: found.length === 0 ? '' : JSON.stringify(found.map(({ tally }) => tally)),
      judged: versionsOf(game),
      balance: balanceOfAll(found),
    })

  /** Plays one slice. Returns the pause after it. */
  async function playOn(now: Case): Promise<number> {
    const { experiment, slices } = now.table
    const began = clock.steady()
    const slice = now.again ?? slices.next()
    now.again = undefined
    const played = slice === undefined ? 'unplayable' : await player.play(experiment, slice)
    const took = clock.steady() - began
    now.spent += took
    if (stopped) return rest
    if (played === 'lost' && now.losses < losses) {
      // The machine may be short of memory: the same slice is played again after a while.
      now.losses++
      now.again = slice
      log.warn({ document: now.row.id, version: now.row.version }, 'lost the games of a document')
      return lookAgain
    }
    if (slice !== undefined && typeof played === 'object') slices.played(slice, played)
    const goesOn = typeof played === 'object' && !slices.done() && now.spent < tableTime
    if (!goesOn) await leaveTable(now, typeof played === 'object')
    return Math.max(rest, took)
  }

  /** The games of a number of players have ended. A table that bots cannot play is left out. */
  async function leaveTable(now: Case, playable: boolean): Promise<void> {
    const { row, later, found, table } = now
    const tally = table.slices.tally()
    const verdict = playable ? verdictFor(row.game, table.experiment.draft, tally) : undefined
    if (verdict !== undefined && !isRefusal(verdict)) found.push({ verdict, tally })
    const next = later.shift()
    if (next !== undefined) {
      now.table = next
      now.spent = 0
      return
    }
    open = undefined
    await keep(row, found)
    log.info({ document: row.id, version: row.version }, found.length === 0 ? 'could not judge' : 'judged')
  }

  /** One step, and the pause after it. */
  async function step(): Promise<number> {
    const quietIn = lastChoice() + quiet - clock.steady()
    if (quietIn > 0) return quietIn
    if (open !== undefined) return playOn(open)
    if ((await findCase()) === 'none') {
      mark = FIRST
      return lookAgain
    }
    return rest
  }

  async function work(): Promise<void> {
    let pause = lookAgain
    try {
      pause = await step()
    } catch (error) {
      open = undefined
      log.warn({ error: errorLocation(error) }, 'failed to judge a document')
    }
    if (!stopped) cancel = clock.after(pause, start)
  }
  function start(): void {
    working = work()
  }
  cancel = clock.after(quiet, start)
  return async () => {
    stopped = true
    cancel()
    await player.close()
    await working
  }
}
