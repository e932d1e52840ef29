import { count, elementAt, type Game, nth, type Shape, seatsOf } from '@selva/core'
import { type Choice, escape, playerAt, sectorNamed } from '@selva/escape'
import { stayAway } from '@selva/stay-away'
import { describe, expect, test } from 'vitest'
import { chapters as escapeChapters } from '../src/escape/learn/lesson.ts'
import { BEGINNING, type Chapter, openLesson, type Progress } from '../src/learn/lesson.ts'
import { chapters as stayAwayChapters } from '../src/stay-away/learn/lesson.ts'
import { liveTable } from '../src/table/live.ts'
import { manualClock } from './manual-clock.ts'

/** Sits down to a chapter like a browser does. */
function learner<G extends Shape>(game: Game<G>, chapter: Chapter<G['choice']>, from: Progress = BEGINNING) {
  const clock = manualClock()
  let kept = from
  let id = 0
  const lesson = openLesson(game, chapter, {
    id: 'lesson',
    me: 'Ana',
    clock,
    still: () => true,
    newId: () => `id${id++}`,
    from,
    keep: (progress) => {
      kept = JSON.parse(JSON.stringify(progress))
    },
  })
  const live = liveTable(game, lesson.table, lesson.world)
  return { lesson, live, clock, kept: () => kept, step: () => chapter.steps[lesson.at.value] }
}

/** Does what the lesson asks for, the first fitting thing each time, until all is done. */
async function follow<G extends Shape>(sat: ReturnType<typeof learner<G>>, game: Game<G>, most = 1000): Promise<void> {
  const { lesson, live, clock } = sat
  for (let n = 0; n < most; n++) {
    await Promise.resolve()
    clock.turn(10_000)
    const step = sat.step()
    if (step === undefined) return
    if (step.kind === 'tell') lesson.goOn()
    if (step.kind !== 'mine' || !live.ready.value) continue
    const state = live.state()
    if (state === undefined) continue
    const options = game.options(state, ME)
    for (let k = 0; ; k++) {
      const choice = nth<G['choice']>(options, k)
      if (!step.may(choice)) continue
      live.choose(choice)
      break
    }
  }
}

const ME = elementAt(seatsOf(2), 0)

describe('the guided first game of Escape', () => {
  test('a learner who does as told gets out, and nothing scripted is illegal', async () => {
    const sat = learner(escape, escapeChapters.human)
    await follow(sat, escape)
    expect(sat.lesson.over.value).toBe(true)
    const state = sat.live.state()
    expect(state?.end).toEqual({ reason: 'lastEscaped', winners: [ME] })
    expect(sat.live.opened.value?.length).toBe(sat.live.frames().length)
  })
  test('the alien misses once and then wins', async () => {
    const sat = learner(escape, escapeChapters.alien)
    await follow(sat, escape)
    expect(sat.live.state()).toMatchObject({ end: { reason: 'noHuman', winners: [1, 3] } })
    const kinds = sat.live.frames().flatMap((frame) => frame.map(({ kind }) => kind))
    expect(kinds.filter((kind) => kind === 'missed' || kind === 'killed')).toEqual(['missed', 'killed'])
  })
  test('nothing passes while the learner does nothing, and an intention waits for its own step', async () => {
    const sat = learner(escape, escapeChapters.human)
    const { lesson, live, clock } = sat
    const seen: string[] = []
    for (let n = 0; n < 400 && !lesson.over.value; n++) {
      await Promise.resolve()
      clock.turn(10_000)
      const step = sat.step()
      if (step === undefined || step.kind === 'theirs') continue
      const before = lesson.at.value
      // As long as anybody reads.
      clock.turn(10_000_000)
      expect(lesson.at.value).toBe(before)
      expect(live.following.value).toBeUndefined()
      seen.push(step.id)
      if (step.kind === 'tell') lesson.goOn()
      const state = live.state()
      if (step.kind !== 'mine' || !live.ready.value || state === undefined) continue
      const options = escape.options(state, ME)
      const choice = Array.from({ length: count(options) }, (_, k) => nth<Choice>(options, k)).find(step.may)
      if (choice !== undefined) live.choose(choice, choice.do === 'move' ? { do: 'resolve' } : undefined)
    }
    expect(lesson.over.value).toBe(true)
    expect(seen).toEqual(expect.arrayContaining(['draw', 'pass', 'silent', 'item', 'open']))
  })
  test('what the lesson does not ask for is refused, and changes nothing', async () => {
    const sat = learner(escape, escapeChapters.human)
    await Promise.resolve()
    const state = sat.live.state()
    if (state === undefined) throw new Error('nothing came')
    const here = playerAt(state, ME).at
    const other = sectorNamed('G03')
    if (other === undefined) throw new Error('there is no such sector')
    sat.live.choose({ do: 'move', to: other })
    expect(sat.lesson.strayed.value).toBe(true)
    expect(sat.live.refusal.value?.refused).toBe('illegal')
    expect(playerAt(state, ME).at).toBe(here)
  })
  test('a reload in the middle comes back to the same place', async () => {
    for (let n = 4; n < 60; n += 7) {
      const before = learner(escape, escapeChapters.human)
      await follow(before, escape, n)
      const after = learner(escape, escapeChapters.human, before.kept())
      await Promise.resolve()
      after.clock.turn(0)
      expect(after.lesson.at.value).toBe(before.lesson.at.value)
      await follow(after, escape)
      expect(after.live.state()?.end).toEqual({ reason: 'lastEscaped', winners: [ME] })
    }
  })
})

describe('the guided first game of Stay Away!', () => {
  test('the human sees an Infected!, refuses, and burns The Thing', async () => {
    const sat = learner(stayAway, stayAwayChapters.human)
    await follow(sat, stayAway)
    expect(sat.live.state()?.end).toMatchObject({ reason: 'thingEliminated', winners: [1, 2] })
    const seen = sat.live.frames().flatMap((frame) => frame.filter(({ kind }) => kind === 'cardSeen'))
    expect(seen).toMatchObject([{ card: 'infected' }])
  })
  test('the human takes a card of The Thing, and is infected without anyone else seeing it', async () => {
    const sat = learner(stayAway, stayAwayChapters.infected)
    await follow(sat, stayAway)
    expect(sat.lesson.over.value).toBe(true)
    const state = sat.live.state()
    expect(state).toMatchObject({ end: 'running', thing: 4 })
    expect(state?.players[0]).toMatchObject({ role: 'infected', alive: true })
    expect(state?.players[0]?.hand).toContain('infected')
  })
  test('The Thing infects the last human and wins alone', async () => {
    const sat = learner(stayAway, stayAwayChapters.thing)
    await follow(sat, stayAway)
    expect(sat.live.state()?.end).toMatchObject({ reason: 'thingAlone', winners: [1] })
  })
  test('a wish kept by another version begins again instead of breaking', async () => {
    const sat = learner(stayAway, stayAwayChapters.human, { at: 40, made: [{ do: 'nonsense' }] })
    await follow(sat, stayAway)
    expect(sat.lesson.over.value).toBe(true)
  })
})
