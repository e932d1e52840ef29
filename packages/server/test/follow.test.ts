import { isRefusal } from '@selva/core'
import { escape } from '@selva/escape'
import { sector } from '@selva/escape/testing'
import { type InProcessTable, inProcessTable } from '@selva/server/testing'
import { expect, test } from 'vitest'
import { GALILEI, seat } from './games.ts'

const PAUSE = 2000

/** A human at D09 and an alien far away, both people; the human is to move. */
async function table(
  next: readonly string[] = ['yours'],
  first = 'captain@D09',
  second = 'alien1@L05',
): Promise<InProcessTable> {
  const setting = escape.setting(GALILEI(2))
  if (isRefusal(setting)) throw new Error(setting.refused)
  const players = [first, second].map((p) => ({ character: p.split('@')[0] ?? '', at: p.split('@')[1] ?? '' }))
  const opening = escape.arrange(setting, { players, next, round: 4 })
  if (isRefusal(opening)) throw new Error(opening.refused)
  return inProcessTable({ game: 'escape', setting: GALILEI(2), people: [seat(1), seat(2)], opening })
}
const wind = async (stage: InProcessTable, ms: number): Promise<void> => {
  stage.clock.wind(ms)
  await stage.settle()
  await stage.settle()
}
/** Facts the other player has heard, as kinds with their times. */
const heard = (stage: InProcessTable): readonly string[] =>
  stage
    .heardBy(seat(2))
    .filter(({ message }) => message.startsWith('["facts"'))
    .flatMap(({ time, message }) => JSON.parse(message)[1].map((fact: readonly unknown[]) => `${time} ${fact[0]}`))
    .filter((line) => !/dealt|stacked|began|sat|^0 turn$/.test(line))

const toSecure = { do: 'move', to: sector('D10') }
const toDanger = { do: 'move', to: sector('D08') }
const resolve = { do: 'resolve' }

test('a turn ends by itself after the pause, when there is nothing left to decide', async () => {
  const stage = await table()
  await stage.choose(seat(1), '4.0', toSecure)
  await stage.choose(seat(1), '4.1', resolve)
  await wind(stage, PAUSE - 1)
  expect(heard(stage)).toEqual(['0 moved', '0 silentSector'])
  await wind(stage, 1)
  expect(heard(stage).slice(2)).toEqual([`${PAUSE} turnEnd`, `${PAUSE} turn`])
})

test('what a player means to do next is done after the pause, and waits for nothing else', async () => {
  const stage = await table()
  await stage.choose(seat(1), '4.0', toSecure, 'move-choice', resolve)
  await wind(stage, PAUSE)
  expect(heard(stage)).toEqual(['0 moved', `${PAUSE} silentSector`])
  await wind(stage, PAUSE)
  expect(heard(stage).slice(2)).toEqual([`${2 * PAUSE} turnEnd`, `${2 * PAUSE} turn`])
})

test('nobody moves, draws without having said so, or announces for a person', async () => {
  const stage = await table()
  await wind(stage, 10 * PAUSE)
  expect(heard(stage)).toEqual([])
  await stage.choose(seat(1), '4.0', toDanger)
  await wind(stage, 10 * PAUSE)
  expect(heard(stage).map((line) => line.split(' ')[1])).toEqual(['moved'])
  await stage.choose(seat(1), '4.1', resolve)
  await wind(stage, 10 * PAUSE)
  expect(heard(stage).map((line) => line.split(' ')[1])).toEqual(['moved', 'drew'])
})

test('hold stops it, for this step only', async () => {
  const stage = await table()
  await stage.choose(seat(1), '4.0', toSecure, 'move-choice', resolve)
  stage.hold(seat(1), '4.1')
  await wind(stage, 10 * PAUSE)
  expect(heard(stage)).toEqual(['0 moved'])
  await stage.choose(seat(1), '4.1', resolve)
  await wind(stage, PAUSE)
  expect(heard(stage).map((line) => line.split(' ')[1])).toEqual(['moved', 'silentSector', 'turnEnd', 'turn'])
})

test('an intention that has become impossible is forgotten', async () => {
  const stage = await table()
  await stage.choose(seat(1), '4.0', toSecure, 'move-choice', { do: 'attack' })
  await wind(stage, 10 * PAUSE)
  expect(heard(stage)).toEqual(['0 moved'])
})

test('the pause is the same whatever a player is, holds or means to do', async () => {
  const times = async (first: string, then: { do: string }): Promise<readonly string[]> => {
    const stage = await table(['silence'], first, first.startsWith('alien') ? 'captain@B05' : 'alien1@L05')
    await stage.choose(seat(1), '4.0', toDanger, 'move-choice', then)
    await wind(stage, PAUSE)
    await wind(stage, PAUSE)
    return heard(stage).map((line) => line.split(' ')[0] ?? '')
  }
  const [human, alien, attacker] = [
    await times('captain@D09', resolve),
    await times('alien1@D09', resolve),
    await times('alien1@D09', { do: 'attack' }),
  ]
  expect(new Set(human)).toEqual(new Set(['0', String(PAUSE), String(2 * PAUSE)]))
  expect(new Set(alien)).toEqual(new Set(human))
  expect(new Set(attacker)).toEqual(new Set(human))
})
