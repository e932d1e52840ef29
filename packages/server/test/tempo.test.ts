import { isRefusal, type Seat, SPECTATORS } from '@selva/core'
import { type Arrangement, escape } from '@selva/escape'
import { sector } from '@selva/escape/testing'
import { slowestTempo, type TableInfo, type Tempo } from '@selva/protocol'
import { type InProcessTable, type InProcessTableOptions, inProcessTable, personAt } from '@selva/server/testing'
import { expect, test } from 'vitest'
import { plannedMove } from '../src/bots/planned-move.ts'
import { manualClock } from '../src/testing/manual-clock.ts'
import { GALILEI, seat } from './games.ts'

/** Alone with three bots, and the spectator of the stage has gone. */
async function alone(options: Partial<InProcessTableOptions> = {}): Promise<InProcessTable> {
  const stage = await inProcessTable({ game: 'escape', setting: GALILEI(4), people: [seat(1)], ...options })
  stage.leave(SPECTATORS)
  await stage.settle()
  return stage
}

const shownTo = (stage: InProcessTable, reader: Seat): Tempo | undefined => {
  const last = stage.heardBy(reader).findLast(({ message }) => message.startsWith('["table"'))
  return (JSON.parse(last?.message ?? '[]')[1] as TableInfo).tempo
}
const lastAnswer = (stage: InProcessTable, reader: Seat): string =>
  stage.heardBy(reader).findLast(({ message }) => /^\["(ok|no)"/.test(message))?.message ?? ''

/** The times at which this reader received facts. */
const timesOf = (stage: InProcessTable, reader: Seat): readonly number[] =>
  stage.heardBy(reader).flatMap(({ time, message }) => (message.startsWith('["facts"') ? [time] : []))

const wind = async (stage: InProcessTable, ms: number): Promise<void> => {
  stage.clock.wind(ms)
  for (let i = 0; i < 4; i++) await stage.settle()
}

function arranged(setting: ReturnType<typeof GALILEI>, position: Arrangement) {
  const made = escape.setting(setting)
  if (isRefusal(made)) throw new Error(made.refused)
  const opening = escape.arrange(made, position)
  if (isRefusal(opening)) throw new Error(opening.refused)
  return opening
}

test('a person alone with bots sets the tempo, and is shown the one in force', async () => {
  const stage = await alone()
  expect(shownTo(stage, seat(1))).toBe('normal')
  await stage.setTempo(seat(1), 'fast')
  expect(lastAnswer(stage, seat(1))).toContain('"ok"')
  expect(shownTo(stage, seat(1))).toBe('fast')
})

test('two people do not set it, whichever of them asks', async () => {
  const stage = await alone({ people: [seat(1), seat(2)] })
  for (const who of [seat(1), seat(2)]) {
    expect(shownTo(stage, who)).toBeUndefined()
    await stage.setTempo(who, 'fast')
    expect(lastAnswer(stage, who)).toContain('"notAlone"')
  }
  // Nor does the one who stays when the other has closed the page.
  stage.leave(seat(2))
  await stage.setTempo(seat(1), 'fast')
  expect(lastAnswer(stage, seat(1))).toContain('"notAlone"')
})

test('it ends when somebody watches, and they cannot set it', async () => {
  const stage = await alone()
  await stage.setTempo(seat(1), 'atOnce')
  stage.arrive(SPECTATORS)
  expect(shownTo(stage, seat(1))).toBeUndefined()
  await stage.setTempo(seat(1), 'fast')
  expect(lastAnswer(stage, seat(1))).toContain('"notAlone"')
  stage.leave(SPECTATORS)
  // The old wish does not come back.
  expect(shownTo(stage, seat(1))).toBe('normal')
})

test('a screen in the room watches, also if the person alone has opened it, and sets nothing', async () => {
  const stage = await alone()
  const heard: string[] = []
  const screen = stage.room.join(
    { person: personAt(1), invite: '', screen: true, send: (message) => heard.push(message), dismiss() {} },
    0,
  )
  if (isRefusal(screen)) throw new Error(screen.refused)
  expect(shownTo(stage, seat(1))).toBeUndefined()
  await screen.setTempo({ id: 'screen-tempo', tempo: 'fast' })
  expect(heard.at(-1)).toBe('["no","screen-tempo","watching",""]')
  screen.leave()
  expect(shownTo(stage, seat(1))).toBe('normal')
})

/** Two people among four: both, one or none of them is out of the game. It is the turn of a bot. */
const fates = (first: object, second: object): Arrangement => ({
  players: [
    { character: 'captain', at: 'D08', ...first },
    { character: 'alien1', at: 'Q11', ...second },
    { character: 'alien2', at: 'K06' },
    { character: 'pilot', at: 'S05' },
  ],
  turn: 3,
  round: 3,
})
const DEAD = { killed: true }
const AWAY = { escaped: 1 }

test.each([
  ['one is dead and one lives', DEAD, {}, false],
  ['one has escaped and one lives', AWAY, {}, false],
  ['both are dead', DEAD, DEAD, true],
  ['one is dead and one has escaped', DEAD, AWAY, true],
])('of two people, %s: they may set the tempo only if neither can return', async (_, first, second, may) => {
  const opening = arranged(GALILEI(4), fates(first, second))
  const stage = await alone({ people: [seat(1), seat(2)], opening })
  await stage.setTempo(seat(1), 'fast')
  expect(lastAnswer(stage, seat(1)).startsWith('["ok"')).toBe(may)
  if (!may) return
  // The slower wish counts, and that of somebody who has gone does not.
  expect(shownTo(stage, seat(1))).toBe('normal')
  await stage.setTempo(seat(2), 'atOnce')
  expect(shownTo(stage, seat(1))).toBe('fast')
  stage.leave(seat(1))
  await stage.settle()
  expect(shownTo(stage, seat(2))).toBe('atOnce')
})

test.each([
  ['slow', 2],
  ['normal', 1],
  ['fast', 0.4],
  ['atOnce', 0],
] as const)('at the tempo %s bots wait %d times as long', async (tempo, factor) => {
  const normal = await alone({ opening: arranged(GALILEI(4), fates({}, {})) })
  const other = await alone({ opening: arranged(GALILEI(4), fates({}, {})) })
  await other.setTempo(seat(1), tempo)
  for (const stage of [normal, other]) for (let i = 0; i < 8; i++) await stage.next()
  // The same bots decide the same: only the times differ.
  const [usual, mine] = [timesOf(normal, seat(1)), timesOf(other, seat(1))]
  expect(mine.slice(0, 4)).toEqual(usual.slice(0, 4).map((ms) => ms * factor))
})

test('while I pause no bot moves; after that they go on', async () => {
  const stage = await alone({ opening: arranged(GALILEI(4), fates({}, {})) })
  const before = timesOf(stage, seat(1)).length
  await stage.setTempo(seat(1), 'paused')
  await wind(stage, 1e6)
  expect(timesOf(stage, seat(1))).toHaveLength(before)
  await stage.setTempo(seat(1), 'normal')
  await wind(stage, 0)
  expect(timesOf(stage, seat(1)).length).toBeGreaterThan(before)
})

test('a table that I have paused and left is not paused for ever', async () => {
  const stage = await alone({ opening: arranged(GALILEI(4), fates({}, {})) })
  await stage.setTempo(seat(1), 'paused')
  stage.leave(seat(1))
  for (let i = 0; i < 4; i++) await stage.next()
  stage.arrive(seat(1))
  expect(timesOf(stage, seat(1)).length).toBeGreaterThan(1)
})

test('a wish is not in the log of the game, and moves nothing hidden', async () => {
  const stage = await alone()
  const log = () => JSON.stringify(stage.room.history(personAt(1), ''))
  const before = log()
  await stage.setTempo(seat(1), 'paused')
  expect(log()).toBe(before)
})

test('what is about to happen can be put off and brought forward, until it is under way', () => {
  const clock = manualClock()
  const made: number[] = []
  const move = plannedMove(clock, async () => void made.push(clock.steady()))
  move.dueAt(100)
  move.dueAt(300)
  clock.wind(200)
  expect(made).toEqual([])
  move.dueAt(Number.POSITIVE_INFINITY)
  clock.wind(1000)
  expect(made).toEqual([])
  move.dueAt(0)
  clock.wind(0)
  move.dueAt(5000)
  clock.wind(10_000)
  expect(made).toEqual([1200])
})

test('of several wishes the slowest counts', () => {
  expect(slowestTempo([])).toBe('normal')
  expect(slowestTempo(['atOnce', 'fast'])).toBe('fast')
  expect(slowestTempo(['atOnce', 'paused', 'slow'])).toBe('paused')
})

/** A person in D09, far from everybody, who is to move, and bots with the other seats. */
const MY_TURN = (character: string): Arrangement => ({
  players: [
    { character, at: 'D09' },
    { character: character === 'captain' ? 'alien1' : 'captain', at: 'L05' },
    { character: 'pilot', at: 'Q11' },
    { character: 'alien2', at: 'S05' },
  ],
  turn: 1,
  round: 4,
})

/** When the turn of seat 1 is over, that moves into a secure sector and says what it means to do next. */
async function turnOver(character: string, people: readonly Seat[], spectators: boolean): Promise<number> {
  const opening = arranged(GALILEI(4), MY_TURN(character))
  const stage = await alone({ people, opening, terms: { spectators } })
  await stage.choose(seat(1), '4.0', { do: 'move', to: sector('D10') } as never, 'move-choice', { do: 'resolve' })
  for (let i = 0; i < 2; i++) await stage.next()
  return (
    stage.heardBy(seat(1)).find(({ message }) => message.startsWith('["facts"') && message.includes('"turnEnd"'))
      ?.time ?? Number.NaN
  )
}

test('nothing with one outcome waits where one person sits and nobody may watch; else all wait alike', async () => {
  for (const character of ['captain', 'alien1']) {
    expect(await turnOver(character, [seat(1)], false)).toBe(0)
    expect(await turnOver(character, [seat(1)], true)).toBe(4000)
    expect(await turnOver(character, [seat(1), seat(3)], false)).toBe(4000)
  }
})
