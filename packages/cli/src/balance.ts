import { parseArgs } from 'node:util'
import {
  BOTS_VERSION,
  type Budget,
  type Contest,
  contestFor,
  growingTally,
  labGames,
  playGames,
  rulesVersionOf,
  type Tally,
} from '@selva/bots/lab'
import { isRefusal, type Refusal, refuse } from '@selva/core'
import { PUBLISHED_GAMES } from '@selva/protocol/games'
import { keptFile } from './kept-file.ts'
import { whole } from './simulate/typed.ts'
import type { Console } from './simulate.ts'

/** Games between two notes in the file. */
const SLICE = 50

export const BALANCE_USAGE = [
  'npm run balance -- [OPTIONS]\n',
  'Plays games between equal bots of the default level, and prints every figure that they should have beside its limits.\n',
  `  --game ${PUBLISHED_GAMES.join('|')}   only this game`,
  '  --table words              only tables whose name contains these words',
  '  --games 2000               games of each table',
  '  --seed text                the same seed gives the same games (default: balance)',
  '  --out FILE                 keeps the results; the same command goes on from there',
].join('\n')

const options = {
  game: { type: 'string', default: '' },
  table: { type: 'string', default: '' },
  games: { type: 'string', default: '2000' },
  seed: { type: 'string', default: 'balance' },
  out: { type: 'string', default: '' },
} as const

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, strict: true }).values
  } catch (wrong) {
    return refuse('arguments', wrong instanceof Error ? (wrong.message.split('. ')[0] ?? '') : String(wrong))
  }
}

type Run = { readonly games: number; readonly seed: string; readonly kept: ReturnType<typeof keptFile<Tally>> }

/** The tally of one table, played on from what is kept. */
function played(contest: Contest, game: string, { games, seed, kept }: Run): Tally {
  const key = JSON.stringify([game, contest.measured, seed, BOTS_VERSION, rulesVersionOf(game)])
  const sum = growingTally()
  const before = kept.read(key)
  if (before !== undefined) sum.add(before)
  for (let from = sum.tally().games + 1; from <= games; from = sum.tally().games + 1) {
    sum.add(playGames(contest, seed, from, Math.min(games, from + SLICE - 1)))
    kept.keep(key, sum.tally())
  }
  return sum.tally()
}

const percent = (share: number): string => (100 * share).toFixed(1)

/** A budget with the game that it is of. */
type Asked = Budget & { readonly game: string }

const all: readonly Asked[] = labGames.flatMap(([game, { budgets }]) => budgets.map((budget) => ({ ...budget, game })))

const limitsOf = ({ low, high }: Budget): string =>
  low === 0 && high === 1
    ? 'any'
    : low === 0
      ? `at most ${percent(high)}`
      : high === 1
        ? `at least ${percent(low)}`
        : `${percent(low)} to ${percent(high)}`

function row(budget: Asked, tally: Tally): { readonly text: string; readonly met: boolean } {
  const { share, low, high } = budget.of(tally)
  const met = share >= budget.low && share <= budget.high
  const cells = [
    budget.game,
    budget.table,
    budget.figure,
    `${tally.games}`,
    `${percent(share)} %`,
    `${percent(low)} to ${percent(high)}`,
    limitsOf(budget),
    met ? 'met' : 'MISSED',
  ]
  return { text: `| ${cells.join(' | ')} |`, met }
}

function refused(console: Console, { refused: code, about }: Refusal): number {
  console.aside(`${code}: ${about}\n\n${BALANCE_USAGE}`)
  return 2
}

/** `balance`: prints the figures of the balance. Returns the exit code: 0, 1 if one is missed, 2 for senseless arguments. */
export function balance(args: readonly string[], console: Console): number {
  const values = parsed(args)
  if ('refused' in values) return refused(console, values as Refusal)
  const games = whole(values.games)
  if (games < 1) return refused(console, refuse('--games', values.games))
  const run: Run = { games, seed: values.seed, kept: keptFile(values.out) }
  const asked = all.filter(
    ({ game, table }) => (values.game === '' || game === values.game) && table.includes(values.table),
  )
  if (asked.length === 0) return refused(console, refuse('--table', values.table))
  console.say(
    '| game | table | figure | games | share | 95 % | should be | |\n| --- | --- | --- | --- | --- | --- | --- | --- |',
  )
  const tallies = new Map<string, Tally>()
  let missed = 0
  for (const budget of asked) {
    const contest = contestFor(budget.game, budget.draft)
    if (isRefusal(contest)) return refused(console, contest)
    const key = `${budget.game} ${budget.table}`
    const tally = tallies.get(key) ?? played(contest, budget.game, run)
    tallies.set(key, tally)
    const { text, met } = row(budget, tally)
    console.say(text)
    if (!met) missed++
  }
  console.say(`${asked.length - missed} met, ${missed} missed`)
  return missed > 0 ? 1 : 0
}
