import type { Announcement, Attack, EscapeReview, HatchTry, Headline, Moment, ToldLie } from '@selva/bots/review'
import { EVERYTHING, type Seat } from '@selva/core'
import { escape, type FullState, type Sector, sectorNamed } from '@selva/escape'
import { table } from '@selva/escape/testing'
import { expect, test } from 'vitest'
import { LANGUAGE_CODES } from '../src/client/language.ts'
import { plainSentence } from '../src/client/rich-text.ts'
import { stepOf } from '../src/escape/review/ChanceLayer.tsx'
import { chanceOf, chancesFor, seemedTo } from '../src/escape/review/chances.ts'
import type { EscapeReviewWords } from '../src/escape/review/messages/en.ts'
import { type EscapePoint, marksOf, pointLines, pointWords } from '../src/escape/review/points.ts'
import { fateText, gaveText, headlineText, keyMoments, type Telling } from '../src/escape/review/told.ts'
import { GAME_WORDS } from '../src/escape/words.ts'
import { hashOf, momentIn, reviewHash } from '../src/replay/moment.ts'
import { chanceAt } from '../src/replay/review/ChanceCurve.tsx'
import type { ReviewWords } from '../src/replay/review/messages/en.ts'
import { scaleOf } from '../src/replay/review/OpenPoint.tsx'
import { points, signedPoints } from '../src/replay/review/percent.ts'
import { isOpenAt } from '../src/replay/review/TurningPointList.tsx'
import { compareStored } from './stored-sentences.ts'

const seat = (n: number): Seat => n as Seat
const at = (name: string): Sector => sectorNamed(name) ?? (0 as Sector)

const NOWHERE = new Float64Array(23 * 14)
const places = (chances: { readonly [name: string]: number }): Float64Array => {
  const list = NOWHERE.slice()
  for (const [name, chance] of Object.entries(chances)) list[at(name)] = chance
  return list
}

/** Seat 1 is a human in D08; seat 2 may be an alien; seat 3 is surely a human; seat 4 surely an alien in F11. */
const MOMENT: Moment = [
  [
    { alien: 0, as: { human: places({ D08: 1 }), alien: NOWHERE } },
    { alien: 0.4, as: { human: places({ C09: 1 }), alien: places({ C09: 0.5, E09: 0.5 }) } },
    { alien: 0, as: { human: places({ E09: 1 }), alien: NOWHERE } },
    { alien: 1, as: { human: NOWHERE, alien: places({ F11: 0.995, E09: 0.005 }) } },
  ],
]

test('the chance of a player is weighed over both sides, that of all opponents over the other side alone', () => {
  expect(chanceOf(MOMENT, seat(1), seat(2), at('C09'))).toBeCloseTo(0.6 + 0.4 * 0.5, 12)
  const zone = { sectors: ['C09', 'D08', 'E09', 'F11'].map(at) }
  const whole: Moment = [MOMENT[0] ?? [], [], [], []]
  const all = chancesFor(zone, whole, seat(1), undefined)
  expect(all.map((one) => one.at)).toEqual(['F11', 'E09', 'C09'].map(at))
  expect(all[0]?.chance).toBeCloseTo(0.995, 12)
  expect(all[1]?.chance).toBeCloseTo(1 - 0.8 * 0.995, 12)
  expect(all[2]?.chance).toBeCloseTo(0.2, 12)
  // A chance that would be written as 0% is not shown.
  expect(chancesFor(zone, whole, seat(1), seat(4)).map((one) => one.at)).toEqual([at('F11')])
})

test('those aboard come first, the likeliest alien before the others', () => {
  const whole: Moment = [MOMENT[0] ?? [], [], [], []]
  expect(seemedTo(whole, seat(1), (one) => one !== 4).map((one) => one.seat)).toEqual([2, 3, 4])
})

test('size and tone grow with the chance', () => {
  expect([0.01, 0.05, 0.2, 0.5, 0.8, 1].map(stepOf)).toEqual([1, 2, 3, 4, 5, 5])
})

test('an address holds the moment, the eyes and the review, and nothing in it can break the page', () => {
  expect(momentIn('#12.3.review', 40, 5)).toEqual({ at: 12, eyes: 3, reviews: true })
  expect(momentIn('#12.3', 40, 5)).toEqual({ at: 12, eyes: 3, reviews: false })
  expect(momentIn(reviewHash(seat(2)), 40, 5)).toEqual({ at: 39, eyes: 2, reviews: true })
  expect(momentIn(reviewHash(undefined), 40, 5)).toEqual({ at: 39, eyes: EVERYTHING, reviews: true })
  expect(momentIn('#x.review', 40, 5)).toEqual({ at: 0, eyes: EVERYTHING, reviews: false })
  for (const reviews of [true, false])
    expect(momentIn(hashOf({ at: 7, eyes: seat(4), reviews }), 40, 5)).toEqual({ at: 7, eyes: 4, reviews })
})

