import { SPECTATORS, seatsOf, textOf } from '@selva/core'
import { describe, expect, it } from 'vitest'
import { stayAway } from '../src/index.ts'
import { ring } from '../src/testing/index.ts'

describe('turn and hand limits', () => {
  it('EX-03 (TURN-2, TURN-4, TURN-6): draw, discard, exchange, and the next player draws', () => {
    const t = ring('ABCD', { start: 'A' })
    expect(t.asks()).toBe('act A')
    expect(t.a.may()).toEqual(['discard suspicion', 'discard whisky', 'suspicion on B', 'suspicion on D', 'whisky'])
    t.a.discards('suspicion')
    expect(t.asks()).toBe('offer A B step3')
    t.a.gives('whisky')
    expect(t.b.may()).toEqual(['give whisky'])
    t.b.gives('whisky')
    expect(t.asks()).toBe('act B')
    expect(t.heard()).toEqual([
      'discarded hand A false',
      'offered A B false',
      'exchanged A B false false',
      'turn B',
      'drew hand stayAway B false',
    ])
  })
  it('EX-04 (TURN-3, PAN-11, HAND-3): Ooops! shows the hand and leaves no step 2', () => {
    const t = ring('ABCD', { start: 'A', hands: { A: 'infected suspicion×2' }, deck: 'ooops suspicion' })
    expect(t.asks()).toBe('offer A B step3')
    expect(t.part(SPECTATORS).players[0]?.hand).toEqual(['infected', 'suspicion', 'suspicion', 'whisky'])
    expect(t.a.may()).toEqual(['give suspicion', 'give whisky'])
  })
  it('EX-05 (WYB-1): Watch your back turns this very turn around', () => {
    const t = ring('ABCD', { thing: 'C', act: 'A', hands: { A: 'watchYourBack' } })
    t.a.plays('watchYourBack')
    expect(t.asks()).toBe('offer A D step3')
    t.a.gives('whisky')
    t.d.gives('whisky')
    expect(t.asks()).toBe('act D')
  })
  it('EX-06 (TURN-4, DEF-2): a hand with nothing to play can only be discarded from', () => {
    const t = ring('ABCD', { thing: 'C', act: 'A', hands: { A: 'axe noBarbecue imComfortable noThanks infected' } })
    expect(t.a.mayPlay()).toEqual([])
    expect(t.a.may()).toHaveLength(5)
    expect(t.a.may()).toContain('discard infected')
  })
  it('EX-07 (HAND-2): who may discard an Infected!', () => {
    const infected = (cards: string) => ring('ABCD', { infected: 'A', act: 'A', hands: { A: cards } }).a.may()
    expect(infected('infected infected suspicion whisky noBarbecue')).toContain('discard infected')
    expect(infected('infected suspicion whisky noBarbecue scary')).not.toContain('discard infected')
    const thing = ring('ABCD', { thing: 'A', act: 'A', hands: { A: 'theThing infected suspicion whisky noBarbecue' } })
    expect(thing.a.may()).toContain('discard infected')
    expect(thing.a.may()).not.toContain('discard theThing')
  })
  it('EX-08 (HAND-3): an Infected gives Infected! only to The Thing, and keeps one', () => {
    const may = (cards: string, thing: string) =>
      ring('ABCD', { thing, infected: 'A', step3: 'A', hands: { A: cards } }).a.may()
    expect(may('infected infected suspicion whisky', 'B')).toEqual(['give infected', 'give suspicion', 'give whisky'])
    expect(may('infected infected suspicion whisky', 'C')).toEqual(['give suspicion', 'give whisky'])
    expect(may('infected suspicion suspicion whisky', 'B')).toEqual(['give suspicion', 'give whisky'])
  })
  it('EX-09 (TFL-1, TFL-2): The Thing gets rid of Flamethrowers', () => {
    const two = ring('ABCD', { thing: 'A', act: 'A', hands: { A: 'theThing flamethrower×2 suspicion' } })
    expect(two.a.may()).toEqual(['discard flamethrower', 'flamethrower on B', 'flamethrower on D', 'declare'])
    const one = ring('ABCD', { thing: 'A', act: 'A', hands: { A: 'theThing flamethrower infected suspicion' } })
    expect(one.a.may()).toContain('discard suspicion')
    one.a.discards('suspicion')
    expect(one.a.may()).toEqual(['give flamethrower', 'declare'])
  })
  it('EX-10 (TFL-3): but not when it answers', () => {
    const t = ring('ABCD', { thing: 'A', step3: 'D', hands: { A: 'theThing flamethrower infected' } })
    t.d.gives('whisky')
    expect(t.a.may()).toEqual(['give infected', 'give flamethrower', 'give whisky'])
  })
})

