import { BOTS_VERSION, contestFor, type Experiment, playGames, rulesVersionOf, type Tally } from '@selva/bots/lab'
import { isRefusal } from '@selva/core'
import { draftFrom, type ZoneDraft, zones, zoneText } from '@selva/escape'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { heatOf } from '../src/escape/layers/heat.ts'
import { contentHash, isOfNow, type KeptResult, keepResult, keptOf, latestOf, subjectOf } from '../src/lab/kept.ts'
import { type RunPorts, runExperiment, workerCount } from '../src/lab/run.ts'
import { labAddress, tableInAddress } from '../src/lab/table-in-address.ts'
import type { FromLabWorker, ToLabWorker } from '../src/lab/worker-message.ts'

const experiment: Experiment = { game: 'stay-away', draft: { seats: 4 }, seed: 'tide', games: 23 }

function contest() {
  const made = contestFor(experiment.game, experiment.draft)
  if (isRefusal(made)) throw new Error(made.refused)
  return made
}
const play = ({ slice }: ToLabWorker): Tally => playGames(contest(), experiment.seed, slice.from, slice.to)

/** Workers that answer when the test says so, the last asked first. */
function bench(workers = 3) {
  const asked: { readonly message: ToLabWorker; readonly answered: (answer: FromLabWorker) => void }[] = []
  const seen: Tally[] = []
  const said = { done: 0, broke: 0, ended: 0, crash: () => {} }
  const ports: RunPorts = {
    workers,
    makeWorker(answered, failed) {
      said.crash = failed
      return { play: (message) => void asked.push({ message, answered }), end: () => void said.ended++ }
    },
    played(tally, done) {
      seen.push(tally)
      if (done) said.done++
    },
    broke: () => void said.broke++,
  }
  const answer = (tally: (message: ToLabWorker) => Tally | undefined = play): void => {
    const { message, answered } = asked.pop() ?? {}
    if (message !== undefined) answered?.({ slice: message.slice, tally: tally(message) })
  }
  return { asked, seen, said, ports, answer }
}

describe('a run', () => {
  test('gathers what its workers play, in any order', () => {
    const { asked, seen, said, ports, answer } = bench()
    runExperiment(experiment, undefined, ports)
    expect(asked.length).toBe(3)
    while (asked.length > 0) answer()
    expect(said).toMatchObject({ done: 1, broke: 0, ended: 3 })
    expect(seen.at(-1)).toEqual(playGames(contest(), experiment.seed, 1, 23))
  })

  test('goes on from what was kept', () => {
    const { asked, seen, ports, answer } = bench()
    const kept = playGames(contest(), experiment.seed, 1, 15)
    runExperiment(experiment, kept, ports)
    expect(asked.map(({ message }) => message.slice.from)).toEqual([16, 21])
    while (asked.length > 0) answer()
    expect(seen.at(-1)).toEqual(playGames(contest(), experiment.seed, 1, 23))
  })

  test('says nothing more once it is cancelled', () => {
    const { asked, seen, said, ports, answer } = bench()
    const cancel = runExperiment(experiment, undefined, ports)
    answer()
    const before = seen.length
    cancel()
    while (asked.length > 0) answer()
    said.crash()
    expect(seen.length).toBe(before)
    expect(said).toMatchObject({ done: 0, broke: 0, ended: 3 })
  })

  test('ends when a game breaks down or a worker is lost, and says so once', () => {
    const broken = bench()
    runExperiment(experiment, undefined, broken.ports)
    broken.answer(() => undefined)
    broken.answer(() => undefined)
    expect(broken.said).toMatchObject({ broke: 1, ended: 3 })
    const lost = bench()
    runExperiment(experiment, undefined, lost.ports)
    lost.said.crash()
    expect(lost.said).toMatchObject({ broke: 1, ended: 3 })
  })

  test('leaves a core to the page, and takes four at most', () => {
    expect([1, 2, 4, 5, 16].map(workerCount)).toEqual([1, 1, 3, 4, 4])
  })
})

