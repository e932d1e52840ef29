import type {
  Burning,
  Deed,
  FalseClaim,
  Headline,
  Impression,
  Infection,
  Moment,
  NearMiss,
  News,
  StayAwayPoint,
  StayAwayReview,
} from '@selva/bots/review/stay-away'
import type { Seat } from '@selva/core'
import { type Choice, playerAt, type Role, stayAway } from '@selva/stay-away'
import { ring } from '@selva/stay-away/testing'
import { expect, test } from 'vitest'
import { LANGUAGE_CODES } from '../src/client/language.ts'
import { name, plainSentence } from '../src/client/rich-text.ts'
import { figuresText } from '../src/stay-away/review/chances.ts'
import type { StayAwayReviewWords } from '../src/stay-away/review/messages/en.ts'
import { marksOf, pointText, pointWords } from '../src/stay-away/review/points.ts'
import { partsOf } from '../src/stay-away/review/SeatRing.tsx'
import type { Telling } from '../src/stay-away/review/telling.ts'
import { claimSaid, fateText, gaveText, headlineText, keyMoments, toldText } from '../src/stay-away/review/told.ts'
import { WORDS } from '../src/stay-away/words.ts'
import { compareStored } from './stored-sentences.ts'

const seat = (n: number): Seat => n as Seat
const NAMES = ['Ana', 'Bruno', 'Inês', 'Hugo'] as const

/** How four players seemed to Ana and to everyone else. */
const seen = (...figures: readonly (readonly [thing: number, infected: number])[]): Moment => {
  const row = figures.map(([thing, infected]): Impression => ({ thing, infected }))
  return [row, row, row, row]
}
const before = seen([0, 0], [0.31, 0.1], [0.1, 0.2], [0.2, 0])
const after = seen([0, 0], [0.47, 0.1], [0.1, 0.44], [0.2, 0])

const news = (deed: Deed, turn = 4): News => ({ batch: turn * 3, turn, deed, before, after })
const DEEDS: { readonly [K in Deed['kind']]: Deed & { readonly kind: K } } = {
  exchange: { kind: 'exchange', by: seat(2), at: seat(3) },
  refusal: { kind: 'refusal', by: seat(1), at: seat(2) },
  offer: { kind: 'offer', by: seat(2), at: seat(3) },
  look: { kind: 'look', by: seat(1), at: seat(2) },
  peek: { kind: 'peek', by: seat(1), at: seat(2) },
  fire: { kind: 'fire', by: seat(1), at: seat(2) },
  quarantine: { kind: 'quarantine', by: seat(1), at: seat(2) },
  door: { kind: 'door', by: seat(1), at: seat(2) },
  shown: { kind: 'shown', by: seat(2) },
  revealed: { kind: 'revealed', by: seat(2) },
  fell: { kind: 'fell', by: seat(3) },
  burned: { kind: 'burned', by: seat(1), at: seat(3) },
  passed: { kind: 'passed' },
  claim: { kind: 'claim', by: seat(2), claim: { do: 'am', role: 'human' } },
}

const at = { batch: 20, turn: 7 }
const infection: Infection = {
  ...{ ...at, by: seat(2), seat: seat(1), how: 'answered', known: 0.53 },
  refusals: ['noThanks', 'scary'],
}
const helpless: Infection = { ...infection, seat: seat(3), turn: 9, known: 0, refusals: [] }
const fire: Burning = {
  ...{ ...at, by: seat(4), byRole: 'human', seat: seat(1), role: 'human' },
  ...{ known: { thing: 0.31, infected: 0.2 }, burned: true },
}
const ownSide: Burning = { ...fire, seat: seat(3), byRole: 'thing', role: 'infected', by: seat(2) }
const saved: Burning = { ...fire, turn: 5, burned: false }
const end: Burning = { ...fire, turn: 12, seat: seat(2), role: 'thing', known: { thing: 0.72, infected: 0.1 } }
const miss: NearMiss = { ...at, seat: seat(4), from: seat(2), card: 'noThanks', known: 0.14 }
const lie: FalseClaim = {
  ...{ ...at, seat: seat(2), claim: { do: 'is', whom: seat(4), role: 'thing' }, lie: true },
  ...{ about: { whom: seat(4), role: 'thing' }, by: [], before: 0.12, after: 0.68 },
}
const card: FalseClaim = { ...lie, claim: { do: 'gave', card: 'axe', whom: seat(1) } }

