import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { BOTS_VERSION, contestFor, type Experiment, playGames, rulesVersionOf } from '@selva/bots/lab'
import { isRefusal } from '@selva/core'
import { zones } from '@selva/escape'
import { manualClock, memoryStore, silentLog } from '@selva/server/testing'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { PersonId } from '../src/base/ids.ts'
import type { GamePlayer } from '../src/judge/game-player.ts'
import { balanceOf, startJudge } from '../src/judge/judge.ts'
import { playerInProcess } from '../src/judge/player-in-process.ts'
import { documentListsIn } from '../src/store/rows/document-lists.ts'
import { documentsIn } from '../src/store/rows/documents.ts'
import { judgingIn } from '../src/store/rows/judging.ts'

const ana = 'ana' as PersonId
/** The versions of bots and rules that judge today. */
const versions = (game: string): string => `${BOTS_VERSION}.${rulesVersionOf(game)}`
const GALILEI = zones.find(({ id }) => id === 'galilei')?.text ?? ''

/** Plays at once, on this thread. */
function inlinePlayer(): GamePlayer & { readonly played: number[]; breaks: boolean } {
  return {
    played: [],
    breaks: false,
    async play({ game, draft, seed }, { from, to }) {
      this.played.push(from)
      const contest = contestFor(game, draft)
      return this.breaks || isRefusal(contest) ? 'unplayable' : playGames(contest, seed, from, to)
    },
    async close() {},
  }
}

/** A judge over a store of its own, whose clock the test winds. */
async function court({ games = 3, player = inlinePlayer() } = {}) {
  const store = memoryStore()
  onTestFinished(() => store.close())
  const clock = manualClock(10_000)
  const documents = documentsIn(store.sql)
  const chosen = { at: Number.NEGATIVE_INFINITY }
  const ports = {
    rows: judgingIn(store.sql),
    clock,
    log: silentLog,
    player,
    lastChoice: () => chosen.at,
    pace: { games },
  }
  const moment = async (): Promise<void> => {
    clock.wind(2000)
    for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setImmediate(resolve))
  }
  /** Lets time pass until something is true. */
  const until = async (isTrue: () => boolean | Promise<boolean>): Promise<void> => {
    while (!(await isTrue())) await moment()
  }
  /** Lets a few minutes pass in which nothing should happen. */
  const pass = async (): Promise<void> => {
    for (let i = 0; i < 120; i++) await moment()
  }
  const judged =
    (id: string, game = 'escape') =>
    async (): Promise<boolean> => {
      const rows = await ports.rows.after({ at: 0, id: '' }, 10)
      return rows.some((row) => row.id === id && row.judged === versions(game))
    }
  async function publish(id: string, body: string, kind: 'zone' | 'scenario' = 'zone', game = 'escape'): Promise<void> {
    const version = {
      hash: id,
      title: id,
      description: '',
      least: 2,
      most: 2,
      playable: 1,
      presets: ' basic ',
      look: id,
      body,
    }
    const row = { id, game, kind, person: ana, parent: '', parent_version: 0, request_key: '' }
    await documents.add(row, version, { now: 1, uptime: 0 })
    await documents.publish(id, ana, { version: 1, signed: '' }, 1)
  }
  return { store, clock, documents, ports, player, chosen, until, pass, judged, publish }
}

const smallZone = GALILEI.replace(/^zone: .*\n/m, '').replace(/^players: .*$/m, 'players: 2-2')

