import { elementAt, fastChance, isRefusal, open, play, type Seat } from '@selva/core'
import { type Choice, type FullState, type Option, stayAway } from '@selva/stay-away'
import { describe, expect, test } from 'vitest'
import { cardOf, choicesOf, offerOf, pickable, soleTarget, targetOf } from '../src/stay-away/sheet.ts'

/** Everything that can be brought to a button by pointing at cards and targets. */
function reached(choices: readonly Choice[]): ReadonlySet<string> {
  const out = new Set<string>()
  for (const card of [undefined, ...pickable(choices)]) {
    const first = offerOf(choices, { card, target: undefined })
    for (const target of [undefined, ...first.targets]) {
      const { main, others } = offerOf(choices, { card, target })
      for (const choice of [main, ...others]) if (choice !== undefined) out.add(JSON.stringify(choice))
    }
  }
  return out
}
const plainly = (choices: readonly Choice[]): ReadonlySet<string> => new Set(choices.map((c) => JSON.stringify(c)))

/** Every question of a random game, with what is on offer. */
function* questions(seats: number, seed: number): Generator<readonly Option[]> {
  const setting = stayAway.setting({ seats })
  if (isRefusal(setting)) throw new Error('no table')
  const chance = fastChance(seed)
  const { state }: { readonly state: FullState } = open(stayAway, setting, chance)
  for (let n = 0; n < 400 && !stayAway.over(state); n++) {
    const awaited = stayAway.awaits(state)
    const seat: Seat = elementAt(awaited, chance.below(awaited.length))
    const options = stayAway.options(state, seat)
    yield options
    const asked = choicesOf(options)
    play(stayAway, state, seat, elementAt(asked, chance.below(asked.length)), chance)
  }
}

describe('the sheet', () => {
  test('offers exactly what the rules allow, at every question of random games', () => {
    const asked = new Set<string>()
    for (let seed = 0; seed < 24; seed++)
      for (const options of questions(4 + (seed % 9), seed)) {
        const choices = choicesOf(options)
        for (const { do: what } of choices) asked.add(what)
        expect(reached(choices)).toEqual(plainly(choices))
      }
    for (const what of ['discard', 'play', 'playOn', 'give', 'defend', 'accept', 'keep', 'pick', 'show'])
      expect(asked).toContain(what)
  })
  test('shows every choice but those of The Thing, which have their own place', () => {
    const options: readonly Option[] = [
      { do: 'give', card: ['whisky', 'axe'] },
      { do: 'declare' },
      { do: 'order', on: [true] },
    ]
    expect(choicesOf(options)).toEqual([
      { do: 'give', card: 'whisky' },
      { do: 'give', card: 'axe' },
    ])
  })
})

describe('pointing', () => {
  const act: readonly Choice[] = [
    { do: 'discard', card: 'flamethrower' },
    { do: 'playOn', card: 'flamethrower', at: 2 as Seat },
    { do: 'playOn', card: 'flamethrower', at: 4 as Seat },
    { do: 'discard', card: 'axe' },
    { do: 'axeDoor', gap: 3 },
    { do: 'discard', card: 'whisky' },
    { do: 'play', card: 'whisky' },
    { do: 'discard', card: 'missed' },
  ]
  test('nothing is done before a card is picked', () => {
    expect(offerOf(act, { card: undefined, target: undefined })).toEqual({ main: undefined, others: [], targets: [] })
  })
  test('an aimed card lights its targets and waits for one', () => {
    const offer = offerOf(act, { card: 'flamethrower', target: undefined })
    expect(offer.main).toBeUndefined()
    expect(offer.targets).toHaveLength(2)
    expect(offer.others).toEqual([{ do: 'discard', card: 'flamethrower' }])
    expect(offerOf(act, { card: 'flamethrower', target: { at: 'seat', seat: 4 as Seat } }).main).toEqual({
      do: 'playOn',
      card: 'flamethrower',
      at: 4,
    })
  })
  test('an only target need not be pointed at', () => {
    expect(soleTarget(offerOf(act, { card: 'axe', target: undefined }))).toEqual({ at: 'gap', gap: 3 })
  })
  test('a card that cannot be played is discarded by the main button', () => {
    expect(offerOf(act, { card: 'missed', target: undefined }).main).toEqual({ do: 'discard', card: 'missed' })
    expect(offerOf(act, { card: 'whisky', target: undefined }).main).toEqual({ do: 'play', card: 'whisky' })
  })
  test('a defence has a button of its own, whatever is picked', () => {
    const answer: readonly Choice[] = [
      { do: 'give', card: 'whisky' },
      { do: 'give', card: 'noThanks' },
      { do: 'defend', card: 'noThanks' },
    ]
    for (const card of [undefined, 'whisky', 'noThanks'] as const)
      expect(offerOf(answer, { card, target: undefined }).others).toEqual([{ do: 'defend', card: 'noThanks' }])
    expect(pickable(answer)).toEqual(['whisky', 'noThanks'])
  })
  test('the windows look alike with and without an answer', () => {
    const bare = offerOf([{ do: 'accept' }], { card: undefined, target: undefined })
    const armed = offerOf([{ do: 'accept' }, { do: 'defend', card: 'noBarbecue' }], {
      card: undefined,
      target: undefined,
    })
    expect(bare.main).toEqual(armed.main)
    expect(armed.others).toHaveLength(1)
  })
  test('every choice knows its card and its target', () => {
    expect(cardOf({ do: 'axeQuarantine', at: 2 as Seat })).toBe('axe')
    expect(cardOf({ do: 'accept' })).toBeUndefined()
    expect(targetOf({ do: 'side', to: 'left' })).toEqual({ at: 'side', side: 'left' })
    expect(targetOf({ do: 'show', what: 'nothing' })).toEqual({ at: 'showing', what: 'nothing' })
    expect(targetOf({ do: 'give', card: 'axe' })).toBeUndefined()
  })
})