const noise: Announcement = {
  batch: 5,
  round: 15,
  seat: seat(1),
  news: 'noise',
  sectors: [at('F11')],
  item: 'none',
  at: at('F11'),
  by: [{ seat: seat(2), before: 0.08, after: 0.41 }],
  before: 0.08,
  after: 0.41,
  alien: { before: 0.3, after: 0.3 },
}
const used: Announcement = {
  ...noise,
  news: 'item',
  item: 'adrenaline',
  sectors: [],
  after: 0.08,
  alien: { before: 0.11, after: 0 },
}
const lie: ToldLie = {
  batch: 6,
  round: 16,
  seat: seat(1),
  sectors: [at('N10')],
  at: at('D08'),
  by: [],
  believed: 0.71,
  lured: [seat(2)],
}
const kill: Attack = {
  batch: 9,
  round: 16,
  seat: seat(2),
  sector: at('F11'),
  chance: 0.62,
  deaths: [{ seat: seat(1), chance: 0.62, friend: false }],
}
const miss: Attack = { ...kill, batch: 3, chance: 0.4, deaths: [] }
const green: HatchTry = { batch: 11, round: 17, seat: seat(3), hatch: 2, odds: 1 / 3, expected: 0.08, escaped: true }
const red: HatchTry = { ...green, batch: 10, round: 14, odds: 0.5, escaped: false }
const review: EscapeReview = {
  moments: [],
  announcements: [noise, used],
  lies: [lie],
  attacks: [miss, kill],
  tries: [red, green],
}

const HEADLINES: readonly Headline[] = [
  { kind: 'lured', lie },
  { kind: 'lured', lie: { ...lie, lured: [seat(2), seat(4)] } },
  { kind: 'lucky', attempt: green },
  { kind: 'blind', attack: { ...kill, chance: 0.08 }, death: { seat: seat(1), chance: 0.08, friend: false } },
  { kind: 'believed', lie },
  { kind: 'found', attack: kill, death: { seat: seat(1), chance: 0.62, friend: false } },
  { kind: 'escaped', attempt: green },
  { kind: 'quiet' },
]

const sure = (mean: number) => ({ mean, error: 0.02 })
const way = { from: at('D08'), to: at('D09'), attacks: false, names: 'none' } as const
const better = (choice: Partial<EscapePoint['chosen']>): EscapePoint['better'] => ({
  choice: { ...way, ...choice },
  worth: sure(0.06),
})
const chose: EscapePoint = {
  ...{ from: 1, until: 3, leg: 16, seat: seat(1), chosen: { ...way, names: at('N10') } },
  ...{ better: 'aboutEqual', before: sure(0.46), after: sure(0.56) },
  parts: [
    { name: 'move', by: 'skill', change: sure(0) },
    { name: 'card', by: 'luck', change: sure(0.03) },
    { name: 'noise', by: 'skill', change: sure(0.07) },
  ],
}
const POINTS: readonly EscapePoint[] = [
  chose,
  { ...chose, better: better({ to: at('C09') }), parts: [{ name: 'move', by: 'skill', change: sure(-0.06) }] },
  { ...chose, better: better({ to: at('D08') }), parts: [{ name: 'items', by: 'skill', change: sure(-0.06) }] },
  { ...chose, better: better({ to: at('V02') }), parts: [{ name: 'hatch', by: 'luck', change: sure(0.3) }] },
  { ...chose, better: better({ names: at('M09') }) },
  { ...chose, better: better({ to: at('E09'), attacks: true }) },
  { ...chose, chosen: { ...way, attacks: true }, better: better({}) },
  { ...chose, chosen: { ...way, to: at('D08') }, parts: [{ name: 'found', by: 'luck', change: sure(0) }] },
  { ...chose, chosen: { ...way, to: at('V02') } },
]
const FRAMES: Parameters<typeof pointWords>[1] = [
  [],
  [{ kind: 'turn', seat: seat(1), round: 16, from: at('D08') }],
  [
    { kind: 'moved', seat: seat(1), to: at('D09') },
    { kind: 'itemUsed', seat: seat(1), item: 'adrenaline', card: true, kept: false },
    { kind: 'cannotMove', seat: seat(1) },
    { kind: 'attack', seat: seat(1), sector: at('D09') },
    { kind: 'killed', seat: seat(2), by: seat(1), sector: at('D09'), side: 'human' },
    { kind: 'missed' },
    { kind: 'hatchCard', colour: 'green', picked: false },
    { kind: 'silence', seat: seat(1), drawn: true },
    { kind: 'silentSector', seat: seat(1) },
  ],
  [
    { kind: 'noise', seat: seat(1), sector: at('N10'), card: 'any' },
    { kind: 'turn', seat: seat(2), round: 16, from: at('F11') },
    { kind: 'moved', seat: seat(2), to: at('F10') },
  ],
]

