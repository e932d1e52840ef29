import { fastChance, isRefusal, openWith, play, refusalOf, type Seat } from '@selva/core'
import { describe, expect, it } from 'vitest'
import { CARDS, type Choice, cards, countsOf, defaultRules, SWITCHES, stayAway } from '../src/index.ts'
import { ring, type TestTable } from '../src/testing/index.ts'

/** Everybody awaited discards or gives a Whisky until the table asks this. */
function whiskyUntil(t: TestTable, asks: string): void {
  for (let n = 0; t.asks() !== asks; n++) {
    if (n > 40) throw new Error(`${asks} never comes, but ${t.asks()}`)
    const [seat] = stayAway.awaits(t.state)
    const actor = [t.a, t.b, t.c, t.d, t.e][(seat ?? 1) - 1]
    if (actor === undefined) throw new Error('nobody is asked')
    if (t.asks().startsWith('act')) actor.discards('whisky')
    else actor.gives('whisky')
  }
}

describe('the turn', () => {
  it('TURN-1: a turn begins with its player made public', () => {
    const t = ring('ABCD', { step3: 'A' })
    t.a.gives('whisky')
    t.b.gives('whisky')
    expect(t.heard()).toContain('turn B')
  })
  it('TURN-5: Resolute comes back to step 2, Seduction has no step 3, all else has', () => {
    const resolute = ring('ABCD', { act: 'A', hands: { A: 'resolute' } })
    resolute.a.plays('resolute')
    resolute.a.keeps('suspicion')
    expect(resolute.asks()).toBe('act A')
    const whisky = ring('ABCD', { act: 'A' })
    whisky.a.plays('whisky')
    expect(whisky.asks()).toBe('offer A B step3')
    const seduction = ring('ABCD', { act: 'A', hands: { A: 'seduction' } })
    seduction.a.plays('seduction', 'C')
    seduction.a.gives('whisky')
    seduction.c.gives('whisky')
    expect(seduction.asks()).toBe('act B')
  })
  it('TURN-7: a player passed over by a change of places stays passed over', () => {
    const t = ring('ABCDE', { thing: 'E', act: 'A', hands: { A: 'youdBetterRun' } })
    t.a.plays('youdBetterRun', 'D')
    t.d.accepts()
    t.a.gives('whisky')
    t.e.gives('whisky')
    expect(t.places()).toBe('DBCAE')
    expect(t.asks()).toBe('act E')
  })
  it('TURN-8, HAND-1: everybody holds four cards, five while it is one’s turn to act', () => {
    const t = ring('ABCD', { start: 'A' })
    expect(t.state.players.map((p) => p.hand.length)).toEqual([5, 4, 4, 4])
    whiskyUntil(t, 'act B')
    expect(t.state.players.map((p) => p.hand.length)).toEqual([4, 5, 4, 4])
  })
  it('STM-1, VIS-33: state and awaited seats are public, options are the decider’s own (VIS-34)', () => {
    const t = ring('ABCD', { act: 'A' })
    for (const seat of [1, 2, 3, 4] as Seat[]) {
      expect(t.part(seat).step).toEqual(t.state.step)
      expect(stayAway.awaits(t.part(seat))).toEqual([1])
      expect(stayAway.options(t.part(seat), seat)).toEqual(stayAway.options(t.state, seat))
    }
    expect(t.b.may()).toEqual([])
    expect(() => stayAway.options(t.part(2 as Seat), 1 as Seat)).toThrow('does not know itself')
  })
  it('STM-2: what needs no decision is done in the same breath', () => {
    const t = ring('ABCD', { doors: ['A|B', 'B|C'], act: 'A', deck: 'rottenRopes suspicion×9' })
    t.a.discards('whisky')
    expect(t.heard()).toEqual([
      'discarded hand A false',
      'exchangeOff A B door',
      'turn B',
      'panic B rottenRopes stayAway',
      'settled',
      'exchangeOff B C door',
      'turn C',
      'drew hand stayAway C false',
    ])
  })
  it('STM-3, DEF-4: nothing answers a defence, and there is one a window', () => {
    const t = ring('ABCD', { step3: 'A', hands: { A: 'noThanks', B: 'noThanks scary' } })
    t.a.gives('whisky')
    t.b.defends('noThanks')
    expect(t.asks()).toBe('act B')
  })
  it('STM-4: an end stops everything that was still to come', () => {
    const t = ring('ABCD', { thing: 'B', act: 'A', hands: { A: 'flamethrower' } })
    t.a.plays('flamethrower', 'B')
    t.b.accepts()
    expect(t.heard().map((line) => line.split(' ')[0])).toEqual(['played', 'eliminated', 'gameOver'])
    expect(t.a.may()).toEqual([])
    expect(refusalOf(stayAway as never, t.state, 1 as Seat, '', { do: 'accept' })).toMatchObject({ refused: 'over' })
  })
})