describe('exchange and defence', () => {
  it('EX-11 (EXC-5, INF-1, INF-2): The Thing infects, and only the two know', () => {
    const t = ring('ABCD', {
      thing: 'A',
      step3: 'A',
      hands: { A: 'theThing infected', B: 'suspicion×2 whisky noThanks' },
    })
    t.a.gives('infected')
    expect(t.b.may()).toEqual(['give suspicion', 'give whisky', 'give noThanks', 'defend noThanks'])
    t.b.gives('suspicion')
    expect(t.b.role()).toBe('infected')
    expect(t.b.knows('A').role).toBe('thing')
    expect(t.a.knows('B').role).toBe('infected')
    expect(t.c.knows('B').role).toBeUndefined()
    for (const audience of [SPECTATORS, t.c.seat, t.d.seat] as const) {
      expect(t.heard(audience).slice(0, 3)).toEqual(['offered A B false', 'exchanged A B false false', 'turn B'])
    }
    expect(t.heard(t.b.seat)).toContain('infected B A')
  })
  it('EX-12 (INF-1): also when The Thing answers', () => {
    const t = ring('ABCD', { thing: 'B', step3: 'A', hands: { B: 'theThing infected' } })
    t.a.gives('whisky')
    t.b.gives('infected')
    expect(t.a.role()).toBe('infected')
  })
  it('EX-13 (INF-4): Infected! between The Thing and an Infected changes nothing', () => {
    const t = ring('ABCD', {
      thing: 'A',
      infected: 'B',
      step3: 'A',
      hands: { A: 'theThing infected', B: 'infected×2 suspicion whisky' },
    })
    t.a.gives('infected')
    expect(t.b.may()).toEqual(['give infected', 'give suspicion', 'give whisky'])
    t.b.gives('infected')
    expect(t.b.hand()).toBe('infected infected suspicion suspicion whisky')
    expect([t.a.role(), t.b.role()]).toEqual(['thing', 'infected'])
  })
  it('EX-14 (EXC-2): a door stops the exchange of step 3', () => {
    const t = ring('ABCD', { thing: 'C', doors: ['A|B'], act: 'A' })
    t.a.discards('whisky')
    expect(t.heard().slice(0, 3)).toEqual(['discarded hand A false', 'exchangeOff A B door', 'turn B'])
    expect(t.asks()).toBe('act B')
  })
  it('EX-15 (DEF-3, DRAW-2): a defence is replaced, and a Panic card on top is skipped', () => {
    const t = ring('ABCD', {
      thing: 'A',
      step3: 'A',
      hands: { A: 'theThing infected', B: 'noThanks' },
      deck: 'ooops analysis suspicion×2',
    })
    t.a.gives('infected')
    t.b.defends('noThanks')
    expect(t.heard().slice(0, 6)).toEqual([
      'offered A B false',
      'defended B noThanks',
      'skipped stayAway',
      'drew hand stayAway B false',
      'exchangeOff A B refused',
      'turn B',
    ])
    expect(t.b.hand()).toBe('analysis suspicion whisky whisky whisky')
    expect(t.b.role()).toBe('human')
    expect(t.a.hand()).toBe('theThing infected whisky whisky')
    expect(t.pile()).toBe('noThanks ooops')
    expect(t.asks()).toBe('act B')
  })
  it('EX-16 (SCA-1): Scary also shows the offered card to its player alone', () => {
    const t = ring('ABCD', { thing: 'A', step3: 'A', hands: { A: 'theThing infected', B: 'scary' } })
    t.a.gives('infected')
    t.b.defends('scary')
    expect(t.b.knows('A').hand).toBe('infected')
    expect(t.c.knows('A').hand).toBe('')
    expect(t.heard()).not.toContainEqual(expect.stringContaining('offerSeen'))
    expect(t.heard(t.b.seat)).toContain('offerSeen B A infected')
  })
  it('EX-17 (MIS-1, MIS-4): Missed! passes the offer on, and the new partner is immune', () => {
    const t = ring('ABCDE', {
      thing: 'A',
      step3: 'A',
      hands: { A: 'theThing infected', B: 'missed', C: 'suspicion×2' },
    })
    t.a.gives('infected')
    t.b.defends('missed')
    expect(t.asks()).toBe('answer C A step3')
    t.c.gives('suspicion')
    expect(t.c.hand()).toBe('infected suspicion whisky whisky')
    expect(t.c.role()).toBe('human')
    expect(t.a.hand()).toBe('theThing suspicion whisky whisky')
    expect(t.asks()).toBe('act B')
  })
  it('EX-18 (MIS-2): a door on the way stops it', () => {
    const t = ring('ABCDE', {
      thing: 'A',
      step3: 'A',
      doors: ['B|C'],
      hands: { A: 'theThing infected', B: 'missed' },
    })
    t.a.gives('infected')
    t.b.defends('missed')
    expect(t.heard()).toContain('exchangeOff A B door')
    expect(t.a.hand()).toBe('theThing infected whisky whisky')
    expect(t.asks()).toBe('act B')
  })
  it('EX-19 (SED-1, DOOR-3): Seduction reaches everybody, and the turn ends with it', () => {
    const t = ring('ABCDE', { doors: ['A|B'], act: 'A', hands: { A: 'seduction suspicion×2' } })
    expect(t.a.may().filter((phrase) => phrase.startsWith('seduction'))).toEqual([
      'seduction on B',
      'seduction on C',
      'seduction on D',
      'seduction on E',
    ])
    t.a.plays('seduction', 'B')
    expect(t.asks()).toBe('offer A B seduction')
    t.a.gives('suspicion')
    t.b.gives('whisky')
    expect(t.asks()).toBe('act B')
  })
  it('EX-20 (SIDE-3, VIS-35): an illegal wish changes nothing for anybody', () => {
    const t = ring('ABCD', { step3: 'A', hands: { A: 'infected suspicion×2' } })
    const before = seatsOf(4).map((seat) => JSON.stringify(t.part(seat)))
    expect(t.a.isRefused({ do: 'give', card: 'infected' })).toBe(true)
    expect(seatsOf(4).map((seat) => JSON.stringify(t.part(seat)))).toEqual(before)
    expect(t.log()).toEqual([])
    expect(t.asks()).toBe('offer A B step3')
  })
})

