import { describe, expect, it } from 'vitest'
import { sector } from '../src/testing/index.ts'
import { advanced } from './tables.ts'

const AT_D09 = { ana: 'captain@D09', bob: 'alien1@L06' } as const

describe('cards and noise', () => {
  it('EX-19, NOI-6, ITM-1: a card with an icon brings an item, usable at once', () => {
    const t = advanced(AT_D09, { next: ['yoursIcon'], nextItems: ['spotlight'] })
    t.ana.moves('D08')
    t.ana.resolves()
    t.ana.announces('D08')
    expect(t.log()).toEqual(['moved 1', 'drew 1', 'noise 1 D08', 'itemGained 1'])
    expect(t.log(t.ana.seat)).toContain('itemGained 1 spotlight')
    expect(t.ana.may()).toEqual(['end', 'spotlight'])
  })
  it('EX-21, ITM-11, SID-2: Sedatives, and the sector is silent', () => {
    const t = advanced({ ana: 'captain@D09 +sedatives', bob: 'alien1@L06' })
    t.ana.moves('D08')
    t.ana.uses('sedatives')
    t.ana.resolves()
    expect(t.log()).toEqual(['moved 1', 'itemUsed 1 sedatives true false', 'silentSector 1'])
    expect(t.state.danger.size).toBe(25)
  })
  it('EX-24, DCK-8: no item is left', () => {
    const t = advanced(AT_D09, {
      next: ['yoursIcon'],
      decks: { items: { attack: 0, teleport: 0, adrenaline: 0, sedatives: 0, spotlight: 0, defense: 0 } },
    })
    t.ana.moves('D08')
    t.ana.resolves()
    t.ana.announces('D08')
    expect(t.log().slice(-2)).toEqual(['noise 1 D08', 'noItemLeft 1'])
    expect(t.ana.may()).toEqual(['end'])
  })
  it('DCK-8: item discards are shuffled into a new pile only when an item is needed', () => {
    const t = advanced(AT_D09, { next: ['anyIcon'], itemDiscards: 'all' })
    t.ana.moves('D08')
    t.ana.resolves()
    t.ana.announces('N10')
    expect(t.log().slice(-2)).toEqual(['itemsReshuffled', 'itemGained 1'])
    expect(t.state.items.size).toBe(11)
  })
  it('NOI-5: the card goes face down to the discards', () => {
    const t = advanced(AT_D09, { next: ['any'] })
    t.ana.moves('D08')
    t.ana.resolves()
    t.ana.announces('N10')
    expect(t.state.discards).toMatchObject({ size: 1, bag: { any: 1 } })
    expect(t.log()).not.toContain('any')
  })
  it('NOI-7: a secure sector may be named', () => {
    const t = advanced(AT_D09, { next: ['any'] })
    t.ana.moves('D08')
    t.ana.resolves()
    t.ana.announces('D10')
    expect(t.log().at(-1)).toBe('noise 1 D10')
  })
  it('SWI-9: noiseTargets dangerous leaves dangerous sectors and the own one', () => {
    const t = advanced(AT_D09, { next: ['any'], switches: { noiseTargets: 'dangerous' } })
    t.ana.moves('D08')
    t.ana.resolves()
    expect(t.ana.places()).toHaveLength(191)
    expect(t.ana.mayNot({ do: 'noise', at: sector('D10') })).toBe(true)
    const secure = advanced(AT_D09, { next: ['any'], switches: { noiseTargets: 'dangerous' }, codes: ['A.1'] })
    secure.ana.moves('D10')
    secure.ana.resolves()
    expect(secure.ana.places()).toHaveLength(192)
    expect(secure.ana.places()).toContain('D10')
  })
  it('DCK-11: without any dangerous card a draw is silence', () => {
    const t = advanced(AT_D09)
    t.state.danger = { size: 0, bag: t.state.discards.bag, next: [] }
    t.ana.moves('D08')
    t.ana.resolves()
    expect(t.log()).toEqual(['moved 1', 'silence 1 false'])
  })
  it('ITM-13, EX-33: a Spotlight shows everybody in the sector and around it', () => {
    const t = advanced({
      ana: 'captain@E10 +spotlight',
      bob: 'alien1@D08',
      cleo: 'pilot@F09',
      dan: 'alien2@L06',
    })
    t.ana.uses('spotlight', 'D09')
    expect(t.log()).toEqual(['itemUsed 1 spotlight true false', 'spotlight 1 D09 1@E10 2@D08'])
    for (const lit of ['C09', 'C10', 'D08', 'D09', 'D10', 'E09', 'E10']) {
      const u = advanced({ ana: 'captain@A02 +spotlight', bob: `alien1@${lit}` })
      u.ana.uses('spotlight', 'D09')
      expect(u.log().at(-1)).toBe(`spotlight 1 D09 2@${lit}`)
    }
  })
  it('ITM-13: a Spotlight may be turned on special sectors, not on the void, and may find nobody', () => {
    const t = advanced({ ana: 'captain@D09 +spotlight', bob: 'alien1@L06' })
    expect(t.ana.mayNot({ do: 'spotlight', at: sector('D07') })).toBe(true)
    t.ana.uses('spotlight', 'B02')
    expect(t.log().at(-1)).toBe('spotlight 1 B02')
  })
  it('ITM-12: a Teleport draws nothing, is no move, and the move follows', () => {
    const t = advanced({ ana: 'captain@D09 +teleport', bob: 'alien1@L06' })
    t.ana.uses('teleport')
    expect(t.log()).toEqual(['itemUsed 1 teleport true false', 'teleported 1'])
    expect(t.ana.may()).toEqual(['move'])
    expect(t.state.danger.size).toBe(25)
  })
  it('ITM-3: every item at its moments and at no others', () => {
    const hand = '+attack +teleport +adrenaline'
    const t = advanced({ ana: `captain@D09 ${hand}`, bob: 'alien1@L06' }, { next: ['silence'] })
    expect(t.ana.may()).toEqual(['move', 'use teleport', 'use adrenaline'])
    t.ana.uses('adrenaline')
    expect(t.ana.may()).toEqual(['move', 'use teleport'])
    t.ana.moves('D08')
    expect(t.ana.may()).toEqual(['resolve', 'use attack'])
    t.ana.resolves()
    expect(t.ana.may()).toEqual(['end', 'use attack', 'use teleport'])
    const quiet = advanced({ ana: 'captain@D09 +sedatives +spotlight +defense', bob: 'alien1@L06' })
    expect(quiet.ana.may()).toEqual(['move', 'spotlight', 'use sedatives'])
    quiet.ana.moves('D10')
    expect(quiet.ana.may()).toEqual(['resolve', 'spotlight', 'use sedatives'])
    quiet.ana.uses('sedatives')
    quiet.ana.resolves()
    expect(quiet.ana.may()).toEqual(['end', 'spotlight'])
  })
  it('ITM-10, ITM-11: an effect cannot be doubled in a turn', () => {
    const t = advanced({ ana: 'captain@D09 +adrenaline +adrenaline +sedatives', bob: 'alien1@L06' })
    t.ana.uses('adrenaline')
    t.ana.uses('sedatives')
    expect(t.ana.may()).toEqual(['move'])
  })
  it('TRN-6: effects lapse with the turn', () => {
    const t = advanced({ ana: 'captain@D09 +adrenaline +sedatives', bob: 'alien1@L06' })
    t.ana.uses('adrenaline')
    t.ana.uses('sedatives')
    t.ana.moves('D08')
    t.ana.resolves()
    t.ana.ends()
    expect(t.log().slice(-2)).toEqual(['turnEnd 1', 'turn 2 1'])
    t.bob.moves('L05')
    t.bob.attacks()
    t.bob.ends()
    expect(t.state.mine).toMatchObject({ adrenaline: false, sedated: false })
  })
  it('ITM-1: aliens collect items and cannot use them', () => {
    const t = advanced({ ana: 'captain@A02', bob: 'alien1@D09 +teleport +spotlight' }, { turn: 2, next: ['anyIcon'] })
    expect(t.bob.may()).toEqual(['move'])
    t.bob.moves('D08')
    expect(t.bob.may()).toEqual(['resolve', 'attack'])
    t.bob.resolves()
    t.bob.announces('N10')
    expect(t.bob.hand()).toHaveLength(3)
    expect(t.bob.may()).toEqual(['end'])
  })
})

