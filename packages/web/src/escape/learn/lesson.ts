import { elementAt, type Seat, seatsOf } from '@selva/core'
import { type Choice, columnOf, type Sector, sectorNamed } from '@selva/escape'
import type { Chapter, LessonStep } from '../../learn/lesson.ts'
import { script } from '../../learn/script.ts'
import type { LessonWords } from './messages/en.ts'

function sector(name: string): Sector {
  const at = sectorNamed(name)
  if (at === undefined) throw new Error(`there is no sector ${name}`)
  return at
}
const spot = (name: string): string => `[data-sector="${name}"]`
const BRUNO = elementAt(seatsOf(3), 1)
const CARLA = elementAt(seatsOf(3), 2)

type Chapters = LessonWords['chapters']
const first = script<keyof Chapters['human']['steps'], Choice>()
const second = script<keyof Chapters['alien']['steps'], Choice>()

const END: Choice = { do: 'end' }
const RESOLVE: Choice = { do: 'resolve' }
const to = (name: string): Choice => ({ do: 'move', to: sector(name) })
const noise = (name: string): Choice => ({ do: 'noise', at: sector(name) })

/** A player moves, resolves, says what they must, and ends the turn. */
const turnOf = (seat: Seat, name: string, ...said: readonly Choice[]): readonly LessonStep<Choice>[] =>
  first.theirs(seat, to(name), RESOLVE, ...said, END)

const moves =
  (...names: readonly string[]) =>
  (choice: Choice): boolean =>
    choice.do === 'move' && names.some((name) => choice.to === sector(name))
const does =
  (what: Choice['do']) =>
  (choice: Choice): boolean =>
    choice.do === what

/** East of everything: far from where the learner is by then. */
const EAST = 5

const human: Chapter<Choice> = {
  setting: { zone: 'galilei', preset: 'advanced', seats: 3 },
  others: ['Bruno', 'Carla'],
  arrangement: {
    players: [
      { character: 'captain', at: 'F03' },
      { character: 'alien1', at: 'I03' },
      { character: 'alien2', at: 'Q04' },
    ],
    turn: 1,
    round: 7,
    next: ['yours', 'yours', 'anyIcon', 'silence', 'any'],
    nextItems: ['sedatives'],
    nextHatch: ['green'],
  },
  steps: [
    first.tell('welcome'),
    first.tell('map', '.planbox'),
    first.mine('firstMove', moves('E03'), spot('E03')),
    first.mine('draw', does('resolve'), '[data-testid="act"] .go'),
    first.mine('trueNoise', does('noise'), '[data-testid="act"] .go'),
    first.mine('pass', does('end'), '[data-testid="act"] .do'),
    ...turnOf(BRUNO, 'G03', noise('G03')),
    ...turnOf(CARLA, 'P04'),
    first.tell('heard', '[data-heard="G03"]'),
    first.mine('secure', moves('E02'), spot('E02')),
    first.mine('silent', does('resolve'), '[data-testid="act"] .go'),
    first.mine('pass', does('end'), '[data-testid="act"] .do'),
    ...first.theirs(BRUNO, to('E03'), { do: 'attack' }, END),
    ...turnOf(CARLA, 'Q04'),
    first.tell('missed', spot('E03')),
    first.mine('away', moves('D02'), spot('D02')),
    first.mine('draw', does('resolve'), '[data-testid="act"] .go'),
    first.mine('bluff', (c) => c.do === 'noise' && columnOf(c.at) >= EAST, '.planbox'),
    first.mine('item', does('end'), '[data-testid="act"] .do'),
    ...turnOf(BRUNO, 'G04'),
    ...turnOf(CARLA, 'P04'),
    first.mine('sedatives', (c) => c.do === 'use' && c.item === 'sedatives', '[data-testid="play-sedatives"]'),
    first.mine('quiet', moves('C02', 'C03'), `${spot('C02')}, ${spot('C03')}`),
    first.mine('silent', does('resolve'), '[data-testid="act"] .go'),
    first.mine('pass', does('end'), '[data-testid="act"] .do'),
    ...turnOf(BRUNO, 'E04', noise('D03')),
    ...turnOf(CARLA, 'Q04'),
    first.mine('hatch', moves('B02'), spot('B02')),
    first.mine('open', does('resolve'), '[data-testid="act"] .go'),
    first.tell('out'),
  ],
}

const alien: Chapter<Choice> = {
  setting: { zone: 'galilei', preset: 'advanced', seats: 3 },
  others: ['Bruno', 'Carla'],
  arrangement: {
    players: [
      { character: 'alien1', at: 'H09' },
      { character: 'pilot', at: 'F09' },
      { character: 'alien2', at: 'Q04' },
    ],
    turn: 2,
    first: 2,
    round: 12,
    next: ['any', 'yours'],
  },
  steps: [
    second.tell('welcome'),
    ...turnOf(BRUNO, 'E09', noise('G08')),
    ...turnOf(CARLA, 'P04'),
    second.mine('follow', moves('G08'), spot('G08')),
    second.mine('strike', does('attack'), '.strike, [data-testid="then"]'),
    second.mine('pass', does('end'), '[data-testid="act"] .do'),
    second.tell('bluffed'),
    ...turnOf(BRUNO, 'F08', noise('F08')),
    ...turnOf(CARLA, 'Q04'),
    second.mine('again', moves('F08'), spot('F08')),
    second.mine('strike', does('attack'), '.strike, [data-testid="then"]'),
    second.tell('won'),
  ],
}

/** The guided first game: out of the ship as a human, then a hunt as an alien. */
export const chapters = { human, alien }
