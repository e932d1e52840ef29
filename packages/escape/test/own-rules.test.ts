import { fastChance, isRefusal, open, type Seat } from '@selva/core'
import { describe, expect, it } from 'vitest'
import {
  CODES,
  codesFor,
  escape,
  groupOf,
  isNoisy,
  isOurs,
  mayChooseSector,
  playerAt,
  type Setting,
  warningsOf,
} from '../src/index.ts'
import { sector } from '../src/testing/index.ts'
import { advanced, ultimate } from './tables.ts'

const TWO = { ana: 'captain@D09', bob: 'alien1@L06' } as const
const own = (name: string, parameters: object = {}): object => ({ code: `own.${name}`, ...parameters })
const settingWith = (draft: object): Setting => {
  const made = escape.setting({ zone: 'galilei', preset: 'advanced', seats: 4, ...draft })
  if (isRefusal(made)) throw new Error(`${made.refused} ${made.about}`)
  return made
}

describe('rules of our own', () => {
  it('OWN-0: have a group of their own, and go with every edition that takes codes', () => {
    const ours = CODES.filter(isOurs)
    expect(ours.length).toBeGreaterThanOrEqual(10)
    expect(new Set(ours.map(groupOf))).toEqual(new Set(['crew', 'own']))
    expect(codesFor('ultimate')).toEqual(expect.arrayContaining(ours))
    // OWN-16: only the aliens of the Ultimate edition have characters to choose from.
    expect(ours.filter((code) => !codesFor('advanced').includes(code))).toEqual(['crew.aliens'])
    expect(codesFor('basic')).toEqual([])
  })
  it('OWN-0: a parameter out of its range is refused', () => {
    const wrong = [own('lightsOut', { round: 0 }), own('silentRounds', { every: 1 }), own('together', { escapes: 1.5 })]
    for (const code of wrong)
      expect(escape.setting({ zone: 'galilei', preset: 'advanced', seats: 4, codes: [code] })).toMatchObject({
        refused: 'parameter',
      })
  })
})

describe('lights out', () => {
  const codes = [own('lightsOut', { round: 3 })]
  it('OWN-1: secure sectors cost a card from that round on', () => {
    for (const [round, log] of [
      [2, ['moved 1', 'silentSector 1']],
      [3, ['moved 1', 'drew 1']],
    ] as const) {
      const t = advanced(TWO, { codes, round, next: ['yours'] })
      t.ana.moves('D10')
      t.ana.resolves()
      expect(t.log()).toEqual(log)
    }
  })
  it('OWN-1: the round begins with the news', () => {
    const t = advanced(TWO, { codes, round: 2, turn: 2, first: 1, step: 'close', from: 'L05' })
    t.bob.ends()
    expect(t.log()).toEqual(['turnEnd 2', 'roundNotice lightsOut', 'turn 1 3'])
    const { facts } = open(escape, settingWith({ codes: [own('lightsOut', { round: 1 })] }), fastChance(1))
    expect(facts.some((fact) => fact.kind === 'roundNotice')).toBe(true)
  })
})

describe('rounds of silence', () => {
  const codes = [own('silentRounds', { every: 3 })]
  it('OWN-2: no sector costs a card in such a round', () => {
    for (const [round, log] of [
      [5, ['moved 1', 'drew 1']],
      [6, ['moved 1', 'silentSector 1']],
    ] as const) {
      const t = advanced(TWO, { codes, round, next: ['yours'] })
      t.ana.moves('D08')
      t.ana.resolves()
      expect(t.log()).toEqual(log)
    }
  })
  it('OWN-2, OWN-X3: silence goes before the dark and before A.1', () => {
    const setting = settingWith({ codes: [...codes, own('lightsOut', { round: 2 }), 'A.1'] })
    const noisy = [2, 3, 4].map((round) => isNoisy(setting, sector('D10'), round))
    expect(noisy).toEqual([true, false, true])
  })
  it('OWN-2: the round begins with the news', () => {
    const t = advanced(TWO, { codes, round: 2, turn: 2, first: 1, step: 'close', from: 'L05' })
    t.bob.ends()
    expect(t.log()).toContain('roundNotice silentRound')
  })
})