describe('hand limit', () => {
  const FULL = '+attack +sedatives +defense'
  const overFor = (who: string) => {
    const players = who.startsWith('alien')
      ? { bob: 'captain@A02', ana: `${who} ${FULL}` }
      : { ana: `${who} ${FULL}`, bob: 'alien1@L06' }
    const t = advanced(players as { ana: string; bob: string }, {
      turn: who.startsWith('alien') ? 2 : 1,
      next: ['yoursIcon'],
      nextItems: ['spotlight'],
    })
    t.ana.moves('D08')
    t.ana.resolves()
    t.ana.announces('D08')
    return t
  }
  it('EX-22, ITM-5: with a fourth item one is discarded or played', () => {
    const t = overFor('captain@D09')
    expect(t.ana.may()).toEqual([
      'discard attack',
      'discard sedatives',
      'discard spotlight',
      'discard defense',
      'spotlight',
      'use attack',
    ])
    expect(overFor('alien1@D09').ana.may()).toEqual([
      'discard attack',
      'discard sedatives',
      'discard spotlight',
      'discard defense',
    ])
  })
  it('EX-23, ITM-6, ITM-7: the discard is face down, the number of cards public', () => {
    const t = overFor('captain@D09')
    t.ana.discards('defense')
    expect(t.log().at(-1)).toBe('cardDiscarded 1')
    expect(t.log(t.ana.seat).at(-2)).toBe('cardDiscarded 1 defense')
    expect(t.ana.hand()).toEqual(['attack', 'sedatives', 'spotlight'])
    expect(t.ana.may()).toEqual(['end', 'spotlight', 'use attack'])
  })
  it('ITM-5: playing one ends it as well', () => {
    const t = overFor('captain@D09')
    t.ana.uses('spotlight', 'A02')
    expect(t.ana.may()).toEqual(['end', 'use attack'])
  })
  it('ITM-4, SWI-11: the limit is three, or what the table says', () => {
    const one = advanced(
      { ana: 'captain@D08 +attack +teleport', bob: 'alien1@L06' },
      {
        step: 'over',
        from: 'D09',
        switches: { handLimit: 1 },
      },
    )
    one.ana.discards('attack')
    expect(one.ana.may()).toEqual(['end', 'use teleport'])
    const none = advanced(
      { ana: `captain@D09 ${FULL}`, bob: 'alien1@L06' },
      {
        next: ['yoursIcon'],
        switches: { handLimit: 'none' },
      },
    )
    none.ana.moves('D08')
    none.ana.resolves()
    none.ana.announces('D08')
    expect(none.ana.may()).toContain('end')
  })
  it('TRN-5: while a hand is too big nothing else is accepted', () => {
    const t = overFor('captain@D09')
    expect(t.ana.mayNot({ do: 'end' })).toBe(true)
    expect(t.ana.mayNot({ do: 'use', item: 'sedatives' })).toBe(true)
  })
})
