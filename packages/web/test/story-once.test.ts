import { signal } from '@preact/signals'
import { fastChance, type Game, isRefusal, open, play, type Shape, SPECTATORS, textOf } from '@selva/core'
import { choose } from '@selva/core/testing'
import { type EscapeShape, escape } from '@selva/escape'
import type { TableInfo } from '@selva/protocol'
import { DEFAULT_TERMS } from '@selva/protocol/terms'
import { stayAway } from '@selva/stay-away'
import { afterEach, expect, test, vi } from 'vitest'
import { openEscapeModel as sitAtEscape } from '../src/escape/model.ts'
import { storyOf as escapeStory, foldStory as foldEscape } from '../src/escape/story.ts'
import { openStayAwayModel as sitAtStayAway } from '../src/stay-away/model.ts'
import { foldStory as foldStayAway, storyOf as stayAwayStory } from '../src/stay-away/story.ts'
import { foldedFrames } from '../src/table/folded.ts'
import type { Frame, LiveTablePorts } from '../src/table/live-ports.ts'
import { fakeDial } from './fake-wire.ts'
import { manualClock } from './manual-clock.ts'

vi.mock('../src/escape/story.ts', { spy: true })
vi.mock('../src/stay-away/story.ts', { spy: true })
// The sheet of Escape is loaded when a browser is idle; here it never is.
vi.mock('../src/client/idle.ts', () => ({ whenIdle: () => () => {} }))

afterEach(() => {
  vi.clearAllMocks()
})

/** The frames that watchers receive of the first batches of a random game. */
function framesOf<G extends Shape>(game: Game<G>, wishes: object, most: number): readonly string[] {
  const setting = game.setting(wishes)
  if (isRefusal(setting)) throw new Error(setting.refused)
  const chance = fastChance(5)
  const { state, facts } = open(game, setting, chance)
  const frames = [textOf(game.redactor, facts, SPECTATORS)]
  while (frames.length < most && !game.over(state)) {
    const { seat, choice } = choose(game, state, chance)
    const text = textOf(game.redactor, play(game, state, seat, choice, chance), SPECTATORS)
    if (text !== '') frames.push(text)
  }
  return frames
}

const tableOf = (game: string, seats: number, setting: TableInfo['setting']): TableInfo => ({
  id: 'abc',
  game,
  setting,
  terms: { ...DEFAULT_TERMS, aid: 'none' },
  status: 'running',
  starting: false,
  listed: false,
  host: 1,
  seats: Array.from({ length: seats }, (_, i) => ({
    seat: i + 1,
    by: 'person' as const,
    name: `P${i + 1}`,
    here: true,
    ready: true,
    grace: 0,
  })),
  you: 0,
  watchers: 1,
  startsIn: 0,
  invite: '',
})

/** A world with one wire; the past that a returning page asks for is `past`. */
function worldOf(past: readonly string[]) {
  const net = fakeDial()
  const ports: LiveTablePorts = {
    dial: net.dial,
    clock: manualClock(),
    spread: () => 0,
    steady: () => 0,
    meetServer() {},
    newId: () => 'id',
    still: () => true,
    answer: async () => undefined,
    history: async () => ({ frames: past.map((text) => JSON.parse(text)), opened: [] }),
  }
  return { world: ports, hear: (text: string) => net.last().events.heard(text), open: () => net.last().events.opened() }
}

const ESCAPE = { zone: 'galilei', preset: 'advanced', seats: 4 }
const STAY_AWAY = { seats: 5 }

test('at a table of Escape every frame is told once', () => {
  const frames = framesOf(escape, ESCAPE, 60)
  const { world: ports, hear, open } = worldOf(frames)
  const model = sitAtEscape(tableOf('escape', 4, ESCAPE), ports)
  open()
  for (const [n, frame] of frames.entries()) {
    hear(`["facts",${frame}]`)
    void model.story.value
    expect(foldEscape).toHaveBeenCalledTimes(n + 1)
  }
  expect(escapeStory).not.toHaveBeenCalled()
  expect(model.story.value.lines.length).toBeGreaterThan(10)
  model.leave()
})

test('at a table of Stay Away! every frame is told once', () => {
  const frames = framesOf(stayAway, STAY_AWAY, 40)
  const { world: ports, hear, open } = worldOf(frames)
  const model = sitAtStayAway(tableOf('stay-away', 5, STAY_AWAY), ports)
  open()
  for (const [n, frame] of frames.entries()) {
    hear(`["facts",${frame}]`)
    void model.story.value
    expect(foldStayAway).toHaveBeenCalledTimes(n + 1)
  }
  expect(stayAwayStory).not.toHaveBeenCalled()
  model.leave()
})

test('a reader who gets the past in front of what he has is told it all once more, and only then', () => {
  const version = signal(0)
  const missed: Frame<EscapeShape> = [{ kind: 'missed' }]
  const past: readonly Frame<EscapeShape>[] = [[{ kind: 'reshuffled' }], [{ kind: 'reshuffled' }]]
  let frames: Frame<EscapeShape>[] = [missed]
  const fold = vi.fn((told: string, frame: Frame<EscapeShape>) => `${told} ${frame.map(({ kind }) => kind).join()}`)
  const told = foldedFrames({ version, frames: () => frames, seat: () => undefined }, () => 'begun', fold)
  expect(told.value).toBe('begun missed')
  frames.push(missed)
  version.value++
  expect(told.value).toBe('begun missed missed')
  expect(fold).toHaveBeenCalledTimes(2)
  frames = [...past, ...frames]
  version.value++
  expect(told.value).toBe('begun reshuffled reshuffled missed missed')
  expect(fold).toHaveBeenCalledTimes(6)
})