describe('fire and places', () => {
  it('EX-21 (FLA-1, SIDE-1, ELIM-2): fire asks its target, and a burnt hand stays unseen', () => {
    const t = ring('ABCDE', { act: 'A', hands: { A: 'flamethrower' } })
    expect(t.a.mayPlay()).toEqual(['flamethrower on B', 'flamethrower on E', 'whisky'])
    t.a.plays('flamethrower', 'B')
    expect(t.asks()).toBe('fire B A')
    expect(t.b.may()).toEqual(['accept'])
    t.b.accepts()
    expect(t.places()).toBe('A.CDE')
    expect(t.heard()).toEqual(['played A flamethrower B', 'eliminated B A', 'settled'])
    expect(t.c.knows('B').role).toBeUndefined()
    expect(t.part(SPECTATORS).pile).toEqual([undefined, undefined, undefined, undefined, 'flamethrower'])
    expect(t.asks()).toBe('offer A C step3')
  })
  it('EX-22 (BBQ-1, DEF-6): No barbecue! cancels it', () => {
    const t = ring('ABCDE', { act: 'A', hands: { A: 'flamethrower', B: 'noBarbecue' } })
    t.a.plays('flamethrower', 'B')
    expect(t.b.may()).toEqual(['accept', 'defend noBarbecue'])
    t.b.defends('noBarbecue')
    expect(t.b.hand()).toBe('suspicion whisky whisky whisky')
    expect(t.asks()).toBe('offer A B step3')
    expect(t.pile()).toBe('flamethrower noBarbecue')
  })
  it('EX-23 (WIN-1): The Thing burns, the living Humans win', () => {
    const t = ring('ABCDE', { thing: 'B', infected: 'C', act: 'A', hands: { A: 'flamethrower' } })
    t.a.plays('flamethrower', 'B')
    t.b.accepts()
    expect(t.winners()).toBe('ADE')
  })
  it('EX-24 (CHG-1, TURN-7): after a change of places the turn goes on from the new one', () => {
    const left = ring('ABCDE', { thing: 'E', act: 'A', hands: { A: 'changePlaces' } })
    left.a.plays('changePlaces', 'B')
    left.b.accepts()
    expect(left.places()).toBe('BACDE')
    expect(left.asks()).toBe('offer A C step3')
    left.a.gives('whisky')
    left.c.gives('whisky')
    expect(left.asks()).toBe('act C')
    const right = ring('ABCDE', { thing: 'E', act: 'A', hands: { A: 'changePlaces' } })
    right.a.plays('changePlaces', 'E')
    right.e.accepts()
    expect(right.places()).toBe('EBCDA')
    expect(right.asks()).toBe('offer A E step3')
    right.a.gives('whisky')
    right.e.gives('whisky')
    expect(right.asks()).toBe('act E')
  })
  it("EX-25 (COM-1): I'm comfortable keeps its place", () => {
    const t = ring('ABCDE', { thing: 'E', act: 'A', hands: { A: 'changePlaces', B: 'imComfortable' } })
    t.a.plays('changePlaces', 'B')
    expect(t.b.may()).toEqual(['accept', 'defend imComfortable'])
    t.b.defends('imComfortable')
    expect(t.places()).toBe('ABCDE')
    expect(t.asks()).toBe('offer A B step3')
  })
  it('EX-26 (RUN-1, DOOR-4): a door stays where it is when players move', () => {
    const t = ring('ABCDE', {
      thing: 'E',
      doors: ['A|B', 'C|D'],
      act: 'A',
      hands: { A: 'youdBetterRun', C: 'suspicion' },
    })
    t.a.plays('youdBetterRun', 'C')
    t.c.accepts()
    expect(t.places()).toBe('CBADE')
    expect(t.heard()).toContain('exchangeOff A D door')
    expect(t.asks()).toBe('act D')
    t.d.discards('whisky')
    t.d.gives('whisky')
    t.e.gives('whisky')
    t.e.discards('whisky')
    t.e.gives('whisky')
    t.c.gives('whisky')
    expect(t.asks()).toBe('act C')
    expect(t.c.may().filter((phrase) => phrase.startsWith('suspicion'))).toEqual(['suspicion on E'])
  })
})

