import { type AnyChoice, type AnyFact, type Game, only, redactor, SPECTATORS } from '@selva/core'
import { toy } from '@selva/core/toy'
import { escape } from '@selva/escape'
import type { FromTable } from '@selva/protocol'
import {
  botsInProcess,
  type InProcessTable,
  inProcessTable,
  manualClock,
  memoryStore,
  randomBots,
} from '@selva/server/testing'
import { stayAway } from '@selva/stay-away'
import { expect, test } from 'vitest'
import type { BotThread } from '../src/bots/bot-thread.ts'
import { botsInThread } from '../src/bots/bots-in-thread.ts'
import { botDelay } from '../src/bots/delay.ts'
import { games } from '../src/games/games.ts'
import { GALILEI, GAMES, seat, TOY } from './games.ts'

const pace = games['escape']?.pace ?? {}

type Heard = { readonly time: number; readonly facts: readonly AnyFact[] }
const heard = (stage: InProcessTable, game: Game = escape): readonly Heard[] =>
  stage.heardBy(SPECTATORS).flatMap(({ time, message }) => {
    const parsed: FromTable = JSON.parse(message)
    return parsed[0] === 'facts' && parsed[1][0]?.[0] !== 'sat'
      ? [{ time, facts: parsed[1].map((wire) => game.redactor.read(wire)) }]
      : []
  })

test('the delay follows from what everybody has just heard, and is the longest of it', () => {
  const after = (...kinds: string[]): number =>
    botDelay(
      kinds.map((kind) => ({ kind })),
      pace,
    )
  expect(after('turnEnd', 'turn')).toBe(450)
  expect(after('moved')).toBe(300)
  expect(after('drew')).toBe(350)
  expect(after('noise')).toBe(120)
  expect(after()).toBe(120)
  expect(after('hatchReached', 'hatchCard', 'escaped', 'turnEnd', 'turn')).toBe(2000)
})

test('what everybody waits for takes the same time however it ends', () => {
  const after = (game: string, ...kinds: string[]): number =>
    botDelay(
      kinds.map((kind) => ({ kind })),
      games[game]?.pace ?? {},
    )
  const attacks = [['killed', 'characterShown', 'lost'], ['defended'], ['immune'], ['missed']]
  expect(new Set(attacks.map((result) => after('escape', 'attack', ...result)))).toEqual(new Set([1800]))
  const hatches = [
    ['hatchCard', 'escaped', 'hatchClosed'],
    ['hatchCard', 'hatchClosed'],
  ]
  expect(new Set(hatches.map((result) => after('escape', 'hatchReached', ...result)))).toEqual(new Set([2000]))
  expect(after('stay-away', 'eliminated', 'turn')).toBe(after('stay-away', 'defended', 'turn'))
})

/** The public facts of an ordinary turn of a bot, batch by batch. */
const TURNS: { readonly [game: string]: readonly (readonly string[])[] } = {
  escape: [['moved'], ['drew'], ['noise', 'itemGained'], ['turnEnd', 'turn']],
  'stay-away': [['played'], ['offered'], ['exchanged', 'turn', 'drew']],
}

test.each(Object.entries(TURNS))('a round of eight bots takes twelve seconds at most, in %s', (game, turn) => {
  const waits = turn.map((kinds) =>
    botDelay(
      kinds.map((kind) => ({ kind })),
      games[game]?.pace ?? {},
    ),
  )
  expect(8 * waits.reduce((sum, ms) => sum + ms, 0)).toBeLessThanOrEqual(12_000)
})

test('bots act at exactly the times that everybody could have foretold', async () => {
  const stage = await inProcessTable({ game: 'escape', setting: GALILEI(4), people: [] })
  while (await stage.next());
  const frames = heard(stage)
  expect(frames.length).toBeGreaterThan(20)
  for (const [i, { time }] of frames.entries()) {
    const before = frames[i - 1]
    if (before !== undefined) expect(time - before.time).toBe(botDelay(before.facts, pace))
  }
})

test('a thought that takes longer is waited for', async () => {
  const thoughts: ((choice: AnyChoice) => void)[] = []
  const bots = {
    ...randomBots(GAMES),
    seat: () => ({ hear() {}, leave() {}, choose: () => new Promise<AnyChoice>((resolve) => thoughts.push(resolve)) }),
  }
  const stage = await inProcessTable({ game: 'escape', setting: GALILEI(2), people: [], bots })
  expect(thoughts).toHaveLength(1)
  stage.clock.wind(10_000)
  await stage.settle()
  expect(heard(stage)).toHaveLength(1)
  // Not on offer: some legal choice is made instead, and the table goes on.
  thoughts[0]?.({ do: 'fly' })
  await stage.settle()
  expect(heard(stage).map((h) => h.time)).toEqual([0, 10_000])
})

test.each([
  [
    'cannot be made',
    () => {
      throw new Error('no mind')
    },
  ],
  [
    'cannot follow',
    () => ({
      hear() {
        throw new Error('what?')
      },
      choose: () => ({ do: 'end' }),
    }),
  ],
  [
    'breaks down',
    () => ({
      hear() {},
      choose() {
        throw new Error('too hard')
      },
    }),
  ],
  ['chooses nonsense', () => ({ hear() {}, choose: () => ({ do: 'fly' }) })],
])('a table whose bots have a mind that %s plays on to the end', async (_, make) => {
  const stage = await inProcessTable({ game: 'escape', setting: GALILEI(3), people: [], bots: botsInProcess(make) })
  while (await stage.next());
  expect(stage.room.table().status).toBe('over')
})

