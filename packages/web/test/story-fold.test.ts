import {
  type AnyFact,
  type Audience,
  elementAt,
  fastChance,
  isRefusal,
  open,
  play,
  SPECTATORS,
  seatsOf,
} from '@selva/core'
import { choose } from '@selva/core/testing'
import { escape, type FullState, PRESETS, zones } from '@selva/escape'
import { type FullState as FullRing, stayAway } from '@selva/stay-away'
import { expect, test } from 'vitest'
import { foldStory, newStory, storyOf } from '../src/escape/story.ts'
import type { Seen } from '../src/escape/story-line.ts'
import { foldStory as foldRing, newStory as newRing, storyOf as ringStoryOf } from '../src/stay-away/story.ts'
import type { Seen as SeenRing } from '../src/stay-away/story-line.ts'

/** The frames an audience saw of a random game of Escape. */
function escapeFrames(preset: string, seed: number, audience: Audience) {
  const setting = escape.setting({ zone: 'galilei', preset, seats: 4 })
  if (isRefusal(setting)) throw new Error(setting.refused)
  const chance = fastChance(seed)
  const opened = open(escape, setting, chance)
  const { state } = opened
  const batches: (readonly AnyFact[])[] = [opened.facts]
  while (!escape.over(state)) {
    const { seat, choice } = choose(escape, state as FullState, chance)
    batches.push(play(escape, state, seat, choice, chance))
  }
  return batches
    .map((facts) => facts.map((fact) => escape.redactor.redact(fact, audience)))
    .map((facts) => facts.filter((fact): fact is AnyFact & Seen => fact !== undefined))
}

test.each(PRESETS)('a story of Escape, %s: frame by frame is the same as all at once', (preset) => {
  const zone = elementAt(zones, 0)
  for (let seed = 0; seed < 3; seed++)
    for (const me of [undefined, ...seatsOf(4).slice(0, 2)]) {
      const frames = escapeFrames(preset, seed, me ?? SPECTATORS)
      let story = newStory(me, zone)
      for (const [n, frame] of frames.entries()) {
        story = foldStory(story, frame)
        if (n % 20 === 0) expect(story).toEqual(storyOf(frames.slice(0, n + 1), me, zone))
      }
      expect(story).toEqual(storyOf(frames, me, zone))
      expect(story.lines.length).toBeGreaterThan(10)
    }
})

test('a story that was folded further stays as it was', () => {
  const zone = elementAt(zones, 0)
  const frames = escapeFrames('advanced', 3, SPECTATORS)
  const half = storyOf(frames.slice(0, 20), undefined, zone)
  const kept = structuredClone(half)
  frames.slice(20).reduce(foldStory, half)
  expect(half).toEqual(kept)
})

/** The same of Stay Away!. */
function ringFrames(seats: number, seed: number, audience: Audience) {
  const setting = stayAway.setting({ seats })
  if (isRefusal(setting)) throw new Error(setting.refused)
  const chance = fastChance(seed)
  const opened = open(stayAway, setting, chance)
  const { state } = opened
  const batches: (readonly AnyFact[])[] = [opened.facts]
  while (!stayAway.over(state)) {
    const { seat, choice } = choose(stayAway, state as FullRing, chance, ({ do: what }) =>
      what === 'declare' ? 60 : what === 'order' ? 8 : 1,
    )
    batches.push(play(stayAway, state, seat, choice, chance))
  }
  return batches
    .map((facts) => facts.map((fact) => stayAway.redactor.redact(fact, audience)))
    .map((facts) => facts.filter((fact): fact is AnyFact & SeenRing => fact !== undefined))
}

test.each([4, 6, 9])('a story of Stay Away! with %i players: frame by frame is the same as all at once', (seats) => {
  for (let seed = 0; seed < 8; seed++)
    for (const me of [undefined, ...seatsOf(seats).slice(0, 2)]) {
      const frames = ringFrames(seats, seed, me ?? SPECTATORS)
      let story = newRing(me)
      for (const [n, frame] of frames.entries()) {
        story = foldRing(story, frame)
        if (n % 20 === 0) expect(story).toEqual(ringStoryOf(frames.slice(0, n + 1), me))
      }
      expect(story).toEqual(ringStoryOf(frames, me))
      expect(story.lines.length).toBeGreaterThan(1)
    }
  const half = ringStoryOf(ringFrames(seats, 1, SPECTATORS).slice(0, 8), undefined)
  const kept = structuredClone(half)
  ringFrames(seats, 1, SPECTATORS).slice(8).reduce(foldRing, half)
  expect(half).toEqual(kept)
})