describe('quarantine', () => {
  it('EX-27 (QUA-1, QUA-2, QUA-3): the cards of a quarantined player lie open for two own turns', () => {
    const t = ring('ABCD', { act: 'A', hands: { A: 'quarantine', B: 'suspicion×2' }, deck: 'axe×10' })
    t.a.plays('quarantine', 'B')
    t.a.gives('whisky')
    t.b.gives('suspicion')
    expect(t.heard()).toContain('exchanged A B false true suspicion')
    expect(t.heard()).toContain('drew hand stayAway B true axe')
    t.b.discards('suspicion')
    expect(t.heard()).toContain('discarded hand B true suspicion')
    t.b.gives('axe')
    expect(t.heard()).toContain('offered B C true axe')
    t.c.gives('whisky')
    expect(t.heard()).toContain('quarantineCounted B 1')
    const round = [
      [t.c, t.d],
      [t.d, t.a],
      [t.a, t.b],
      [t.b, t.c],
    ] as const
    for (const [giver, taker] of round) {
      giver.discards('whisky')
      giver.gives('whisky')
      taker.gives('whisky')
    }
    expect(t.heard()).toContain('quarantineRemoved B')
    expect(t.pile()).toContain('quarantine')
  })
  it('EX-28 (QUA-4, QUA-5): what a quarantined player can and cannot do, and have done to it', () => {
    const actor = ring('ABCD', {
      quarantine: { A: 2 },
      act: 'A',
      hands: { A: 'flamethrower changePlaces youdBetterRun seduction suspicion' },
    })
    expect(actor.a.mayPlay()).toEqual([
      'suspicion on B',
      'suspicion on D',
      'seduction on B',
      'seduction on C',
      'seduction on D',
    ])
    const target = ring('ABCD', {
      quarantine: { B: 2 },
      act: 'A',
      hands: { A: 'flamethrower changePlaces youdBetterRun seduction quarantine' },
    })
    expect(target.a.mayPlay()).toEqual([
      'flamethrower on B',
      'flamethrower on D',
      'changePlaces on D',
      'youdBetterRun on C',
      'youdBetterRun on D',
      'seduction on C',
      'seduction on D',
      'quarantine on D',
    ])
  })
  it('EX-29 (QUA-2): an open offer is shown before the answer', () => {
    const t = ring('ABCD', {
      thing: 'A',
      quarantine: { A: 1 },
      step3: 'A',
      hands: { A: 'theThing infected', B: 'noThanks' },
    })
    t.a.gives('infected')
    expect(t.part(t.b.seat).offered).toBe('infected')
    t.b.defends('noThanks')
    expect(t.heard()).toContain('quarantineRemoved A')
  })
  it('EX-30 (QUA-6): once the Axe has freed somebody, cards are face down again', () => {
    const t = ring('ABCD', { quarantine: { B: 2 }, act: 'A', hands: { A: 'axe' } })
    t.a.axes('quarantine on B')
    t.a.gives('whisky')
    t.b.gives('whisky')
    expect(t.heard()).toContain('exchanged A B false false')
  })
})

