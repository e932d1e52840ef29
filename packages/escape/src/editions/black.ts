import { ALIENS, FIRST_CREW, HUMANS, humansOf, type Side } from '../character.ts'
import { DANGERS, hasIcon } from '../danger.ts'
import { COLOURS, ITEMS, itemCopies } from '../item.ts'
import { allOf, countsOf } from '../pile.ts'
import { BLACK_SWITCHES } from '../setting/switches.ts'
import { startSector } from '../start.ts'
import type { Rules } from '../state.ts'

/** DCK-6, SET-4: from this many players on, decks are doubled and both crews play. */
export const DOUBLE_FROM = 9

/** MOV-2 */
const speed = (side: Side): number => (side === 'human' ? 1 : 2)

/** PST-2 */
export const advanced: Rules = {
  preset: 'advanced',
  edition: 'black',
  takesCodes: true,
  scenario: { preset: 'advanced', codes: [], switches: {}, decks: {}, zones: [] },
  switches: BLACK_SWITCHES,
  rounds: 39,
  handLimit: 3,
  dangers: allOf(DANGERS, { yours: 6, yoursIcon: 4, any: 6, anyIcon: 4, silence: 5 }),
  items: itemCopies('black'),
  hatchCards: { green: 3, red: 3 },
  usesItems: true,
  keepsDrawnCards: false,
  humans: humansOf,
  pool: (seats, aliens) => ({
    // OWN-14: with more humans than the first crew has, both crews play.
    human: seats >= DOUBLE_FROM || seats - aliens > FIRST_CREW.length ? HUMANS : FIRST_CREW,
    alien: ALIENS.slice(0, Math.max(seats >= DOUBLE_FROM ? 8 : 4, aliens)),
  }),
  start: startSector,
  startHatches: 'none',
  shut: [],
  unlocksIn: () => 0,
  hatchRoom: 1,
  redDamages: true,
  roundsAfterTry: Number.POSITIVE_INFINITY,
  escapesToWin: 0,
  hasCourier: false,
  speed,
  frenzyFrom: Number.POSITIVE_INFINITY,
  mayStand: false,
  barred: [],
  draws: (zone, at) => zone.cells[at] === 'dangerous',
  darkFrom: Number.POSITIVE_INFINITY,
  silentEvery: Number.POSITIVE_INFINITY,
  echoes: false,
  countsPlayers: false,
  tellsSides: false,
  bringsItem: hasIcon,
  declares: () => true,
  feeding: true,
  hatchMode: 'card',
  comesBack: () => 'never',
  killTarget: () => 0,
  powers: {},
}

/** PST-1 */
export const basic: Rules = {
  ...advanced,
  preset: 'basic',
  takesCodes: false,
  scenario: { ...advanced.scenario, preset: 'basic' },
  items: countsOf(ITEMS),
  hatchCards: countsOf(COLOURS),
  usesItems: false,
  bringsItem: () => false,
  feeding: false,
  hatchMode: 'first',
}
