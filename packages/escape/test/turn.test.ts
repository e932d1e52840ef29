import { fastChance, isRefusal, open } from '@selva/core'
import { describe, expect, it } from 'vitest'
import { CHARACTERS, escape, nameOf, PRESETS, type Setting, sideOf, total, visibility, zoneFrom } from '../src/index.ts'
import { placeConflict } from '../src/setting/places.ts'
import { table } from '../src/testing/index.ts'
import { socrates } from '../src/zones/socrates.ts'
import { advanced, ultimate } from './tables.ts'

const AT_D09 = { ana: 'captain@D09', bob: 'alien1@L06' } as const
const setting = (draft: object): Setting => {
  const made = escape.setting({ zone: 'galilei', preset: 'advanced', seats: 6, ...draft })
  if (isRefusal(made)) throw new Error(`${made.refused} ${made.about}`)
  return made
}

describe('set-up', () => {
  it('SET-1: the first seat is chosen by chance', () => {
    const firsts = new Set(
      Array.from({ length: 60 }, (_, seed) => open(escape, setting({}), fastChance(seed)).state.first),
    )
    expect(firsts.size).toBe(6)
  })
  it('SET-3: characters come from the pools, each card once, to any seat', () => {
    const seen = new Set<string>()
    for (let seed = 0; seed < 60; seed++) {
      const { players } = open(escape, setting({ seats: 8 }), fastChance(seed)).state
      expect(new Set(players.map((p) => p.character)).size).toBe(8)
      seen.add(`${players[0]?.character}`)
    }
    expect(seen.size).toBe(8)
  })
  it('SET-8: decks whole, hands empty, nobody fed, every hatch open', () => {
    for (const preset of PRESETS) {
      const { state } = open(escape, setting({ preset }), fastChance(1))
      expect(state.hatches.every((h) => h === 'open')).toBe(true)
      for (const p of state.players)
        expect(p).toMatchObject({ hand: [], ate: false, kills: 0, shown: false, spent: false })
      expect(state.discards.size + state.itemDiscards.size + state.hatchShown.size + state.gone.size).toBe(0)
    }
  })
  it('SET-9: any position can be set up', () => {
    const t = ultimate(
      {
        ana: 'medic@D09 +cat +silence spent',
        bob: 'brute@L05 fed kills=1',
        cleo: 'captain@A02 mutated',
        dan: 'surge@E05†',
      },
      {
        round: 12,
        turn: 2,
        first: 4,
        next: ['any', 'silence'],
        discards: ['yours'],
        nextHatch: ['red'],
        hatches: { 1: 'used' },
      },
    )
    expect(t.state).toMatchObject({ round: 12, turn: 2, first: 4, hatches: ['used', 'open', 'open', 'open'] })
    expect(t.state.danger).toMatchObject({ size: total(t.state.setting.rules.dangers) - 3, next: ['any', 'silence'] })
    expect(t.state.players.map((p) => [p.side, p.status, p.hand.length, p.ate, p.kills])).toEqual([
      ['human', 'aboard', 2, false, 0],
      ['alien', 'aboard', 0, true, 1],
      ['alien', 'aboard', 0, false, 0],
      ['alien', 'eliminated', 0, false, 0],
    ])
  })
  it('VOC-6: every character starts on a side', () => {
    expect(CHARACTERS.map(sideOf).filter((s) => s === 'human')).toHaveLength(8)
  })
})

describe('zones', () => {
  it('GEO-1: columns A to W, rows 01 to 14', () => {
    expect([nameOf(0 as never), nameOf(13 as never), nameOf(14 as never), nameOf(321 as never)]).toEqual([
      'A01',
      'A14',
      'B01',
      'W14',
    ])
  })
  it('GEO-5: an invalid zone is refused, a hatch nobody can walk to is void', () => {
    expect(isRefusal(zoneFrom('zone: x\n\n'))).toBe(true)
    const sealed = zoneFrom(socrates.replace(/counts: .*\n/, '').replace('01 .', '01 9'))
    expect(isRefusal(sealed) ? [] : sealed.sealed).toEqual([9])
  })
  it('SCN-X14: the only hatch cannot be shut', () => {
    const one = zoneFrom(
      socrates
        .replace(/counts: .*\n/, '')
        .replace('3d4', 'ddd')
        .replace('d2d', 'ddd'),
    )
    if (isRefusal(one)) throw new Error(one.refused)
    const { rules } = setting({ codes: [{ code: 'B.4', hatch: 1 }] })
    expect(placeConflict({ zone: one, rules, seats: 6 })).toMatchObject({ refused: 'hatchesShut' })
    const usable = setting({ codes: [{ code: 'B.4', hatch: 1, usable: true }] }).rules
    expect(placeConflict({ zone: one, rules: usable, seats: 6 })).toBeUndefined()
  })
  it('MOV-4: what may be passed and where one may end', () => {
    const human = advanced({ ana: 'captain@B03 +adrenaline', bob: 'alien1@L06' })
    human.ana.uses('adrenaline')
    expect(human.ana.places()).toEqual(expect.arrayContaining(['B02', 'B01']))
    const shut = advanced({ ana: 'captain@B03 +adrenaline', bob: 'alien1@L06' }, { hatches: { 1: 'used' } })
    shut.ana.uses('adrenaline')
    expect(shut.ana.places()).not.toContain('B02')
    const alien = advanced({ ana: 'captain@D09', bob: 'alien1@B03' }, { turn: 2 })
    expect(alien.bob.places()).toContain('B01')
    expect(alien.bob.places()).not.toContain('B02')
    const start = advanced({ ana: 'captain@D09', bob: 'alien1@L05' }, { turn: 2 })
    expect(start.bob.places()).not.toContain('L06')
  })
})