const review: StayAwayReview = {
  ...{ moments: [], news: [news(DEEDS.exchange, 3), news(DEEDS.fell, 8)], infections: [infection, helpless] },
  ...{ claims: [lie, card], burnings: [saved, fire, ownSide, end], misses: [miss], hunts: [] },
  disguises: [{ seat: seat(2), turns: 12, seen: 0.28 }],
}

const HEADLINES: readonly Headline[] = [
  { kind: 'framed', lie, burning: fire },
  { kind: 'found', burning: end },
  { kind: 'blind', burning: { ...end, known: { thing: 0.08, infected: 0 } } },
  { kind: 'mistaken', burning: fire },
  { kind: 'believed', lie },
  { kind: 'spread', last: infection, infections: 1 },
  { kind: 'spread', last: infection, infections: 4 },
  { kind: 'narrow', miss },
  { kind: 'early' },
  { kind: 'quiet' },
]

/** One of every kind of choice: a new kind does not compile without its words. */
const CHOICES: { readonly [K in Choice['do']]: Choice & { readonly do: K } } = {
  discard: { do: 'discard', card: 'whisky' },
  play: { do: 'play', card: 'resolute' },
  playOn: { do: 'playOn', card: 'analysis', at: seat(2) },
  axeDoor: { do: 'axeDoor', gap: 1 },
  axeQuarantine: { do: 'axeQuarantine', at: seat(2) },
  keep: { do: 'keep', card: 'axe' },
  give: { do: 'give', card: 'infected' },
  defend: { do: 'defend', card: 'noThanks' },
  accept: { do: 'accept' },
  side: { do: 'side', to: 'left' },
  pick: { do: 'pick', whom: seat(3) },
  show: { do: 'show', what: 'nothing' },
  declare: { do: 'declare' },
  order: { do: 'order', on: true },
}
const burns: Choice = { do: 'playOn', card: 'flamethrower', at: seat(4) }
const chance = (mean: number) => ({ mean, error: 0.04 })
const point = (chosen: Choice, better: Choice): StayAwayPoint => ({
  ...{ from: 3, until: 5, leg: 23, seat: seat(1), chosen, better: { choice: better, worth: chance(0.14) } },
  ...{ before: chance(0.54), after: chance(0.38) },
  parts: [
    { name: 'choice', by: 'skill', change: chance(-0.14) },
    { name: 'outcome', by: 'luck', change: chance(-0.02) },
  ],
})

/** The end of a game with these roles of the four, Bruno being The Thing. */
function endOf(roles: readonly Role[], reason: 'thingEliminated' | 'wrongDeclaration' | 'thingAlone' | 'infection') {
  const state = stayAway.clone(ring('ABCD', { thing: 'B' }).state)
  for (const [i, role] of roles.entries()) playerAt(state, seat(i + 1)).role = role
  state.lastInfected = seat(3)
  state.end = { reason, winners: [] }
  return state
}

test('the chances of one compartment are filled from the inside, as far as they are asked for', () => {
  const bruno: Impression = { thing: 0.47, infected: 0.1 }
  expect(partsOf(bruno, 'both')).toEqual([
    ['thing', 0.47],
    ['infected', 0.1],
  ])
  expect(partsOf(bruno, 'thing')).toEqual([['thing', 0.47]])
  expect(partsOf(bruno, 'infected')).toEqual([['infected', 0.1]])
  // A chance that would be written as 0% is not drawn.
  expect(partsOf({ thing: 0.004, infected: 0 }, 'both')).toEqual([])
})