test('something that shows others nothing does not move a bot', async () => {
  // Here a confession is known to its maker alone.
  const hidden = redactor({
    dealt: { seat: 'everyone', hand: only('seat'), marked: only('seat') },
    round: { round: 'everyone' },
    laid: { seat: 'everyone', card: only('seat') },
    shown: { seat: 'everyone', card: 'everyone' },
    won: { seat: 'everyone' },
    marked: { exists: only('seat'), seat: 'everyone', marked: 'everyone' },
    dared: { seat: 'everyone', whom: 'everyone' },
    answered: { seat: 'everyone', yields: 'everyone' },
    confessed: { exists: only('seat'), seat: 'everyone' },
    gameOver: { winners: 'everyone' },
  })
  const secret = { toy: { game: { ...toy, redactor: hidden }, pace: { won: 400 } } }
  const opening = [
    { kind: 'dealt', seat: 1, hand: [1, 2, 3], marked: false },
    { kind: 'dealt', seat: 2, hand: [4, 5, 6], marked: false },
    { kind: 'dealt', seat: 3, hand: [7, 8, 9], marked: false },
    { kind: 'round', round: 1 },
  ]
  const play = async (confesses: boolean): Promise<readonly [number, string][]> => {
    const stage = await inProcessTable({ game: 'toy', setting: TOY(3), people: [seat(1)], games: secret, opening })
    await stage.choose(seat(1), 'lay1', { do: 'lay', card: 1 } as AnyChoice)
    while (!stage.tap.some((t) => t.message.includes('"won"'))) await stage.next()
    stage.clock.wind(100)
    if (confesses) await stage.choose(seat(1), 'dare1', { do: 'confess' })
    await stage.next()
    const ok = stage.heardBy(seat(1)).some((t) => t.message.includes('"confessed"'))
    expect(ok).toBe(confesses)
    return heard(stage, toy).map(({ time, facts }) => [time, facts.map((f) => f.kind).join(' ')])
  }
  const [confessed, silent] = [await play(true), await play(false)]
  expect(confessed).toEqual(silent)
  expect(confessed.at(-1)?.[1]).toContain('dared')
})

test('a thread that takes too long is replaced, and its bots are made anew', async () => {
  const clock = manualClock()
  const minds = botsInThread(clock)
  const lost = minds.seat('escape', GALILEI(2), seat(1), { level: 'navigator' })
  const thought = lost.choose()
  clock.wind(60_000)
  await expect(thought).rejects.toThrow('too long')
  await expect(lost.choose()).rejects.toThrow('replaced')

  const store = memoryStore()
  const stage = await inProcessTable({ game: 'escape', setting: GALILEI(2), people: [], store })
  const [opening] = await store.batches(stage.table.id)
  const facts: readonly (AnyFact & { seat?: number })[] = JSON.parse(opening?.body ?? '').facts
  const first = facts.findLast((f) => f.kind === 'turn')?.seat ?? 0
  const bot = minds.seat('escape', GALILEI(2), seat(first), { level: 'passenger' })
  bot.hear(facts.flatMap((fact) => escape.redactor.redact(fact, seat(first)) ?? []))
  expect(await bot.choose()).toMatchObject({ do: 'move' })
  bot.leave()
  await expect(bot.choose()).rejects.toThrow('unknown')
  await minds.close()
})

test('a table whose bots have lost their minds does not stop: they do what is most ordinary', async () => {
  const bots = botsInProcess(() => {
    throw new Error('no mind')
  })
  const stage = await inProcessTable({ game: 'stay-away', setting: { seats: 5 }, people: [], bots })
  for (let n = 0; n < 300; n++) expect(await stage.next()).toBe(true)
  const kinds = heard(stage, stayAway).flatMap(({ facts }) => facts.map((fact) => fact.kind))
  expect(kinds.filter((kind) => kind === 'turn').length).toBeGreaterThan(20)
  // Nobody gives the game away by accident.
  expect(kinds).not.toContain('declared')
})

test('bots have the level of their seat or of the table; a bot that plays for a person has the default level', async () => {
  const levels = new Map<number, string>()
  const any = randomBots(GAMES)
  const bots: BotThread = {
    ...any,
    seat(game, setting, one, manner) {
      levels.set(one, manner.level)
      return any.seat(game, setting, one, manner)
    },
  }
  const people = [seat(1), seat(2)]
  const stage = await inProcessTable({
    game: 'toy',
    setting: TOY(4),
    people,
    games: GAMES,
    pace: 'relaxed',
    terms: { bots: 'passenger' },
    bots,
  })
  await stage.next()
  expect(levels.get(3)).toBe('passenger')
  expect(levels.get(4)).toBe('passenger')
  stage.leave(seat(2))
  for (let i = 0; i < 20 && !levels.has(2); i++) await stage.next()
  expect(levels.get(2)).toBe('navigator')
})
