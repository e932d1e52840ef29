import { type Audience, fastChance, folded, isRefusal, openWith, type Seat, unknownIn } from '@selva/core'
import { describe, expect, it } from 'vitest'
import { type Arrangement, type PartialState, stayAway } from '../src/index.ts'

const setting = stayAway.setting({ seats: 4 })
if (isRefusal(setting)) throw new Error(setting.refused)
const players: Arrangement['players'] = [
  { role: 'thing', hand: ['theThing', 'infected', 'suspicion', 'suspicion'] },
  { role: 'infected', hand: ['infected', 'resolute', 'resolute', 'axe'] },
  { hand: ['whisky', 'seduction', 'seduction', 'missed'] },
  { hand: ['flamethrower', 'flamethrower', 'noThanks', 'noBarbecue'] },
]
type Player = Arrangement['players'][number]
const withPlayer = (i: number, player: Player): readonly Player[] => players.with(i, player)
const refused = (draft: unknown): string => {
  const facts = stayAway.arrange(setting, draft)
  return isRefusal(facts) ? facts.refused : 'accepted'
}
const arranged = (draft: Arrangement) => {
  const facts = stayAway.arrange(setting, draft)
  if (isRefusal(facts)) throw new Error(`${facts.refused} ${facts.about}`)
  return openWith(stayAway, setting, facts)
}

