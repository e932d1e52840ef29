import type { Reference } from '../contest.ts'

/** Figures of the table that others are compared with. Written by `npm run reference`. */
export const reference: Reference = {
  bots: 3,
  rules: 1,
  // biome-ignore format: one line a table
  tables: {
    '4': { games: 400, choices: 250, rates: { thingWins: [0.525, 0.4761, 0.5735], humansWin: [0.475, 0.4265, 0.5239], thingAlone: [0.105, 0.0786, 0.1389], infected: [0.455, 0.4246, 0.4858] } },
    '5': { games: 400, choices: 316, rates: { thingWins: [0.52, 0.4711, 0.5685], humansWin: [0.48, 0.4315, 0.5289], thingAlone: [0.055, 0.0366, 0.0819], infected: [0.4681, 0.4409, 0.4956] } },
    '6': { games: 400, choices: 504, rates: { thingWins: [0.4875, 0.4389, 0.5364], humansWin: [0.5125, 0.4636, 0.5611], thingAlone: [0.025, 0.0136, 0.0454], infected: [0.4505, 0.4235, 0.4778] } },
    '7': { games: 400, choices: 506, rates: { thingWins: [0.55, 0.501, 0.598], humansWin: [0.45, 0.402, 0.499], thingAlone: [0.03, 0.0172, 0.0517], infected: [0.4729, 0.4449, 0.5011] } },
    '8': { games: 400, choices: 965, rates: { thingWins: [0.485, 0.4364, 0.5339], humansWin: [0.515, 0.4661, 0.5636], thingAlone: [0.02, 0.0102, 0.039], infected: [0.4657, 0.439, 0.4926] } },
    '9': { games: 100, choices: 387, rates: { thingWins: [0.49, 0.3942, 0.5865], humansWin: [0.51, 0.4135, 0.6058], thingAlone: [0.02, 0.0055, 0.07], infected: [0.4437, 0.3886, 0.5003] } },
    '10': { games: 100, choices: 892, rates: { thingWins: [0.44, 0.3467, 0.5377], humansWin: [0.56, 0.4623, 0.6533], thingAlone: [0.01, 0.0018, 0.0545], infected: [0.4422, 0.3869, 0.4991] } },
    '11': { games: 100, choices: 1368, rates: { thingWins: [0.35, 0.2636, 0.4475], humansWin: [0.65, 0.5525, 0.7364], thingAlone: [0, 0, 0.037], infected: [0.384, 0.3343, 0.4362] } },
    '12': { games: 100, choices: 1831, rates: { thingWins: [0.3, 0.2189, 0.3958], humansWin: [0.7, 0.6042, 0.7811], thingAlone: [0, 0, 0.037], infected: [0.3582, 0.3092, 0.4103] } },
  },
}
