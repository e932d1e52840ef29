import { DECISION_SECONDS } from '@selva/protocol/terms'
import { games } from '@selva/server'
import { expect, test } from 'vitest'
import { CLOCKS } from '../packages/web/src/terms/pace.ts'

test('the client explains the clocks that the server runs', () => {
  expect(Object.entries(CLOCKS).map(([game, { seconds }]) => [game, seconds])).toEqual(
    Object.entries(games).map(([game, { seconds = DECISION_SECONDS }]) => [game, seconds]),
  )
})
