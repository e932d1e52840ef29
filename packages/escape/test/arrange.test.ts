import { fastChance, folded, isRefusal, open, openWith, SPECTATORS, seatsOf, unknownIn } from '@selva/core'
import { describe, expect, it } from 'vitest'
import { type Arrangement, escape, nameOf } from '../src/index.ts'
import { table } from '../src/testing/index.ts'

const setting = escape.setting({ zone: 'galilei', preset: 'basic', seats: 4 })
if (isRefusal(setting)) throw new Error(setting.refused)
const players: Arrangement['players'] = [
  { character: 'captain', at: 'D09' },
  { character: 'alien1', at: 'L05' },
  { character: 'pilot', at: 'A02' },
  { character: 'alien2', at: 'E05' },
]
const refused = (draft: unknown): string => {
  const facts = escape.arrange(setting, draft)
  return isRefusal(facts) ? facts.refused : 'accepted'
}
const without = <T>(list: readonly T[], i: number, element: T): readonly T[] => list.with(i, element)

describe('an arranged position', () => {
  it('is a full state, and each audience knows only its part of it', () => {
    const facts = escape.arrange(setting, { players, turn: 3, round: 9, next: ['any'], discards: ['silence'] })
    if (isRefusal(facts)) throw new Error(facts.refused)
    const { state } = openWith(escape, setting, facts)
    expect(unknownIn(state)).toBeUndefined()
    const watched = folded(escape, setting, [{ n: 0, rulesVersion: 1, facts }], SPECTATORS)
    expect(watched).toMatchObject({ round: 9, turn: 3, danger: { size: 24, bag: undefined } })
    expect(JSON.stringify(watched)).not.toContain('captain')
  })
  it('is refused, not thrown at, whatever is sent', () => {
    const nasty = [
      null,
      0,
      '',
      'D09',
      [],
      {},
      { toString: 1, valueOf: 2 },
      { toString: null, [Symbol.toPrimitive]: 3 },
      Object.create(null),
      [[null]],
    ]
    const [first] = players
    for (const value of nasty) {
      const verdicts = [
        refused(value),
        refused({ players: value }),
        refused({ players: without(players, 0, value as never) }),
      ]
      for (const name of ['at', 'home', 'returns', 'hand', 'escaped', 'kills', 'character', 'killed', 'mutated'])
        verdicts.push(refused({ players: without(players, 0, { ...first, [name]: value } as never) }))
      for (const name of ['first', 'turn', 'round', 'step', 'from', 'card', 'effects', 'next', 'discards', 'hatches'])
        verdicts.push(refused({ players, [name]: value }))
      for (const verdict of verdicts) expect(verdict).toMatch(/^(arrange\w+|accepted)$/)
    }
    expect(refused({ players: without(players, 0, { ...first, returns: null } as never) })).toBe('arrangeSector')
  })
  it('END-12: with one player left where there are no humans it is over', () => {
    const lone = escape.setting({ zone: 'galilei', preset: 'advanced', seats: 2, codes: ['B.6', 'E.3'] })
    if (isRefusal(lone)) throw new Error(lone.refused)
    const fallen = [
      { character: 'alien1', at: 'D09' },
      { character: 'alien2', at: 'D08', killed: true },
    ]
    expect(escape.arrange(lone, { players: fallen })).toMatchObject({ refused: 'arrangeOver' })
    const returning = fallen.with(1, { character: 'alien2', at: 'D08', returns: { at: 'L06', side: 'alien' } } as never)
    expect(isRefusal(escape.arrange(lone, { players: returning }))).toBe(false)
  })
  it('goes on from any step', () => {
    for (const step of ['before', 'arrived', 'name', 'close']) {
      const t = table({ ana: 'captain@D08', bob: 'alien1@L06' }, { step, from: 'D09', card: 'any' })
      expect(t.ana.at()).toBe('D08')
      const expected = { before: ['move'], arrived: ['resolve'], name: ['noise'], close: ['end'] }[step]
      expect(t.ana.may()).toEqual(expected)
    }
  })
  it('deals no card twice', () => {
    const t = table(
      { ana: 'captain@D08', bob: 'alien1@L06' },
      { step: 'name', from: 'D09', card: 'any', discards: ['any'] },
    )
    expect(t.state.danger.size + t.state.discards.size + 1).toBe(25)
    expect(t.state.danger.bag.any).toBe(4)
  })
  it.each<[string, unknown, string]>([
    ['nothing at all', undefined, 'arrangePlayers'],
    ['too few players', { players: players.slice(1) }, 'arrangePlayers'],
    ['an unknown character', { players: without(players, 0, { character: 'cook', at: 'D09' }) }, 'arrangeCharacter'],
    ['a character twice', { players: without(players, 2, { character: 'captain', at: 'D09' }) }, 'arrangeCharacter'],
    ['too many humans', { players: without(players, 1, { character: 'soldier', at: 'D09' }) }, 'arrangeCrew'],
    ['a place in the void', { players: without(players, 0, { character: 'captain', at: 'D07' }) }, 'arrangeSector'],
    ['no place', { players: without(players, 0, { character: 'captain', at: 'Z99' }) }, 'arrangeSector'],
    ['an alien in a hatch', { players: without(players, 1, { character: 'alien1', at: 'B02' }) }, 'arrangeSector'],
    [
      'a human in the Alien Sector',
      { players: without(players, 0, { character: 'captain', at: 'L06' }) },
      'arrangeSector',
    ],
    [
      'a human resting in an open hatch',
      { players: without(players, 0, { character: 'captain', at: 'B02' }) },
      'arrangeSector',
    ],
    [
      'all humans killed',
      { players: players.map((p) => ({ ...p, killed: !p.character.startsWith('alien') })) },
      'arrangeOver',
    ],
    [
      'all aliens killed',
      { players: players.map((p) => ({ ...p, killed: p.character.startsWith('alien') })) },
      'arrangeKiller',
    ],
    [
      'a turn of a dead player',
      { players: without(players, 0, { character: 'captain', at: 'D09', killed: true }) },
      'arrangeTurn',
    ],
    ['a seat that does not exist', { players, turn: 5 }, 'arrangeTurn'],
    ['round 40', { players, round: 40 }, 'arrangeRound'],
    ['an unknown step', { players, step: 'dance' }, 'arrangeStep'],
    [
      'a card to announce in a secure sector',
      { players: without(players, 0, { character: 'captain', at: 'D10' }), step: 'name', from: 'D09' },
      'arrangeStep',
    ],
    ['a move from nowhere', { players, step: 'arrived' }, 'arrangeSector'],
    ['more cards than there are', { players, discards: Array.from({ length: 6 }, () => 'silence') }, 'arrangeCards'],
    ['a card on top that is discarded', { players, discards: 'all', next: ['any'] }, 'arrangeCards'],
    ['an unknown card', { players, next: ['joker'] }, 'arrangeCards'],
    ['a hatch that is not there', { players, hatches: { 7: 'used' } }, 'arrangeHatch'],
    ['all hatches closed', { players, hatches: { 1: 'used', 2: 'used', 3: 'used', 4: 'damaged' } }, 'arrangeOver'],
  ])('is refused for %s', (_, draft, reason) => {
    expect(refused(draft)).toBe(reason)
  })
})

