import { type Audience, SPECTATORS, seatsOf } from '@selva/core'
import { describe, expect, it } from 'vitest'
import { escape, type PartialState, type Player } from '../src/index.ts'
import { advanced, ultimate } from './tables.ts'

const AT_D09 = { ana: 'captain@D09', bob: 'alien1@L06' } as const
const player = (partial: PartialState, seat: number): Player<undefined> =>
  partial.players[seat - 1] as Player<undefined>

describe('who learns what', () => {
  it('VIS-4, VIS-5: that he moved, not where or how far', () => {
    const goes = (to: string) => {
      const t = advanced(AT_D09, { turn: 2 })
      t.bob.moves(to)
      expect(player(t.knows(t.bob.seat), 2).at).toBeDefined()
      expect(player(t.knows(SPECTATORS), 2).at).toBeUndefined()
      return t.log()
    }
    expect(goes('L05')).toEqual(goes('J05'))
  })
  it('VIS-7: standing and being stuck are declared, the sector is not', () => {
    const t = advanced(AT_D09, { codes: ['A.2'] })
    t.ana.stands()
    expect(t.log()).toEqual(['standsStill 1'])
    expect(player(t.knows(SPECTATORS), 1).at).toBeUndefined()
  })
  it('VIS-8, SID-2: secure, sedated and the Captain’s first arrival are told alike', () => {
    const heard = (character: string, to: string, sedated: boolean) => {
      const t = advanced(
        { ana: `${character}@D09`, bob: 'alien1@L06' },
        {
          codes: ['H.1'],
          ...(sedated && { effects: ['sedated'] }),
        },
      )
      t.ana.moves(to)
      t.ana.resolves()
      return t.log()
    }
    const secure = heard('pilot', 'D10', false)
    expect(secure).toEqual(['moved 1', 'silentSector 1'])
    expect(heard('pilot', 'D08', true)).toEqual(secure)
    expect(heard('captain', 'D08', false)).toEqual(secure)
  })
  it('VIS-9, VIS-10, NOI-2: the kind of card is for him, the noise is the same', () => {
    for (const card of ['yours', 'any']) {
      const t = advanced(AT_D09, { next: [card] })
      t.ana.moves('D08')
      t.ana.resolves()
      t.ana.announces('D08')
      expect(t.log()).toEqual(['moved 1', 'drew 1', 'noise 1 D08'])
      expect(t.log(t.ana.seat)).toContain(`noise 1 D08 ${card}`)
    }
  })
  it('VIS-11: both sectors and the Cat; which is true only he knows', () => {
    const t = ultimate({ ana: 'medic@D09 +cat', bob: 'brute@L06' }, { next: ['yours'] })
    t.ana.moves('D08')
    t.ana.uses('cat')
    t.ana.announcesBoth('D08', 'C09')
    expect(t.log().at(-1)).toBe('twoNoises 1 C09 D08')
    expect(t.log(t.ana.seat)).toContain('twoNoises 1 C09 D08 yours')
  })
  it('VIS-12: a Black silence was a Silence card', () => {
    const t = advanced(AT_D09, { next: ['silence'] })
    t.ana.moves('D08')
    t.ana.resolves()
    expect(t.knows(SPECTATORS).discards.bag?.silence).toBe(1)
  })
  it('VIS-14, VIS-15, ITM-7: an item is seen to be gained, a hand is seen as a number', () => {
    const t = advanced(
      { ana: 'captain@D09 +attack', bob: 'alien1@L06' },
      { next: ['anyIcon'], nextItems: ['teleport'] },
    )
    expect(player(t.knows(SPECTATORS), 1).hand).toEqual([undefined])
    t.ana.moves('D08')
    t.ana.resolves()
    t.ana.announces('D08')
    expect(t.log().at(-1)).toBe('itemGained 1')
    expect(player(t.knows(t.bob.seat), 1).hand).toEqual([undefined, undefined])
    expect(player(t.knows(t.ana.seat), 1).hand).toEqual(['attack', 'teleport'])
  })
  it('VIS-16, VIS-18: a discard and a hidden use are the same event', () => {
    const over = advanced(
      { ana: 'captain@D08 +attack +sedatives +defense +spotlight', bob: 'alien1@L06' },
      {
        step: 'over',
        from: 'D09',
        codes: ['G.4'],
      },
    )
    over.ana.discards('defense')
    const used = advanced({ ana: 'captain@D09 +adrenaline', bob: 'alien1@L06' }, { codes: ['G.4'] })
    used.ana.uses('adrenaline')
    expect(over.log()).toEqual(['cardDiscarded 1'])
    expect(used.log()).toEqual(over.log())
    expect(used.log(used.ana.seat)).toContain('cardDiscarded 1 adrenaline')
  })
  it('VIS-18, VIS-23: an attack tells the side only where humans must declare theirs', () => {
    const sideAfter = (codes: readonly string[]) => {
      const t = advanced({ ana: 'captain@A02', bob: 'alien1@E10' }, { turn: 2, codes })
      t.bob.moves('D10')
      t.bob.attacks()
      return player(t.knows(SPECTATORS), 2).side
    }
    expect(sideAfter([])).toBe('alien')
    expect(sideAfter(['G.4'])).toBeUndefined()
  })
  it('VIS-17, VIS-19, ITM-2: a declared use is told at once, what it changes is not', () => {
    const t = advanced({ ana: 'captain@D09 +adrenaline', bob: 'alien1@L06' })
    t.ana.uses('adrenaline')
    expect(t.log()).toEqual(['itemUsed 1 adrenaline true false'])
    expect(t.knows(SPECTATORS).mine).toBeUndefined()
    expect(t.knows(t.ana.seat).mine).toMatchObject({ adrenaline: true })
  })
  it('VIS-20, VIS-21, VIS-22: Teleport, Spotlight and Sensor place people for everybody', () => {
    const t = ultimate({
      ana: 'medic@D09 +teleport +spotlight +sensor',
      bob: 'brute@L06',
      cleo: 'captain@E10',
      dan: 'surge@A02',
    })
    t.ana.uses('spotlight', 'E10')
    t.ana.uses('sensor', t.dan)
    t.ana.uses('teleport')
    const known = t.knows(SPECTATORS).players.map((p) => p.at)
    const real = t.state.players.map((p) => p.at)
    expect(known).toEqual([real[0], undefined, real[2], real[3]])
  })
  it('VIS-23, VIS-24, VIS-27: an attack, its outcome, and the number of cards lost', () => {
    const t = advanced(
      { ana: 'captain@D08 +attack', bob: 'alien1@E09', cleo: 'pilot@A02', dan: 'alien2@L06' },
      { turn: 2 },
    )
    t.bob.moves('D08')
    t.bob.attacks()
    expect(t.log().slice(1)).toEqual(['attack 2 D08', 'killed 1 2 D08 human', 'characterShown 1 captain', 'lost 1 1'])
    expect(t.knows(SPECTATORS).itemDiscards).toMatchObject({ size: 1, bag: undefined })
    expect(t.knows(t.ana.seat).itemDiscards.bag?.attack).toBe(1)
  })
  it('VIS-26: how fast he is, only the alien can tell where an attack does not show the side', () => {
    const t = ultimate({ ana: 'captain@D08', bob: 'surge@E09', cleo: 'soldier@A02', dan: 'brute@L06' }, { turn: 2 })
    t.bob.moves('D08')
    t.bob.attacks()
    expect(player(t.knows(SPECTATORS), 2).side).toBeUndefined()
    expect(player(t.knows(t.bob.seat), 2)).toMatchObject({ side: 'alien', ate: true })
  })
  it('VIS-28, VIS-29, VIS-30: hatch and colour, not the Engineer’s other card, nor who escaped', () => {
    const t = advanced(
      { ana: 'engineer@U13', bob: 'alien1@L06', cleo: 'medic@D09', dan: 'alien2@L06' },
      {
        codes: ['H.15'],
        switches: { crew: 'both' },
        nextHatch: ['red', 'green'],
      },
    )
    t.ana.moves('V13')
    t.ana.resolves()
    t.ana.picks('green')
    expect(t.log().slice(1, 5)).toEqual([
      'hatchReached 1 3 2',
      'hatchCard green true',
      'escaped 1 3',
      'hatchClosed 3 used',
    ])
    expect(player(t.knows(SPECTATORS), 1)).toMatchObject({ side: 'human', character: undefined })
    expect(t.knows(SPECTATORS).hatchPile.bag).toEqual({ green: 2, red: 3 })
  })
  it('VIS-31: where somebody re-enters is told when he does', () => {
    const t = advanced(
      { ana: 'captain@A02', bob: 'alien1@E09', cleo: 'alien2@D08 home=V02' },
      {
        turn: 2,
        codes: ['A.5', 'C.6'],
      },
    )
    t.bob.moves('D08')
    t.bob.attacks()
    expect(player(t.knows(SPECTATORS), 3).returns).toEqual({ at: undefined, side: 'alien' })
    expect(player(t.knows(t.cleo.seat), 3).returns).toMatchObject({ at: t.state.players[2]?.home })
    t.bob.ends()
    expect(t.log().at(-1)).toBe('reborn 3 V02 alien')
  })
  it('VIS-32: Mutation is told to all', () => {
    const t = ultimate({ ana: 'medic@D09 +mutation', bob: 'brute@L06', cleo: 'captain@A02', dan: 'surge@L06' })
    t.ana.uses('mutation')
    expect(player(t.knows(SPECTATORS), 1)).toMatchObject({ side: 'alien', character: undefined })
  })
  it('VIS-33, VIS-34: powers left are one’s own', () => {
    const t = advanced(AT_D09, { codes: ['H.1'] })
    expect(player(t.knows(SPECTATORS), 1).spent).toBeUndefined()
    t.ana.moves('D08')
    expect(player(t.knows(SPECTATORS), 1).spent).toBeUndefined()
    expect(player(t.knows(t.ana.seat), 1).spent).toBe(true)
  })
  it('VIS-35, VIS-36, VIS-37: sizes are public, the order nobody’s, discards known as far as they were seen', () => {
    const t = advanced({ ana: 'captain@D09 +spotlight', bob: 'alien1@L06' }, { next: ['any'] })
    t.ana.uses('spotlight', 'A02')
    t.ana.moves('D08')
    t.ana.resolves()
    t.ana.announces('N10')
    for (const audience of [SPECTATORS, t.ana.seat, t.bob.seat] as Audience[]) {
      const { danger, discards, items, itemDiscards } = t.knows(audience)
      expect([danger.size, discards.size, items.size, itemDiscards.size]).toEqual([24, 1, 11, 1])
      expect([danger.next, items.next]).toEqual([undefined, undefined])
      expect(itemDiscards.bag?.spotlight).toBe(1)
      expect(discards.bag?.any).toBe(audience === t.ana.seat ? 1 : undefined)
    }
  })
  it('VIS-38: kills, round, turn and hatches are everybody’s', () => {
    const t = advanced(
      { ana: 'captain@D08', bob: 'alien1@E09 kills=1', cleo: 'pilot@A02', dan: 'alien2@L06' },
      {
        turn: 2,
        round: 9,
        hatches: { 2: 'used' },
      },
    )
    t.bob.moves('D08')
    t.bob.attacks()
    const known = t.knows(SPECTATORS)
    expect([player(known, 2).kills, known.round, known.turn, known.hatches[1]]).toEqual([2, 9, 2, 'used'])
  })
})

