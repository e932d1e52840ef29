import { describe, expect, test } from 'vitest'
import { contestFor, hardlyPlayed, playGames } from '../../src/lab/index.ts'

/** Games of this many bots of the default level: how often Humans win, and how often a seat hardly gets to play. */
function played(seats: number, games: number) {
  const contest = contestFor('stay-away', { seats })
  if ('refused' in contest) throw new Error(contest.refused)
  const tally = playGames(contest, 'balance', 1, games)
  const humans = contest.findings(tally).rates.find(({ code }) => code === 'humansWin')?.rate.share ?? 0
  return { humans, hardly: hardlyPlayed(tally).share, choices: tally.choices / games }
}

/*
 * The same games every time: a change of the bots that tips the balance is noticed here, and measured exactly by
 * `npm run simulate -- --game stay-away --players 5 --games 2000`. The bounds leave room for few games.
 */
describe('neither side can complain, and everyone gets to play', () => {
  test.each([
    [4, 200, 0.18, 0.5],
    [5, 200, 0.28, 0.6],
    [6, 100, 0.32, 0.68],
    [8, 60, 0.3, 0.7],
    [12, 40, 0.3, 0.8],
  ] as const)('at a table of %i, in %i games', (seats, games, least, most) => {
    const { humans, hardly, choices } = played(seats, games)
    expect(humans).toBeGreaterThan(least)
    expect(humans).toBeLessThan(most)
    expect(hardly).toBeLessThan(0.12)
    // A large table comes to an end in reasonable time.
    expect(choices).toBeLessThan(60 * seats)
  })
})