describe('doors and closed places', () => {
  it('EX-31 (AXE-1, AXE-2): what an Axe reaches', () => {
    const t = ring('ABCDE', {
      thing: 'C',
      doors: ['A|B', 'B|C', 'D|E'],
      quarantine: { B: 2, E: 1 },
      act: 'A',
      hands: { A: 'axe noThanks×4' },
    })
    expect(t.a.mayPlay()).toEqual(['axe door A|B', 'axe door D|E', 'axe quarantine on E'])
  })
  it('EX-32 (DOOR-4, ELIM-2): the door beside a burnt player stays in the merged gap', () => {
    const t = ring('ABCDE', { thing: 'E', doors: ['A|B'], act: 'C', hands: { C: 'flamethrower' } })
    t.c.plays('flamethrower', 'B')
    t.b.accepts()
    expect(t.asks()).toBe('offer C D step3')
    t.c.gives('whisky')
    t.d.gives('whisky')
    t.d.discards('whisky')
    t.d.gives('whisky')
    t.e.gives('whisky')
    t.e.discards('whisky')
    t.e.gives('whisky')
    t.a.gives('whisky')
    expect(t.a.may().filter((phrase) => phrase.startsWith('suspicion'))).toEqual(['suspicion on E'])
    t.a.discards('whisky')
    expect(t.heard()).toContain('exchangeOff A C door')
  })
  it('EX-33 (DOOR-2): with two players every door lies between them', () => {
    for (const door of ['A|B', 'B|A']) {
      const t = ring('A.B.', {
        thing: 'B',
        doors: [door],
        act: 'A',
        hands: { A: 'flamethrower suspicion axe seduction barredDoor' },
      })
      expect(t.a.mayPlay()).toEqual([expect.stringMatching(/^axe door/), 'seduction on B'])
      t.a.discards('suspicion')
      expect(t.heard()).toContain('exchangeOff A B door')
      expect(t.asks()).toBe('act B')
    }
  })
})

describe('superinfection', () => {
  it('EX-34 (SUP-2, SUP-5): a hand full of Infected! falls when an exchange begins', () => {
    const t = ring('ABCD', { thing: 'C', act: 'A', hands: { A: 'infected×4 noThanks' } })
    t.a.discards('noThanks')
    expect(t.heard()).toEqual([
      'discarded hand A false',
      'handShown A superinfection infected infected infected infected',
      'eliminated A none',
      'exchangeOff A B superinfection',
      'turn B',
      'drew hand stayAway B false',
    ])
    expect(t.a.role()).toBe('human')
    expect(t.asks()).toBe('act B')
  })
  it('EX-35 (SUP-2): an Infected facing The Thing is spared', () => {
    const spared = ring('ABCD', { thing: 'B', infected: 'A', step3: 'A', hands: { A: 'infected×4' } })
    expect(spared.a.may()).toEqual(['give infected'])
    const falls = ring('ABCD', { thing: 'C', infected: 'A', act: 'A', hands: { A: 'infected×4 noThanks' } })
    falls.a.discards('noThanks')
    expect(falls.places()).toBe('.BCD')
    expect(falls.a.role()).toBe('infected')
  })
  it('EX-36 (SUP-6): a door that stops the exchange spares too', () => {
    const t = ring('ABCD', { thing: 'C', doors: ['A|B'], act: 'A', hands: { A: 'infected×4 noThanks' } })
    t.a.discards('noThanks')
    expect(t.heard()).toContain('exchangeOff A B door')
    expect(t.places()).toBe('ABCD')
  })
  it('EX-37 (SUP-2, EXC-6): the partner may fall, and no other is looked for', () => {
    const t = ring('ABCD', { thing: 'C', act: 'A', hands: { B: 'infected×4' } })
    t.a.discards('whisky')
    expect(t.places()).toBe('A.CD')
    expect(t.asks()).toBe('act C')
  })
})

