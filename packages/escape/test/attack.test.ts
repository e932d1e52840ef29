import { describe, expect, it } from 'vitest'
import { advanced, zone } from './tables.ts'

describe('attack, defence, feeding', () => {
  it('EX-25: the only human is killed: the aliens win', () => {
    const t = advanced({ ana: 'captain@D08', bob: 'alien1@E09' }, { turn: 2 })
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
  const crowd = {
    ana: 'captain@D08',
    bob: 'alien1@E09',
    cleo: 'soldier@D08 +defense',
    dan: 'alien2@D08',
    eva: 'pilot@A02',
    fay: 'alien3@L06',
  } as const
  it('EX-26, ATK-4, ATK-8: all in the sector in seat order, Defense saves, the attacker is fed', () => {
    const t = advanced(crowd, { turn: 2 })
    t.bob.moves('D08')
    t.bob.attacks()
    expect(t.log().slice(1)).toEqual([
      'attack 2 D08',
      'killed 1 2 D08 human',
      'characterShown 1 captain',
      'defended 3 D08',
      'killed 4 2 D08 alien',
      'characterShown 4 alien2',
    ])
    expect(t.cleo.hand()).toEqual([])
    expect(t.state.players[1]).toMatchObject({ ate: true, kills: 2 })
    t.bob.ends()
    expect(t.log().at(-1)).toBe('turn 3 1')
  })
  it('EX-27, FED-2: a human saved by Defense does not feed, nor does an alien', () => {
    const t = advanced({ ...crowd, ana: 'captain@A03' }, { turn: 2 })
    t.bob.moves('D08')
    t.bob.attacks()
    expect(t.log().filter((l) => /^(killed|defended)/.test(l))).toEqual(['defended 3 D08', 'killed 4 2 D08 alien'])
    expect(t.state.players[1]).toMatchObject({ ate: false, kills: 1 })
  })
  it('EX-28, SEC-6: an attack on nobody', () => {
    const t = advanced({ ana: 'captain@A02', bob: 'alien1@E10' }, { turn: 2 })
    t.bob.moves('D10')
    t.bob.attacks()
    expect(t.log()).toEqual(['moved 2', 'attack 2 D10', 'missed'])
  })
  it('EX-29, ITM-15: Defense does nothing for an alien', () => {
    const t = advanced({ ana: 'captain@A02', bob: 'alien1@E09', cleo: 'alien2@D08 +defense' }, { turn: 2 })
    t.bob.moves('D08')
    t.bob.attacks()
    expect(t.log()).toContain('killed 3 2 D08 alien')
  })
  it('EX-31, SWI-2: an Attack card after a draw, unless the table forbids it', () => {
    const at = { ana: 'captain@D09 +attack', bob: 'alien1@L06' } as const
    for (const [attackAfterDraw, may] of [
      [true, ['end', 'use attack']],
      [false, ['end']],
    ] as const) {
      const t = advanced(at, { next: ['any'], switches: { attackAfterDraw } })
      t.ana.moves('D08')
      t.ana.resolves()
      t.ana.announces('N10')
      expect(t.ana.may()).toEqual(may)
    }
    const secure = advanced(at, { switches: { attackAfterDraw: false } })
    secure.ana.moves('D10')
    secure.ana.resolves()
    expect(secure.ana.may()).toEqual(['end', 'use attack'])
  })
  it('EX-32, ITM-14: a human who kills a human is not fed', () => {
    const t = advanced({ ana: 'captain@D09 +attack', bob: 'alien1@L06', cleo: 'pilot@D08', dan: 'alien2@L06' })
    t.ana.moves('D08')
    t.ana.uses('attack')
    expect(t.log()).toEqual([
      'moved 1',
      'itemUsed 1 attack true false',
      'attack 1 D08',
      'killed 3 1 D08 human',
      'characterShown 3 pilot',
    ])
    expect(t.ana.may()).toEqual(['end'])
    t.ana.ends()
    t.bob.moves('L05')
    t.bob.attacks()
    t.bob.ends()
    t.dan.moves('L05')
    t.dan.attacks()
    t.dan.ends()
    expect(t.ana.places().join(' ')).toBe('C08 C09 D09 E08 E09')
  })
  it('ATK-2: no attack in start sectors or hatches', () => {
    const t = advanced({ ana: 'captain@B02 +attack', bob: 'alien1@L06' }, { hatches: { 1: 'damaged' }, codes: ['A.2'] })
    t.ana.stands()
    expect(t.ana.may()).toEqual(['resolve'])
  })
  it('ATK-6: a killed player’s cards go face down onto the item discards', () => {
    const t = advanced(
      { ana: 'captain@D08 +attack +teleport', bob: 'alien1@E09', cleo: 'pilot@A02', dan: 'alien2@L06' },
      { turn: 2 },
    )
    t.bob.moves('D08')
    t.bob.attacks()
    expect(t.log()).toContain('lost 1 2')
    expect(t.log(t.ana.seat)).toContain('lost 1 2 attack,teleport')
    expect(t.state.itemDiscards).toMatchObject({ size: 2, bag: { attack: 1, teleport: 1 } })
    expect(t.state.players[0]).toMatchObject({ status: 'eliminated', hand: [] })
  })
  it('ATK-5, ATK-9: a survivor stays where he is', () => {
    const t = advanced({ ana: 'captain@D08 +defense', bob: 'alien1@E09' }, { turn: 2 })
    t.bob.moves('D08')
    t.bob.attacks()
    expect(t.log().slice(1)).toEqual(['attack 2 D08', 'defended 1 D08'])
    expect(t.ana.at()).toBe('D08')
    expect(t.bob.may()).toEqual(['end'])
  })
  it('ATK-3, ITM-15: Defense works against a human’s attack too, one card for one attack', () => {
    const t = advanced({
      ana: 'captain@D09 +attack +attack',
      bob: 'alien1@L06',
      cleo: 'pilot@D08 +defense',
      dan: 'alien2@L06',
    })
    t.ana.moves('D08')
    t.ana.uses('attack')
    expect(t.log().at(-1)).toBe('defended 3 D08')
    t.ana.uses('attack')
    expect(t.log()).toContain('killed 3 1 D08 human')
  })
  it('FED-3, FED-4: feeding has no event, and lasts', () => {
    const t = advanced({ ana: 'captain@D08', bob: 'alien1@E09', cleo: 'pilot@A02', dan: 'alien2@L06' }, { turn: 2 })
    t.bob.moves('D08')
    t.bob.attacks()
    t.bob.ends()
    expect(t.log().join(' ')).not.toContain('fed')
    t.cleo.moves('A03')
    t.cleo.resolves()
    if (t.cleo.may().includes('noise')) t.cleo.announces(t.cleo.places()[0] ?? '')
    t.cleo.ends()
    t.dan.moves('L05')
    t.dan.attacks()
    t.dan.ends()
    expect(t.bob.places()).toContain('G08')
  })
})

describe('hatches and the end', () => {
  it('EX-34, HAT-3, HAT-6: red: he stays in the hatch, may teleport, cannot be attacked', () => {
    const t = advanced({ ana: 'captain@U13 +teleport +attack', bob: 'alien1@U12' }, { nextHatch: ['red'] })
    t.ana.moves('V13')
    t.ana.resolves()
    expect(t.log()).toEqual(['moved 1', 'hatchReached 1 3 1', 'hatchCard red false', 'hatchClosed 3 damaged'])
    expect(t.ana.at()).toBe('V13')
    expect(t.ana.may()).toEqual(['end', 'use teleport'])
    t.ana.ends()
    expect(t.bob.places()).not.toContain('V13')
  })
  const LAST = { zone: zone('morgenland'), hatches: { 1: 'used', 2: 'damaged' } } as const
  const last = (colour: string, q: string) =>
    advanced({ pia: 'captain@K04', bob: 'alien1@L06', quin: q, dan: 'alien2@L06' }, { ...LAST, nextHatch: [colour] })
  it('EX-35, END-4, END-5, END-8: the last hatch carries one off and dooms the other', () => {
    const t = last('green', 'pilot@K08')
    t.pia.moves('L04')
    t.pia.resolves()
    expect(t.log().slice(2)).toEqual([
      'hatchCard green false',
      'escaped 1 3',
      'hatchClosed 3 used',
      'eliminated 3 noExit',
      'characterShown 3 pilot',
      'gameOver noHuman 1,2,4',
    ])
  })
  it('EX-36: nobody else is left: only escapers win', () => {
    const t = last('green', 'pilot@K08†')
    t.pia.moves('L04')
    t.pia.resolves()
    expect(t.log().at(-1)).toBe('gameOver lastEscaped 1')
  })
  it('EX-37: red at the last hatch: both are lost', () => {
    const t = last('red', 'pilot@K08')
    t.pia.moves('L04')
    t.pia.resolves()
    expect(t.log().slice(2)).toEqual([
      'hatchCard red false',
      'hatchClosed 3 damaged',
      'eliminated 1 noExit',
      'characterShown 1 captain',
      'eliminated 3 noExit',
      'characterShown 3 pilot',
      'gameOver noHuman 2,4',
    ])
  })
  it('EX-38, END-6: time is up: aliens win, and so does who escaped before', () => {
    const t = advanced(
      { ana: 'captain@D10', bob: 'alien1@L05', cleo: 'pilot@B02 escaped=1', dan: 'alien2@E05†' },
      { turn: 1, first: 2, round: 39, step: 'close', from: 'D09', hatches: { 1: 'used' } },
    )
    t.ana.ends()
    expect(t.log().slice(-3)).toEqual(['eliminated 1 time', 'characterShown 1 captain', 'gameOver time 2,3,4'])
  })
  it('EX-38, SWI-5, END-7: without an alien in the game there is no alien win, unless the table says so', () => {
    for (const [aliensMustLive, winners] of [
      [true, []],
      [false, [2]],
    ] as const) {
      const t = advanced(
        { ana: 'captain@D10', bob: 'alien1@L05' },
        { first: 1, round: 39, step: 'close', from: 'D09', switches: { aliensMustLive } },
      )
      const [, alien] = t.state.players
      if (alien !== undefined) alien.status = 'eliminated'
      t.ana.ends()
      expect(t.state.end).toEqual({ reason: 'time', winners })
    }
  })
  it('SWI-4: dead aliens share the win, unless the table says otherwise', () => {
    for (const [deadAliensWin, winners] of [
      [true, [2, 3]],
      [false, [2]],
    ] as const) {
      const t = advanced(
        { ana: 'captain@D08', bob: 'alien1@E09', cleo: 'alien2@A02†' },
        { turn: 2, switches: { deadAliensWin } },
      )
      t.bob.moves('D08')
      t.bob.attacks()
      expect(t.state.end).toEqual({ reason: 'noHuman', winners })
    }
  })
  it('HAT-1, SEC-4: a hatch must be resolved; Sedatives do not help', () => {
    const t = advanced({ ana: 'captain@U13 +sedatives +attack', bob: 'alien1@L06' }, { nextHatch: ['red'] })
    t.ana.moves('V13')
    expect(t.ana.may()).toEqual(['resolve', 'use sedatives'])
    t.ana.uses('sedatives')
    t.ana.resolves()
    expect(t.log()).toContain('hatchCard red false')
  })
  it('HAT-3, HAT-7, TRN-6: an escaper puts his cards away, ends his turn, and stays hidden', () => {
    const t = advanced(
      { ana: 'captain@U13 +attack', bob: 'alien1@L06', cleo: 'pilot@D09', dan: 'alien2@L06' },
      { nextHatch: ['green'] },
    )
    t.ana.moves('V13')
    t.ana.resolves()
    expect(t.log().slice(3)).toEqual(['escaped 1 3', 'lost 1 1', 'hatchClosed 3 used', 'turnEnd 1', 'turn 2 1'])
    expect(t.log().join()).not.toContain('captain')
    expect(t.state.players[0]).toMatchObject({ status: 'escaped', hand: [] })
  })
  it('DCK-9: shown hatch cards are set aside until a card is needed and none is left', () => {
    const t = advanced({ ana: 'captain@U13', bob: 'alien1@L06' }, { hatchShown: 'all' })
    t.ana.moves('V13')
    expect(t.log()).toEqual(['moved 1'])
    t.ana.resolves()
    expect(t.log().slice(1, 3)).toEqual(['hatchReshuffled', 'hatchReached 1 3 1'])
    expect(t.state.hatchPile.size).toBe(5)
  })
  it('END-10: with all aliens out the humans must still escape', () => {
    const t = advanced({ ana: 'captain@D09 +attack', bob: 'alien1@D08' })
    t.ana.moves('D08')
    t.ana.uses('attack')
    expect(t.state.end).toBe('running')
    t.ana.ends()
    expect(t.log().at(-1)).toBe('turn 1 2')
  })
  it('EX-40, TRN-1: the round grows over a first seat that is out', () => {
    const t = advanced(
      { ana: 'captain@A02', bob: 'alien1@L05', cleo: 'pilot@E05†', dan: 'alien2@L04' },
      { turn: 2, first: 3, round: 7, step: 'close', from: 'L06' },
    )
    t.bob.ends()
    expect(t.log()).toEqual(['turnEnd 2', 'turn 4 8'])
  })
})