test('a turning point is open from the moment before its decision until its turn is over', () => {
  expect([0, 1, 2, 3].map((moment) => isOpenAt(chose, moment))).toEqual([false, true, true, false])
})

test('a curve keeps its last chance until the next, and a fall is drawn in whole tenths', () => {
  const curve = [
    { at: 4, chance: 0.4 },
    { at: 9, chance: 0.1 },
  ]
  expect([0, 4, 8, 9, 20].map((moment) => chanceAt(curve, moment))).toEqual([0.4, 0.4, 0.4, 0.1, 0.1])
  expect(chanceAt([], 3)).toBeUndefined()
  const { low, wide } = scaleOf([0.46, 0.4, 0.56])
  expect(low).toBeCloseTo(0.4, 9)
  expect(wide).toBeCloseTo(0.2, 9)
  expect(scaleOf([1, 0.98]).low).toBeCloseTo(0.8, 9)
})

test('points have a true minus, and no spread is nothing', () => {
  expect([0.104, -0.061, 0.004].map(signedPoints)).toEqual(['+10', '−6', '0'])
  expect([0.001, -0.06].map(points)).toEqual(['1', '6'])
})

test('everything that a review says reads well in every language', async () => {
  const end = table(
    { ana: 'captain@D08', bob: 'alien1@F11', eva: 'pilot@C09', hugo: 'alien2@T05' },
    { preset: 'advanced' },
  ).state as FullState
  expect(escape.over(end)).toBe(false)
  const lines: string[] = []
  for (const code of LANGUAGE_CODES) {
    const words: EscapeReviewWords = (await import(`../src/escape/review/messages/${code}.ts`))[code]
    const shared: ReviewWords = (await import(`../src/replay/review/messages/${code}.ts`))[code]
    const { black, ultimate } = await GAME_WORDS[code]()
    for (const [edition, game] of Object.entries(code === 'en' ? { black, ultimate } : { black })) {
      const names = ['Ana', 'Bruno', 'Inês', 'Hugo']
      const telling: Telling = { review, end, nameAt: (of) => names[of - 1] ?? '', words, game }
      lines.push(`## ${code} ${edition}`)
      for (const headline of HEADLINES) lines.push(headlineText(headline, telling))
      for (const of of [1, 2, 3, 4]) lines.push(fateText(seat(of), telling).join(' '))
      for (const one of [noise, used]) lines.push(...gaveText(one, telling))
      for (const news of Object.keys(words.news) as Announcement['news'][])
        lines.push(...gaveText({ ...noise, news, item: news === 'item' ? 'adrenaline' : 'none' }, telling))
      lines.push(...keyMoments(telling).map(({ text, figure }) => `${text} ${figure}`.trim()))
      lines.push(words.mistakes('Bruno', 'Hugo'), words.friend, words.followed(1), words.followed(2), words.noKey)
      for (const line of pointLines({ curves: [], points: POINTS }, telling)) {
        lines.push(shared.decidedBy(line.name, shared.reading[line.reading]), line.text)
        lines.push(words.decided(words.turnOf(line.name, line.leg), line.text))
      }
      for (const point of POINTS) {
        const { title, happened, better: advice, part } = pointWords(point, FRAMES, telling)
        if (point === chose) lines.push(title, happened, shared.aboutEqual, shared.judged('Ana'))
        else if (advice !== '') lines.push(`${shared.better(advice)} ${shared.worth('6', '4')}`)
        lines.push(point.parts.map(({ name }) => part(name).label).join(' · '))
        lines.push(
          marksOf(point, telling)
            .map(({ label }) => label)
            .join(' · '),
        )
      }
      lines.push(shared.chanceOf('Ana'), shared.chanceNow('Ana', '46%'), shared.searching, shared.none)
      lines.push(words.houndFigure(1, 1), words.houndFigure(3, 4), words.attack('F11', 3, '62%', 1), words.method, '')
    }
  }
  compareStored('review.txt', plainSentence(lines.join('\n')))
})