describe('the deck', () => {
  it('DRAW-1: step 1 takes the top card, whatever its back', () => {
    expect(ring('ABCD', { start: 'A', deck: 'revelations suspicion' }).asks()).toBe('reveal A')
    expect(ring('ABCD', { start: 'A', deck: 'axe suspicion' }).a.hand()).toContain('axe')
  })
  it('DRAW-3: Panic cards skipped a moment ago are part of the new deck', () => {
    const t = ring('ABCD', {
      step3: 'A',
      hands: { B: 'noThanks' },
      deck: 'ooops',
      discards: 'analysis',
    })
    t.a.gives('whisky')
    t.b.defends('noThanks')
    const line = t.heard().findIndex((l) => l.startsWith('reshuffled'))
    // The skipped Ooops!, Analysis, and the defence that has just been played (DRAW-5).
    expect(t.heard()[line]).toMatch(/^reshuffled 3 /)
  })
  it('DRAW-4: with no Stay Away card left, effects go on with what they have', () => {
    const resolute = ring('ABCD', { act: 'A', hands: { A: 'resolute' }, deck: 'ooops' })
    resolute.a.plays('resolute')
    expect(resolute.asks()).toBe('offer A B step3')
    expect(resolute.heard()).not.toContainEqual(expect.stringContaining('skipped'))
    const blind = ring('ABCD', { start: 'A', deck: 'blindDate ooops', hands: { A: 'axe' } })
    blind.a.gives('axe')
    expect(blind.a.hand()).toContain('axe')
    const empty = ring('ABCD', { start: 'A', deck: '' })
    expect(empty.asks()).toBe('offer A B step3')
    const forgetful = ring('ABCD', { start: 'A', deck: 'forgetful' })
    forgetful.a.keeps('whisky')
    expect(forgetful.a.hand()).toBe('whisky whisky whisky whisky')
  })
  it('DRAW-4, RES-1: a deck that a table may have can leave Resolute with nothing to draw, but never a turn', () => {
    // One card more than hands and obstacles can hold.
    const stock = { infected: 3, barredDoor: 2, resolute: 1, whisky: 12 }
    const setting = stayAway.setting({ seats: 4, cards: { ...countsOf([]), theThing: 1, ...stock } })
    expect(isRefusal(setting) ? setting.refused : 'accepted').toBe('accepted')
    const t = ring('ABCD', {
      act: 'A',
      hands: { A: 'resolute', B: 'infected×3', D: 'theThing' },
      doors: ['B|C', 'C|D'],
      deck: '',
    })
    expect(t.state.setting.cards).toEqual(isRefusal(setting) ? '' : setting.cards)
    t.a.plays('resolute')
    expect(t.asks()).toBe('offer A B step3')
  })
  it('DRAW-5: a card being resolved cannot be shuffled by its own effect', () => {
    const t = ring('ABCD', { act: 'A', hands: { A: 'resolute' }, deck: 'axe', discards: 'scary missed' })
    t.a.plays('resolute')
    expect(t.state.inPlay).toEqual(['resolute'])
    expect(t.state.aside.toSorted()).toEqual(['axe', 'missed', 'scary'])
    t.a.keeps('axe')
    expect(t.pile()).toBe('missed resolute scary')
    const friends = ring('ABCD', { start: 'A', deck: 'cantWeBeFriends suspicion×3' })
    friends.a.picks('C')
    friends.a.gives('whisky')
    expect(friends.state.inPlay).toEqual(['cantWeBeFriends'])
    friends.c.gives('whisky')
    expect(friends.pile()).toBe('cantWeBeFriends')
  })
  it('DRAW-6, VIS-3: the back of the top card is public at all times', () => {
    const t = ring('ABCD', { act: 'A', deck: 'ooops suspicion', hands: { A: 'noThanks×5', B: 'noThanks' } })
    expect(t.part(0).back).toBe('panic')
    t.a.discards('noThanks')
    t.a.gives('noThanks')
    t.b.defends('noThanks')
    // Ooops! and Suspicion are gone: B starts with a new deck of three.
    expect(t.part(0).back).toBe(t.state.back)
    expect(ring('ABCD', { act: 'A', deck: '' }).part(0).back).toBe('none')
  })
  it('DRAW-7, VIS-10: sizes, skipped cards and shuffles are public, faces in the pile are not', () => {
    const t = ring('ABCD', { act: 'A', hands: { A: 'axe scary' } })
    t.a.discards('scary')
    expect(t.part(0).pile).toEqual([undefined])
    expect(t.part(1 as Seat).pile).toEqual(['scary'])
    const skip = ring('ABCD', { step3: 'A', hands: { B: 'noThanks' }, deck: 'ooops suspicion×5' })
    skip.a.gives('whisky')
    skip.b.defends('noThanks')
    expect(skip.part(0).pile).toEqual(['noThanks', undefined])
    expect(skip.part(0).panicsInPile).toBe(1)
  })
})

describe('hands', () => {
  it('HAND-4, CON-1: The Thing’s card never leaves its hand', () => {
    const t = ring('ABCD', { thing: 'A', act: 'A', hands: { A: 'theThing resolute' } })
    expect(t.a.may().join()).not.toContain('theThing')
    t.a.discards('whisky')
    expect(t.a.may().join()).not.toContain('theThing')
    const blind = ring('ABCD', { thing: 'A', start: 'A', deck: 'blindDate suspicion×3' })
    expect(blind.a.may().join()).not.toContain('theThing')
    const round = ring('ABCD', { thing: 'A', start: 'A', deck: 'roundAndRound suspicion×3' })
    expect(round.a.may().join()).not.toContain('theThing')
  })
  it('HAND-5: an offered card still counts as its owner’s', () => {
    const t = ring('ABCD', { step3: 'A' })
    t.a.gives('whisky')
    expect(t.part(0).players.map((p) => p.hand.length)).toEqual([4, 4, 4, 4])
  })
  it('CON-2: Infected! is never played, and drawing it is harmless', () => {
    const t = ring('ABCD', { start: 'A', deck: 'infected suspicion×5' })
    expect(t.a.role()).toBe('human')
    expect(t.a.mayPlay()).toEqual(['whisky'])
  })
  it('TFL-1: a quarantined Thing with two can only discard one; Panic has its own way', () => {
    const t = ring('ABCD', {
      thing: 'A',
      quarantine: { A: 2 },
      act: 'A',
      hands: { A: 'theThing flamethrower×2 suspicion' },
    })
    expect(t.a.may()).toEqual(['discard flamethrower', 'declare'])
    const human = ring('ABCD', { act: 'A', hands: { A: 'flamethrower×2 suspicion' } })
    expect(human.a.may()).toContain('discard suspicion')
  })
  it('TFL-2: also in a Seduction, but not in Blind date or Round and round (TFL-3)', () => {
    const hands = { A: 'theThing flamethrower seduction' }
    const t = ring('ABCD', { thing: 'A', act: 'A', hands })
    t.a.plays('seduction', 'C')
    expect(t.a.may()).toEqual(['give flamethrower'])
    const blind = ring('ABCD', { thing: 'A', start: 'A', hands, deck: 'blindDate suspicion' })
    expect(blind.a.may()).toEqual(['give flamethrower', 'give whisky', 'give seduction'])
    const round = ring('ABCD', { thing: 'A', start: 'A', hands, deck: 'roundAndRound suspicion' })
    expect(round.a.may()).toEqual(['give flamethrower', 'give whisky', 'give seduction'])
  })
})

