import { HATCH, POD, type WayOut } from '../../way-out.ts'

/** The printed sheet for the boxed game. English is the source of the other catalogues' type. */
const english = (exit: WayOut) => ({
  document: (zone: string, game: string) => `${zone}, a sheet for ${game}`,
  zone: 'Zone',
  name: 'Name',
  character: 'Character',
  fold: 'fold back',
  legend: { dangerous: 'dangerous: draw a card', secure: 'secure: no card', hatch: exit.hatch },
  others: 'Other players',
  items: 'Items',
  credit: (zone: string, sectors: number) => `Drawn with Selva. Zone ${zone}, ${sectors} sectors.`,
  heading: (zone: string) => `Print ${zone}`,
  sheet: (zone: string) => `Sheet for zone ${zone}: map, movement record and notes`,
  spaces: 'Movement record',
  edition: {
    black: (rounds: number) => `Black, ${rounds} spaces`,
    ultimate: (rounds: number) => `Ultimate, ${rounds}`,
  },
  perPage: 'Sheets per page',
  one: 'One',
  two: 'Two',
  written: 'Written with Selva.',
  players: 'Players',
  rules: (scenario: string) => `Rules of ${scenario} in plain words`,
  forPlayers: (n: number) => `Rules for ${n} players`,
})

export const en = english(HATCH)
export const enUltimate: PrintWords = english(POD)

export type PrintWords = typeof en
