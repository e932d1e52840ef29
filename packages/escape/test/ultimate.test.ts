import { fastChance, isRefusal, open } from '@selva/core'
import { describe, expect, it } from 'vitest'
import { escape, HUMANS, type Setting, total, ULTIMATE_ALIENS } from '../src/index.ts'
import { sector } from '../src/testing/index.ts'
import { ultimate, ultimateBasic, zone } from './tables.ts'

const AT_D09 = { ana: 'captain@D09 spent', bob: 'brute@L06' } as const
const setting = (draft: object): Setting => {
  const made = escape.setting({ zone: 'galilei', preset: 'ultimate', seats: 4, ...draft })
  if (isRefusal(made)) throw new Error(`${made.refused} ${made.about}`)
  return made
}

describe('the Ultimate edition', () => {
  it('DCK-4, DCK-5, ULT-1, ULT-2, SET-5: its decks, length and crew', () => {
    const { rules } = setting({})
    const { state } = open(escape, setting({}), fastChance(1))
    const printed = {
      ...{ yours: 27, any: 27, silence: 6 },
      ...{ adrenaline: 3, sedatives: 3, attack: 2, spotlight: 2, cat: 2 },
      ...{ teleport: 1, defense: 1, clone: 1, sensor: 1, mutation: 1 },
    }
    expect(total(printed)).toBe(77)
    expect(rules.dangers).toMatchObject(printed)
    expect(state.danger.size).toBe(total(rules.dangers))
    expect(state.items.size).toBe(0)
    expect(rules.hatchCards).toEqual({ green: 4, red: 1 })
    expect([rules.rounds, rules.feeding, rules.hatchMode]).toEqual([40, true, 'card'])
    const pool = rules.pool(4, 2)
    expect([pool.human, pool.alien]).toEqual([HUMANS, ULTIMATE_ALIENS])
    expect(open(escape, setting({ seats: 9 }), fastChance(1)).state.danger.size).toBe(2 * total(rules.dangers))
  })
  it('EX-55, ULT-3, VIS-13: Silence and items are kept, and nobody else can tell them apart', () => {
    const drawing = (card: string) => {
      const t = ultimate(AT_D09, { next: [card] })
      t.ana.moves('D08')
      t.ana.resolves()
      expect(t.ana.hand()).toEqual([card])
      return t
    }
    expect(drawing('attack').log()).toEqual(['moved 1', 'drew 1', 'kept 1'])
    expect(drawing('silence').log()).toEqual(drawing('attack').log())
    expect(drawing('silence').ana.may()).toEqual(['end'])
    expect(drawing('attack').ana.may()).toEqual(['end', 'use attack'])
  })
  it('EX-56, ULT-13, SID-9: a Cat makes two noises, one of them true if the card says so', () => {
    const cat = (card: string) => {
      const t = ultimate({ ana: 'captain@D09 spent +cat', bob: 'brute@L06' }, { next: [card] })
      t.ana.moves('D08')
      t.ana.uses('cat')
      return t
    }
    const t = cat('yours')
    expect(t.log()).toEqual(['moved 1', 'itemUsed 1 cat true false', 'drew 1'])
    expect(t.ana.places()).toEqual(['D08'])
    t.ana.announcesBoth('D08', 'N10')
    expect(t.log().at(-1)).toBe('twoNoises 1 D08 N10')
    const other = cat('yours')
    expect(other.ana.mayNot({ do: 'noise', at: sector('N10') })).toBe(true)
    const item = cat('teleport')
    item.ana.announcesBoth('N10', 'C09')
    expect(item.log().at(-1)).toBe('twoNoises 1 C09 N10')
    expect(item.ana.hand()).toEqual([])
    expect(item.state.discards.bag.teleport).toBe(1)
    const twice = cat('any')
    twice.ana.announces('N10')
    expect(twice.ana.mayNot({ do: 'alsoNoise', at: sector('N10') })).toBe(true)
    expect(twice.log()).toEqual(['moved 1', 'itemUsed 1 cat true false', 'drew 1'])
  })
  it('ITM-3, ULT-13: no Cat where no card would be drawn', () => {
    const t = ultimate({ ana: 'captain@D09 +cat +sedatives', bob: 'brute@L06' })
    t.ana.moves('D10')
    expect(t.ana.may()).toEqual(['resolve', 'use sedatives'])
    const immune = ultimate({ ana: 'captain@D09 +cat', bob: 'brute@L06' })
    immune.ana.moves('D08')
    expect(immune.ana.may()).toEqual(['resolve'])
    const sedated = ultimate({ ana: 'medic@D09 +cat +sedatives', bob: 'brute@L06' })
    sedated.ana.uses('sedatives')
    sedated.ana.moves('D08')
    expect(sedated.ana.may()).toEqual(['resolve', 'medic'])
  })
  it('EX-57, ULT-10, ATK-4: a Clone saves, his cards leave play, he re-enters as a human', () => {
    const t = ultimate({ ana: 'captain@D08 +clone +silence', bob: 'surge@E09' }, { turn: 2 })
    t.bob.moves('D08')
    t.bob.attacks()
    expect(t.log().slice(1)).toEqual(['attack 2 D08', 'cloned 1 D08', 'lost 1 2', 'waits 1 human'])
    expect(t.state.gone).toMatchObject({ size: 2, bag: { clone: 1, silence: 1 } })
    expect(t.state.players[1]).toMatchObject({ ate: false, kills: 0 })
    t.bob.ends()
    expect(t.log().slice(-2)).toEqual(['turn 1 1', 'reborn 1 L08 human'])
    expect(t.ana.hand()).toEqual([])
    const both = ultimate({ ana: 'captain@D08 +clone +defense', bob: 'surge@E09' }, { turn: 2 })
    both.bob.moves('D08')
    both.bob.attacks()
    expect(both.log().at(-1)).toBe('defended 1 D08')
    expect(both.ana.hand()).toEqual(['clone'])
  })
  it('EX-58, ULT-5, ULT-38, END-9: a killed human re-enters in the Alien Sector as an alien without a power', () => {
    const t = ultimate(
      { ana: 'soldier@D08 +attack', bob: 'surge@E09', cleo: 'medic@A02', dan: 'brute@L04' },
      { turn: 2, next: ['attack'] },
    )
    t.bob.moves('D08')
    t.bob.attacks()
    t.bob.ends()
    t.cleo.moves('A03')
    t.cleo.resolves()
    t.cleo.ends()
    t.dan.moves('L03')
    t.dan.attacks()
    t.dan.ends()
    expect(t.log().slice(-2)).toEqual(['turn 1 1', 'reborn 1 L06 alien'])
    expect(t.ana.may()).toEqual(['move'])
    expect(t.ana.places()).toHaveLength(10)
    t.ana.moves('L05')
    expect(t.ana.may()).toEqual(['resolve', 'attack'])
    expect(t.state.players[0]).toMatchObject({ turned: true, ate: false })
  })
  it('ULT-5: killed aliens, converted ones too, are eliminated', () => {
    const t = ultimate(
      { ana: 'captain@A02', bob: 'surge@E09', cleo: 'medic@D08 mutated', dan: 'blink@D08' },
      { turn: 2 },
    )
    t.bob.moves('D08')
    t.bob.attacks()
    expect([t.state.players[2]?.status, t.state.players[3]?.status]).toEqual(['eliminated', 'eliminated'])
  })
  it('EX-59, ULT-12: Mutation in ARR, and an attack is offered', () => {
    const t = ultimate({ ana: 'soldier@D09 +mutation +attack', bob: 'brute@L06', cleo: 'medic@A02', dan: 'surge@L06' })
    t.ana.moves('D08')
    t.ana.uses('mutation')
    expect(t.log()).toEqual(['moved 1', 'itemUsed 1 mutation true false', 'mutated 1'])
    expect(t.ana.may()).toEqual(['resolve', 'attack'])
    expect(t.ana.hand()).toEqual(['attack'])
    expect(t.log().join()).not.toContain('characterShown')
    const last = ultimate({ ana: 'captain@D09 +mutation', bob: 'brute@L06' })
    last.ana.uses('mutation')
    expect(last.log().at(-1)).toBe('gameOver noHuman 1,2')
  })
  it('ULT-12, ITM-3: Mutation in PRE moves two sectors, never in a hatch in ARR, and in CLOSE it is too late to attack', () => {
    const players = {
      ana: 'medic@D09 spent +mutation',
      bob: 'brute@L06',
      cleo: 'captain@A02',
      dan: 'surge@L06',
    } as const
    const t = ultimate(players, { next: ['silence'] })
    t.ana.uses('mutation')
    expect(t.ana.places()).toContain('F09')
    const late = ultimate(players, { next: ['silence'] })
    late.ana.moves('D08')
    late.ana.resolves()
    late.ana.uses('mutation')
    expect(late.ana.may()).toEqual(['end'])
    const hatch = ultimate({ ...players, ana: 'medic@U13 spent +mutation' })
    hatch.ana.moves('V13')
    expect(hatch.ana.may()).toEqual(['resolve'])
  })
  it('EX-60, ULT-33: the Brute survives and is shown; the human dies and feeds', () => {
    const t = ultimate({ ana: 'captain@D08', bob: 'surge@E09', cleo: 'medic@A02', dan: 'brute@D08' }, { turn: 2 })
    t.bob.moves('D08')
    t.bob.attacks()
    expect(t.log().slice(2)).toEqual([
      'killed 1 2 D08 human',
      'characterShown 1 captain',
      'waits 1 alien',
      'immune 4 D08',
      'characterShown 4 brute',
    ])
    expect(t.state.players[1]?.ate).toBe(true)
  })
  it('EX-61, ULT-34: the Invisible Alien is shown instead of found', () => {
    const t = ultimate({ ana: 'captain@D09 +spotlight +sensor', bob: 'invisible@D08' })
    t.ana.uses('spotlight', 'D08')
    expect(t.log().slice(1)).toEqual(['spotlight 1 D08 1@D09', 'characterShown 2 invisible'])
    t.ana.uses('sensor', t.bob)
    expect(t.log().slice(-2)).toEqual(['sensedNothing 1 2', 'characterShown 2 invisible'])
  })
  it('EX-62, ULT-35, VIS-6: the Lurking Alien stays, as if he had moved, and must attack', () => {
    const t = ultimate({ ana: 'captain@A02', bob: 'lurking@D08' }, { turn: 2 })
    expect(t.bob.may()).toEqual(['move', 'lurk'])
    t.bob.lurks()
    expect(t.log()).toEqual(['moved 2'])
    expect(t.bob.may()).toEqual(['attack'])
    t.bob.attacks()
    expect(t.log().slice(1)).toEqual(['attack 2 D08', 'missed'])
    const start = ultimate({ ana: 'captain@A02', bob: 'lurking@L06' }, { turn: 2 })
    expect(start.bob.may()).toEqual(['move'])
  })
  it('EX-63, ULT-37, SWI-6, SID-1: the Psychic’s silence is a noise; an item is not, unless the table says so', () => {
    const psychic = (card: string, psychicItems: boolean) => {
      const t = ultimate(
        { ana: 'captain@A02', bob: 'psychic@D09' },
        { turn: 2, next: [card], switches: { psychicItems } },
      )
      t.bob.moves('D08')
      t.bob.resolves()
      return t
    }
    const t = psychic('silence', false)
    expect(t.bob.places()).toHaveLength(270)
    t.bob.announces('N10')
    expect(t.log().at(-1)).toBe('noise 2 N10')
    expect(t.bob.hand()).toEqual([])
    expect(t.state.discards.bag.silence).toBe(1)
    expect(psychic('attack', false).log().at(-1)).toBe('kept 2')
    expect(psychic('attack', true).bob.may()).toEqual(['noise'])
  })
  it('EX-64, ULT-32, SWI-3: the Surge Alien uses Adrenaline', () => {
    const surge = (adrenaline: string) => {
      const t = ultimate(
        { ana: 'captain@A02', bob: 'surge@L06 +adrenaline +teleport' },
        { turn: 2, switches: { adrenaline } },
      )
      expect(t.bob.may()).toEqual(['move', 'use adrenaline'])
      t.bob.uses('adrenaline')
      return t.bob.places().length
    }
    expect(surge('plusOne')).toBe(20)
    expect(surge('two')).toBe(10)
  })
  it('EX-65, ULT-23, VIS-25: the Soldier’s attack looks like an alien’s and does not feed him', () => {
    const t = ultimate({ ana: 'soldier@D09', bob: 'brute@L06', cleo: 'medic@D08', dan: 'surge@L06' })
    t.ana.moves('D08')
    expect(t.ana.may()).toEqual(['resolve', 'attack'])
    t.ana.attacks()
    expect(t.log().slice(0, 3)).toEqual(['moved 1', 'attack 1 D08', 'killed 3 1 D08 human'])
    expect(t.log(t.bob.seat)).toEqual(t.log())
    expect(t.ana.may()).toEqual(['end'])
    t.ana.ends()
    t.bob.moves('L05')
    t.bob.attacks()
    t.bob.ends()
    t.cleo.moves('L05')
    t.cleo.attacks()
    t.cleo.ends()
    expect(t.state.players[3]?.status).toBe('aboard')
    t.dan.moves('L04')
    t.dan.attacks()
    t.dan.ends()
    expect(t.ana.places().join(' ')).toBe('C08 C09 D09 E08 E09')
  })
  it('ULT-23, ITM-14: he may strike in CLOSE instead', () => {
    const t = ultimate({ ana: 'soldier@D09', bob: 'brute@L06' }, { next: ['silence'] })
    t.ana.moves('D08')
    t.ana.resolves()
    expect(t.ana.may()).toEqual(['end', 'attack'])
    t.ana.attacks()
    expect(t.log().slice(-2)).toEqual(['attack 1 D08', 'missed'])
  })
  it('EX-66, ULT-27, ULT-11: Medic and Sensor', () => {
    const t = ultimate({ ana: 'medic@D09 +sensor', bob: 'brute@L06' })
    t.ana.examines(t.bob)
    expect(t.log()).toEqual(['characterShown 1 medic', 'medic 1 2', 'characterShown 2 brute'])
    t.ana.uses('sensor', t.bob)
    expect(t.log().slice(-2)).toEqual(['itemUsed 1 sensor true false', 'sensed 1 2 L06'])
    expect(t.ana.may()).toEqual(['move'])
  })
  it('EX-67, ULT-21: the Pilot’s two noises are undeclared, once, and bring nothing', () => {
    const t = ultimate({ ana: 'pilot@D09', bob: 'brute@A02' }, { next: ['any', 'silence'] })
    t.ana.moves('D08')
    expect(t.ana.may()).toEqual(['resolve', 'cat'])
    t.ana.distracts()
    t.ana.announcesBoth('K03', 'C09')
    expect(t.log()).toEqual(['moved 1', 'drew 1', 'twoNoises 1 C09 K03'])
    expect(t.ana.hand()).toEqual([])
    t.ana.ends()
    t.bob.moves('A03')
    t.bob.attacks()
    t.bob.ends()
    t.ana.moves('C08')
    expect(t.ana.may()).toEqual(['resolve'])
  })
  it('EX-68, ULT-22, SID-8: the Psychologist starts in the Alien Sector', () => {
    const made = setting({ seats: 8 })
    for (let seed = 0; seed < 30; seed++) {
      const { state } = open(escape, made, fastChance(seed))
      const p = state.players.find((q) => q.character === 'psychologist')
      if (p !== undefined) expect(p.at).toBe(sector('L06'))
    }
    const t = ultimate({ ana: 'psychologist@L06', bob: 'brute@L06' })
    expect(t.ana.places().join(' ')).toBe('K06 L05 M06')
  })
  it('EX-69, ULT-30: the Blink Alien teleports', () => {
    const t = ultimate({ ana: 'captain@A04', bob: 'blink@K10 +teleport' }, { turn: 2, zone: zone('volta') })
    t.bob.uses('teleport')
    expect(t.log()).toEqual(['itemUsed 2 teleport true false', 'teleported 2'])
    expect(t.bob.places().join(' ')).toBe('J08 J09 K08 K09 L09 L10 M08 M09 M10 N08 N09')
  })
  it('EX-70, ULT-31: the Silent Alien is sedated, and may attack instead', () => {
    const t = ultimate({ ana: 'captain@A02', bob: 'silent@D09 +sedatives' }, { turn: 2 })
    t.bob.uses('sedatives')
    t.bob.moves('D08')
    expect(t.bob.may()).toEqual(['resolve', 'attack'])
    t.bob.resolves()
    expect(t.log()).toEqual(['itemUsed 2 sedatives true false', 'moved 2', 'silentSector 2'])
  })
  it('EX-71, ULT-25: the Co-Pilot is shown, then teleports', () => {
    const t = ultimate({ ana: 'coPilot@D09', bob: 'brute@L06' })
    t.ana.teleports()
    expect(t.log()).toEqual(['characterShown 1 coPilot', 'itemUsed 1 teleport false false', 'teleported 1'])
    expect(t.ana.places().join(' ')).toBe('K08 K09 L09 M08 M09')
  })
  it('ULT-20: the Captain’s immunity is used up only by a draw it prevents', () => {
    const t = ultimate({ ana: 'captain@D09 +sedatives', bob: 'brute@A02' }, { next: ['silence'] })
    t.ana.uses('sedatives')
    t.ana.moves('D08')
    t.ana.resolves()
    expect(t.state.players[0]?.spent).toBe(false)
    t.ana.ends()
    t.bob.moves('A03')
    t.bob.attacks()
    t.bob.ends()
    t.ana.moves('C08')
    t.ana.resolves()
    expect(t.log().slice(-2)).toEqual(['moved 1', 'silentSector 1'])
    expect(t.state.players[0]?.spent).toBe(true)
  })
  it('ULT-24: the Executive Officer holds', () => {
    const t = ultimate({ ana: 'executiveOfficer@D08', bob: 'brute@L06' }, { next: ['silence'] })
    t.ana.holds()
    t.ana.resolves()
    expect(t.log()).toEqual(['moved 1', 'drew 1', 'kept 1'])
  })
  it('ULT-26: the Engineer picks a pod card', () => {
    const t = ultimate({ ana: 'engineer@U13', bob: 'brute@L06' }, { nextHatch: ['green', 'red'] })
    t.ana.moves('V13')
    t.ana.resolves()
    t.ana.picks('red')
    expect(t.log().slice(1)).toEqual(['hatchReached 1 3 2', 'hatchCard red true', 'hatchClosed 3 damaged'])
    expect(t.state.hatchPile).toMatchObject({ size: 4, bag: { green: 4, red: 0 } })
  })
  it('ULT-4: a power used up stays used up', () => {
    for (const spent of ['soldier', 'medic', 'coPilot', 'executiveOfficer']) {
      const t = ultimate({ ana: `${spent}@D09 spent`, bob: 'brute@L06' })
      expect(t.ana.may()).toEqual(['move'])
    }
  })
  it('ULT-6: Ultimate Basic has no items and no powers; even Defense does nothing', () => {
    const t = ultimateBasic(
      { ana: 'soldier@D08 +defense +attack', bob: 'brute@E09', cleo: 'medic@A02', dan: 'lurking@D08' },
      { turn: 2 },
    )
    t.bob.moves('D08')
    t.bob.attacks()
    expect(t.log()).toContain('killed 1 2 D08 human')
    expect(t.log()).toContain('waits 1 alien')
    expect(t.log()).toContain('killed 4 2 D08 alien')
    const drawn = ultimateBasic({ ana: 'captain@D09', bob: 'brute@L06' }, { next: ['teleport'] })
    drawn.ana.moves('D08')
    drawn.ana.resolves()
    expect(drawn.log()).toEqual(['moved 1', 'drew 1', 'kept 1'])
    expect(drawn.ana.may()).toEqual(['end'])
  })
  it('DCK-10: used items and lost cards never come back, noise cards do', () => {
    const t = ultimate({ ana: 'medic@D09 +sedatives +spotlight', bob: 'brute@L06' }, { next: ['any'] })
    t.ana.uses('spotlight', 'A02')
    expect(t.state.gone).toMatchObject({ size: 1, bag: { spotlight: 1 } })
    t.ana.moves('D08')
    t.ana.resolves()
    t.ana.announces('N10')
    expect(t.state.discards).toMatchObject({ size: 1, bag: { any: 1 } })
  })
  it('END-2, END-6: a cloned human who has not re-entered when time is up is lost', () => {
    const t = ultimate({ ana: 'captain@D08 +clone', bob: 'surge@E09' }, { turn: 2, first: 1, round: 40 })
    t.bob.moves('D08')
    t.bob.attacks()
    expect(t.state.players[0]?.status).toBe('waiting')
    t.bob.ends()
    expect(t.log().slice(-3)).toEqual(['eliminated 1 time', 'characterShown 1 captain', 'gameOver time 2'])
    expect(t.state.players[0]).toMatchObject({ status: 'eliminated', returns: 'never' })
  })
  it('FED-4, ULT-5: what a Soldier ate as a human does not feed the alien he becomes', () => {
    const t = ultimate(
      {
        ana: 'soldier@D09',
        bob: 'surge@D09',
        cleo: 'medic@D08',
        dan: 'brute@L04',
        eva: 'captain@A02',
        fay: 'blink@L04',
      },
      {},
    )
    t.ana.moves('D08')
    t.ana.attacks()
    expect(t.state.players[0]).toMatchObject({ ate: true, side: 'human' })
    t.ana.ends()
    t.bob.moves('D08')
    t.bob.attacks()
    t.bob.ends()
    for (const [who, to] of [
      [t.cleo, 'L05'],
      [t.dan, 'L03'],
      [t.eva, 'A03'],
      [t.fay, 'L03'],
    ] as const) {
      who.moves(to)
      if (who.may().includes('attack')) who.attacks()
      else who.resolves()
      who.ends()
    }
    expect(t.state.players[0]).toMatchObject({ ate: false, side: 'alien', turned: true })
    expect(t.ana.places()).toHaveLength(10)
  })
  it('ULT-38: a mutated player has no power', () => {
    const t = ultimate({ ana: 'executiveOfficer@D09 mutated', bob: 'brute@L06', cleo: 'medic@A02', dan: 'surge@L06' })
    expect(t.ana.may()).toEqual(['move'])
  })
})