test('a turning point marks the players at whom its choices are aimed', () => {
  expect(marksOf(point(burns, { do: 'playOn', card: 'flamethrower', at: seat(2) }))).toEqual({ chosen: 4, better: 2 })
  expect(marksOf(point(burns, CHOICES.discard))).toEqual({ chosen: 4, better: undefined })
  expect(marksOf({ ...point(CHOICES.give, burns), better: 'aboutEqual' })).toEqual({
    ...{ chosen: undefined, better: undefined },
  })
})

test('everything that a review says reads well in every language', async () => {
  const lines: string[] = []
  for (const code of LANGUAGE_CODES) {
    const words: StayAwayReviewWords = (await import(`../src/stay-away/review/messages/${code}.ts`))[code]
    const game = await WORDS[code]()
    const roles: readonly Role[] = ['infected', 'thing', 'infected', 'human']
    const telling = (reason: Parameters<typeof endOf>[1], as = roles): Telling => ({
      ...{ review, end: endOf(as, reason), words, game },
      nameAt: (of) => name(NAMES[of - 1] ?? ''),
      card: (kind) => game.cards[kind].name,
    })
    const own = telling('infection')
    lines.push(`## ${code}`)
    for (const headline of HEADLINES) lines.push(headlineText(headline, own))
    for (const of of [1, 2, 3, 4]) lines.push(fateText(seat(of), own).join(' '))
    for (const reason of ['thingEliminated', 'wrongDeclaration', 'thingAlone'] as const)
      lines.push(fateText(seat(2), telling(reason)).at(-1) ?? '')
    lines.push(fateText(seat(3), own).at(-1) ?? '')
    for (const deed of Object.values(DEEDS)) lines.push(...toldText(news(deed), seat(1), own).slice(0, 2))
    lines.push(...toldText({ ...news(DEEDS.refusal), after: before }, seat(1), own))
    for (const deed of [DEEDS.refusal, DEEDS.look, DEEDS.shown])
      lines.push(...gaveText(news(deed), [seat(1), seat(4)], own))
    lines.push(...gaveText({ ...news(DEEDS.fire), after: before }, [seat(4)], own))
    lines.push(...keyMoments(own).map(({ text, figure }) => `${text} ${figure}`.trim()))
    for (const one of [lie, card]) lines.push(words.claim(name('Bruno'), claimSaid(one, own), one.turn))
    lines.push(words.fromTo('12%', '68%'), words.wrongGuess, words.unheard, words.movedMost(name('Ana')))
    lines.push(words.isThing(name('Bruno')), words.isInfected(name('Bruno')), words.notMoved(name('Ana')))
    for (const role of ['human', 'infected', 'thing'] as const)
      lines.push(figuresText({ thing: 0.2, infected: 0.1 }, role, words))
    lines.push(words.houndFigure(1, 1), words.houndFigure(2, 3), words.narrowFigure('14%'), words.liarFigure('68%'))
    lines.push(words.hunt.fire(name('Hugo'), 4, '31%'), words.hunt.claim(name('Hugo'), 4, '31%'))
    lines.push(words.miss(name('Ana'), name('Bruno'), 4, '14%'), words.disguised(name('Bruno'), 12, '28%'))
    for (const chosen of [...Object.values(CHOICES), burns]) {
      const one = point(chosen, chosen)
      const { better } = pointWords(one, { frames: [] } as never, own)
      lines.push(`${pointText(one, own)} | ${better}`)
    }
    lines.push(words.decided(words.turnOf(name('Ana'), 23), pointText(point(burns, burns), own)))
    lines.push(words.method, '')
  }
  compareStored('stay-away-review.txt', plainSentence(lines.join('\n')))
})
