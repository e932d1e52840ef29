import { fastChance, isRefusal, open } from '@selva/core'
import { compareTwins, plainSender, type Sender } from '@selva/core/testing'
import { describe, expect, it } from 'vitest'
import { CODES, type Code, escape, type FullState, isOurs, playerAt, type Setting, speedOf } from '../src/index.ts'
import { disguise } from '../src/testing/index.ts'
import { type Escape, showing, telling } from './leaks.ts'

const tableOf = (draft: object): Setting => {
  const setting = escape.setting({ zone: 'socrates', preset: 'advanced', seats: 6, ...draft })
  if (isRefusal(setting)) throw new Error(`${setting.refused} ${setting.about}`)
  return setting
}

const cellOf = ({ setting, players }: FullState): readonly unknown[] => players.map(({ at }) => setting.zone.cells[at])
const places = ({ players }: FullState): readonly unknown[] => players.map(({ at }) => at)
const sides = ({ players }: FullState): readonly unknown[] => players.map(({ side }) => side)
const speed = (_: FullState, seat: FullState['turn'], before: FullState): number =>
  speedOf(before, playerAt(before, seat), before.mine)

type Leak = {
  readonly gives: string
  readonly use: object
  readonly preset?: 'ultimate'
  readonly game: readonly [Escape, Sender]
}

/** Of every rule of our own: something secret that it has to do with, given away where the rule speaks. */
const LEAKS: { readonly [code: string]: Leak } = {
  'own.lightsOut': {
    gives: 'who stands in secure sectors as the lights go out',
    use: { round: 2 },
    game: telling('roundNotice', cellOf),
  },
  'own.silentRounds': {
    gives: 'who stands in secure sectors as a silent round begins',
    use: { every: 2 },
    game: telling('roundNotice', cellOf),
  },
  'own.lockedHatches': {
    gives: 'who stands where as the hatches open',
    use: { round: 3 },
    game: telling('hatchOpened', places),
  },
  'own.roomForTwo': {
    gives: 'the cards of the human who stays at a hatch with room',
    use: {},
    game: telling('hatchRoom', (state, seat) => playerAt(state, seat).hand),
  },
  'own.sturdyHatches': {
    gives: 'the next hatch card',
    use: {},
    game: telling('hatchCard', (state) => state.hatchPile.next[0]),
  },
  'own.selfDestruct': {
    gives: 'where everyone is as the countdown begins',
    use: {},
    game: telling('countdown', places),
  },
  'own.together': {
    gives: 'where the humans are who have to escape',
    use: {},
    game: showing(({ players }) => players.filter(({ side }) => side === 'human').map(({ at }) => at)),
  },
  'own.courier': {
    gives: 'where the courier is',
    use: {},
    game: showing((state) => (state.courier === 'none' ? 0 : playerAt(state, state.courier).at)),
  },
  'own.secondWave': {
    gives: 'the sides of the others as an alien returns',
    use: {},
    game: telling('waits', sides),
  },
  'own.echo': {
    gives: 'the sector that an echo comes from',
    use: {},
    game: showing((_, __, before) => before.mine.from),
  },
  'own.motionTracker': {
    gives: 'the sectors of the players whom the tracker counts',
    use: {},
    game: telling('counted', places),
  },
  'own.openSides': {
    gives: 'the character behind an open side',
    use: {},
    game: showing((state, seat) => playerAt(state, seat).character),
  },
  'own.frenzy': { gives: 'the speed of an alien in a frenzy', use: { round: 2 }, game: showing(speed) },
  'crew.sides': {
    gives: 'the side of the player whose turn it is',
    use: { fixed: 'aliens', count: 2 },
    game: showing((state, seat) => playerAt(state, seat).side),
  },
  'crew.humans': {
    gives: 'which of the chosen humans it is',
    use: { characters: ['captain', 'pilot', 'medic', 'engineer'] },
    game: showing((state, seat) => playerAt(state, seat).character),
  },
  'crew.aliens': {
    gives: 'which of the chosen aliens it is',
    use: { aliens: ['fast', 'brute', 'surge'] },
    preset: 'ultimate',
    game: showing((state, seat) => playerAt(state, seat).character),
  },
  'crew.speeds': { gives: 'the speed of the mover', use: {}, game: showing(speed) },
}

describe('a leak planted into a rule of our own is found', () => {
  it('has one for each of them', () => {
    expect(Object.keys(LEAKS).toSorted()).toEqual(CODES.filter(isOurs).toSorted())
  })
  const each = Object.entries(LEAKS).map(([code, leak]) => [code, leak.gives, leak] as const)
  it.each(each)('OWN-0: %s: %s', (code, _gives, { use, preset = 'advanced', game: [game, sender] }) => {
    const setting = tableOf({ preset, codes: [{ code: code as Code, ...use }] })
    const how = { positions: 60_000, seed: 2 }
    expect(compareTwins(game, setting, disguise(setting), { ...how, sender }).leak).toBeDefined()
    // The same table gives nothing away where none is planted.
    expect(compareTwins(game, setting, disguise(setting), { ...how, positions: 1500, sender: plainSender }).leak).toBe(
      undefined,
    )
  })
})

it('OWN-8, OWN-12: the deal tells the sides and the courier, and no character', () => {
  const setting = tableOf({ codes: ['own.openSides', 'own.courier'] })
  for (let seed = 0; seed < 60; seed++) {
    const heard = plainSender(escape as never, open(escape, setting, fastChance(seed)).facts, 0, 0)
    expect(heard.match(/\["sideTold"/g)).toHaveLength(6)
    expect(heard).not.toMatch(/captain|pilot|psycho|soldier|alien\d/i)
  }
})