describe('exchange', () => {
  it('EXC-1: Round and round and Blind date cannot be answered', () => {
    const t = ring('ABCD', { start: 'A', hands: { B: 'noThanks scary missed' }, deck: 'roundAndRound suspicion' })
    expect(t.b.may().join()).not.toContain('defend')
  })
  it('EXC-3: an offer cannot be changed, and everybody sees that it was made', () => {
    const t = ring('ABCD', { step3: 'A', hands: { A: 'axe' } })
    t.a.gives('axe')
    expect(t.a.may()).toEqual([])
    expect(t.heard()).toEqual(['offered A B false'])
  })
  it('EXC-4: the partner does not know the card', () => {
    const t = ring('ABCD', { step3: 'A', hands: { A: 'axe' } })
    t.a.gives('axe')
    expect(t.part(2 as Seat).offered).toBeUndefined()
    expect(t.heard(2 as Seat)).toEqual(['offered A B false'])
  })
  it('EXC-2: a side without a card to give means no exchange', () => {
    const facts = ring('ABCD', { act: 'A', hands: { A: 'axe' } })
    const [b] = [facts.state.players[1]]
    if (b === undefined) throw new Error('nobody')
    b.hand.length = 0
    play(stayAway, facts.state, 1 as Seat, { do: 'discard', card: 'axe' }, fastChance(1))
    expect(facts.state.active).toBe(2)
  })
  it('DEF-1, DEF-2: windows open for everybody; a held defence may be withheld', () => {
    const move = ring('ABCD', { act: 'A', hands: { A: 'changePlaces' } })
    move.a.plays('changePlaces', 'B')
    expect(move.asks()).toBe('move B A')
    expect(move.b.may()).toEqual(['accept'])
    const t = ring('ABCD', { step3: 'A', hands: { B: 'noThanks' } })
    t.a.gives('whisky')
    t.b.gives('whisky')
    expect(t.b.hand()).toContain('noThanks')
  })
  it('DEF-5: which defence answers what', () => {
    const all = { B: 'noThanks scary missed imComfortable', C: 'noBarbecue' }
    const defences = (t: TestTable) => t.b.may().filter((phrase) => phrase.startsWith('defend'))
    const exchange = ring('ABCD', { step3: 'A', hands: all })
    exchange.a.gives('whisky')
    expect(defences(exchange)).toEqual(['defend scary', 'defend noThanks', 'defend missed'])
    const move = ring('ABCD', { act: 'A', hands: { ...all, A: 'youdBetterRun' } })
    move.a.plays('youdBetterRun', 'B')
    expect(defences(move)).toEqual(['defend imComfortable'])
    const fire = ring('ABCD', { act: 'A', hands: { A: 'flamethrower', B: 'noBarbecue noThanks' } })
    fire.a.plays('flamethrower', 'B')
    expect(defences(fire)).toEqual(['defend noBarbecue'])
    for (const card of ['analysis', 'suspicion', 'quarantine', 'barredDoor']) {
      const t = ring('ABCD', { act: 'A', hands: { ...all, A: card } })
      t.a.plays(card, 'B')
      expect(t.asks()).not.toMatch(/^(fire|move|answer)/)
    }
  })
  it('DEF-6, NOT-1: a refused Seduction is used up and ends the turn', () => {
    const t = ring('ABCD', { act: 'A', hands: { A: 'seduction', C: 'noThanks' } })
    t.a.plays('seduction', 'C')
    t.a.gives('whisky')
    t.c.defends('noThanks')
    expect(t.asks()).toBe('act B')
    expect(t.pile()).toBe('noThanks seduction')
  })
  it('MIS-0, MIS-1: with two players Missed! may be played and finds nobody', () => {
    const t = ring('A.B.', { thing: 'B', step3: 'A', hands: { B: 'theThing missed' } })
    t.a.gives('whisky')
    t.b.defends('missed')
    expect(t.heard()).toContain('exchangeOff A B nobody')
  })
  it('MIS-1, MIS-2: the search skips the initiator, and a door beside him counts when it is crossed', () => {
    const wishes = { ccw: true, thing: 'A', step3: 'A', hands: { A: 'theThing infected', D: 'missed' } }
    const round = ring('ABCD', { ...wishes, ccw: false, step3: 'D', thing: 'D', hands: { D: 'theThing', A: 'missed' } })
    round.d.gives('whisky')
    round.a.defends('missed')
    expect(round.asks()).toBe('answer B D step3')
    const over = ring('ABC.', {
      thing: 'A',
      act: 'A',
      hands: { A: 'theThing seduction', C: 'missed' },
    })
    over.a.plays('seduction', 'C')
    over.a.gives('whisky')
    over.c.defends('missed')
    expect(over.asks()).toBe('answer B A seduction')
    const barred = ring('ABC.', {
      thing: 'A',
      doors: ['A|B'],
      act: 'A',
      hands: { A: 'theThing seduction', C: 'missed' },
    })
    barred.a.plays('seduction', 'C')
    barred.a.gives('whisky')
    barred.c.defends('missed')
    expect(barred.heard()).toContain('exchangeOff A C door')
  })
  it('MIS-2: a quarantined new partner stops it, a quarantined dodger does not', () => {
    const wishes = { step3: 'A', hands: { B: 'missed' } }
    const stopped = ring('ABCDE', { ...wishes, quarantine: { C: 1 } })
    stopped.a.gives('whisky')
    stopped.b.defends('missed')
    expect(stopped.heard()).toContain('exchangeOff A B quarantine')
    const goes = ring('ABCDE', { ...wishes, quarantine: { A: 1, B: 2 } })
    goes.a.gives('whisky')
    goes.b.defends('missed')
    expect(goes.asks()).toBe('answer C A step3')
  })
  it('MIS-3: the offer goes on unchanged, even where it could not have been made', () => {
    const t = ring('ABCD', {
      thing: 'B',
      infected: 'A',
      step3: 'A',
      hands: { A: 'infected×2', B: 'theThing missed' },
    })
    t.a.gives('infected')
    t.b.defends('missed')
    t.c.gives('whisky')
    expect(t.c.hand()).toContain('infected')
    expect(t.c.role()).toBe('human')
  })
  it('MIS-4: the initiator is not immune to what the new partner gives', () => {
    const t = ring('ABCD', { thing: 'C', step3: 'A', hands: { B: 'missed', C: 'theThing infected' } })
    t.a.gives('whisky')
    t.b.defends('missed')
    t.c.gives('infected')
    expect(t.a.role()).toBe('infected')
  })
  it('MIS-5, MIS-6: a chain of Missed! can come back to a dodger, and the next turn is as always', () => {
    const t = ring('ABC.', { thing: 'A', step3: 'A', hands: { B: 'missed×2', C: 'missed' } })
    t.a.gives('whisky')
    t.b.defends('missed')
    t.c.defends('missed')
    expect(t.asks()).toBe('answer B A step3')
    t.b.defends('missed')
    expect(t.asks()).toBe('answer C A step3')
    t.c.gives('whisky')
    expect(t.asks()).toBe('act B')
  })
})

