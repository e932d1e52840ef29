import { contestFor, type Experiment, playGames, type Tally } from '@selva/bots/lab'
import { isRefusal } from '@selva/core'
import { describe, expect, test } from 'vitest'
import { heatOf } from '../src/escape/lab/heat.ts'
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
