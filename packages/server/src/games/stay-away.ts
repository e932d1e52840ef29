import { stayAway as rules } from '@selva/stay-away'
import { stayAwayPicture } from '../pictures/stay-away.ts'
import type { ServerGame } from './playable.ts'

export const stayAway: ServerGame = {
  game: rules,
  title: 'Stay Away!',
  picture: stayAwayPicture,
  // An ordinary turn is short; what everyone needs time to read takes longest. After fire it is the same, burned or saved.
  pace: {
    discarded: 400,
    offered: 400,
    exchanged: 500,
    exchangeOff: 700,
    panic: 1400,
    played: 500,
    defended: 1200,
    handShown: 1600,
    revealed: 900,
    eliminated: 1200,
    swapped: 700,
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