describe('an arranged position', () => {
  it('is a full state with every card of the game, and each audience knows only its part of it', () => {
    const { state, facts } = arranged({ players, doors: [2], deck: ['forgetful'], active: 3 })
    expect(unknownIn(state)).toBeUndefined()
    expect(state.step).toEqual({ at: 'forget', seat: 3 })
    expect(state.deck.length + 16 + state.inPlay.length + 1).toBe(35)
    const partial = (audience: Audience) =>
      folded(stayAway as never, setting, [{ n: 0, rulesVersion: 1, facts }], audience) as PartialState
    expect(partial(0).players.every((p) => p.role === undefined)).toBe(true)
    expect(partial(2 as Seat).thing).toBe(1)
    expect(partial(3 as Seat).thing).toBeUndefined()
    expect(partial(0).lastInfected).toBeUndefined()
    for (const seat of [1, 2, 3, 4] as Seat[])
      expect(stayAway.options(partial(seat), seat)).toEqual(stayAway.options(state, seat))
  })
  it('is refused, not thrown at, whatever is sent', () => {
    const bare = Object.create(null)
    const nasty = [null, 0, '', [], {}, { toString: 1, valueOf: 2 }, { [Symbol.toPrimitive]: 3 }, bare, [bare]]
    for (const value of nasty) {
      const drafts: readonly unknown[] = [
        value,
        { players: value },
        { players: withPlayer(2, value as never) },
        ...['role', 'hand', 'place', 'quarantine', 'eliminated'].map((name) => ({
          players: withPlayer(2, { ...players[2], [name]: value }),
        })),
        ...['doors', 'direction', 'active', 'step', 'deck', 'discards', 'lastInfected', 'standing', 'shuffle'].map(
          (name) => ({ players, [name]: value }),
        ),
        { players, step: 'answer', offered: value },
        { players, doors: [value] },
      ]
      for (const draft of drafts) expect(refused(draft)).toMatch(/^(arrange\w+|accepted)$/)
    }
  })
  it('goes on from any step', () => {
    const five = withPlayer(0, { role: 'thing', hand: ['theThing', 'infected', 'suspicion', 'suspicion', 'suspicion'] })
    expect(arranged({ players, step: 'start', deck: ['suspicion'] }).state.step).toEqual({ at: 'act', seat: 1 })
    expect(arranged({ players: five, step: 'act' }).state.step).toEqual({ at: 'act', seat: 1 })
    expect(arranged({ players, step: 'step3' }).state.step.at).toBe('offer')
    expect(arranged({ players, step: 'offer' }).state.step.at).toBe('offer')
    const { state } = arranged({ players, step: 'answer', offered: 'infected' })
    expect(state.step).toMatchObject({ at: 'answer', seat: 2, from: 1 })
    expect(state.offered).toBe('infected')
  })
  it('has its cards below the named ones in an order of its own', () => {
    const order = (shuffle: string) => arranged({ players, step: 'step3', shuffle }).state.deck.join()
    expect(order('a')).toBe(order('a'))
    expect(order('a')).not.toBe(order('b'))
  })
  it('may have closed places, places that were changed, and an order that stands', () => {
    const three = withPlayer(2, { eliminated: true, role: 'human', place: 3 }).with(3, {
      hand: ['flamethrower', 'flamethrower', 'noThanks', 'noBarbecue'],
      place: 2,
    })
    const { state } = arranged({
      players: three,
      doors: [3],
      direction: 'counterclockwise',
      active: 4,
      step: 'step3',
      standing: true,
    })
    expect(state.ring).toEqual([1, 2, 4, 3])
    expect(state.doors).toEqual([0, 0, 1, 0])
    expect(state.step).toMatchObject({ at: 'offer', seat: 4, to: 2 })
    expect(state.standing).toBe(true)
    expect(state.players[2]).toMatchObject({ alive: false, role: 'human' })
  })
  it.each<[string, unknown, string]>([
    ['nothing at all', undefined, 'arrangePlayers'],
    ['too few players', { players: players.slice(1) }, 'arrangePlayers'],
    ['an unknown role', { players: withPlayer(2, { role: 'cook', hand: players[2]?.hand ?? [] }) }, 'arrangeRole'],
    ['an unknown card', { players: withPlayer(2, { hand: ['joker'] }) }, 'arrangeCards'],
    ['a Panic card in a hand', { players: withPlayer(2, { hand: ['ooops'] }) }, 'arrangeCards'],
    ['a short hand', { players: withPlayer(2, { hand: ['whisky'] }) }, 'arrangeHand'],
    ['four cards in ACT', { players, step: 'act' }, 'arrangeHand'],
    ['a second Thing', { players: withPlayer(2, { role: 'thing', hand: players[2]?.hand ?? [] }) }, 'arrangeThing'],
    [
      'The Thing’s card with somebody else',
      { players: withPlayer(2, { hand: ['theThing', 'seduction', 'seduction', 'missed'] }) },
      'arrangeThing',
    ],
    ['a dead Thing', { players: withPlayer(0, { role: 'thing', eliminated: true }), active: 2 }, 'arrangeThing'],
    [
      'an Infected without a card',
      { players: withPlayer(2, { role: 'infected', hand: players[2]?.hand ?? [] }) },
      'arrangeInfected',
    ],
    ['a place twice', { players: withPlayer(2, { hand: players[2]?.hand ?? [], place: 1 }) }, 'arrangePlace'],
    [
      'a place that is not there',
      { players: withPlayer(2, { hand: players[2]?.hand ?? [], place: 4 }) },
      'arrangePlace',
    ],
    [
      'too long a Quarantine',
      { players: withPlayer(2, { hand: players[2]?.hand ?? [], quarantine: 3 }) },
      'arrangeQuarantine',
    ],
    [
      'a Quarantine there is no card for',
      { players: withPlayer(2, { hand: players[2]?.hand ?? [], quarantine: 1 }) },
      'arrangeCards',
    ],
    [
      'a dead player in Quarantine',
      { players: withPlayer(2, { eliminated: true, quarantine: 1 }) },
      'arrangeQuarantine',
    ],
    ['a door nowhere', { players, doors: [4] }, 'arrangeDoor'],
    ['more doors than there are', { players, doors: [0, 1] }, 'arrangeCards'],
    ['an unknown direction', { players, direction: 'up' }, 'arrangeDirection'],
    ['nobody’s turn', { players, active: 5 }, 'arrangeActive'],
    ['a dead player’s turn', { players: withPlayer(2, { eliminated: true }), active: 3 }, 'arrangeActive'],
    ['an unknown step', { players, step: 'dance' }, 'arrangeStep'],
    ['an offer behind a door', { players, step: 'offer', doors: [0] }, 'arrangeStep'],
    ['no offered card', { players, step: 'answer' }, 'arrangeOffer'],
    ['an offered card that may not be given', { players, step: 'answer', offered: 'theThing' }, 'arrangeOffer'],
    ['more cards than there are', { players, discards: ['whisky'] }, 'arrangeCards'],
    ['a deck that is no list', { players, deck: 'ooops' }, 'arrangeCards'],
    ['a last infected while a Human lives', { players, lastInfected: 2 }, 'arrangeLastInfected'],
    ['a single player left', { players: players.map((p, i) => (i === 0 ? p : { eliminated: true })) }, 'arrangeOver'],
  ])('is refused for %s', (_, draft, reason) => {
    expect(refused(draft)).toBe(reason)
  })
  it('is refused if it is over at once', () => {
    const infected: readonly Player[] = [
      { role: 'infected', hand: ['infected', 'seduction', 'missed', 'whisky'] },
      { role: 'infected', hand: ['infected', 'seduction', 'noThanks', 'noBarbecue'] },
    ]
    const draft: Arrangement = { players: [...players.slice(0, 2), ...infected], standing: true }
    expect(refused(draft)).toBe('arrangeOver')
    expect(refused({ ...draft, standing: false, lastInfected: 3 })).toBe('accepted')
  })
})

describe('a possible state', () => {
  it('keeps what is known and leaves nothing open', () => {
    const { facts } = arranged({ players, step: 'answer', offered: 'suspicion' })
    for (const audience of [0, 1, 2, 3, 4] as Audience[]) {
      const partial = folded(stayAway as never, setting, [{ n: 0, rulesVersion: 1, facts }], audience) as PartialState
      for (let seed = 0; seed < 50; seed++) {
        const full = stayAway.possible(partial, fastChance(seed))
        expect(unknownIn(full)).toBeUndefined()
        expect(full.players.filter((p) => p.role === 'thing' && p.hand.includes('theThing'))).toHaveLength(1)
        for (const p of full.players) if (p.role === 'infected') expect(p.hand).toContain('infected')
        expect(full.players[0]?.hand).toContain(full.offered)
      }
    }
  })
})
