import { elementAt, seatsOf } from '@selva/core'
import type { Card, Choice } from '@selva/stay-away'
import type { Chapter } from '../../learn/lesson.ts'
import { script } from '../../learn/script.ts'
import type { LessonWords } from './messages/en.ts'

const BRUNO = elementAt(seatsOf(4), 1)
const CARLA = elementAt(seatsOf(4), 2)
const DIEGO = elementAt(seatsOf(4), 3)

type Chapters = LessonWords['chapters']
const first = script<keyof Chapters['human']['steps'], Choice>()
const second = script<keyof Chapters['infected']['steps'], Choice>()
const third = script<keyof Chapters['thing']['steps'], Choice>()

const gives = (card: Card): Choice => ({ do: 'give', card })
const discards = (card: Card): Choice => ({ do: 'discard', card })
const face = (card: Card): string => `.hand [data-card="${card}"]`

const human: Chapter<Choice> = {
  setting: { seats: 4 },
  others: ['Bruno', 'Carla', 'Diego'],
  arrangement: {
    players: [
      { hand: ['suspicion', 'noThanks', 'whisky', 'resolute'] },
      { hand: ['axe', 'seduction', 'suspicion', 'changePlaces'] },
      { hand: ['missed', 'suspicion', 'watchYourBack', 'youdBetterRun'] },
      { role: 'thing', hand: ['theThing', 'infected', 'infected', 'infected'] },
    ],
    doors: [1],
    active: 1,
    deck: ['changePlaces', 'infected', 'threeFour', 'seduction', 'suspicion', 'flamethrower'],
  },
  steps: [
    first.tell('welcome', '[data-testid="identity"]'),
    first.tell('ring', '[data-testid="ring"]'),
    first.tell('hand', '[data-testid="hand"]'),
    first.mine(
      'suspicion',
      (c) => c.do === 'playOn' && c.card === 'suspicion' && c.at === DIEGO,
      `${face('suspicion')}, [data-testid="player-4"]`,
    ),
    first.tell('saw', '[data-testid="notices"]'),
    first.mine('exchange', (c) => c.do === 'give' && c.card !== 'noThanks', '[data-testid="hand"]'),
    ...first.theirs(BRUNO, gives('axe')),
    first.tell('exchanged'),
    ...first.theirs(BRUNO, discards('infected')),
    first.tell('door', '[data-testid="door-1"]'),
    ...first.theirs(CARLA, gives('suspicion')),
    ...first.theirs(DIEGO, gives('infected')),
    first.tell('panic'),
    ...first.theirs(DIEGO, discards('seduction'), gives('infected')),
    first.mine('refuse', (c) => c.do === 'defend' && c.card === 'noThanks', '[data-testid="act"] .do'),
    first.tell('refused'),
    first.mine(
      'burn',
      (c) => c.do === 'playOn' && c.card === 'flamethrower' && c.at === DIEGO,
      `${face('flamethrower')}, [data-testid="player-4"]`,
    ),
    ...first.theirs(DIEGO, { do: 'accept' }),
    first.tell('won'),
  ],
}

const infected: Chapter<Choice> = {
  setting: { seats: 4 },
  others: ['Bruno', 'Carla', 'Diego'],
  arrangement: {
    players: [
      { hand: ['axe', 'suspicion', 'whisky', 'changePlaces'] },
      { hand: ['noBarbecue', 'seduction', 'suspicion', 'changePlaces'] },
      { hand: ['missed', 'suspicion', 'watchYourBack', 'youdBetterRun'] },
      { role: 'thing', hand: ['theThing', 'infected', 'infected', 'resolute'] },
    ],
    active: 4,
    deck: ['seduction', 'noThanks'],
  },
  steps: [
    second.tell('welcome', '[data-testid="identity"]'),
    ...second.theirs(DIEGO, discards('seduction'), gives('infected')),
    second.mine('answer', (c) => c.do === 'give', '[data-testid="hand"]'),
    second.tell('infected', '[data-testid="notices"]'),
    second.tell('side', '[data-testid="identity"]'),
    second.tell('lose', '[data-testid="identity"]'),
    second.mine('act', (c) => c.do === 'discard', face('infected')),
    second.mine('quiet', (c) => c.do === 'give', '[data-testid="hand"]'),
    ...second.theirs(BRUNO, gives('noBarbecue')),
    second.tell('lie'),
  ],
}

const thing: Chapter<Choice> = {
  setting: { seats: 4 },
  others: ['Bruno', 'Carla', 'Diego'],
  arrangement: {
    players: [
      { role: 'thing', hand: ['theThing', 'infected', 'infected', 'noThanks'] },
      { hand: ['axe', 'seduction', 'suspicion', 'changePlaces'] },
      { role: 'infected', hand: ['infected', 'suspicion', 'watchYourBack', 'youdBetterRun'] },
      { role: 'infected', hand: ['infected', 'seduction', 'missed', 'suspicion'] },
    ],
    active: 1,
    deck: ['noBarbecue', 'changePlaces'],
  },
  steps: [
    third.tell('welcome', '[data-testid="identity"]'),
    third.mine('act', (c) => c.do === 'discard' && c.card !== 'infected', '[data-testid="hand"]'),
    third.mine('infect', (c) => c.do === 'give' && c.card === 'infected', face('infected')),
    ...third.theirs(BRUNO, gives('axe')),
    third.tell('infected'),
    third.mine('declare', (c) => c.do === 'declare', '[data-testid="thing-only"], .only-phone [aria-expanded]'),
    third.tell('won'),
  ],
}

/** The guided first game: a human who finds The Thing, one who is infected, then The Thing itself. */
export const chapters = { human, infected, thing }