describe('locked hatches', () => {
  const codes = [own('lockedHatches', { locked: [2, 3], round: 5 })]
  it('OWN-3: no one enters a locked hatch, and its reason is named', () => {
    const t = advanced({ ana: 'captain@U02', bob: 'alien1@W02' }, { codes, round: 4 })
    expect(t.state.hatches).toEqual(['open', 'locked', 'locked', 'open'])
    expect(t.ana.places()).not.toContain('V02')
    expect(mayChooseSector(t.state, t.ana.seat, sector('V02'))).toEqual({ code: 'hatchLocked' })
  })
  it('OWN-3: it opens as its round begins, and lets a human out', () => {
    const t = advanced(
      { ana: 'captain@U02', bob: 'alien1@L06' },
      { codes, round: 4, turn: 2, first: 1, step: 'close', from: 'L05', nextHatch: ['green'] },
    )
    t.bob.ends()
    expect(t.log()).toEqual(['turnEnd 2', 'hatchOpened 2', 'hatchOpened 3', 'turn 1 5'])
    t.ana.moves('V02')
    t.ana.resolves()
    expect(t.log()).toContain('escaped 1 2')
  })
  it('OWN-3: humans are not lost while a hatch is still to open', () => {
    const t = advanced(
      { ana: 'captain@U02', bob: 'pilot@C02', cleo: 'alien1@L06', dan: 'alien2@L06' },
      {
        codes: [own('lockedHatches', { locked: [2], round: 30 })],
        turn: 2,
        nextHatch: ['red'],
        hatches: { 3: 'used', 4: 'used' },
      },
    )
    t.bob.moves('B02')
    t.bob.resolves()
    expect(t.state.end).toBe('running')
    expect(t.state.hatches).toEqual(['damaged', 'locked', 'used', 'used'])
  })
  it('OWN-X5: the host is warned of hatches that open after the last round', () => {
    const late = { codes: [own('lockedHatches', { round: 50 })] }
    expect(warningsOf(settingWith(late))).toEqual([{ warned: 'hatchesLate', about: '50' }])
    expect(warningsOf(settingWith({ codes }))).toEqual([])
  })
})

const HUMANS = { ana: 'captain@U02', bob: 'pilot@U02', cleo: 'alien1@L06', dan: 'alien2@L06' } as const

describe('hatches for two, and sturdy ones', () => {
  /** The fate of hatch 2 when Ana and Bob try it one after the other. */
  function tried(nextHatch: readonly string[], more: object = {}) {
    const t = advanced(HUMANS, { codes: ['own.roomForTwo'], nextHatch, ...more })
    t.ana.moves('V02')
    t.ana.resolves()
    if (t.ana.may().includes('end')) t.ana.ends()
    if (t.bob.places().includes('V02')) {
      t.bob.moves('V02')
      t.bob.resolves()
    }
    return { hatch: t.state.hatches[1], log: t.log().filter((line) => /^(escaped|hatchClosed|hatchRoom)/.test(line)) }
  }
  it('OWN-4: an escape and a red card take one of two places, and the second of them closes the hatch', () => {
    expect(tried(['green', 'green']).log).toEqual(['escaped 1 2', 'hatchRoom 2 1', 'escaped 2 2', 'hatchClosed 2 used'])
    expect(tried(['red', 'green']).log).toEqual(['hatchRoom 2 1', 'escaped 2 2', 'hatchClosed 2 used'])
    expect(tried(['green', 'red']).log).toEqual(['escaped 1 2', 'hatchRoom 2 1', 'hatchClosed 2 damaged'])
    expect(tried(['red', 'red'])).toEqual({ hatch: 'damaged', log: ['hatchRoom 2 1', 'hatchClosed 2 damaged'] })
  })
  it('OWN-4, OWN-X2: a red card takes no place of a sturdy hatch, and with D.2 two humans leave without a card', () => {
    expect(tried(['red', 'green'], { codes: ['own.roomForTwo', 'own.sturdyHatches'] })).toEqual({
      hatch: 'open',
      log: ['escaped 2 2', 'hatchRoom 2 1'],
    })
    expect(tried([], { codes: ['own.roomForTwo', 'D.2'] }).log).toEqual([
      'escaped 1 2',
      'hatchRoom 2 1',
      'escaped 2 2',
      'hatchClosed 2 used',
    ])
  })
  it('OWN-4: a place that is taken in an arranged position is taken', () => {
    const players = { ...HUMANS, eve: 'soldier@V02 escaped=2', fay: 'alien3@L06' }
    const t = advanced(players, { codes: ['own.roomForTwo'], nextHatch: ['green'] })
    t.ana.moves('V02')
    t.ana.resolves()
    expect(t.log()).toContain('hatchClosed 2 used')
  })
  it('OWN-5: a red card damages nothing, and the human comes again', () => {
    const t = advanced(TWO_AT_HATCH, { codes: ['own.sturdyHatches'], nextHatch: ['red', 'green'] })
    t.ana.moves('V02')
    t.ana.resolves()
    expect(t.log()).toEqual(['moved 1', 'hatchReached 1 2 1', 'hatchCard red false'])
    t.ana.ends()
    expect(t.state.hatches[1]).toBe('open')
    t.bob.moves('L05')
    t.bob.attacks()
    t.bob.ends()
    expect(t.ana.places()).not.toContain('V02')
    t.ana.moves('U02')
    t.ana.resolves()
    t.ana.announces(t.ana.at())
    t.ana.ends()
    t.bob.moves('L04')
    t.bob.attacks()
    t.bob.ends()
    t.ana.moves('V02')
    t.ana.resolves()
    expect(t.log()).toContain('escaped 1 2')
  })
  it('OWN-X2: with D.2 a sturdy hatch is closed by its human as ever', () => {
    const t = advanced(HUMANS, { codes: ['own.sturdyHatches', 'D.2'] })
    t.ana.moves('V02')
    t.ana.resolves()
    expect(t.log()).toContain('hatchClosed 2 used')
  })
})
const TWO_AT_HATCH = { ana: 'captain@U02', bob: 'alien1@L06' } as const