describe('Panic', () => {
  it('EX-38 (PAN-1, PAN-2): Rotten ropes frees everybody, Three, four… opens every door', () => {
    const wishes = { thing: 'C', quarantine: { B: 1, C: 2 }, doors: ['C|D'], start: 'A' }
    const ropes = ring('ABCD', { ...wishes, deck: 'rottenRopes suspicion' })
    expect(ropes.pile()).toBe('quarantine quarantine rottenRopes')
    expect(ropes.state.doors).toEqual([0, 0, 1, 0])
    const doors = ring('ABCD', { ...wishes, deck: 'threeFour suspicion' })
    expect(doors.pile()).toBe('barredDoor threeFour')
    expect(doors.state.players.map((p) => p.quarantine)).toEqual([0, 1, 2, 0])
    for (const t of [ropes, doors]) expect(t.asks()).toBe('offer A B step3')
  })
  it('EX-39 (PAN-3): One, two… counts three players to a side', () => {
    const t = ring('ABCDE', { thing: 'C', start: 'A', deck: 'oneTwo suspicion' })
    expect(t.a.may()).toEqual(['left', 'right'])
    t.a.goes('left')
    expect(t.places()).toBe('DBCAE')
    expect(t.asks()).toBe('offer A E step3')
    const right = ring('ABCDE', { thing: 'C', start: 'A', deck: 'oneTwo suspicion' })
    right.a.goes('right')
    expect(right.places()).toBe('CBADE')
  })
  it('EX-40 (PAN-4): the party clears the table and pairs change places, clockwise from the drawer', () => {
    const t = ring('ABCDE', {
      ccw: true,
      doors: ['A|B'],
      quarantine: { D: 2 },
      start: 'B',
      deck: 'soThisIsTheParty suspicion',
    })
    expect(t.places()).toBe('ACBED')
    expect(t.state.doors.every((n) => n === 0)).toBe(true)
    expect(t.pile()).toBe('barredDoor quarantine soThisIsTheParty')
    expect(t.asks()).toBe('offer B C step3')
  })
  it('EX-41 (PAN-5): Get out of here! takes the place of anybody not in Quarantine', () => {
    const t = ring('ABCD', { quarantine: { C: 1 }, doors: ['A|B'], start: 'A', deck: 'getOutOfHere suspicion' })
    expect(t.a.may()).toEqual(['pick B', 'pick D'])
    t.a.picks('B')
    expect(t.places()).toBe('BACD')
    expect(t.asks()).toBe('offer A C step3')
  })
  it('EX-42 (PAN-6): what Forgetful leaves one to keep', () => {
    const wishes = { start: 'A', deck: 'forgetful suspicion ooops suspicion×5' }
    const hand = 'infected×2 suspicion whisky'
    const infected = ring('ABCD', { ...wishes, infected: 'A', hands: { A: hand } })
    expect(infected.a.may()).toEqual(['keep infected'])
    const human = ring('ABCD', { ...wishes, hands: { A: hand } })
    expect(human.a.may()).toEqual(['keep infected', 'keep suspicion', 'keep whisky'])
    const thing = ring('ABCD', { ...wishes, thing: 'A' })
    expect(thing.a.may()).toEqual(['keep theThing'])
    human.a.keeps('whisky')
    expect(human.heard()).toEqual([
      'discarded hand A false',
      'discarded hand A false',
      'discarded hand A false',
      'drew hand panic A false',
      'skipped stayAway',
      'drew hand stayAway A false',
      'drew hand stayAway A false',
      'settled',
    ])
    expect(human.a.hand()).toBe('suspicion suspicion suspicion whisky')
  })
  it('EX-43 (PAN-7): in Round and round all cards move at once and nothing is shown', () => {
    const t = ring('ABCD', {
      thing: 'A',
      doors: ['A|B'],
      quarantine: { B: 2 },
      start: 'B',
      hands: { A: 'theThing infected', B: 'noThanks' },
      deck: 'roundAndRound suspicion×9',
    })
    expect(t.asks()).toBe('pass A B C D')
    expect(t.b.may()).toEqual(['give whisky', 'give noThanks'])
    t.b.gives('noThanks')
    t.a.gives('infected')
    t.d.gives('whisky')
    expect(t.log()).toEqual(['passChosen B', 'passChosen A', 'passChosen D'])
    t.c.gives('whisky')
    expect(t.b.role()).toBe('infected')
    expect(t.heard().filter((line) => /noThanks|infected/.test(line))).toEqual([])
    expect(t.state.players[1]?.quarantine).toBe(1)
    expect(t.asks()).toBe('act C')
  })
  it("EX-44 (PAN-9, EXC-7): after Can't we be friends? step 3 still comes", () => {
    const t = ring('ABCD', { thing: 'C', doors: ['A|B'], start: 'A', deck: 'cantWeBeFriends suspicion×9' })
    expect(t.a.may()).toEqual(['pick B', 'pick C', 'pick D'])
    t.a.picks('C')
    expect(t.asks()).toBe('offer A C friends')
    t.a.gives('whisky')
    t.c.gives('whisky')
    expect(t.heard()).toContain('exchanged A C false false')
    expect(t.heard()).toContain('exchangeOff A B door')
    expect(t.asks()).toBe('act B')
  })
  it('EX-45 (PAN-10): the card given in Blind date is the next one drawn, and infects nobody', () => {
    const t = ring('ABCD', {
      thing: 'C',
      start: 'A',
      hands: { A: 'infected suspicion' },
      deck: 'blindDate ooops analysis suspicion',
    })
    t.a.gives('infected')
    expect(t.a.hand()).toBe('analysis suspicion whisky whisky')
    expect(t.asks()).toBe('act B')
    expect(t.b.hand()).toBe('infected whisky whisky whisky whisky')
    expect(t.b.role()).toBe('human')
  })
  it('EX-46 (PAN-8): Just between us… shows the hand to one reachable neighbour', () => {
    const t = ring('ABCD', {
      doors: ['A|B'],
      start: 'A',
      hands: { A: 'axe scary missed infected' },
      deck: 'betweenUs suspicion',
    })
    expect(t.a.may()).toEqual(['pick D'])
    t.a.picks('D')
    expect(t.d.knows('A').hand).toBe('infected axe scary missed')
    expect(t.c.knows('A').hand).toBe('')
    expect(t.heard()).toEqual(['handSeen D A', 'settled', 'exchangeOff A B door', 'turn B', 'drew hand none B false'])
  })
  it('EX-47 (PAN-12): Revelations stops at the first Infected! or after one lap', () => {
    const wishes = { thing: 'C', start: 'A', hands: { B: 'infected suspicion' }, deck: 'revelations suspicion' }
    const t = ring('ABCD', wishes)
    expect(t.a.may()).toEqual(['show hand', 'show nothing'])
    t.a.shows('hand')
    expect(t.b.may()).toEqual(['show hand', 'show nothing', 'show infected'])
    t.b.shows('infected')
    expect(t.part(SPECTATORS).players[1]?.hand.filter((card) => card !== undefined)).toEqual(['infected'])
    expect(t.asks()).toBe('offer A B step3')
    const declined = ring('ABCD', wishes)
    declined.a.shows('nothing')
    declined.b.shows('nothing')
    declined.c.shows('nothing')
    declined.d.shows('nothing')
    expect(declined.asks()).toBe('offer A B step3')
    const shown = ring('ABCD', wishes)
    shown.a.shows('nothing')
    shown.b.shows('hand')
    expect(shown.asks()).toBe('offer A B step3')
  })
})

