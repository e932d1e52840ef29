import { isRefusal } from '@selva/core'
import { describe, expect, it } from 'vitest'
import { destinations, type Zone, zoneFrom } from '../src/index.ts'
import { nameOf } from '../src/sector.ts'
import { sector, table } from '../src/testing/index.ts'
import { fermi } from '../src/zones/fermi.ts'
import { morgenland } from '../src/zones/morgenland.ts'
import { socrates } from '../src/zones/socrates.ts'

const zone = (text: string): Zone => {
  const read = zoneFrom(text)
  if (isRefusal(read)) throw new Error(read.refused)
  return read
}
const ALL_OPEN = 0b1111
const alienFrom = (z: Zone, from: string, open = ALL_OPEN) =>
  destinations(z, sector(from), 2, 'alien', open).map(nameOf).join(' ')
const humanFrom = (z: Zone, from: string, open = ALL_OPEN) =>
  destinations(z, sector(from), 1, 'human', open).map(nameOf).join(' ')

describe('movement', () => {
  it('EX-1: a human moves one sector', () => {
    const t = table({ ana: 'captain@D09', bob: 'alien1@L06' })
    expect(t.ana.places().join(' ')).toBe('C09 C10 D08 D10 E09 E10')
  })
  it('EX-2: a dangerous sector costs a card, a secure one does not', () => {
    const t = table({ ana: 'captain@D09', bob: 'alien1@L06' }, { next: ['any'] })
    t.ana.moves('D08')
    t.ana.resolves()
    expect(t.log()).toEqual(['moved 1', 'drew 1'])
    const quiet = table({ ana: 'captain@D09', bob: 'alien1@L06' })
    quiet.ana.moves('D10')
    quiet.ana.resolves()
    expect(quiet.log()).toEqual(['moved 1', 'silentSector 1'])
    expect(quiet.state.danger.size).toBe(25)
  })
  it('EX-3, EX-4: a closed hatch can neither be entered nor crossed', () => {
    const at = { ana: 'captain@T13', bob: 'alien1@L06' } as const
    expect(table(at).ana.places().join(' ')).toBe('S13 T12 T14 U13 U14')
    const beside = { ana: 'captain@U13', bob: 'alien1@L06' } as const
    expect(table(beside).ana.places()).toContain('V13')
    expect(table(beside, { hatches: { 3: 'damaged' } }).ana.places()).not.toContain('V13')
  })
  it('EX-5: an alien leaves the Alien Sector', () => {
    const t = table({ ana: 'captain@D09', bob: 'alien1@L06' }, { turn: 2 })
    expect(t.bob.places().join(' ')).toBe('J05 J06 K05 K06 L04 L05 M05 M06 N05 N06')
  })
  it('EX-7, EX-8: start sectors are never entered nor crossed', () => {
    expect(alienFrom(zone(fermi), 'L09')).toBe('K08 L07 L08 M08')
    expect(humanFrom(zone(fermi), 'L10')).toBe('K11 L11 M11')
  })
  it('EX-9: not even to reach a sector behind them', () => {
    expect(alienFrom(zone(socrates), 'L07')).toBe('J07 K06 K07 K08 K09 M06 M07 M08 M09 N07')
  })
  it('EX-10: an alien crosses an open hatch and does not end in it', () => {
    const z = table({ ana: 'captain@D09', bob: 'alien1@L06' }).state.setting.zone
    expect(alienFrom(z, 'C02')).toBe('A02 A03 B01 B03 C01 C03 C04 D02 D03 E02 E03')
    expect(alienFrom(z, 'C02', 0b1110)).toBe('A02 B01 B03 C01 C03 C04 D02 D03 E02 E03')
  })
  it('EX-11: the same in a zone with three hatches', () => {
    const z = zone(morgenland)
    expect(alienFrom(z, 'G07', 0b111)).toBe('F08 G09 H05 H06 I06 I07')
    expect(alienFrom(z, 'G07', 0b110)).toBe('H05 H06 I06 I07')
  })
  it('EX-15: whoever stands in a closed hatch may leave it', () => {
    const t = table({ ana: 'captain@B02', bob: 'alien1@L06' }, { hatches: { 1: 'damaged' } })
    expect(t.ana.places().join(' ')).toBe('A02 A03 B01 B03 C02 C03')
  })
  it('MOV-10: with nowhere to go one is stuck, draws nothing, and an alien may still attack', () => {
    const cage = zoneFrom(
      fermi.replace('counts: d=15 s=33 hatches=4\n', '').replace('09 ........d..A', '09 s.......d..A'),
    )
    if (isRefusal(cage)) throw new Error(cage.refused)
    const t = table({ ana: 'captain@K11', bob: 'alien1@A09' }, { zone: cage, turn: 2 })
    expect(t.bob.may()).toEqual(['stuck'])
    t.bob.isStuck()
    expect(t.bob.may()).toEqual(['resolve', 'attack'])
    t.bob.resolves()
    expect(t.log()).toEqual(['cannotMove 2', 'silentSector 2'])
  })
})