describe('a table', () => {
  it.each([
    [{ zone: 'galilei', preset: 'basic', seats: 1 }, 'seats'],
    [{ zone: 'galilei', preset: 'basic', seats: 17 }, 'seats'],
    [{ zone: 'galilei', preset: 'basic', seats: 2.5 }, 'seats'],
    [{ zone: 'atlantis', preset: 'basic', seats: 4 }, 'zone'],
    [{ zone: 'galilei', preset: 'brutal', seats: 4 }, 'preset'],
    [undefined, 'preset'],
    ['galilei', 'preset'],
  ])('is refused for %j', (draft, reason) => {
    const made = escape.setting(draft)
    expect(isRefusal(made) ? made.refused : 'accepted').toBe(reason)
  })
  it('SET-2, SET-6: is dealt half humans, the odd one alien, each in its start sector', () => {
    for (let seats = 2; seats <= 8; seats++) {
      const made = escape.setting({ zone: 'galilei', preset: 'basic', seats })
      if (isRefusal(made)) throw new Error(made.refused)
      const { state } = open(escape, made, fastChance(seats))
      const humans = state.players.filter((p) => p.side === 'human')
      expect(humans).toHaveLength(Math.floor(seats / 2))
      for (const p of state.players) expect(nameOf(p.at)).toBe(p.side === 'human' ? 'L08' : 'L06')
      expect(new Set(state.players.map((p) => p.character)).size).toBe(seats)
      expect(seatsOf(seats)).toContain(state.first)
    }
  })
})
