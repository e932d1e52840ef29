import { join } from 'node:path'
import { DECISION_SECONDS, type LivePace } from '@selva/protocol/terms'
import { games } from '@selva/server'
import { expect, test } from 'vitest'
import { root } from './paths.mjs'

type Clocked = { readonly clocks: { readonly seconds: { readonly [P in LivePace]: number } } }

test('the client explains the clocks that the server runs', async () => {
  const shown: { readonly [game: string]: Clocked } = await import(join(root, 'packages/web/src/published-games.ts'))
  const seconds = Object.fromEntries(Object.entries(shown).map(([game, { clocks }]) => [game, clocks.seconds]))
  expect(seconds).toEqual(
    Object.fromEntries(Object.entries(games).map(([game, { seconds = DECISION_SECONDS }]) => [game, seconds])),
  )
})