describe('cards and noise', () => {
  it('EX-16: any of the 270 plain sectors may be named, or only the own one, and nobody can tell', () => {
    const any = table({ ana: 'captain@D09', bob: 'alien1@L06' }, { next: ['any'] })
    any.ana.moves('D08')
    any.ana.resolves()
    expect(any.ana.places()).toHaveLength(270)
    any.ana.announces('N10')
    const yours = table({ ana: 'captain@D09', bob: 'alien1@L06' }, { next: ['yours'] })
    yours.ana.moves('D08')
    yours.ana.resolves()
    expect(yours.ana.places()).toEqual(['D08'])
    yours.ana.announces('D08')
    expect(any.log()).toEqual(['moved 1', 'drew 1', 'noise 1 N10'])
    expect(yours.log()).toEqual(['moved 1', 'drew 1', 'noise 1 D08'])
  })
  it('EX-17: a hatch, a start sector or the void cannot be named', () => {
    const t = table({ ana: 'captain@D08', bob: 'alien1@L06' }, { step: 'name', from: 'D09', card: 'any' })
    for (const wrong of ['B02', 'L08', 'D07']) expect(t.ana.mayNot({ do: 'noise', at: sector(wrong) })).toBe(true)
    expect(t.log()).toEqual([])
  })
  it('EX-18: the discards become a new pile only when a card is needed', () => {
    const t = table({ ana: 'captain@D09', bob: 'alien1@L06' }, { discards: 'all' })
    t.ana.moves('D08')
    expect(t.log()).toEqual(['moved 1'])
    t.ana.resolves()
    expect(t.log().slice(1, 3)).toEqual(['reshuffled', 'drew 1'])
    expect(t.state.danger.size).toBe(24)
  })
  it('EX-20: icons mean nothing in the Basic game', () => {
    const t = table({ ana: 'captain@D09', bob: 'alien1@L06' }, { next: ['yoursIcon'] })
    t.ana.moves('D08')
    t.ana.resolves()
    t.ana.announces('D08')
    expect(t.log()).toEqual(['moved 1', 'drew 1', 'noise 1 D08'])
    expect(t.ana.may()).toEqual(['end'])
  })
  it('NOI-4: silence is told as silence', () => {
    const t = table({ ana: 'captain@D09', bob: 'alien1@L06' }, { next: ['silence'] })
    t.ana.moves('D08')
    t.ana.resolves()
    expect(t.log()).toEqual(['moved 1', 'drew 1', 'silence 1 true'])
  })
  it('NOI-1: the drawn card is told to its player alone', () => {
    const t = table({ ana: 'captain@D09', bob: 'alien1@L06' }, { next: ['any'] })
    t.ana.moves('D08')
    t.ana.resolves()
    expect(t.log(t.ana.seat)).toContain('drew 1 any')
    expect(t.log(t.bob.seat)).toContain('drew 1')
  })
})