describe('self-destruction', () => {
  const codes = [own('selfDestruct', { after: 2 })]
  it.each(['green', 'red'])('OWN-6: the first try to escape leaves that many rounds, if its card is %s', (card) => {
    const t = advanced(HUMANS, { codes, round: 7, nextHatch: [card] })
    t.ana.moves('V02')
    t.ana.resolves()
    expect(t.log()).toContain('countdown 9')
    expect(t.state.last).toBe(9)
  })
  it('OWN-6: an escape without a card starts it, and so does a red card at a sturdy hatch', () => {
    for (const more of [{ codes: [...codes, 'D.2'] }, { codes: [...codes, 'own.sturdyHatches'], nextHatch: ['red'] }]) {
      const t = advanced(HUMANS, { round: 7, ...more })
      t.ana.moves('V02')
      t.ana.resolves()
      expect(t.log()).toContain('countdown 9')
    }
  })
  it('OWN-6: later tries change nothing', () => {
    const t = advanced(HUMANS, { codes: [...codes, 'own.sturdyHatches'], round: 7, nextHatch: ['red', 'green'] })
    t.ana.moves('V02')
    t.ana.resolves()
    t.ana.ends()
    t.bob.moves('V02')
    t.bob.resolves()
    expect(t.log().filter((line) => line.startsWith('countdown'))).toEqual(['countdown 9'])
  })
  it('OWN-6: it never makes the game longer, and the game ends with that round', () => {
    const t = advanced(HUMANS, { codes, round: 38, nextHatch: ['green'] })
    t.ana.moves('V02')
    t.ana.resolves()
    expect(t.log()).not.toContain('countdown 40')
    const last = advanced(HUMANS, { codes: [own('selfDestruct', { after: 1 })], round: 7, nextHatch: ['green'] })
    last.ana.moves('V02')
    last.ana.resolves()
    const turn = (player: typeof last.bob, to: string): void => {
      player.moves(to)
      if (player === last.bob) player.resolves()
      else player.attacks()
      if (player === last.bob && player.may().includes('noise')) player.announces(player.at())
      player.ends()
    }
    turn(last.bob, 'T02')
    turn(last.cleo, 'L05')
    turn(last.dan, 'M06')
    turn(last.bob, 'U02')
    turn(last.cleo, 'L04')
    turn(last.dan, 'N06')
    expect(last.state.end).toMatchObject({ reason: 'time', winners: [1, 3, 4] })
  })
})

