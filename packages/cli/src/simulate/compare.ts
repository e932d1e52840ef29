import { createHash } from 'node:crypto'
import { type Contest, type GrowingTally, growingTally, numbersIn, playGame, type Tally } from '@selva/bots/lab'
import type { AnyState } from '@selva/core'
import type { OwnOptions } from './arena.ts'
import { wordsIn } from './typed.ts'

/** One game of a comparison: a hash of its log, and the seats that won. */
type Played = { readonly log: string; readonly won: string }

type Series = { readonly tally: Tally; readonly games: readonly Played[] }

/** A table of a comparison, and the word that makes the difference; empty for the table without any. */
export type Variant = { readonly word: string; readonly contest: Contest }

function played(contest: Contest, seed: string, n: number, tally: GrowingTally): Played {
  const hash = createHash('sha256')
  let last: AnyState = contest.game.start(contest.setting)
  playGame(contest, seed, n, tally, {
    after(state, facts) {
      last = state
      for (const fact of facts) hash.update(JSON.stringify(fact))
    },
  })
  const { seats } = contest.watch(() => {}).ended(last)
  return { log: hash.digest('base64'), won: seats.map(({ won }) => (won ? 1 : 0)).join('') }
}

function series(contest: Contest, seed: string, games: number): Series {
  const tally = growingTally()
  const made = Array.from({ length: games }, (_, i) => played(contest, seed, i + 1, tally))
  return { tally: tally.tally(), games: made }
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`

/** The part of the games in which something is not as in the game of the same number. */
const changed = (one: Series, other: Series, of: (game: Played) => string): string =>
  percent(one.games.filter((game, i) => of(game) !== of(other.games[i] ?? game)).length / one.games.length)

const lengthOf = ({ tally }: Series): number =>
  [...numbersIn(tally, 'length')].reduce((sum, [length, times]) => sum + length * times, 0) / tally.games

/** The options without one of them, and with each of its words alone. */
export const variantsOf = (own: OwnOptions, option: string): readonly { word: string; own: OwnOptions }[] =>
  ['', ...wordsIn(own[option])].map((word) => ({ word, own: { ...own, [option]: word } }))

/**
 * The same games at several tables, as a table of text: in how many games the log and the winners are others than at
 * the first table, and the rates and the length of the games at each.
 */
export function comparison(variants: readonly Variant[], seed: string, games: number): string {
  const [first, ...rest] = variants.map(({ word, contest }) => ({ word, contest, ...series(contest, seed, games) }))
  if (first === undefined) return ''
  const rates = first.contest.findings(first.tally).rates.map(({ code }) => code)
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
  const row = ({ word, contest, ...made }: typeof first): string => {
    const found = contest.findings(made.tally).rates
    return line([
      word === '' ? 'without' : word,
      word === '' ? '–' : changed(made, first, ({ log }) => log),
      word === '' ? '–' : changed(made, first, ({ won }) => won),
      ...rates.map((rate) => percent(found.find(({ code }) => code === rate)?.rate.share ?? Number.NaN)),
      lengthOf(made).toFixed(1),
    ])
  }
  const head = ['', 'log differs', 'winners differ', ...rates, first.contest.lengthIn]
  return [line(head), line(head.map(() => '---')), ...[first, ...rest].map(row)].join('\n')
}