describe('infection', () => {
  it('INF-1: an Infected does not infect, nor does a card drawn', () => {
    const t = ring('ABCD', { thing: 'C', infected: 'A', step3: 'A', hands: { A: 'infected×2', B: 'missed' } })
    expect(t.a.may()).not.toContain('give infected')
  })
  it('INF-2, VIS-25, SIDE-8: infection shows nowhere but to the two', () => {
    const infects = ring('ABCD', { thing: 'A', step3: 'A', hands: { A: 'theThing infected' } })
    const harmless = ring('ABCD', { thing: 'A', step3: 'A', hands: { A: 'theThing infected' } })
    infects.a.gives('infected')
    harmless.a.gives('whisky')
    infects.b.gives('whisky')
    harmless.b.gives('whisky')
    for (const audience of [0, 3, 4] as Seat[]) {
      expect(infects.log(audience)).toEqual(harmless.log(audience))
      expect(infects.part(audience)).toEqual(harmless.part(audience))
    }
  })
  it('INF-3, VIS-6, VIS-7: The Thing knows every role, an Infected knows The Thing wherever it moves', () => {
    const t = ring('ABCDE', { thing: 'A', infected: 'CD', act: 'A', hands: { A: 'theThing changePlaces' } })
    expect(['B', 'C', 'D', 'E'].map((x) => t.a.knows(x).role)).toEqual(['human', 'infected', 'infected', 'human'])
    t.a.plays('changePlaces', 'B')
    t.b.accepts()
    expect(t.part(3 as Seat).thing).toBe(1)
    expect(t.c.knows('D').role).toBeUndefined()
    expect(t.b.knows('A').role).toBeUndefined()
  })
  it('INF-5: an Infected always holds an Infected!, a Human any number', () => {
    const t = ring('ABCD', { infected: 'A', step3: 'A', hands: { A: 'infected axe', B: 'infected×3' } })
    expect(t.a.may()).not.toContain('give infected')
    expect(t.b.role()).toBe('human')
  })
  it('SUP-1: The Thing’s hand is never saturated, nor is one with another card', () => {
    const t = ring('ABCD', { thing: 'A', step3: 'A', hands: { A: 'theThing infected×3', B: 'infected×3 axe' } })
    expect(t.asks()).toBe('offer A B step3')
  })
  it('SUP-2: both sides fall together', () => {
    const t = ring('ABCD', { act: 'A', hands: { A: 'infected×4 axe', B: 'infected×4' } })
    t.a.discards('axe')
    expect(t.places()).toBe('..CD')
    expect(t.asks()).toBe('act C')
  })
  it('SUP-3: at a redirect only the new partner is tested', () => {
    const t = ring('ABCDE', { step3: 'A', hands: { B: 'missed', C: 'infected×4' } })
    t.a.gives('whisky')
    t.b.defends('missed')
    expect(t.heard()).toContain('redirected B C')
    expect(t.heard()).toContain('exchangeOff A C superinfection')
    expect(t.places()).toBe('AB.DE')
    const spared = ring('ABCDE', {
      thing: 'A',
      infected: 'C',
      step3: 'A',
      hands: { A: 'theThing', B: 'missed', C: 'infected×4' },
    })
    spared.a.gives('whisky')
    spared.b.defends('missed')
    expect(spared.asks()).toBe('answer C A step3')
    expect(spared.c.may()).toEqual(['give infected'])
  })
  it('SUP-4: in Round and round everybody is tested against the next player, and the others go on', () => {
    const t = ring('ABCDE', {
      thing: 'C',
      infected: 'BD',
      start: 'A',
      hands: { A: 'infected×4', B: 'infected×4', D: 'infected×4' },
      deck: 'roundAndRound suspicion×5',
    })
    // A is Human, D faces E; B faces The Thing and stays.
    expect(t.places()).toBe('.BC.E')
    expect(t.asks()).toBe('pass B C E')
    t.b.gives('infected')
    t.c.gives('whisky')
    t.e.gives('whisky')
    expect(t.asks()).toBe('act B')
  })
  it('SUP-5, VIS-27: the hand is shown to all', () => {
    const t = ring('ABCD', { thing: 'C', infected: 'A', act: 'A', hands: { A: 'infected×4 axe' } })
    t.a.discards('axe')
    expect(t.heard()).toContain('handShown A superinfection infected infected infected infected')
    expect(t.part(2 as Seat).players[0]?.role).toBeUndefined()
  })
  it('SUP-6: no test at Blind date or after a swap', () => {
    const t = ring('ABCD', {
      thing: 'A',
      step3: 'A',
      hands: { A: 'theThing infected', B: 'infected×3 axe' },
      deck: 'blindDate infected suspicion×3',
    })
    t.a.gives('infected')
    t.b.gives('axe')
    expect(t.b.hand()).toBe('infected infected infected infected')
    expect(t.asks()).toBe('blind B')
    t.b.gives('infected')
    expect(t.places()).toBe('ABCD')
  })
})

