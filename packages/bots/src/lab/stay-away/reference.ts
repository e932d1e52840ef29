import type { Reference } from '../contest.ts'

/** Figures of the table that others are compared with. Written by `npm run reference`. */
export const reference: Reference = {
  bots: 2,
  rules: 1,
  // biome-ignore format: one line a table
  tables: {
    '4': { games: 240, choices: 102, rates: { thingWins: [0.6875, 0.6263, 0.7428], humansWin: [0.3125, 0.2572, 0.3737], thingAlone: [0.2833, 0.2301, 0.3434], infected: [0.6097, 0.5667, 0.6511] } },
    '5': { games: 240, choices: 259, rates: { thingWins: [0.6083, 0.5453, 0.6679], humansWin: [0.3917, 0.3321, 0.4547], thingAlone: [0.1083, 0.075, 0.154], infected: [0.525, 0.4846, 0.5651] } },
    '6': { games: 240, choices: 502, rates: { thingWins: [0.5458, 0.4826, 0.6076], humansWin: [0.4542, 0.3924, 0.5174], thingAlone: [0.0458, 0.0258, 0.0802], infected: [0.4833, 0.4461, 0.5207] } },
    '7': { games: 240, choices: 474, rates: { thingWins: [0.6, 0.5369, 0.6599], humansWin: [0.4, 0.3401, 0.4631], thingAlone: [0.0167, 0.0065, 0.0421], infected: [0.5264, 0.4913, 0.5612] } },
    '8': { games: 240, choices: 898, rates: { thingWins: [0.6292, 0.5665, 0.6878], humansWin: [0.3708, 0.3122, 0.4335], thingAlone: [0.0167, 0.0065, 0.0421], infected: [0.5452, 0.5131, 0.577] } },
    '9': { games: 60, choices: 450, rates: { thingWins: [0.5167, 0.3931, 0.6382], humansWin: [0.4833, 0.3618, 0.6069], thingAlone: [0.0167, 0.0029, 0.0886], infected: [0.4771, 0.4131, 0.5419] } },
    '10': { games: 60, choices: 1547, rates: { thingWins: [0.4833, 0.3618, 0.6069], humansWin: [0.5167, 0.3931, 0.6382], thingAlone: [0, 0, 0.0602], infected: [0.4648, 0.3975, 0.5334] } },
    '11': { games: 60, choices: 1427, rates: { thingWins: [0.5333, 0.4089, 0.6537], humansWin: [0.4667, 0.3463, 0.5911], thingAlone: [0, 0, 0.0602], infected: [0.4633, 0.3976, 0.5303] } },
    '12': { games: 60, choices: 1221, rates: { thingWins: [0.3833, 0.2709, 0.5098], humansWin: [0.6167, 0.4902, 0.7291], thingAlone: [0, 0, 0.0602], infected: [0.4227, 0.3645, 0.4832] } },
  },
}
