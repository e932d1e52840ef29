import { elementAt } from '@selva/core'
import { describe, expect, test } from 'vitest'
import { labGames } from '../../src/lab/lab-games.ts'
import { firstChoices } from '../../src/lab/reference-table.ts'
import { BOTS_VERSION } from '../../src/version.ts'

describe.each(labGames)('the stored figures of %s', (_, game) => {
  const { reference } = game
  const drafts = game.referenceTables()
  const keyOf = (draft: (typeof drafts)[number]): string => {
    const contest = game.contest(draft)
    return 'refused' in contest ? '' : contest.referenceKey
  }

  test('are of every table that there is', () => {
    expect(drafts.map(keyOf).filter((key) => key !== '')).toEqual(
      Object.keys(reference.tables).toSorted((a, b) => drafts.map(keyOf).indexOf(a) - drafts.map(keyOf).indexOf(b)),
    )
  })

  test.each([0, 0.31, 0.6, 0.99].map((part) => elementAt(drafts, Math.floor(part * drafts.length))))(
    'are those of today’s bots and rules: %j. If not, raise BOTS_VERSION or rulesVersion and run npm run reference',
    (draft) => {
      expect(firstChoices(game, draft)).toBe(reference.tables[keyOf(draft)]?.choices)
      expect(reference.bots).toBe(BOTS_VERSION)
    },
  )

  test('lie inside their intervals', () => {
    for (const { games, rates } of Object.values(reference.tables)) {
      expect(games).toBeGreaterThanOrEqual(50)
      for (const [share, low, high] of Object.values(rates)) {
        expect(low).toBeLessThanOrEqual(share)
        expect(share).toBeLessThanOrEqual(high)
      }
    }
  })
})