describe('the judge', () => {
  test('plays a published zone, keeps its verdict with the version, and sorts the gallery by it', async () => {
    const { store, documents, ports, player, until, judged, publish } = await court({ games: 45 })
    await publish('one', smallZone)
    await publish('two', 'no zone at all')
    const stop = startJudge(ports)
    await until(judged('one'))
    await until(judged('two'))
    expect(player.played).toEqual(Array.from({ length: 45 }, (_, i) => i + 1))
    const row = await documents.one('one', undefined)
    expect(JSON.parse(row?.verdict ?? '')).toMatchObject([{ games: 45, seats: 2, bots: BOTS_VERSION }])
    expect((await documents.one('two', undefined))?.verdict).toBe('')
    const { rows } = await documentListsIn(store.sql).published(undefined, 'balanced', {}, 10)
    expect(rows.map(({ id }) => id)).toEqual(['one', 'two'])
    await stop()
  })

  test('judges at the fewest, the middle and the most players that the author suggests, and keeps the counts', async () => {
    const { documents, ports, player, until, judged, publish } = await court({ games: 2 })
    await publish('one', smallZone.replace('players: 2-2', 'players: 2-5'))
    const stop = startJudge(ports)
    await until(judged('one'))
    expect(player.played).toEqual([1, 2, 1, 2, 1, 2])
    const verdicts = JSON.parse((await documents.one('one', undefined))?.verdict ?? '')
    expect(verdicts).toMatchObject([{ seats: 2 }, { seats: 4 }, { seats: 5 }])
    const tallies = JSON.parse((await documents.tallies('one', undefined)) ?? '')
    expect(tallies).toMatchObject([{ games: 2 }, { games: 2 }, { games: 2 }])
    expect(Object.keys(tallies[0].counts)).toEqual(expect.arrayContaining(['traffic', 'noise']))
    await stop()
  })

  test('leaves out a number of players that bots cannot play', async () => {
    const player = inlinePlayer()
    const play = player.play.bind(player)
    player.play = async (experiment, slice) =>
      (experiment.draft as { seats: number }).seats === 4 ? 'unplayable' : play(experiment, slice)
    const { documents, ports, until, judged, publish } = await court({ games: 2, player })
    await publish('one', smallZone.replace('players: 2-2', 'players: 2-5'))
    const stop = startJudge(ports)
    await until(judged('one'))
    const verdicts = JSON.parse((await documents.one('one', undefined))?.verdict ?? '')
    expect(verdicts).toMatchObject([{ seats: 2 }, { seats: 5 }])
    await stop()
  })

  test('judges nothing twice with the same bots and rules, and again with others', async () => {
    const { ports, player, until, pass, judged, publish } = await court()
    await publish('one', smallZone)
    const stop = startJudge(ports)
    await until(judged('one'))
    await pass()
    expect(player.played.length).toBe(3)
    await ports.rows.keep('one', 1, { verdict: '[]', tallies: '[]', judged: 'older', balance: 5 })
    await until(judged('one'))
    expect(player.played.length).toBe(6)
    await stop()
  })

  test('pauses while choices flow, and goes on where it was', async () => {
    const { clock, ports, player, chosen, until, pass, publish } = await court()
    await publish('one', smallZone)
    const stop = startJudge({ ...ports, lastChoice: () => (chosen.at === 0 ? clock.steady() : chosen.at) })
    chosen.at = 0
    await pass()
    expect(player.played).toEqual([])
    chosen.at = Number.NEGATIVE_INFINITY
    await until(() => player.played.length === 3)
    expect(player.played).toEqual([1, 2, 3])
    await stop()
  })

  test('leaves a document alone that bots cannot play, until bots or rules change', async () => {
    const player = inlinePlayer()
    player.breaks = true
    const { documents, ports, until, pass, judged, publish } = await court({ player })
    await publish('one', smallZone)
    const stop = startJudge(ports)
    await until(judged('one'))
    await pass()
    expect(player.played).toEqual([1])
    expect((await documents.one('one', undefined))?.verdict).toBe('')
    await stop()
  })

  /** A player that loses the first slices, and remembers when it was asked for which. */
  function losingPlayer(losses: number): ReturnType<typeof inlinePlayer> {
    const player = inlinePlayer()
    const play = player.play.bind(player)
    let lost = 0
    player.play = async (experiment, slice) => {
      const made = await play(experiment, slice)
      return lost++ < losses ? 'lost' : made
    }
    return player
  }

  test('plays games that were lost again, after a pause', async () => {
    const { clock, ports, player, until, judged, publish } = await court({ player: losingPlayer(2) })
    await publish('one', smallZone)
    const stop = startJudge(ports)
    await until(() => player.played.length === 1)
    const at = clock.steady()
    await until(() => player.played.length === 2)
    expect(clock.steady() - at).toBeGreaterThanOrEqual(58_000)
    await until(judged('one'))
    expect(player.played).toEqual([1, 1, 1, 2, 3])
    await stop()
  })

  test('gives up a document whose games are lost each time, and judges the next', async () => {
    const { documents, ports, player, until, judged, publish } = await court({ player: losingPlayer(3) })
    await publish('one', smallZone)
    await publish('two', smallZone)
    const stop = startJudge(ports)
    await until(judged('two'))
    expect(player.played).toEqual([1, 1, 1, 1, 2, 3])
    expect((await documents.one('one', undefined))?.verdict).toBe('')
    expect(JSON.parse((await documents.one('two', undefined))?.verdict ?? '')).toMatchObject([{ games: 3 }])
    await stop()
  })

  /** A player whose games take so many milliseconds each. */
  async function slowCourt(took: number, games: number) {
    const player = inlinePlayer()
    const made = await court({ player, games })
    const play = player.play.bind(player)
    const began: number[] = []
    player.play = async (experiment, slice) => {
      began.push(made.clock.steady())
      // The clock is being wound: it goes on afterwards.
      await Promise.resolve()
      made.clock.wind(took)
      return play(experiment, slice)
    }
    return { ...made, began }
  }

  test('spends only so much time on a number of players: then the games so far decide', async () => {
    const { documents, ports, until, judged, publish } = await slowCourt(250_000, 300)
    await publish('one', smallZone)
    const stop = startJudge(ports)
    await until(judged('one'))
    const verdict = JSON.parse((await documents.one('one', undefined))?.verdict ?? '')
    expect(verdict).toMatchObject([{ games: 3, lean: 'tooFew' }])
    await stop()
  })

  test('rests as long as it has played', async () => {
    const { ports, began, until, publish } = await slowCourt(30_000, 5)
    await publish('one', smallZone)
    const stop = startJudge(ports)
    await until(() => began.length === 5)
    for (const [i, at] of began.slice(1).entries()) expect(at - (began[i] ?? at)).toBeGreaterThanOrEqual(60_000)
    await stop()
  })

  test('does not touch what is not published, or hidden', async () => {
    const { documents, ports, player, pass, publish } = await court()
    await publish('one', smallZone)
    await publish('two', smallZone)
    await documents.unpublish('one', ana, 0)
    await documents.hide('two', true)
    const stop = startJudge(ports)
    await pass()
    expect(player.played).toEqual([])
    await stop()
  })

  test('judges scenarios of every game', async () => {
    const { documents, ports, until, judged, publish } = await court()
    const header = { scenario: 1, title: 'x', description: '', players: [4, 4] }
    await publish(
      'one',
      JSON.stringify({ ...header, game: 'stay-away', rules: {}, cards: {} }),
      'scenario',
      'stay-away',
    )
    await publish('two', JSON.stringify({ ...header, game: 'escape', zones: ['fermi'], preset: 'basic' }), 'scenario')
    const stop = startJudge(ports)
    await until(judged('one', 'stay-away'))
    await until(judged('two'))
    for (const id of ['one', 'two'])
      expect(JSON.parse((await documents.one(id, undefined))?.verdict ?? '')).toMatchObject([{ games: 3, seats: 4 }])
    await stop()
  })
})