describe('attack', () => {
  it('EX-25: whoever stands there is killed, and the last human ends the game', () => {
    const t = table({ ana: 'captain@D08', bob: 'alien1@E09' }, { turn: 2 })
    t.bob.moves('D08')
    t.bob.attacks()
    expect(t.log()).toEqual([
      'moved 2',
      'attack 2 D08',
      'killed 1 2 D08 human',
      'characterShown 1 captain',
      'gameOver noHuman 2',
    ])
  })
  it('EX-26: everybody in the sector, aliens too, in seat order; nobody is fed in the Basic game', () => {
    const t = table(
      {
        ana: 'captain@D08',
        bob: 'alien1@E09',
        cleo: 'soldier@D08',
        dan: 'alien2@D08',
        eva: 'pilot@A02',
        fay: 'alien3@L06',
      },
      { turn: 2 },
    )
    t.bob.moves('D08')
    t.bob.attacks()
    expect(t.log().filter((l) => l.startsWith('killed'))).toEqual([
      'killed 1 2 D08 human',
      'killed 3 2 D08 human',
      'killed 4 2 D08 alien',
    ])
    t.bob.ends()
    expect(t.log().at(-1)).toBe('turn 5 1')
    t.eva.moves('A03')
    t.eva.resolves()
    if (t.eva.may().includes('noise')) t.eva.announces(t.eva.places()[0] ?? '')
    t.eva.ends()
    t.fay.moves('L05')
    t.fay.attacks()
    t.fay.ends()
    expect(t.bob.places()).not.toContain('D05')
  })
  it('EX-28: an attack on nobody in a secure sector misses, and no sector is resolved', () => {
    const t = table({ ana: 'captain@A02', bob: 'alien1@E10' }, { turn: 2 })
    t.bob.moves('D10')
    t.bob.attacks()
    expect(t.log()).toEqual(['moved 2', 'attack 2 D10', 'missed'])
    expect(t.bob.may()).toEqual(['end'])
  })
  it('ATK-1, SID-6: humans are never offered it, aliens always, whether or not anybody is there', () => {
    const human = table({ ana: 'captain@D09', bob: 'alien1@D08' })
    human.ana.moves('D08')
    expect(human.ana.may()).toEqual(['resolve'])
    const alien = table({ ana: 'captain@A02', bob: 'alien1@E10' }, { turn: 2 })
    alien.bob.moves('D10')
    expect(alien.bob.may()).toEqual(['resolve', 'attack'])
  })
})

describe('hatches and the end', () => {
  it('EX-39: the first human in a hatch wins alone', () => {
    const t = table({ ana: 'captain@U03', bob: 'alien1@L06', cleo: 'pilot@D09', dan: 'alien2@L06' })
    t.ana.moves('V02')
    expect(t.ana.may()).toEqual(['resolve'])
    t.ana.resolves()
    expect(t.log()).toEqual(['moved 1', 'hatchReached 1 2 0', 'escaped 1 2', 'gameOver firstEscape 1'])
    expect(t.state.end).toEqual({ reason: 'firstEscape', winners: [1] })
    for (const player of [t.ana, t.bob, t.cleo, t.dan]) expect(player.may()).toEqual([])
  })
  it('EX-38: after round 39 the humans are lost and the aliens win, dead ones too', () => {
    const t = table(
      { ana: 'captain@D10', bob: 'alien1@L05', cleo: 'pilot@D09', dan: 'alien2@E05†' },
      { turn: 3, first: 4, round: 39, step: 'close', from: 'D08' },
    )
    t.cleo.ends()
    expect(t.log()).toEqual([
      'turnEnd 3',
      'eliminated 1 time',
      'characterShown 1 captain',
      'eliminated 3 time',
      'characterShown 3 pilot',
      'gameOver time 2,4',
    ])
  })
  it('EX-38: with no alien in the game nobody wins by time', () => {
    const t = table(
      { ana: 'captain@D10', bob: 'alien1@L05' },
      { turn: 1, first: 2, round: 39, step: 'close', from: 'D09' },
    )
    const [, alien] = t.state.players
    if (alien !== undefined) alien.status = 'eliminated'
    t.state.first = 1 as never
    t.ana.ends()
    expect(t.state.end).toEqual({ reason: 'time', winners: [] })
  })
  it('EX-40: the round grows when play passes over a first seat that is out', () => {
    const t = table(
      { ana: 'captain@A02', bob: 'alien1@L05', cleo: 'pilot@E05†', dan: 'alien2@L04' },
      { turn: 2, first: 3, round: 7, step: 'close', from: 'L06' },
    )
    t.bob.ends()
    expect(t.log()).toEqual(['turnEnd 2', 'turn 4 8'])
  })
  it('TRN-4: nothing is skipped, even when only one thing can be done', () => {
    const t = table({ ana: 'captain@D09', bob: 'alien1@L06' })
    t.ana.moves('D10')
    expect(t.ana.may()).toEqual(['resolve'])
    t.ana.resolves()
    expect(t.ana.may()).toEqual(['end'])
    t.ana.ends()
    expect(t.bob.may()).toEqual(['move'])
  })
})
