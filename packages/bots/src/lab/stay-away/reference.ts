import type { Reference } from '../contest.ts'

/** Figures of the table that others are compared with. Written by `npm run reference`. */
export const reference: Reference = {
  bots: 2,
  rules: 1,
  // biome-ignore format: one line a table
  tables: {
    '4': { games: 100, choices: 102, rates: { thingWins: [0.7, 0.6042, 0.7811], humansWin: [0.3, 0.2189, 0.3958], thingAlone: [0.32, 0.2367, 0.4166], infected: [0.6333, 0.5665, 0.6954] } },
    '5': { games: 50, choices: 259, rates: { thingWins: [0.5, 0.3664, 0.6336], humansWin: [0.5, 0.3664, 0.6336], thingAlone: [0.08, 0.0315, 0.1884], infected: [0.465, 0.3807, 0.5513] } },
    '6': { games: 100, choices: 502, rates: { thingWins: [0.59, 0.492, 0.6813], humansWin: [0.41, 0.3187, 0.508], thingAlone: [0.07, 0.0343, 0.1375], infected: [0.514, 0.4563, 0.5714] } },
    '7': { games: 50, choices: 474, rates: { thingWins: [0.52, 0.3851, 0.652], humansWin: [0.48, 0.348, 0.6149], thingAlone: [0, 0, 0.0713], infected: [0.4967, 0.4175, 0.576] } },
    '8': { games: 100, choices: 898, rates: { thingWins: [0.61, 0.512, 0.6998], humansWin: [0.39, 0.3002, 0.488], thingAlone: [0, 0, 0.037], infected: [0.5314, 0.483, 0.5793] } },
    '9': { games: 50, choices: 450, rates: { thingWins: [0.56, 0.4231, 0.6884], humansWin: [0.44, 0.3116, 0.5769], thingAlone: [0.02, 0.0035, 0.105], infected: [0.485, 0.4164, 0.5541] } },
    '10': { games: 60, choices: 1547, rates: { thingWins: [0.4833, 0.3618, 0.6069], humansWin: [0.5167, 0.3931, 0.6382], thingAlone: [0, 0, 0.0602], infected: [0.4648, 0.3975, 0.5334] } },
    '11': { games: 50, choices: 1427, rates: { thingWins: [0.5, 0.3664, 0.6336], humansWin: [0.5, 0.3664, 0.6336], thingAlone: [0, 0, 0.0713], infected: [0.444, 0.3752, 0.515] } },
    '12': { games: 60, choices: 1221, rates: { thingWins: [0.3833, 0.2709, 0.5098], humansWin: [0.6167, 0.4902, 0.7291], thingAlone: [0, 0, 0.0602], infected: [0.4227, 0.3645, 0.4832] } },
  },
}
