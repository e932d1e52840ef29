import { readFileSync } from 'node:fs'
import { crewStyle } from '@selva/bots'
import { CREW } from '@selva/protocol/crew'
import { GAME_IDS } from '@selva/protocol/games'
import { FORMER_BOT_LEVELS } from '@selva/protocol/terms'
import { describe, expect, test } from 'vitest'
import { drawingOf } from '../src/crew/drawing-of.ts'
import { crewWordsIn } from '../src/crew/words.ts'
import { isTerms, termsOfToday } from '../src/terms/is-terms.ts'

const drawn = readFileSync(new URL('../src/crew/faces.svg', import.meta.url), 'utf8')

test('every member of the crew has a face of their own', () => {
  const faces = CREW.map(drawingOf)
  expect(new Set(faces).size).toBe(CREW.length)
  for (const face of faces) expect(drawn).toContain(`<symbol id="${face}"`)
})

const stylesOf = (game: string): readonly string[] => CREW.flatMap((name) => crewStyle(game, name) ?? [])

test('no two games give the crew styles of the same name', () => {
  const named = GAME_IDS.flatMap((game) => [...new Set(stylesOf(game))])
  expect(named.length).toBeGreaterThan(8)
  expect(new Set(named).size).toBe(named.length)
})

describe.each(['en', 'it', 'es', 'pt'] as const)('in %s', (language) => {
  test('every style of the crew has words', async () => {
    const { styles } = await crewWordsIn[language]()
    for (const game of GAME_IDS)
      for (const style of stylesOf(game)) expect([style, styles[style]?.called]).toEqual([style, expect.any(String)])
  })
})

test('terms that were kept by an earlier version have the levels of today, and bots that talk', () => {
  const kept = { pace: 'fast', aid: 'none', chat: 'open', spectators: true }
  const [easy, usual] = FORMER_BOT_LEVELS.map((bots) => termsOfToday({ ...kept, bots }))
  expect([easy, usual]).toEqual([
    { ...kept, bots: 'passenger', botsTalk: true },
    { ...kept, bots: 'navigator', botsTalk: true },
  ])
  expect(isTerms(easy)).toBe(true)
  expect(isTerms({ ...kept, bots: 'easy' })).toBe(false)
  expect(isTerms(termsOfToday({ ...kept, bots: 'admiral' }))).toBe(false)
  expect(termsOfToday(undefined)).toBeUndefined()
})
