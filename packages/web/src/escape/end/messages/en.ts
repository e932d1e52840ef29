import { joined } from '../../../client/player.ts'
import { placesOf } from '../../messages/en.ts'
import type { Spot } from '../../spot.ts'
import { HATCH, POD, type WayOut } from '../../way-out.ts'

/** The end of a game is one public page: it names everyone, the reader too. */
const english = (exit: WayOut) => {
  const { hatch, through } = exit
  const { at } = placesOf(exit)
  const wins = (names: readonly string[], more = ''): string =>
    `${joined('en', names)} ${names.length === 1 ? 'wins' : 'win'}${more}`
  return {
    won: 'You won',
    lost: 'You lost',
    ended: 'The game is over',
    inRound: (n: number) => `Ended in round ${n}`,
    firstEscape: (name: string, n: number) => `${name} escaped ${through} ${hatch} ${n} and wins alone.`,
    noHuman: 'No human is left aboard. The aliens win.',
    noHumanToo: (names: readonly string[]) =>
      `No human is left aboard. The aliens win, and so ${names.length === 1 ? 'does' : 'do'} ${joined('en', names)}, who escaped.`,
    lastEscaped: (names: readonly string[]) => `The last human has escaped. ${wins(names)}.`,
    time: 'Time’s up. The aliens win.',
    timeToo: (names: readonly string[]) =>
      `Time’s up. The aliens win, and so ${names.length === 1 ? 'does' : 'do'} ${joined('en', names)}, who escaped.`,
    timeKills: (names: readonly string[]) => `Time’s up. ${wins(names, ' with the most kills')}.`,
    kills: (names: readonly string[]) =>
      `${joined('en', names)} ${names.length === 1 ? 'has enough kills and wins' : 'have enough kills and win'}.`,
    courierEscaped: (names: readonly string[]) => `The black box has left the ship. ${wins(names)}.`,
    enoughEscaped: (names: readonly string[]) => `Enough humans have escaped. ${wins(names)}.`,
    tooFewLeft: 'Too few humans are left. The aliens win.',
    escapers: (names: readonly string[]) =>
      `Only ${joined('en', names)}, who escaped, ${names.length === 1 ? 'wins' : 'win'}.`,
    noOne: 'No one wins.',
    who: 'Who was who',
    everyone: 'Everyone',
    player: 'Player',
    identity: 'Identity',
    fate: 'Fate',
    used: (n: number, item: string) => `used: ${item}${n > 1 ? ` (${n})` : ''}`,
    held: (n: number, item: string) => `in hand: ${item}${n > 1 ? ` (${n})` : ''}`,
    paths: 'Paths',
    pathsHelp: 'Choose a player to see only their path.',
    winner: 'winner',
    fates: {
      aboard: 'aboard',
      waiting: 'waiting to return',
      killed: (place: Spot, by: string) => `killed by ${by} ${at(place)}`,
      escaped: (n: number) => `escaped ${through} ${hatch} ${n}`,
      time: 'out of time',
      noExit: 'no way out left',
    },
    /** The same under a card. */
    shortFates: {
      aboard: 'Aboard',
      waiting: 'Waiting to return',
      killed: (place: Spot) => `Killed ${at(place)}`,
      escaped: (n: number) => `Escaped, ${hatch} ${n}`,
      time: 'Out of time',
      noExit: 'No way out left',
    },
    timeline: 'Round by round',
    bluff: 'bluff',
    noise: 'real noise',
    silence: 'silence',
    attack: 'attack',
    dead: 'out of the game',
    escape: 'escaped',
    item: 'item used',
    broken: `${hatch} damaged`,
    again: 'Play again',
    hostAgain: 'Host a new table',
    home: 'Home',
  }
}

export const en = english(HATCH)
/** English at a table of the Ultimate edition. */
export const enUltimate = english(POD)

export type EndWords = typeof en