describe('Resolute and the deck', () => {
  it('EX-48 (RES-1, DRAW-2): three cards aside, one is kept, and ACT comes again', () => {
    const t = ring('ABCD', {
      act: 'A',
      hands: { A: 'resolute×2' },
      deck: 'flamethrower ooops analysis blindDate suspicion suspicion',
    })
    t.a.plays('resolute')
    expect(t.heard().filter((line) => line.startsWith('skipped'))).toHaveLength(2)
    expect(t.a.may()).toEqual(['keep flamethrower', 'keep analysis', 'keep suspicion'])
    t.a.keeps('analysis')
    expect(t.asks()).toBe('act A')
    expect(t.a.hand()).toBe('analysis whisky whisky whisky resolute')
    expect(t.a.mayPlay()).toEqual(['analysis on B', 'analysis on D', 'whisky', 'resolute'])
  })
  it('EX-49 (DRAW-3): the pile is shuffled only when a card is needed', () => {
    const t = ring('ABCD', { step3: 'D', deck: '', discards: 'suspicion ooops' })
    t.d.gives('whisky')
    expect(t.log()).not.toContainEqual(expect.stringContaining('reshuffled'))
    t.a.gives('whisky')
    const heard = t.heard()
    expect(heard.slice(2, 4)).toEqual(['turn A', expect.stringMatching(/^reshuffled 2 (stayAway|panic)$/)])
    expect(heard[4]).toMatch(/^(drew hand panic A|panic A ooops stayAway)/)
  })
})

