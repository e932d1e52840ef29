import { describe, expect, it } from 'vitest'
import { advanced, ultimate, zone } from './tables.ts'

const EX5 = 'J05 J06 K05 K06 L04 L05 M05 M06 N05 N06'
const EX6 = [...EX5.split(' '), 'I05 I07 J04 K04 L03 M04 N04 O05 O06 O07'.split(' ')].flat().toSorted().join(' ')

describe('movement', () => {
  it('EX-3, ITM-10: Adrenaline carries a human two sectors, into a hatch too', () => {
    const t = advanced({ ana: 'captain@T13 +adrenaline', bob: 'alien1@L06' }, { nextHatch: ['green'] })
    expect(t.ana.places().join(' ')).toBe('S13 T12 T14 U13 U14')
    t.ana.uses('adrenaline')
    expect(t.ana.places().join(' ')).toBe('R12 R13 S12 S13 T11 T12 T14 U12 U13 U14 V12 V13 V14')
    t.ana.moves('V13')
    t.ana.resolves()
    expect(t.log()).toEqual([
      'itemUsed 1 adrenaline true false',
      'moved 1',
      'hatchReached 1 3 1',
      'hatchCard green false',
      'escaped 1 3',
      'hatchClosed 3 used',
      'gameOver lastEscaped 1',
    ])
  })
  it('EX-4: not if the hatch is closed', () => {
    const t = advanced({ ana: 'captain@T13 +adrenaline', bob: 'alien1@L06' }, { hatches: { 3: 'used' } })
    t.ana.uses('adrenaline')
    expect(t.ana.places().join(' ')).toBe('R12 R13 S12 S13 T11 T12 T14 U12 U13 U14 V12 V14')
  })
  it('EX-6, ULT-36, MOV-2: the Fast Alien goes three sectors in his first move, and only then', () => {
    const t = ultimate({ ana: 'captain@D09', bob: 'fast@L06' }, { turn: 2 })
    expect(t.bob.places().join(' ')).toBe(EX6)
    t.bob.moves('L05')
    expect(t.state.players[1]?.spent).toBe(true)
    expect(t.log(t.ana.seat)).toEqual(['moved 2'])
    const later = ultimate({ ana: 'captain@D09', bob: 'fast@L06 spent' }, { turn: 2 })
    expect(later.bob.places().join(' ')).toBe(EX5)
  })
  it('EX-8, GEO-3: Adrenaline from a start sector', () => {
    const t = advanced({ ana: 'captain@L10 +adrenaline', bob: 'alien1@L09' }, { zone: zone('fermi') })
    expect(t.ana.places().join(' ')).toBe('K11 L11 M11')
    t.ana.uses('adrenaline')
    expect(t.ana.places().join(' ')).toBe('J10 J11 K11 L11 L12 M11 N10 N11')
  })
  it('EX-9: a fed alien goes round the start sectors', () => {
    const t = advanced({ ana: 'captain@K06', bob: 'alien1@L07 fed' }, { zone: zone('socrates'), turn: 2 })
    const unfed = 'J07 K06 K07 K08 K09 M06 M07 M08 M09 N07'.split(' ')
    expect(t.bob.places()).toEqual([...unfed, ...'I07 I08 L05 L09 O07 O08'.split(' ')].toSorted())
  })
  it('EX-10, SWI-1: with alienTransit never an open hatch is no way for aliens', () => {
    const at = { ana: 'captain@L09', bob: 'alien1@C02' } as const
    expect(advanced(at, { turn: 2 }).bob.places()).toContain('A03')
    const never = advanced(at, { turn: 2, switches: { alienTransit: 'never' } })
    expect(never.bob.places().join(' ')).toBe('A02 B01 B03 C01 C03 C04 D02 D03 E02 E03')
  })
  it('EX-12: a human with Adrenaline in Socrates', () => {
    const t = advanced({ ana: 'captain@K06 +adrenaline', bob: 'alien1@L06' }, { zone: zone('socrates') })
    t.ana.uses('adrenaline')
    expect(t.ana.places().join(' ')).toBe('J07 K05 K07 K08 L05 L07 M05 M06')
  })
  it('EX-13, MOV-5: after a Teleport the turn’s first sector stays forbidden', () => {
    const t = advanced({ ana: 'captain@K09 +teleport', bob: 'alien1@L06' })
    t.ana.uses('teleport')
    expect(t.ana.at()).toBe('L08')
    expect(t.ana.places().join(' ')).toBe('K08 L09 M08 M09')
  })
  it('EX-14, MOV-6: a turn that began in the Human Sector does not end there', () => {
    const t = advanced({ ana: 'captain@L08 +teleport', bob: 'alien1@L06' }, { next: ['silence'] })
    expect(t.ana.may()).toEqual(['move'])
    t.ana.moves('L09')
    t.ana.resolves()
    expect(t.ana.may()).toEqual(['end'])
  })
  it('MOV-3: a faster mover may still stop after one sector', () => {
    const t = advanced({ ana: 'captain@D09 +adrenaline', bob: 'alien1@L06' })
    t.ana.uses('adrenaline')
    expect(t.ana.places()).toContain('D08')
  })
  it('MOV-1: everybody must move', () => {
    const t = advanced({ ana: 'captain@D09', bob: 'alien1@L06' })
    expect(t.ana.may()).toEqual(['move'])
  })
  it('MOV-7, MOV-9: many may meet in a sector, and nobody is told where anybody goes', () => {
    const t = advanced({ ana: 'captain@D09', bob: 'alien1@D08' })
    t.ana.moves('D08')
    expect(t.ana.at()).toBe(t.bob.at())
    expect(t.log()).toEqual(['moved 1'])
    expect(t.log(t.bob.seat)).toEqual(['moved 1'])
    expect(t.log(t.ana.seat)[0]).toBe('moved 1 D08')
  })
  it('MOV-8: who stands where he could not enter may leave as from anywhere', () => {
    const t = advanced(
      { ana: 'captain@D09', bob: 'alien1@D10' },
      { turn: 2, codes: [{ code: 'A.4', barred: 'aliens' }] },
    )
    expect(t.bob.places()).toEqual(expect.arrayContaining(['D09', 'E10']))
    expect(t.bob.places()).not.toContain('B10')
  })
  it('EX-30, FED-1, FED-2: a fed alien goes three sectors, one more kill does not make it four', () => {
    const at = { ana: 'captain@A02', bob: 'alien1@D09 fed kills=2' } as const
    const fed = advanced(at, { turn: 2 }).bob.places()
    expect(fed).toContain('G08')
    expect(fed).not.toContain('H08')
    const basic = advanced({ ana: 'captain@A02', bob: 'alien1@D09 kills=2' }, { turn: 2 }).bob.places()
    expect(basic).not.toContain('G08')
  })
})
