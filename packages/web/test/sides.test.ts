import { expect, test } from 'vitest'
import { GAMES } from '../src/games.ts'

test.each(Object.entries(GAMES))(
  'the sides that a page of %s offers are those that the rules deal, each with a name',
  async (_, game) => {
    expect(game.sides).toEqual((await game.rules()).sides)
    await game.words()
    for (const side of game.sides) expect(game.roles()[side]).toBeTruthy()
  },
)