describe('cards', () => {
  it('WHI-1, VIS-17: Whisky shows the rest of the hand to all', () => {
    const t = ring('ABCD', { act: 'A', hands: { A: 'whisky axe scary missed infected' } })
    t.a.plays('whisky')
    expect(t.heard()).toContain('handShown A whisky infected axe scary missed')
  })
  it('QUA-1: never on oneself nor on somebody quarantined; takes effect at once', () => {
    const t = ring('ABCD', { quarantine: { D: 1 }, act: 'A', hands: { A: 'quarantine axe×4' } })
    expect(t.a.mayPlay()).toEqual(['axe quarantine on D', 'quarantine on B'])
  })
  it('QUA-2: Resolute, replacement and Forgetful lie open too; what is received or passed round does not', () => {
    const resolute = ring('ABCD', {
      quarantine: { A: 2 },
      act: 'A',
      hands: { A: 'resolute' },
      deck: 'axe scary missed suspicion',
    })
    resolute.a.plays('resolute')
    resolute.a.keeps('axe')
    expect(resolute.heard()).toEqual([
      'played A resolute none',
      'drew aside stayAway A true axe',
      'drew aside stayAway A true scary',
      'drew aside stayAway A true missed',
      'kept A true axe',
      'discarded aside A true scary',
      'discarded aside A true missed',
      'settled',
    ])
    const defence = ring('ABCD', { quarantine: { B: 2 }, step3: 'A', hands: { A: 'axe', B: 'scary' } })
    defence.a.gives('axe')
    defence.b.defends('scary')
    expect(defence.heard()).toContain('drew hand stayAway B true suspicion')
    expect(defence.heard().join()).not.toContain('axe')
    const forget = ring('ABCD', {
      quarantine: { A: 2 },
      start: 'A',
      hands: { A: 'axe scary' },
      deck: 'forgetful suspicion×9',
    })
    forget.a.keeps('axe')
    expect(forget.heard().slice(0, 4)).toEqual([
      'discarded hand A true whisky',
      'discarded hand A true whisky',
      'discarded hand A true scary',
      'drew hand stayAway A true suspicion',
    ])
    const blind = ring('ABCD', { quarantine: { A: 2 }, start: 'A', hands: { A: 'axe' }, deck: 'blindDate suspicion×9' })
    blind.a.gives('axe')
    expect(blind.heard().slice(0, 2)).toEqual(['drew hand stayAway A true suspicion', 'topped A true axe'])
    const received = ring('ABCD', { quarantine: { B: 2 }, step3: 'A', hands: { A: 'axe', B: 'scary' } })
    received.a.gives('axe')
    received.b.gives('scary')
    expect(received.heard()).toContain('exchanged A B false true scary')
    expect(received.part(0).players[1]?.hand.includes('axe' as never)).toBe(false)
  })
  it('QUA-3: only own turns count', () => {
    const t = ring('ABCD', { quarantine: { C: 2 }, step3: 'A' })
    whiskyUntil(t, 'act C')
    expect(t.state.players[2]?.quarantine).toBe(2)
    whiskyUntil(t, 'act D')
    expect(t.state.players[2]?.quarantine).toBe(1)
  })
  it('QUA-4: One, two… does not move a quarantined player, on either side', () => {
    const target = ring('ABCDE', { quarantine: { D: 1 }, start: 'A', deck: 'oneTwo suspicion' })
    target.a.goes('left')
    expect(target.places()).toBe('ABCDE')
    const drawer = ring('ABCDE', { quarantine: { A: 1 }, start: 'A', deck: 'oneTwo suspicion' })
    expect(drawer.asks()).toBe('offer A B step3')
  })
  it('QUA-5: a quarantined player plays what is left, defends and is a witness', () => {
    const t = ring('ABCD', {
      quarantine: { A: 2, B: 2 },
      act: 'A',
      hands: { A: 'axe resolute quarantine barredDoor analysis' },
    })
    expect(t.a.mayPlay()).toEqual([
      'analysis on B',
      'analysis on D',
      'axe quarantine on A',
      'axe quarantine on B',
      'resolute',
      'quarantine on D',
      'barredDoor on B',
      'barredDoor on D',
    ])
    const witness = ring('ABCD', { quarantine: { B: 2 }, start: 'A', deck: 'betweenUs suspicion' })
    expect(witness.a.may()).toEqual(['pick B', 'pick D'])
  })
  it('QUA-6, ELIM-2: elimination discards the Quarantine with the player', () => {
    const t = ring('ABCD', { quarantine: { B: 2 }, act: 'A', hands: { A: 'flamethrower', B: 'noBarbecue' } })
    t.a.plays('flamethrower', 'B')
    expect(t.b.may()).toEqual(['accept', 'defend noBarbecue'])
    t.b.accepts()
    expect(t.pile()).toContain('quarantine')
  })
  it('DOOR-1: a door goes into a free gap to a neighbour', () => {
    const t = ring('ABCD', { doors: ['D|A'], act: 'A', hands: { A: 'barredDoor' } })
    expect(t.a.mayPlay()).toEqual(['whisky', 'barredDoor on B'])
    t.a.plays('barredDoor', 'B')
    expect(t.heard()).toContain('doorPlaced 0')
    expect(t.heard()).toContain('exchangeOff A B door')
    const right = ring('ABCD', { act: 'A', hands: { A: 'barredDoor' } })
    right.a.plays('barredDoor', 'D')
    expect(right.heard()).toContain('doorPlaced 3')
    expect(right.asks()).toBe('offer A B step3')
  })
  it('DOOR-2: across a door nothing can be aimed', () => {
    const t = ring('ABCD', {
      doors: ['A|B'],
      quarantine: { B: 1 },
      act: 'A',
      hands: { A: 'flamethrower analysis suspicion changePlaces axe' },
    })
    expect(t.a.mayPlay()).toEqual([
      'flamethrower on D',
      'analysis on D',
      'axe door A|B',
      'suspicion on D',
      'changePlaces on D',
    ])
    const between = ring('ABCD', { doors: ['A|B', 'D|A'], start: 'A', deck: 'betweenUs suspicion×5' })
    expect(between.asks()).toBe('act B')
  })
  it('DOOR-5: doors that come together in one gap each need their own Axe', () => {
    const t = ring('ABCD', {
      thing: 'C',
      doors: ['A|B', 'B|C'],
      act: 'D',
      hands: { A: 'axe×2', B: 'infected×4', D: 'seduction' },
    })
    t.d.plays('seduction', 'B')
    expect(t.places()).toBe('A.CD')
    expect(t.state.doors).toEqual([2, 0, 0, 0])
    t.a.axes('door A|C')
    expect(t.heard()).toContain('exchangeOff A C door')
    expect(t.state.doors).toEqual([1, 0, 0, 0])
  })
  it('DOOR-6: removed by Axe, Three, four… or the party', () => {
    const axe = ring('ABCD', { doors: ['A|B'], act: 'A', hands: { A: 'axe' } })
    axe.a.axes('door A|B')
    expect(axe.asks()).toBe('offer A B step3')
    expect(axe.pile()).toBe('axe barredDoor')
    for (const panic of ['threeFour', 'soThisIsTheParty']) {
      const t = ring('ABCD', { doors: ['A|B', 'C|D'], start: 'A', deck: `${panic} suspicion` })
      expect(t.state.doors).toEqual([0, 0, 0, 0])
      expect(t.pile()).toBe(['barredDoor', 'barredDoor', panic].toSorted().join(' '))
    }
  })
  it('RES-1: with Resolute again', () => {
    const t = ring('ABCD', { act: 'A', hands: { A: 'resolute×2' } })
    t.a.plays('resolute')
    t.a.keeps('suspicion')
    t.a.plays('resolute')
    expect(t.asks()).toBe('keep A')
  })
  it('PAN-3: with four players the third on the left is the right neighbour; fewer are not asked', () => {
    const t = ring('ABCD', { start: 'A', deck: 'oneTwo suspicion' })
    t.a.goes('left')
    expect(t.places()).toBe('DBCA')
    const three = ring('ABC.', { thing: 'C', start: 'A', deck: 'oneTwo suspicion' })
    expect(three.asks()).toBe('offer A B step3')
    const six = ring('ABCDEF', { start: 'A', deck: 'oneTwo suspicion' })
    expect(six.a.may()).toEqual(['left', 'right'])
  })
  it('PAN-5, PAN-9: nobody to choose, nothing happens', () => {
    for (const panic of ['getOutOfHere', 'cantWeBeFriends']) {
      const t = ring('ABCD', { quarantine: { B: 1, C: 1, D: 1 }, start: 'A', deck: `${panic} suspicion` })
      expect(t.asks()).toBe('offer A B step3')
    }
    const drawer = ring('ABCD', { quarantine: { A: 1 }, start: 'A', deck: 'getOutOfHere suspicion' })
    expect(drawer.asks()).toBe('offer A B step3')
  })
  it('PAN-7, SIDE-7: choices in Round and round stay hidden until all have chosen', () => {
    const t = ring('ABCD', { start: 'A', hands: { A: 'axe' }, deck: 'roundAndRound suspicion×5' })
    const steps = [1, 2, 3].map((seat) => stayAway.step(t.state, seat as Seat))
    t.a.gives('axe')
    expect(t.part(2 as Seat).players[0]?.passing).toBeUndefined()
    expect(t.part(2 as Seat).step).toEqual({ at: 'pass', waiting: [2, 3, 4] })
    // One choice does not make another stale.
    expect([2, 3].map((seat) => stayAway.step(t.state, seat as Seat))).toEqual(steps.slice(1))
    expect(stayAway.step(t.state, 1 as Seat)).toBe('')
  })
  it('MTX-1: every kind has a class, and only actions and obstacles are played on a turn', () => {
    const classes = Object.groupBy(CARDS, (card) => cards[card].class)
    expect(classes.contagion).toEqual(['theThing', 'infected'])
    expect(classes.obstacle).toEqual(['quarantine', 'barredDoor'])
    expect(classes.defence).toEqual(['scary', 'imComfortable', 'noThanks', 'missed', 'noBarbecue'])
    expect(classes.action).toHaveLength(CARDS.length - 9)
  })
})

