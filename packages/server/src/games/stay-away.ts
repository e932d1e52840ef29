import { stayAway as rules } from '@selva/stay-away'
import { stayAwayPicture } from '../pictures/stay-away.ts'
import type { ServerGame } from './playable.ts'

export const stayAway: ServerGame = {
  game: rules,
  title: 'Stay Away!',
  picture: stayAwayPicture,
  // The last of these in a batch counts; what everybody needs time to read takes longest.
  pace: {
    discarded: 500,
    offered: 600,
    exchanged: 700,
    exchangeOff: 900,
    panic: 1100,
    played: 800,
    defended: 900,
    handShown: 1600,
    revealed: 900,
    eliminated: 1600,
    swapped: 900,
    passChosen: 300,
  },
  talk: {
    after: {
      exchanged: 4,
      exchangeOff: 2,
      panic: 4,
      defended: 2,
      handSeen: 1,
      cardSeen: 2,
      handShown: 1,
      revealed: 2,
      eliminated: 1,
    },
    answers: { is: 1, saw: 1, gave: 4, got: 4 },
  },
  meeting: { seats: 6 },
}