describe('side channels', () => {
  it('SID-3, TRN-4: resolve and end are asked of everybody', () => {
    for (const who of ['captain@D09', 'captain@D09 +attack']) {
      const t = advanced({ ana: who, bob: 'alien1@L06' }, { next: ['silence'] })
      t.ana.moves('D08')
      expect(t.ana.may()[0]).toBe('resolve')
      t.ana.resolves()
      expect(t.ana.may()[0]).toBe('end')
    }
  })
  it('SID-4, VOC-11: nothing is ever asked of a target, or of anybody but the acting player', () => {
    const t = ultimate({ ana: 'captain@D08 +defense +clone', bob: 'surge@E09' }, { turn: 2 })
    t.bob.moves('D08')
    for (const audience of [SPECTATORS, ...seatsOf(2)] as Audience[])
      expect(escape.awaits(t.knows(audience))).toEqual([2])
    t.bob.attacks()
    expect(escape.awaits(t.state)).toEqual([2])
    expect(t.ana.may()).toEqual([])
  })
  it('SID-6: what is offered follows from what he knows', () => {
    const t = advanced({ ana: 'captain@A02 +spotlight', bob: 'alien1@E10' }, { turn: 2 })
    t.bob.moves('D10')
    expect(escape.options(t.knows(t.bob.seat), t.bob.seat)).toEqual(escape.options(t.state, t.bob.seat))
    expect(escape.options(t.knows(SPECTATORS), t.bob.seat)).toEqual([])
  })
  it('SID-10: piles are turned over when a card is needed, not before', () => {
    const t = advanced(AT_D09, { discards: 'all', itemDiscards: 'all', hatchShown: 'all' })
    t.ana.moves('D10')
    t.ana.resolves()
    t.ana.ends()
    expect(t.log().join()).not.toMatch(/reshuffled/i)
  })
})