describe('humans who win together', () => {
  it('OWN-7: enough escapes win for all humans, the others included', () => {
    const t = advanced(HUMANS, { codes: [own('together', { escapes: 1 })], nextHatch: ['green'] })
    t.ana.moves('V02')
    t.ana.resolves()
    expect(t.log().at(-1)).toBe('gameOver enoughEscaped 1,2')
  })
  it('OWN-7: the aliens win as soon as too few are left', () => {
    const players = { ana: 'captain@D09', bob: 'pilot@A02', cleo: 'alien1@D11', dan: 'alien2@L06' } as const
    const t = advanced(players, { codes: ['own.together'], turn: 3 })
    t.cleo.moves('D09')
    t.cleo.attacks()
    expect(t.log().at(-1)).toBe('gameOver tooFewLeft 3,4')
  })
  it('OWN-7, OWN-X4: no more escapes are asked for than there are humans', () => {
    const t = advanced(TWO_AT_HATCH, { codes: [own('together', { escapes: 8 })], nextHatch: ['green'] })
    t.ana.moves('V02')
    t.ana.resolves()
    expect(t.log().at(-1)).toBe('gameOver enoughEscaped 1')
  })
  it('OWN-X6: the host is warned if the hatches have no room for that many', () => {
    const few = { seats: 16, codes: [own('together', { escapes: 8 })] }
    expect(warningsOf(settingWith(few))).toEqual([{ warned: 'hatchesFew', about: '4' }])
    expect(warningsOf(settingWith({ ...few, codes: [...few.codes, 'own.roomForTwo'] }))).toEqual([])
  })
})

describe('the courier', () => {
  const codes = ['own.courier']
  it('OWN-8: everyone learns at the start which human carries the box', () => {
    const seats = new Set<Seat>()
    for (let seed = 0; seed < 20; seed++) {
      const { state, facts } = open(escape, settingWith({ codes }), fastChance(seed))
      const told = facts.find((fact) => fact.kind === 'courier')
      if (told?.kind !== 'courier') throw new Error('no courier')
      expect(playerAt(state, told.seat).side).toBe('human')
      seats.add(told.seat)
    }
    expect(seats.size).toBeGreaterThan(2)
  })
  it('OWN-8: the courier’s escape wins for every human aboard', () => {
    const t = advanced(HUMANS, { codes, nextHatch: ['green'] })
    t.ana.moves('V02')
    t.ana.resolves()
    expect(t.log().at(-1)).toBe('gameOver courierEscaped 1,2')
  })
  it('OWN-8: an escape without the box decides nothing', () => {
    const t = advanced(HUMANS, { codes, turn: 2, nextHatch: ['green'] })
    t.bob.moves('V02')
    t.bob.resolves()
    expect(t.state.end).toBe('running')
  })
  it('OWN-8: the box of a killed courier goes to the next human, or is lost with the last', () => {
    const players = { ana: 'captain@D09', bob: 'pilot@D12', cleo: 'alien1@D11', dan: 'alien2@L06' } as const
    const t = advanced(players, { codes, turn: 3, first: 1 })
    t.cleo.moves('D09')
    t.cleo.attacks()
    expect(t.log().at(-1)).toBe('courier 2')
    t.cleo.ends()
    t.dan.moves('L05')
    t.dan.attacks()
    t.dan.ends()
    t.bob.moves('D11')
    t.bob.resolves()
    t.bob.announces(t.bob.at())
    t.bob.ends()
    t.cleo.moves('D11')
    t.cleo.attacks()
    expect(t.log().at(-1)).toBe('gameOver noHuman 3,4')
  })
})