describe('the turn', () => {
  it('TRN-3: the phases of a turn, each ended by its own decisions', () => {
    const t = ultimate({ ana: 'medic@D09 spent', bob: 'brute@L06' }, { next: ['any', 'silence'] })
    expect(t.ana.may()).toEqual(['move'])
    t.ana.moves('D08')
    expect(t.ana.may()).toEqual(['resolve'])
    t.ana.resolves()
    expect(t.ana.may()).toEqual(['noise'])
    t.ana.announces('N10')
    expect(t.ana.may()).toEqual(['end'])
    t.ana.ends()
    expect(t.log().at(-1)).toBe('turn 2 1')
    t.bob.moves('L05')
    expect(t.bob.may()).toEqual(['resolve', 'attack'])
    t.bob.resolves()
    expect(t.bob.may()).toEqual(['end'])
  })
  it('SEC-1, SEC-2, SEC-3: the sector decides', () => {
    const to = (place: string) => {
      const t = advanced(AT_D09, { next: ['any'] })
      t.ana.moves(place)
      t.ana.resolves()
      return t.log().at(-1)
    }
    expect(to('D10')).toBe('silentSector 1')
    expect(to('D08')).toBe('drew 1')
  })
  it('DCK-7: the discards are turned over when the pile is empty and a card is needed', () => {
    const t = advanced(AT_D09, { discards: 'all' })
    t.ana.moves('D08')
    t.ana.resolves()
    expect(t.log().slice(1, 3)).toEqual(['reshuffled', 'drew 1'])
    expect(t.state.discards.size).toBeLessThanOrEqual(1)
  })
  it('HAT-2, END-3: the Basic game ends with the first escape', () => {
    const t = table({ ana: 'captain@U03', bob: 'alien1@L06', cleo: 'pilot@D09', dan: 'alien2@L06' })
    t.ana.moves('V02')
    t.ana.resolves()
    expect(t.state.end).toEqual({ reason: 'firstEscape', winners: [1] })
  })
  it('ITM-2: a used card goes to the item discards', () => {
    const t = advanced({ ana: 'captain@D09 +adrenaline', bob: 'alien1@L06' })
    t.ana.uses('adrenaline')
    expect(t.state.itemDiscards).toMatchObject({ size: 1, bag: { adrenaline: 1 } })
    expect(t.ana.may()).toEqual(['move'])
  })
  it('SWI-20: what is settled without a switch', () => {
    const t = advanced({ ana: 'captain@D09 +teleport +adrenaline', bob: 'alien1@L06' })
    t.ana.uses('adrenaline')
    expect(t.ana.places()).not.toContain('D09')
    t.ana.moves('D08')
    expect(t.ana.may()).toEqual(['resolve'])
    const alien = advanced({ ana: 'captain@D08', bob: 'alien1@D08' }, { turn: 2 })
    expect(alien.bob.may()).toEqual(['move'])
  })
})

describe('events', () => {
  it('EVT-1: every kind of fact says who may know it', () => {
    expect(Object.keys(visibility).length).toBeGreaterThan(40)
    for (const rules of Object.values(visibility)) expect(typeof rules).toBe('object')
  })
  it('EVT-2: declaration, effect, others in seat order, hatches, the end', () => {
    const t = ultimate(
      { ana: 'invisible@D08', bob: 'captain@D09 +attack', cleo: 'surge@D08', dan: 'medic@A02' },
      { turn: 2 },
    )
    t.bob.moves('D08')
    t.bob.uses('attack')
    expect(t.log().slice(1)).toEqual([
      'itemUsed 2 attack true false',
      'attack 2 D08',
      'killed 1 2 D08 alien',
      'characterShown 1 invisible',
      'killed 3 2 D08 alien',
      'characterShown 3 surge',
    ])
  })
  it('EVT-3: a character is shown whenever a rule asks for it', () => {
    const t = ultimate({ ana: 'captain@D09 +spotlight +spotlight', bob: 'invisible@D08 shown' })
    t.ana.uses('spotlight', 'D08')
    t.ana.uses('spotlight', 'D08')
    expect(t.log().filter((l) => l === 'characterShown 2 invisible')).toHaveLength(2)
  })
  it('EVT-4: one’s own secrets are told to oneself alone', () => {
    const t = advanced({ ana: 'captain@D09 +sedatives', bob: 'alien1@L06' })
    t.ana.uses('sedatives')
    t.ana.moves('D08')
    expect(t.log(t.ana.seat)).toEqual([
      'itemUsed 1 sedatives true false',
      'felt 1 sedated',
      'asked 1 before',
      'moved 1 D08',
      'asked 1 arrived',
    ])
    expect(t.log(t.bob.seat)).toEqual(['itemUsed 1 sedatives true false', 'moved 1'])
  })
})