describe('elimination and the end', () => {
  it('ELIM-1: by fire and by superinfection, and in no other way', () => {
    const t = ring('ABCD', { act: 'A', hands: { A: 'flamethrower' } })
    t.a.plays('flamethrower', 'B')
    t.b.accepts()
    expect(t.heard()).toContain('eliminated B A')
  })
  it('ELIM-3: otherwise play goes on', () => {
    const t = ring('ABCD', { thing: 'D', infected: 'B', act: 'A', hands: { A: 'flamethrower' } })
    t.a.plays('flamethrower', 'B')
    t.b.accepts()
    expect(t.asks()).toBe('offer A C step3')
  })
  it('ELIM-4, SIDE-12: an eliminated player decides nothing and sees the public view', () => {
    const t = ring('ABCD', { act: 'A', hands: { A: 'flamethrower axe', B: 'scary' } })
    t.a.plays('flamethrower', 'B')
    t.b.accepts()
    expect(t.b.may()).toEqual([])
    expect(stayAway.step(t.state, 2 as Seat)).toBe('')
    t.a.gives('axe')
    t.c.gives('whisky')
    expect(t.heard(2 as Seat).slice(3)).toEqual(t.heard(0).slice(3))
    expect(t.part(2 as Seat).pile.filter((card) => card === 'scary')).toHaveLength(1)
  })
  it('ELIM-5: the turn of an eliminated player ends without step 3', () => {
    const t = ring('ABCD', { thing: 'C', act: 'A', hands: { A: 'infected×3 infected seduction' } })
    t.a.plays('seduction', 'C')
    expect(t.heard()).toContain('eliminated A none')
    expect(t.asks()).toBe('act B')
    const friends = ring('ABCD', {
      thing: 'C',
      start: 'A',
      hands: { A: 'infected×4' },
      deck: 'cantWeBeFriends suspicion×3',
    })
    friends.a.picks('D')
    expect(friends.asks()).toBe('act B')
  })
  it('DECL-1, SIDE-9: only The Thing can declare, at anybody’s turn', () => {
    const t = ring('ABCD', { thing: 'C', infected: 'B', act: 'A' })
    expect(t.c.may()).toEqual(['declare'])
    for (const actor of [t.a, t.b, t.d]) expect(actor.may()).not.toContain('declare')
    expect(stayAway.step(t.state, 2 as Seat)).toBe('')
    expect(stayAway.step(t.state, 3 as Seat)).not.toBe('')
  })
  it('DECL-2: not in any other state', () => {
    const tables = [
      ring('ABCD', { thing: 'C', start: 'A', deck: 'oneTwo suspicion' }),
      ring('ABCD', { thing: 'C', start: 'A', deck: 'roundAndRound suspicion' }),
      ring('ABCD', { thing: 'C', start: 'A', deck: 'revelations suspicion' }),
      ring('ABCD', { thing: 'C', start: 'A', deck: 'forgetful suspicion' }),
    ]
    for (const t of tables) expect(t.c.may()).not.toContain('declare')
    const seduction = ring('ABCD', { thing: 'C', act: 'A', hands: { A: 'seduction' } })
    seduction.a.plays('seduction', 'B')
    expect(seduction.c.may()).toEqual([])
  })
  it('DECL-3, VIS-36, WIN-8: a declaration is public and ends the game with all roles and hands', () => {
    const t = ring('ABCD', { thing: 'A', infected: 'BC', act: 'B' })
    t.a.declares()
    expect(t.heard()[0]).toBe('declared A')
    expect(t.part(0).players.map((p) => p.role)).toEqual(['thing', 'infected', 'infected', 'human'])
    expect(t.part(0).players.every((p) => p.hand.every((card) => card !== undefined))).toBe(true)
  })
  it('DECL-4, VIS-35: the standing order is private, at any time, and works when switched on', () => {
    const t = ring('ABCD', { thing: 'A', act: 'B' })
    t.a.orders(true)
    expect(t.log()).toEqual([])
    expect(t.log(2 as Seat)).toEqual([])
    expect(t.log(1 as Seat)).toEqual(['standing A true'])
    t.a.orders(false)
    const won = ring('ABCD', { thing: 'A', infected: 'BCD', act: 'B' })
    won.a.orders(true)
    expect(won.winners()).toBe('A')
    const later = ring('ABCD', { thing: 'A', infected: 'BCD', start: 'B', deck: 'forgetful suspicion×9' })
    later.a.orders(true)
    expect(later.asks()).toBe('forget B')
    later.b.keeps('infected')
    expect(later.winners()).toBe('A')
  })
  it('DECL-4: a choice for another step is stale, and other people’s choices make The Thing’s none', () => {
    const t = ring('ABCD', { thing: 'C', act: 'A' })
    const asked = stayAway.step(t.state, 1 as Seat)
    const free = stayAway.step(t.state, 3 as Seat)
    t.a.discards('whisky')
    const declare: Choice = { do: 'declare' }
    expect(refusalOf(stayAway as never, t.state, 3 as Seat, free, declare)).toBeUndefined()
    const stale = refusalOf(stayAway as never, t.state, 1 as Seat, asked, { do: 'give', card: 'whisky' })
    expect(stale).toMatchObject({ refused: 'stale' })
    t.c.orders(true)
    expect(stayAway.step(t.state, 3 as Seat)).not.toBe(free)
  })
  it('WIN-1: with no living Human nobody wins', () => {
    const t = ring('ABCD', { thing: 'B', infected: 'ACD', act: 'A', hands: { A: 'infected flamethrower' } })
    t.a.plays('flamethrower', 'B')
    t.b.accepts()
    expect(t.winners()).toBe('')
    expect(t.state.end).toEqual({ reason: 'thingEliminated', winners: [] })
  })
  it('WIN-3: eliminated Infected do not count', () => {
    const t = ring('ABC.', { thing: 'A', infected: 'BC', humansDied: 0, act: 'B' })
    t.a.declares()
    expect(t.winners()).toBe('A')
  })
  it('WIN-5: if the last Human was eliminated there is no last infected', () => {
    const t = ring('ABCD', { thing: 'A', infected: 'BC', act: 'B', hands: { B: 'infected flamethrower' } })
    const last = ring('ABCD', { thing: 'A', infected: 'BD', act: 'B', hands: { B: 'infected flamethrower' } })
    last.b.plays('flamethrower', 'C')
    last.c.accepts()
    last.a.declares()
    expect(last.winners()).toBe('ABD')
    expect(t.state.lastInfected).toBe('none')
  })
  it('WIN-7: without a declaration the game goes on, and the eliminated never win', () => {
    const t = ring('ABCD.', {
      thing: 'A',
      infected: 'BC',
      humansDied: 1,
      step3: 'A',
      hands: { A: 'theThing infected' },
      ccw: true,
    })
    t.a.gives('infected')
    t.d.gives('whisky')
    whiskyUntil(t, 'act B')
    expect(t.state.end).toBe('running')
    t.a.declares()
    expect(t.winners()).toBe('ABC')
  })
})

