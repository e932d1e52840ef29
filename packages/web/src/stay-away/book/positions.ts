import type { Choice } from '@selva/stay-away'
import type { Chapter } from '../../learn/lesson.ts'

/** Everybody's seat, and what lies on the table. */
export type BookPosition = Omit<Chapter<Choice>, 'steps'>

const HANDS = [
  ['suspicion', 'whisky', 'noThanks', 'resolute'],
  ['axe', 'seduction', 'suspicion', 'changePlaces'],
  ['missed', 'suspicion', 'watchYourBack', 'youdBetterRun'],
  ['theThing', 'infected', 'infected', 'flamethrower'],
  ['seduction', 'changePlaces', 'suspicion', 'analysis'],
  ['resolute', 'youdBetterRun', 'scary', 'imComfortable'],
] as const
const OTHERS = ['Bruno', 'Carla', 'Diego', 'Elena', 'Fabio']

type PlayerOptions = { readonly quarantine?: number; readonly eliminated?: boolean }

/** Six players; what is special of some of them, by seat. */
const players = (optionsBySeat: { readonly [seat: number]: PlayerOptions } = {}) =>
  HANDS.map((hand, i) => {
    const options = optionsBySeat[i + 1] ?? {}
    return { role: i === 3 ? 'thing' : 'human', ...options, hand: options.eliminated === true ? [] : hand }
  })

/** The pictures of the rulebook. */
export const POSITIONS = {
  ring: {
    setting: { seats: 6 },
    others: OTHERS,
    arrangement: { players: players(), active: 3, deck: ['whisky', 'threeFour'] },
  },
  offer: {
    setting: { seats: 6 },
    others: ['Elena', 'Fabio', 'Bruno', 'Carla', 'Diego'],
    arrangement: {
      players: HANDS.map((hand, i) => ({ role: i === 3 ? 'thing' : 'human', hand })),
      active: 6,
      step: 'answer',
      offered: 'resolute',
    },
  },
  door: {
    setting: { seats: 6 },
    others: OTHERS,
    arrangement: { players: players({ 4: { quarantine: 2 } }), doors: [0], active: 2, deck: ['whisky'] },
  },
  burned: {
    setting: { seats: 6 },
    others: OTHERS,
    arrangement: { players: players({ 3: { eliminated: true } }), active: 2, deck: ['whisky'] },
  },
} as const satisfies { readonly [picture: string]: BookPosition }