describe('the end', () => {
  it('EX-50 (WIN-4, WIN-5): a shared victory leaves the last infected out', () => {
    const t = ring('ABCD.', {
      ccw: true,
      thing: 'A',
      infected: 'BC',
      humansDied: 1,
      step3: 'A',
      hands: { A: 'theThing infected' },
    })
    expect(t.asks()).toBe('offer A D step3')
    t.a.gives('infected')
    t.d.gives('whisky')
    expect(t.asks()).toBe('act D')
    t.a.declares()
    expect(t.winners()).toBe('ABC')
    expect(t.state.end).toMatchObject({ reason: 'infection' })
  })
  it('EX-51 (WIN-3): nobody eliminated while Human, so The Thing wins alone', () => {
    const t = ring('ABCD', { thing: 'A', infected: 'BCD', act: 'B' })
    t.a.declares()
    expect(t.winners()).toBe('A')
  })
  it('EX-52 (WIN-2): a wrong declaration makes the living Humans win', () => {
    const t = ring('ABCD', { thing: 'A', infected: 'BC', act: 'B' })
    t.a.declares()
    expect(t.winners()).toBe('D')
  })
  it('EX-53 (DECL-2): a declaration needs a quiet state', () => {
    const t = ring('ABCD', { thing: 'C', step3: 'A' })
    expect(t.c.may()).toContain('declare')
    t.a.gives('whisky')
    expect(t.c.isRefused({ do: 'declare' })).toBe(true)
    expect(t.log()).toHaveLength(2)
  })
  it('EX-54 (DECL-4): the standing order comes before the next draw', () => {
    const t = ring('ABC.', {
      ccw: true,
      thing: 'A',
      infected: 'B',
      humansDied: 1,
      standing: true,
      step3: 'A',
      hands: { A: 'theThing infected', C: 'flamethrower' },
    })
    t.a.gives('infected')
    t.c.gives('whisky')
    expect(t.heard().slice(2, 4)).toEqual(['turn C', 'declared A'])
    expect(t.winners()).toBe('AB')
  })
  it('EX-55 (WIN-6): the only one left has won', () => {
    const t = ring('A.B.', { thing: 'A', humansDied: 2, act: 'A', hands: { A: 'theThing flamethrower' } })
    t.a.plays('flamethrower', 'B')
    t.b.accepts()
    expect(t.winners()).toBe('A')
    expect(t.asks()).toBe('over')
  })
  it('EX-56 (ANA-1, SUS-1): what Analysis and Suspicion show, and to whom', () => {
    const hands = { A: 'analysis suspicion', B: 'axe scary missed infected' }
    const analysis = ring('ABCD', { act: 'A', hands })
    analysis.a.plays('analysis', 'B')
    expect(analysis.a.knows('B').hand).toBe('infected axe scary missed')
    expect(analysis.c.knows('B').hand).toBe('')
    expect(analysis.heard()).toContain('handSeen A B')
    const suspicion = ring('ABCD', { act: 'A', hands })
    suspicion.a.plays('suspicion', 'B')
    const seen = suspicion.a.knows('B').hand
    expect(hands.B.split(' ')).toContain(seen)
    expect(suspicion.heard(suspicion.b.seat)).toContain(`cardSeen A B ${seen}`)
    expect(suspicion.heard()).toContain('cardSeen A B')
    expect(suspicion.heard(suspicion.c.seat)).toContain('cardSeen A B')
  })
})

describe('the wire', () => {
  it('SIDE-10, VIS-0: what a view is rebuilt from holds nothing that is private to others', () => {
    const t = ring('ABCD', {
      thing: 'A',
      step3: 'A',
      hands: { A: 'theThing infected', B: 'axe scary missed seduction' },
    })
    const text = textOf(stayAway.redactor, t.facts, t.c.seat)
    expect(text).not.toMatch(/thing|infected|axe|scary|missed|seduction/i)
    expect(textOf(stayAway.redactor, t.facts, t.b.seat)).toMatch(/axe.*seduction.*scary.*missed|scary/)
  })
})
