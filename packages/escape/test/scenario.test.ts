import { fastChance, isRefusal, open } from '@selva/core'
import { describe, expect, it } from 'vitest'
import { escape, type FullState, handLimitOf, nameOf, ownPlayer, type Setting } from '../src/index.ts'
import { table } from '../src/testing/index.ts'
import { advanced, ultimate } from './tables.ts'

const AT_D09 = { ana: 'captain@D09', bob: 'alien1@L06' } as const
const setting = (draft: object): Setting => {
  const made = escape.setting({ zone: 'galilei', preset: 'advanced', seats: 4, ...draft })
  if (isRefusal(made)) throw new Error(`${made.refused} ${made.about}`)
  return made
}

/** Sector in which a waiting player will come back. */
const backAt = (state: FullState, i: number): string => {
  const returns = state.players[i]?.returns ?? 'never'
  return returns === 'never' ? returns : nameOf(returns.at)
}

describe('scenario rules', () => {
  it('EX-41, SCN-A1: secure sectors draw', () => {
    const t = advanced(AT_D09, { codes: ['A.1'], next: ['yours'] })
    t.ana.moves('D10')
    t.ana.resolves()
    t.ana.announces('D10')
    expect(t.log()).toEqual(['moved 1', 'drew 1', 'noise 1 D10'])
  })
  it('EX-42, SCN-A2, SEC-5: anybody may stand, then attack or resolve', () => {
    const t = advanced({ ana: 'captain@A02', bob: 'alien1@D08' }, { turn: 2, codes: ['A.2'], next: ['silence'] })
    expect(t.bob.may()).toEqual(['move', 'stand'])
    t.bob.stands()
    expect(t.bob.may()).toEqual(['resolve', 'attack'])
    t.bob.resolves()
    expect(t.log()).toEqual(['standsStill 2', 'drew 2', 'silence 2 true'])
    const start = advanced({ ana: 'captain@A02', bob: 'alien1@L06' }, { turn: 2, codes: ['A.2'] })
    start.bob.stands()
    expect(start.bob.may()).toEqual(['resolve'])
    start.bob.resolves()
    expect(start.log()).toEqual(['standsStill 2', 'silentSector 2'])
  })
  it('SEC-5: who stands in an open hatch does not reach it', () => {
    const t = advanced(
      { ana: 'captain@B13', bob: 'alien1@L06' },
      {
        codes: ['A.2', { code: 'B.4', hatch: 4, usable: true }],
      },
    )
    t.ana.stands()
    t.ana.resolves()
    expect(t.log()).toEqual(['standsStill 1', 'silentSector 1'])
  })
  it('SEC-5, SCN-H13: who holds in an open hatch does not reach it either', () => {
    const t = advanced(
      { ana: 'executiveOfficer@B13', bob: 'alien1@L06' },
      { codes: ['H.13', { code: 'B.4', hatch: 4, usable: true }], switches: { crew: 'both' } },
    )
    t.ana.holds()
    t.ana.resolves()
    expect(t.log()).toEqual(['moved 1', 'silentSector 1'])
  })
  const arena = (players: Record<string, string>, options: object = {}) =>
    table(players, { preset: 'arena', ...options })
  it('EX-43, SCN-C6, SCN-A4: from a hatch, never over secure sectors', () => {
    const t = arena({ ana: 'alien1@V02', bob: 'alien2@B02' })
    expect(t['ana']?.places().join(' ')).toBe('T02 U02 U03 U04 V03 V04 W02')
    const corner = arena({ ana: 'alien1@W02', bob: 'alien2@B02' })
    expect(corner['ana']?.places().join(' ')).toBe('U02 U03 V03')
    const never = arena({ ana: 'alien1@W02', bob: 'alien2@B02' }, { switches: { alienTransit: 'never' } })
    expect(never['ana']?.may()).toEqual(['stuck'])
    never['ana']?.isStuck()
    expect(never.log()).toEqual(['cannotMove 1'])
    expect(never['ana']?.may()).toEqual(['resolve', 'attack'])
  })
  it('EX-44, SCN-E3, ATK-7: the fourth kill of four players wins', () => {
    const t = arena({
      ana: 'alien1@V03 kills=2',
      bob: 'alien2@V04 home=V02',
      cleo: 'alien3@V04 home=B02',
      dan: 'alien4@B03',
    })
    t['ana']?.moves('V04')
    t['ana']?.attacks()
    expect(t.log().at(-1)).toBe('gameOver kills 1')
  })
  it('EX-44, SCN-A5, END-9: a killed player waits, and returns to his start hatch', () => {
    const t = arena({ ana: 'alien1@V03', bob: 'alien2@V04 home=B02', cleo: 'alien3@B03', dan: 'alien4@B14' })
    t['ana']?.moves('V04')
    t['ana']?.attacks()
    expect(t.log().slice(1)).toEqual([
      'attack 1 V04',
      'killed 2 1 V04 alien',
      'characterShown 2 alien2',
      'waits 2 alien',
    ])
    expect(t.state.players[1]?.status).toBe('waiting')
    t['ana']?.ends()
    expect(t.log().slice(-2)).toEqual(['turn 2 1', 'reborn 2 B02 alien'])
    expect(t['bob']?.at()).toBe('B02')
    expect(t['bob']?.may()).toEqual(['move'])
  })
  it('SCN-C6, SCN-B6, SET-6, SET-7: start hatches are dealt clockwise from the first seat, and announced', () => {
    const { state, facts } = open(escape, setting({ preset: 'arena', seats: 6 }), fastChance(4))
    const announced = facts.filter((f) => f.kind === 'startPlace')
    expect(announced).toHaveLength(6)
    expect(facts.findIndex((f) => f.kind === 'turn')).toBeGreaterThan(facts.findIndex((f) => f.kind === 'startPlace'))
    expect(state.players.every((p) => p.side === 'alien')).toBe(true)
    expect(new Set(state.players.map((p) => p.character)).size).toBe(6)
    const inOrder = state.players.map((_, i) => state.players[(state.first - 1 + i) % 6]?.at)
    expect(new Set(inOrder.slice(0, 4)).size).toBe(4)
    expect(inOrder.slice(4)).toEqual(inOrder.slice(0, 2))
    const many = open(escape, setting({ preset: 'arena', seats: 16 }), fastChance(4)).state
    expect(new Set(many.players.map((p) => p.character)).size).toBe(16)
    const codes = ['B.6', 'E.3', 'A.5']
    const doubled = open(escape, setting({ preset: 'ultimate', seats: 12, codes }), fastChance(4)).state
    expect(new Set(doubled.players.map((p) => p.character)).size).toBeLessThan(12)
  })
  it('SCN-X16, VIS-3: with humans at the table the start hatches stay secret, and humans may use them', () => {
    const { state, facts } = open(escape, setting({ codes: [{ code: 'C.6', hatches: [2, 3] }] }), fastChance(1))
    expect(facts.some((f) => f.kind === 'startPlace')).toBe(false)
    const starts = state.players.filter((p) => p.side === 'alien').map((p) => nameOf(p.at))
    expect(starts.toSorted()).toEqual(['V02', 'V13'])
    expect(state.hatches).toEqual(['open', 'open', 'open', 'open'])
  })
  const infection = (players: Record<string, string>, options: object = {}) =>
    table(players, { preset: 'infection', ...options })
  it('EX-45, SCN-B3, TRN-2, VOC-7: a killed human comes back as an alien where he fell', () => {
    const t = infection(
      { ana: 'alien1@E09', bob: 'captain@A02 +spotlight', cleo: 'pilot@D08', dan: 'alien2@L06' },
      { round: 5 },
    )
    t['ana']?.moves('D08')
    t['ana']?.attacks()
    t['ana']?.ends()
    t['bob']?.uses('spotlight', 'D08')
    expect(t.log().at(-1)).toBe('spotlight 2 D08 1@D08')
    t['bob']?.moves('A03')
    t['bob']?.resolves()
    if (t['bob']?.may().includes('noise')) t['bob']?.announces(t['bob'].places()[0] ?? '')
    t['bob']?.ends()
    expect(t.log().slice(-2)).toEqual(['turn 3 5', 'reborn 3 D08 alien'])
    expect(t['cleo']?.places()).toContain('D09')
    expect(t['cleo']?.places()).toContain('F08')
    t['cleo']?.moves('D09')
    expect(t['cleo']?.may()).toEqual(['resolve', 'attack'])
  })
  it('EX-46, END-2, END-5, END-9: the last human killed does not share the win, those converted before do', () => {
    const t = infection(
      { ana: 'alien1@E09', bob: 'captain@D08', cleo: 'pilot@A02 mutated shown', dan: 'alien2@L06' },
      {},
    )
    t['ana']?.moves('D08')
    t['ana']?.attacks()
    expect(t.log().at(-1)).toBe('gameOver noHuman 1,3,4')
  })
  it('SCN-B3: aliens, converted ones too, die for good', () => {
    const t = infection({ ana: 'alien1@E09', bob: 'captain@A02', cleo: 'pilot@D08 mutated', dan: 'alien2@L06' })
    t['ana']?.moves('D08')
    t['ana']?.attacks()
    expect(t.log()).toContain('killed 3 1 D08 alien')
    expect(t.state.players[2]?.status).toBe('eliminated')
  })
  it('EX-47, SCN-D2, HAT-5: an open hatch needs no card and is used up', () => {
    const t = infection({ ana: 'captain@A02', bob: 'alien1@L06', cleo: 'pilot@D09', dan: 'alien2@L06' })
    t['ana']?.moves('B02')
    t['ana']?.resolves()
    expect(t.log()).toEqual([
      'moved 1',
      'hatchReached 1 1 0',
      'escaped 1 1',
      'hatchClosed 1 used',
      'turnEnd 1',
      'turn 2 1',
    ])
  })
  it('EX-48, SCN-G4, SID-7: Sedatives are only seen to be discarded', () => {
    const t = advanced({ ana: 'captain@D09 +sedatives', bob: 'alien1@L06' }, { codes: ['G.4'] })
    t.ana.uses('sedatives')
    t.ana.moves('D08')
    t.ana.resolves()
    expect(t.log()).toEqual(['cardDiscarded 1', 'moved 1', 'silentSector 1'])
  })
  it('SCN-G4: Attack and Spotlight show their effect, Teleport and Defense are declared', () => {
    const t = advanced({ ana: 'captain@D09 +attack +spotlight +teleport', bob: 'alien1@A02' }, { codes: ['G.4'] })
    t.ana.uses('spotlight', 'A02')
    t.ana.moves('D08')
    t.ana.uses('attack')
    t.ana.uses('teleport')
    expect(t.log()).toEqual([
      'cardDiscarded 1',
      'spotlight 1 A02 2@A02',
      'moved 1',
      'cardDiscarded 1',
      'attack 1 D08',
      'missed',
      'itemUsed 1 teleport true false',
      'teleported 1',
    ])
  })
  it('EX-49, SCN-H1: the Captain’s first dangerous sector costs nothing, whatever he does there', () => {
    const first = (use: boolean) => {
      const t = advanced({ ana: 'captain@D09 +sedatives', bob: 'alien1@L06' }, { codes: ['H.1'], next: ['silence'] })
      if (use) t.ana.uses('sedatives')
      t.ana.moves('D08')
      t.ana.resolves()
      expect(t.log().slice(-2)).toEqual(['moved 1', 'silentSector 1'])
      expect(t.state.danger.size).toBe(25)
      t.ana.ends()
      t.bob.moves('L05')
      t.bob.attacks()
      t.bob.ends()
      t.ana.moves('C08')
      t.ana.resolves()
      return t.log().slice(-2)
    }
    expect(first(false)).toEqual(['drew 1', 'silence 1 true'])
    expect(first(true)).toEqual(['drew 1', 'silence 1 true'])
  })
  it('SCN-X9: with A.1 a secure sector draws and does not use the Captain’s immunity up', () => {
    const t = advanced(AT_D09, { codes: ['A.1', 'H.1'], next: ['silence'] })
    t.ana.moves('D10')
    t.ana.resolves()
    expect(t.log().slice(-2)).toEqual(['drew 1', 'silence 1 true'])
    expect(t.state.players[0]?.spent).toBe(false)
  })
  it('SCN-H2, SCN-X6, EX-54, SCN-B4: the Psychologist starts among the aliens, the others in the shut hatch', () => {
    const made = setting({ codes: ['H.2', { code: 'B.4', hatch: 4 }] })
    for (let seed = 0; seed < 20; seed++) {
      const { state } = open(escape, made, fastChance(seed))
      for (const p of state.players) {
        const human = p.character === 'psychologist' ? 'L06' : 'B13'
        expect(nameOf(p.at)).toBe(p.side === 'human' ? human : 'L06')
      }
      expect(state.hatches[3]).toBe('shut')
    }
    const t = advanced({ ana: 'captain@B13', bob: 'alien1@L06' }, { codes: [{ code: 'B.4', hatch: 4 }] })
    expect(t.ana.places().join(' ')).toBe('A13 A14 B12 B14 C13 C14')
  })
  it('EX-50, SCN-H3: the Pilot’s Teleport serves three times', () => {
    const t = advanced({ ana: 'pilot@D09 +teleport', bob: 'alien1@A02' }, { codes: ['H.3', 'A.2'] })
    const again = (to: string) => {
      t.ana.uses('teleport')
      t.ana.moves(to)
      t.ana.resolves()
      if (t.ana.may().includes('noise')) t.ana.announces(t.ana.places()[0] ?? '')
      t.ana.ends()
      t.bob.stands()
      t.bob.attacks()
      t.bob.ends()
    }
    again('L09')
    again('K09')
    again('L09')
    expect(t.log().filter((l) => l.startsWith('itemUsed'))).toEqual([
      'itemUsed 1 teleport true true',
      'itemUsed 1 teleport true true',
      'itemUsed 1 teleport true false',
    ])
    expect(t.ana.hand()).not.toContain('teleport')
  })
  it('SCN-H3, ITM-5: a kept Teleport does not shrink a hand that is too big; a discarded one is whole again', () => {
    const t = advanced(
      { ana: 'pilot@D08 +teleport +teleport +attack +sedatives', bob: 'alien1@L06' },
      {
        codes: ['H.3'],
        step: 'over',
        from: 'D09',
      },
    )
    t.ana.uses('teleport')
    expect(t.state.players[0]?.worn).toBe(1)
    expect(t.ana.may()).toContain('discard attack')
    t.ana.discards('teleport')
    expect(t.state.players[0]?.worn).toBe(0)
    expect(t.ana.may()).toEqual(['end'])
  })
  it('SCN-H4, ITM-4, SWI-11: the Soldier never holds fewer than the table allows', () => {
    for (const [handLimit, limit] of [
      [1, 4],
      [5, 5],
      ['none', Number.POSITIVE_INFINITY],
    ] as const) {
      const t = advanced({ ana: 'soldier@D09', bob: 'alien1@L06' }, { codes: ['H.4'], switches: { handLimit } })
      expect(handLimitOf(t.state.setting.rules, ownPlayer(t.state, t.ana.seat))).toBe(limit)
    }
  })
  it('EX-51, SCN-H4: the Soldier holds four', () => {
    const four = advanced(
      { ana: 'soldier@D09 +attack +sedatives +defense', bob: 'alien1@L06' },
      {
        codes: ['H.4'],
        next: ['yoursIcon', 'anyIcon'],
      },
    )
    four.ana.moves('D08')
    four.ana.resolves()
    four.ana.announces('D08')
    expect(four.ana.hand()).toHaveLength(4)
    expect(four.ana.may()).toContain('end')
    four.ana.ends()
    four.bob.moves('L05')
    four.bob.attacks()
    four.bob.ends()
    four.ana.moves('D09')
    four.ana.resolves()
    four.ana.announces('N10')
    expect(four.ana.hand()).toHaveLength(5)
    expect(four.ana.mayNot({ do: 'end' })).toBe(true)
  })
  it('EX-51, SCN-H15, HAT-4: the Engineer sees two hatch cards and picks', () => {
    const t = advanced(
      { ana: 'engineer@U13', bob: 'alien1@L06' },
      {
        codes: ['H.15'],
        switches: { crew: 'both' },
        nextHatch: ['red', 'green'],
      },
    )
    t.ana.moves('V13')
    t.ana.resolves()
    expect(t.log()).toEqual(['moved 1', 'hatchReached 1 3 2'])
    expect(t.log(t.ana.seat)).toContain('hatchDrawn 1 red,green')
    t.ana.picks('green')
    expect(t.log().slice(2)).toEqual([
      'hatchCard green true',
      'escaped 1 3',
      'hatchClosed 3 used',
      'gameOver lastEscaped 1',
    ])
    expect(t.state.hatchPile).toMatchObject({ size: 5, bag: { green: 2, red: 3 } })
  })
  it('HAT-4: with one card in the pile the Engineer draws like anybody', () => {
    const t = advanced(
      { ana: 'engineer@U13', bob: 'alien1@L06' },
      {
        codes: ['H.15'],
        switches: { crew: 'both' },
        hatchShown: ['red', 'red', 'green', 'green', 'green'],
      },
    )
    t.ana.moves('V13')
    t.ana.resolves()
    expect(t.log().slice(1, 3)).toEqual(['hatchReached 1 3 1', 'hatchCard red false'])
  })
  it('SCN-X7: D.2 leaves H.15 idle', () => {
    const t = advanced(
      { ana: 'engineer@U13', bob: 'alien1@L06' },
      {
        codes: ['H.15', 'D.2'],
        switches: { crew: 'both' },
      },
    )
    t.ana.moves('V13')
    t.ana.resolves()
    expect(t.log()[1]).toBe('hatchReached 1 3 0')
  })
  it('EX-52, SCN-J4: Silence brings an item, icons do not', () => {
    const icon = advanced(AT_D09, { codes: ['J.4'], next: ['yoursIcon'] })
    icon.ana.moves('D08')
    icon.ana.resolves()
    icon.ana.announces('D08')
    expect(icon.log().at(-1)).toBe('noise 1 D08')
    const quiet = advanced(AT_D09, { codes: ['J.4'], next: ['silence'] })
    quiet.ana.moves('D08')
    quiet.ana.resolves()
    expect(quiet.log().slice(-2)).toEqual(['silence 1 true', 'itemGained 1'])
  })
  it('EX-52, SCN-H14: the Co-Pilot’s Teleport needs no card, once', () => {
    const t = advanced(
      { ana: 'coPilot@D09 +attack', bob: 'alien1@L06' },
      {
        codes: ['H.14'],
        switches: { crew: 'both' },
      },
    )
    t.ana.teleports()
    expect(t.log()).toEqual(['itemUsed 1 teleport false false', 'teleported 1'])
    expect(t.ana.hand()).toEqual(['attack'])
    t.ana.moves('K09')
    t.ana.uses('attack')
    expect(t.ana.may()).toEqual(['end'])
  })
  it('EX-53, SCN-H13, SCN-X8, VIS-6: the Executive Officer’s hold looks like a move', () => {
    const options = { codes: ['H.13', 'A.2'], switches: { crew: 'both' }, next: ['any'] }
    const start = advanced({ ana: 'executiveOfficer@L08', bob: 'alien1@L06' }, options)
    expect(start.ana.may()).toEqual(['move', 'stand', 'hold'])
    start.ana.holds()
    start.ana.resolves()
    expect(start.log()).toEqual(['moved 1', 'silentSector 1'])
    expect(start.ana.at()).toBe('L08')
    const out = advanced({ ana: 'executiveOfficer@D08', bob: 'alien1@L06' }, options)
    out.ana.holds()
    out.ana.resolves()
    expect(out.log()).toEqual(['moved 1', 'drew 1'])
    out.ana.announces('N10')
    out.ana.ends()
    out.bob.stands()
    out.bob.resolves()
    out.bob.ends()
    expect(out.ana.may()).toEqual(['move', 'stand'])
  })
  it('EX-72, SCN-C3, SCN-X11: nobody is fed', () => {
    const t = advanced({ ana: 'captain@A02', bob: 'alien1@D09 fed' }, { turn: 2, codes: ['C.3'] })
    expect(t.bob.places()).not.toContain('G08')
  })
  it('EX-72, SCN-H16: the Medic shows another player’s character and not his own', () => {
    const t = advanced(
      { ana: 'medic@D09', bob: 'alien1@L06', cleo: 'pilot@A02 shown', dan: 'alien2@A03†' },
      { codes: ['H.16'], switches: { crew: 'both' } },
    )
    expect(t.ana.mayNot({ do: 'medic', on: t.cleo.seat })).toBe(true)
    expect(t.ana.mayNot({ do: 'medic', on: t.dan.seat })).toBe(true)
    t.ana.examines(t.bob)
    expect(t.log()).toEqual(['medic 1 2', 'characterShown 2 alien1'])
    expect(t.ana.may()).toEqual(['move'])
  })
  it('SCN-H0: powers work on the human side alone, and only with their code', () => {
    const t = advanced(AT_D09, { next: ['any'] })
    t.ana.moves('D08')
    t.ana.resolves()
    expect(t.log()).toContain('drew 1')
  })
  it('SCN-X1: with B.3 and A.5 killed humans turn, killed aliens return', () => {
    const t = advanced(
      { ana: 'alien1@E09', bob: 'captain@D08', cleo: 'pilot@A02', dan: 'alien2@D08' },
      { codes: ['B.3', 'A.5'] },
    )
    t.ana.moves('D08')
    t.ana.attacks()
    expect(t.state.players[1]?.returns).toMatchObject({ side: 'alien' })
    expect(backAt(t.state, 1)).toBe('D08')
    expect(backAt(t.state, 3)).toBe('L06')
  })
  it('SCN-X2, SCN-X3: in the Ultimate edition B.3 sets the place, A.5 is for aliens', () => {
    const at = { ana: 'blink@E09', bob: 'captain@D08', cleo: 'pilot@A02', dan: 'surge@D08' } as const
    const there = ultimate(at, { codes: ['B.3'] })
    there.ana.moves('D08')
    there.ana.attacks()
    expect(backAt(there.state, 1)).toBe('D08')
    expect(there.state.players[3]?.status).toBe('eliminated')
    const back = ultimate(at, { codes: ['A.5'] })
    back.ana.moves('D08')
    back.ana.attacks()
    expect(back.state.players[1]?.returns).toMatchObject({ side: 'alien' })
    expect(backAt(back.state, 1)).toBe('L06')
    expect(backAt(back.state, 3)).toBe('L06')
  })
  it('SCN-A5, END-2: a human killed under A.5 is still in the game', () => {
    const t = advanced({ ana: 'captain@D08', bob: 'alien1@E09 kills=1' }, { turn: 2, codes: ['A.5'] })
    t.bob.moves('D08')
    t.bob.attacks()
    expect(t.state.end).toBe('running')
    t.bob.ends()
    expect(t.log().slice(-2)).toEqual(['turn 1 1', 'reborn 1 L08 human'])
    expect(t.state.players[1]?.kills).toBe(2)
  })
  it('SCN-X15: who is saved does not die, does not return and counts for nobody', () => {
    const t = advanced({ ana: 'captain@D08 +defense', bob: 'alien1@E09' }, { turn: 2, codes: ['B.3', 'A.5', 'E.3'] })
    t.bob.moves('D08')
    t.bob.attacks()
    expect(t.state.players[0]).toMatchObject({ status: 'aboard', returns: 'never' })
    expect(t.state.players[1]?.kills).toBe(0)
  })
  it('SCN-X10: A.1 and A.4 do not conflict', () => {
    const t = advanced(AT_D09, { codes: ['A.1', { code: 'A.4', barred: 'aliens' }], next: ['any'] })
    t.ana.moves('D10')
    t.ana.resolves()
    expect(t.log()).toContain('drew 1')
  })
  it('SCN-E3, END-1, END-11: kills come first, and a team that wins by the same attack wins too', () => {
    const t = advanced(
      { ana: 'captain@D08', bob: 'alien1@E09', cleo: 'alien2@L06' },
      {
        turn: 2,
        codes: [{ code: 'E.3', n: 1 }],
      },
    )
    t.bob.moves('D08')
    t.bob.attacks()
    expect(t.log().at(-1)).toBe('gameOver kills 2,3')
    const alone = advanced(
      { ana: 'captain@A02', bob: 'alien1@E09', cleo: 'alien2@D08' },
      {
        turn: 2,
        codes: [{ code: 'E.3', n: 1 }],
      },
    )
    alone.bob.moves('D08')
    alone.bob.attacks()
    expect(alone.log().at(-1)).toBe('gameOver kills 2')
  })
  it('SCN-B6, SWI-7: at the round limit nobody wins, or those with most kills', () => {
    for (const [killTie, winners] of [
      ['none', []],
      ['mostKills', [2]],
    ] as const) {
      const t = arena(
        { ana: 'alien1@V03', bob: 'alien2@V04 kills=1', cleo: 'alien3@B03' },
        {
          first: 1,
          turn: 3,
          round: 39,
          step: 'close',
          from: 'B04',
          switches: { killTie },
        },
      )
      t['cleo']?.ends()
      expect(t.state.end).toEqual({ reason: 'time', winners })
    }
    const nobody = arena(
      { ana: 'alien1@V03', bob: 'alien2@V04' },
      {
        first: 1,
        turn: 2,
        round: 39,
        step: 'close',
        from: 'V03',
        switches: { killTie: 'mostKills' },
      },
    )
    nobody['bob']?.ends()
    expect(nobody.state.end).toEqual({ reason: 'time', winners: [] })
  })
  it('END-12, SCN-B6, SWI-7: where there are no humans the last one left ends the game at once', () => {
    for (const [killTie, winners] of [
      ['none', []],
      ['mostKills', [1]],
    ] as const) {
      const t = advanced(
        { ana: 'alien1@D09', bob: 'alien2@D08', cleo: 'alien3@A02†' },
        { codes: ['B.6', 'E.3'], switches: { killTie } },
      )
      t.ana.moves('D08')
      t.ana.attacks()
      expect(t.log().slice(-2)).toEqual(['characterShown 2 alien2', `gameOver time ${winners}`.trimEnd()])
      expect(t.log(t.ana.seat).at(-1)).toMatch(/^gameOver/) // no further step is asked
      expect(t.state.end).toEqual({ reason: 'time', winners })
    }
  })
  it('END-12: a kill that is one too many, or somebody to come back, goes first', () => {
    const enough = advanced({ ana: 'alien1@D09', bob: 'alien2@D08' }, { codes: ['B.6', { code: 'E.3', n: 1 }] })
    enough.ana.moves('D08')
    enough.ana.attacks()
    expect(enough.state.end).toEqual({ reason: 'kills', winners: [1] })
    const back = advanced({ ana: 'alien1@D09', bob: 'alien2@D08' }, { codes: ['A.5', 'B.6', 'E.3'] })
    back.ana.moves('D08')
    back.ana.attacks()
    expect(back.state.end).toBe('running')
  })
  it('SWI-10: a table may be shorter', () => {
    const t = advanced(AT_D09, { switches: { rounds: 1 }, first: 2, step: 'close', from: 'D08' })
    t.ana.ends()
    expect(t.state.end).toMatchObject({ reason: 'time' })
  })
  it('SWI-3: adrenaline two gives a human the same', () => {
    const t = advanced({ ana: 'captain@T13 +adrenaline', bob: 'alien1@L06' }, { switches: { adrenaline: 'two' } })
    t.ana.uses('adrenaline')
    expect(t.ana.places()).toContain('V13')
  })
  it('SWI-8, SET-4: the second crew joins when asked, and always with nine', () => {
    const second = ['executiveOfficer', 'coPilot', 'engineer', 'medic']
    const dealt = (draft: object) =>
      new Set(
        Array.from({ length: 30 }, (_, seed) => open(escape, setting(draft), fastChance(seed)).state.players).flatMap(
          (ps) => ps.map((p) => p.character as string),
        ),
      )
    expect(second.filter((c) => dealt({ seats: 8 }).has(c))).toEqual([])
    expect(second.filter((c) => dealt({ seats: 8, switches: { crew: 'both' } }).has(c))).toEqual(second)
    expect(second.filter((c) => dealt({ seats: 9 }).has(c))).toEqual(second)
  })
  it('DCK-6, DCK-1, DCK-2, DCK-3: decks are doubled from nine players on, hatches are not', () => {
    const eight = setting({ seats: 8 })
    const nine = setting({ seats: 9 })
    const sizes = (s: Setting) => {
      const { state } = open(escape, s, fastChance(1))
      return [state.danger.size, state.items.size, state.hatchPile.size, state.hatches.length]
    }
    expect(sizes(eight)).toEqual([25, 12, 6, 4])
    expect(sizes(nine)).toEqual([50, 24, 12, 4])
    expect(eight.rules.items).toMatchObject({
      attack: 2,
      teleport: 2,
      adrenaline: 2,
      sedatives: 3,
      spotlight: 2,
      defense: 1,
    })
    expect(eight.rules.dangers).toMatchObject({ yours: 6, yoursIcon: 4, any: 6, anyIcon: 4, silence: 5 })
    expect(eight.rules.hatchCards).toEqual({ green: 3, red: 3 })
  })
  it('SET-2: the sides of every number of players', () => {
    for (let seats = 2; seats <= 16; seats++) {
      const { state } = open(escape, setting({ seats }), fastChance(seats))
      expect(state.players.filter((p) => p.side === 'human')).toHaveLength(Math.floor(seats / 2))
    }
  })
  it('MOV-8, SCN-A4: barred is a side of its own', () => {
    const t = advanced(AT_D09, { codes: [{ code: 'A.4', barred: 'humans' }] })
    expect(t.ana.places()).not.toContain('D10')
    const aliens = advanced({ ana: 'captain@D09', bob: 'alien1@D09' }, { codes: [{ code: 'A.4', barred: 'aliens' }] })
    expect(aliens.ana.places()).toContain('D10')
  })
})