test('a table comes through an address as it was, and nothing else does', () => {
  const draft = { seats: 4, zone: 'title: Ünï\n\n  #&?', preset: 'basic', codes: [{ code: 'A.1' }] }
  expect(tableInAddress(new URL(labAddress('escape', draft), 'http://x').hash)).toEqual(draft)
  for (const hash of ['', '#', '#%', '#null', '#{}', '#[1]', '#%7B%22seats%22%3A%22six%22%7D'])
    expect(tableInAddress(hash)).toBeUndefined()
})

test('heat goes from few to many', () => {
  const tally: Tally = { games: 1, choices: 1, counts: { deaths: { B02: 100, C03: 1, D04: 36, nowhere: 9 } } }
  expect(heatOf(tally, 'deaths').map(({ sector, step }) => [sector, step])).toEqual([
    ['B02', 5],
    ['D04', 3],
    ['C03', 1],
  ])
  expect(heatOf(tally, 'noise')).toEqual([])
})

describe('kept results', () => {
  /** A storage like a browser's. */
  function storage(): Map<string, string> {
    const kept = new Map<string, string>()
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    })
    return kept
  }
  afterEach(() => void vi.unstubAllGlobals())

  function fermi(): ZoneDraft {
    const draft = draftFrom(zones[1]?.text ?? '')
    if (isRefusal(draft)) throw new Error(draft.refused)
    return draft
  }
  function hashOf(draft: ZoneDraft, preset = 'advanced'): string {
    const made = contestFor('escape', { zone: zoneText(draft), preset, seats: 4 })
    if (isRefusal(made)) throw new Error(made.refused)
    return contentHash(made)
  }
  const result = (hash: string, subject: string, games = 5): KeptResult => ({
    hash,
    subject,
    draft: { seats: 4 },
    bots: BOTS_VERSION,
    rules: rulesVersionOf('stay-away'),
    tally: { games, choices: 1, counts: {} },
  })

  test('belong to what was played: another name changes nothing, another sector or rule does', () => {
    const zone = fermi()
    const renamed: ZoneDraft = { ...zone, title: 'Another name', description: 'In other words.', players: [2, 3] }
    expect(hashOf(renamed)).toBe(hashOf(zone))
    const secure = zone.cells.indexOf('secure')
    expect(hashOf({ ...zone, cells: zone.cells.with(secure, 'dangerous') })).not.toBe(hashOf(zone))
    expect(hashOf(zone, 'basic')).not.toBe(hashOf(zone))
  })

  test('are found by their content, and by their document whatever its version', () => {
    storage()
    const corridor = subjectOf('stay-away', 'scenarios/a', '4')
    keepResult(result('first', corridor))
    keepResult(result('second', corridor))
    keepResult(result('other', subjectOf('stay-away', 'scenarios/b', '4')))
    expect(keptOf('first')?.hash).toBe('first')
    expect(latestOf(corridor)?.hash).toBe('second')
    expect(latestOf(subjectOf('stay-away', 'scenarios/a', '6'))).toBeUndefined()
    expect(latestOf(subjectOf('stay-away', '', '4'))).toBeUndefined()
    keepResult(result('first', corridor, 10))
    expect(keptOf('first')?.tally.games).toBe(10)
    expect(latestOf(corridor)?.hash).toBe('first')
  })

  test('give way when there are many, and anything else in the storage is left out', () => {
    const kept = storage()
    for (let n = 0; n < 30; n++) keepResult(result(`n${n}`, ''))
    expect(keptOf('n29')).toBeDefined()
    expect(keptOf('n0')).toBeUndefined()
    kept.set('selva.lab', JSON.stringify([null, ['old', { games: 3 }], { hash: 'half' }, result('whole', '')]))
    expect(keptOf('half')).toBeUndefined()
    expect(keptOf('whole')).toBeDefined()
    kept.set('selva.lab', '{')
    expect(keptOf('whole')).toBeUndefined()
  })

  test('of other bots or rules are not of now', () => {
    const now = result('one', '')
    expect(isOfNow('stay-away', now)).toBe(true)
    expect(isOfNow('stay-away', { ...now, bots: now.bots - 1 })).toBe(false)
    expect(isOfNow('stay-away', { ...now, rules: now.rules - 1 })).toBe(false)
  })
})

// cspell:ignore unstub