describe('a second wave', () => {
  const codes = ['own.secondWave']
  it('OWN-9: a killed alien comes back in the Alien Sector, once', () => {
    const players = { ana: 'captain@A02', bob: 'pilot@A03', cleo: 'alien1@D11', dan: 'alien2@D09' } as const
    const t = advanced(players, { codes, turn: 3, first: 1 })
    t.cleo.moves('D09')
    t.cleo.attacks()
    expect(t.log()).toContain('waits 4 alien')
    t.cleo.ends()
    expect(t.log().slice(-2)).toEqual(['turn 4 1', 'reborn 4 L06 alien'])
    expect(playerAt(t.state, t.dan.seat).deaths).toBe(1)
    const again = t.state.setting.rules.comesBack({ ...playerAt(t.state, t.dan.seat), deaths: 2 }, t.state.setting.zone)
    expect(again).toBe('never')
  })
  it('OWN-X1: it goes before A.5, and a human who has become an alien has a wave too', () => {
    const { rules, zone } = settingWith({ codes: [...codes, 'A.5', 'B.3'] })
    const at = sector('D09')
    expect(rules.comesBack({ side: 'alien', at, home: at, deaths: 1 }, zone)).toEqual({
      at: zone.alienSector,
      side: 'alien',
    })
    expect(rules.comesBack({ side: 'alien', at, home: at, deaths: 2 }, zone)).toEqual({ at, side: 'alien' })
    const t = ultimate(
      { ana: 'captain@D09', bob: 'pilot@A02', cleo: 'blink@D11', dan: 'surge@L06' },
      { codes, turn: 3, first: 3 },
    )
    t.cleo.moves('D09')
    t.cleo.attacks()
    t.cleo.ends()
    t.dan.moves('L05')
    t.dan.attacks()
    t.dan.ends()
    expect(playerAt(t.state, t.ana.seat)).toMatchObject({ side: 'alien', deaths: 0 })
  })
})

describe('an echo', () => {
  const codes = ['own.echo']
  it('OWN-10: noise in one’s own sector names where the turn began', () => {
    const t = advanced(TWO, { codes, next: ['yours'] })
    t.ana.moves('D08')
    t.ana.resolves()
    expect(t.ana.places()).toEqual(['D09'])
    expect(mayChooseSector(t.state, t.ana.seat, sector('D08'))).toEqual({ code: 'echoNoise' })
    t.ana.announces('D09')
    expect(t.log()).toEqual(['moved 1', 'drew 1', 'noise 1 D09'])
  })
  it('OWN-10: a turn that began in no plain sector names the own one', () => {
    const t = advanced({ ana: 'captain@L08', bob: 'alien1@L06' }, { codes, next: ['yours'] })
    t.ana.moves('M08')
    t.ana.resolves()
    expect(t.ana.places()).toEqual(['M08'])
  })
})

describe('the motion tracker', () => {
  it('OWN-11: each round begins with the players aboard in each third of the ship', () => {
    const players = { ana: 'captain@H09', bob: 'pilot@I09', cleo: 'alien1@P02†', dan: 'alien2@W03' } as const
    const t = advanced(players, { codes: ['own.motionTracker'], turn: 4, first: 1, step: 'close', from: 'V03' })
    t.dan.ends()
    expect(t.log()).toEqual(['turnEnd 4', 'counted 1,1,1', 'turn 1 2'])
    const { facts } = open(escape, settingWith({ codes: ['own.motionTracker'] }), fastChance(1))
    expect(facts.find((fact) => fact.kind === 'counted')).toEqual({ kind: 'counted', thirds: [0, 4, 0] })
  })
})

describe('open sides', () => {
  it('OWN-12: everyone’s side is announced, and no character', () => {
    const { state, facts } = open(escape, settingWith({ codes: ['own.openSides'] }), fastChance(3))
    const told = facts.flatMap((fact) => (fact.kind === 'sideTold' ? [fact.side] : []))
    expect(told).toEqual(state.players.map((player) => player.side))
    expect(facts.some((fact) => fact.kind === 'characterShown')).toBe(false)
  })
})

describe('a frenzy', () => {
  const codes = [own('frenzy', { round: 5 })]
  it('OWN-13: every alien moves three sectors from that round on', () => {
    const reach = (round: number): boolean =>
      advanced({ ana: 'captain@A02', bob: 'alien1@D09' }, { codes, round, turn: 2 }).bob.places().includes('D12')
    expect([4, 5].map(reach)).toEqual([false, true])
  })
  it('OWN-13, OWN-X3: the round begins with the news, with C.3 too, and humans are as slow as ever', () => {
    const t = advanced(TWO, { codes: [...codes, 'C.3'], round: 4, turn: 2, first: 1, step: 'close', from: 'L05' })
    t.bob.ends()
    expect(t.log()).toContain('roundNotice frenzy')
    expect(t.ana.places()).not.toContain('D11')
  })
})
