import type { Reference } from '../contest.ts'

/** Figures of the table that others are compared with. Written by `npm run reference`. */
export const reference: Reference = {
  bots: 1,
  rules: 1,
  // biome-ignore format: one line a table
  tables: {
    '4': { games: 240, choices: 109, rates: { thingWins: [0.6833, 0.622, 0.7389], humansWin: [0.3167, 0.2611, 0.378], thingAlone: [0.1833, 0.1395, 0.2371], infected: [0.5444, 0.5023, 0.586] } },
    '5': { games: 240, choices: 255, rates: { thingWins: [0.625, 0.5622, 0.6838], humansWin: [0.375, 0.3162, 0.4378], thingAlone: [0.1083, 0.075, 0.154], infected: [0.5479, 0.5073, 0.588] } },
    '6': { games: 240, choices: 499, rates: { thingWins: [0.5125, 0.4496, 0.575], humansWin: [0.4875, 0.425, 0.5504], thingAlone: [0.0167, 0.0065, 0.0421], infected: [0.4633, 0.4275, 0.4996] } },
    '7': { games: 240, choices: 438, rates: { thingWins: [0.5708, 0.5076, 0.6319], humansWin: [0.4292, 0.3681, 0.4924], thingAlone: [0.025, 0.0115, 0.0535], infected: [0.5139, 0.478, 0.5496] } },
    '8': { games: 240, choices: 635, rates: { thingWins: [0.3542, 0.2964, 0.4165], humansWin: [0.6458, 0.5835, 0.7036], thingAlone: [0.0042, 0.0007, 0.0232], infected: [0.3714, 0.3354, 0.409] } },
    '9': { games: 60, choices: 468, rates: { thingWins: [0.3333, 0.2273, 0.4594], humansWin: [0.6667, 0.5406, 0.7727], thingAlone: [0, 0, 0.0602], infected: [0.3229, 0.2623, 0.3901] } },
    '10': { games: 60, choices: 628, rates: { thingWins: [0.2333, 0.1444, 0.3544], humansWin: [0.7667, 0.6456, 0.8556], thingAlone: [0, 0, 0.0602], infected: [0.313, 0.2505, 0.383] } },
    '11': { games: 60, choices: 556, rates: { thingWins: [0.3333, 0.2273, 0.4594], humansWin: [0.6667, 0.5406, 0.7727], thingAlone: [0, 0, 0.0602], infected: [0.3067, 0.2457, 0.3752] } },
    '12': { games: 60, choices: 847, rates: { thingWins: [0.2333, 0.1444, 0.3544], humansWin: [0.7667, 0.6456, 0.8556], thingAlone: [0, 0, 0.0602], infected: [0.3045, 0.2465, 0.3696] } },
  },
}