describe('switches', () => {
  it('has the rules as they stand first, and takes every value', () => {
    for (const [name, [first]] of Object.entries(SWITCHES))
      expect(defaultRules[name as keyof typeof SWITCHES]).toBe(first)
    for (const [name, values] of Object.entries(SWITCHES))
      for (const value of values) {
        const setting = stayAway.setting({ seats: 5, rules: { [name]: value } })
        expect(isRefusal(setting)).toBe(false)
      }
  })
  it('OPT-2: three own turns of Quarantine', () => {
    const t = ring('ABCD', { act: 'A', hands: { A: 'quarantine' }, rules: { quarantineTurns: 3 } })
    t.a.plays('quarantine', 'B')
    expect(t.state.players[1]?.quarantine).toBe(3)
  })
  it('OPT-3: a quarantined offer is shown at the swap', () => {
    const rules = { quarantinedOffer: 'atSwap' } as const
    const t = ring('ABCD', { quarantine: { A: 2 }, step3: 'A', hands: { A: 'axe' }, rules })
    t.a.gives('axe')
    expect(t.heard()).toEqual(['offered A B false'])
    t.b.gives('whisky')
    expect(t.heard()).toContain('exchanged A B true false axe')
  })
  it('OPT-5: the doors beside a closed place go', () => {
    const rules = { doorsOfTheDead: 'removed' } as const
    const t = ring('ABCDE', { thing: 'E', doors: ['A|B', 'D|E'], act: 'C', hands: { C: 'flamethrower' }, rules })
    t.c.plays('flamethrower', 'B')
    t.b.accepts()
    expect(t.state.doors).toEqual([0, 0, 0, 1, 0])
    expect(t.pile()).toContain('barredDoor')
  })
  it('OPT-6: a door protects the neighbour behind it', () => {
    const rules = { doorsAgainstAnyone: 'protect' } as const
    const seduction = ring('ABCDE', { doors: ['A|B'], act: 'A', hands: { A: 'seduction' }, rules })
    expect(seduction.a.mayPlay()).toEqual(['whisky', 'seduction on C', 'seduction on D', 'seduction on E'])
    for (const panic of ['getOutOfHere', 'cantWeBeFriends']) {
      const t = ring('ABCD', { doors: ['A|B'], start: 'A', deck: `${panic} suspicion`, rules })
      expect(t.a.may()).toEqual(['pick C', 'pick D'])
    }
    const run = ring('ABCD', { doors: ['A|B'], act: 'A', hands: { A: 'youdBetterRun' }, rules })
    expect(run.a.mayPlay()).toContain('youdBetterRun on B')
  })
  it('OPT-7: Missed! that comes to the initiator is off', () => {
    const rules = { missedAtInitiator: 'off' } as const
    const t = ring('ABC.', { thing: 'A', act: 'A', hands: { A: 'theThing seduction', C: 'missed' }, rules })
    t.a.plays('seduction', 'C')
    t.a.gives('whisky')
    t.c.defends('missed')
    expect(t.heard()).toContain('exchangeOff A C nobody')
  })
  it('OPT-8: both sides are immune after Missed!', () => {
    const rules = { immuneAfterMissed: 'both' } as const
    const t = ring('ABCD', { thing: 'C', step3: 'A', hands: { B: 'missed', C: 'theThing infected' }, rules })
    t.a.gives('whisky')
    t.b.defends('missed')
    t.c.gives('infected')
    expect(t.a.role()).toBe('human')
  })
  it('OPT-9: the declaration is automatic', () => {
    const rules = { declaration: 'automatic' } as const
    const t = ring('ABC.', {
      ccw: true,
      thing: 'A',
      infected: 'B',
      step3: 'A',
      hands: { A: 'theThing infected' },
      rules,
    })
    expect(t.a.may()).not.toContain('declare')
    expect(stayAway.step(t.state, 2 as Seat)).toBe('')
    t.a.gives('infected')
    t.c.gives('whisky')
    expect(t.winners()).toBe('A')
  })
  it('OPT-10: The Thing wins alone only if nobody was eliminated', () => {
    const rules = { soleVictory: 'nobodyEliminated' } as const
    const t = ring('ABC.', { thing: 'A', infected: 'BC', act: 'B', rules })
    t.a.declares()
    expect(t.winners()).toBe('ABC')
  })
  it('OPT-11: the card given in Blind date is discarded', () => {
    const rules = { blindDateCard: 'discards' } as const
    const t = ring('ABCD', { start: 'A', hands: { A: 'axe' }, deck: 'blindDate suspicion×5', rules })
    t.a.gives('axe')
    expect(t.pile()).toBe('axe blindDate')
    expect(t.b.hand()).toContain('suspicion')
  })
  it('OPT-12: an Axe reaches only the door between', () => {
    const rules = { axeReach: 'doorBetween' } as const
    const t = ring('ABCDE', {
      doors: ['A|B', 'D|E'],
      quarantine: { E: 1 },
      act: 'A',
      hands: { A: 'axe noThanks×4' },
      rules,
    })
    expect(t.a.mayPlay()).toEqual(['axe door A|B', 'axe quarantine on E'])
  })
  it('OPT-13: The Thing keeps its Flamethrowers', () => {
    const rules = { thingFlamethrowers: 'kept' } as const
    const t = ring('ABCD', { thing: 'A', act: 'A', hands: { A: 'theThing flamethrower×2 axe' }, rules })
    t.a.discards('axe')
    expect(t.a.may()).toContain('give whisky')
  })
  it('OPT-14: the target of Suspicion does not learn the card', () => {
    const rules = { suspicionTarget: 'untold' } as const
    const t = ring('ABCD', { act: 'A', hands: { A: 'suspicion', B: 'axe scary missed infected' }, rules })
    t.a.plays('suspicion', 'B')
    expect(t.heard(2 as Seat)).toContain('cardSeen A B')
    expect(t.a.knows('B').hand).not.toBe('')
  })
  it('OPT-15: the eliminated see everything', () => {
    const rules = { eliminatedSee: 'everything' } as const
    const t = ring('ABCD', { thing: 'C', act: 'A', hands: { A: 'flamethrower axe', D: 'scary' }, rules })
    t.a.plays('flamethrower', 'B')
    t.b.accepts()
    expect(t.b.knows('D').hand).toBe('whisky whisky whisky scary')
    expect(t.b.knows('C').role).toBe('thing')
    expect(t.part(2 as Seat).deck).toEqual(t.state.deck)
    t.a.gives('axe')
    expect(t.part(2 as Seat).offered).toBe('axe')
    t.c.orders(true)
    expect(t.part(2 as Seat).standing).toBe(true)
    expect(t.part(1 as Seat).standing).toBeUndefined()
    const arranged = ring('ABC.', { thing: 'A', act: 'A', rules })
    expect(arranged.part(4 as Seat).thing).toBe(1)
  })
})

describe('an arranged table', () => {
  it('is opened by facts that tell each audience only its part', () => {
    const t = ring('ABCD', { thing: 'D', infected: 'B', step3: 'A', hands: { A: 'axe' } })
    const again = openWith(stayAway, t.state.setting, t.facts)
    expect(again.state).toEqual(t.state)
    expect(t.a.knows('B').role).toBeUndefined()
    expect(t.b.knows('D').role).toBe('thing')
  })
})