test('the more certainly even, the more balanced', () => {
  const verdict = (low: number, high: number) =>
    balanceOf({
      bots: 1,
      rules: 1,
      games: 1,
      seats: 2,
      lean: 'even',
      firm: true,
      advice: [],
      code: 'aliensWin',
      rate: { share: 0.5, low, high },
    })
  expect([verdict(0.48, 0.52), verdict(0.4, 0.6), verdict(0.8, 0.9), verdict(0.9, 1)]).toEqual([961, 801, 201, 1])
})

describe('the process of the judge', () => {
  const experiment: Experiment = { game: 'stay-away', draft: { seats: 4 }, seed: 'tide', games: 3 }

  test('plays the same games as this one, and ends when it is closed', async () => {
    const player = playerInProcess(manualClock())
    const contest = contestFor(experiment.game, experiment.draft)
    if (isRefusal(contest)) throw new Error(contest.refused)
    expect(await player.play(experiment, { from: 1, to: 3 })).toEqual(playGames(contest, 'tide', 1, 3))
    await player.close()
    expect(await player.play(experiment, { from: 1, to: 1 })).toBe('lost')
  })

  test('answers nothing for what cannot be played, and is replaced when it hangs', async () => {
    const clock = manualClock()
    const player = playerInProcess(clock)
    onTestFinished(() => player.close())
    expect(await player.play({ ...experiment, draft: { seats: 99 } }, { from: 1, to: 1 })).toBe('unplayable')
    const endless = player.play(experiment, { from: 1, to: 1_000_000_000 })
    clock.wind(60_000)
    expect(await endless).toBe('lost')
    expect(await player.play(experiment, { from: 1, to: 2 })).toMatchObject({ games: 2 })
  })

  test('plays needles and zones full of hatches to their end', async () => {
    const player = playerInProcess(manualClock())
    onTestFinished(() => player.close())
    const rows = (...lines: readonly string[]): string =>
      Array.from({ length: 14 }, (_, r) => `${String(r + 1).padStart(2, '0')} ${lines[r] ?? '.'.repeat(23)}`).join('\n')
    const head = 'title: Test\nplayers: 2-8\n\n   ABCDEFGHIJKLMNOPQRSTUVW\n'
    const needle = `${head}${rows(`1${'d'.repeat(9)}H${'d'.repeat(10)}A.`)}\n`
    const hatches = `${head}${rows('123456789..............', `${'d'.repeat(9)}H${'d'.repeat(10)}A..`)}\n`
    for (const zone of [needle, hatches]) {
      const draft = { zone, preset: 'advanced', seats: 8 }
      const tally = await player.play({ game: 'escape', draft, seed: 'x', games: 2 }, { from: 1, to: 2 })
      expect(tally).toMatchObject({ games: 2 })
    }
  })

  test('plays the largest zone with the most players and rounds', async () => {
    const player = playerInProcess(manualClock())
    onTestFinished(() => player.close())
    const row = (r: number): string => `${String(r).padStart(2, '0')} ${'d'.repeat(23)}`
    const rows = Array.from({ length: 14 }, (_, r) => row(r + 1))
    rows[0] = `01 H${'d'.repeat(21)}A`
    rows[13] = `14 ${'d'.repeat(7)}123456789${'d'.repeat(7)}`
    const zone = `title: Test\nplayers: 2-16\n\n   ABCDEFGHIJKLMNOPQRSTUVW\n${rows.join('\n')}\n`
    const draft = { zone, preset: 'ultimate', seats: 16, switches: { rounds: 99 }, codes: ['own.lockedHatches'] }
    expect(await player.play({ game: 'escape', draft, seed: 'x', games: 1 }, { from: 1, to: 1 })).toMatchObject({
      games: 1,
    })
  })

  const onLinux = process.platform === 'linux'
  const childrenOf = (pid: number): readonly number[] =>
    readdirSync(`/proc/${pid}/task`).flatMap((task) =>
      readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
    )
  const lives = (pid: number): boolean => existsSync(`/proc/${pid}`) && !/\) Z /.test(statOf(pid))
  const statOf = (pid: number): string => {
    try {
      return readFileSync(`/proc/${pid}/stat`, 'utf8')
    } catch {
      return ') Z '
    }
  }

  test.runIf(onLinux)('is lost when it dies, and another one plays the next games', async () => {
    const player = playerInProcess(manualClock())
    onTestFinished(() => player.close())
    const before = childrenOf(process.pid)
    const endless = player.play(experiment, { from: 1, to: 1_000_000_000 })
    const [made = 0] = childrenOf(process.pid).filter((pid) => !before.includes(pid))
    process.kill(made, 'SIGKILL')
    expect(await endless).toBe('lost')
    expect(await player.play(experiment, { from: 1, to: 1 })).toMatchObject({ games: 1 })
  })

  test.runIf(onLinux)('ends with its parent, however that ends', async () => {
    const parent = spawn(process.execPath, [fileURLToPath(new URL('./judge-parent.ts', import.meta.url))])
    await once(parent.stdout, 'data')
    const [child = 0] = childrenOf(parent.pid ?? 0)
    expect(lives(child)).toBe(true)
    parent.kill('SIGKILL')
    await vi.waitUntil(() => !lives(child), { timeout: 600_000, interval: 20 })
  })
})
