import { fastChance, isRefusal, open, play, type Seat, seatsOf } from '@selva/core'
import { type ChoiceRarity, choose } from '@selva/core/testing'
import { describe, expect, it } from 'vitest'
import {
  CARDS,
  type Card,
  type FullState,
  mayChoose,
  mayPlay,
  type Option,
  type PartialState,
  playerAt,
  REASONS,
  type StayAwayShape,
  SWITCHES,
  stayAway,
} from '../src/index.ts'
import { ring } from '../src/testing/index.ts'

const level = process.env['SELVA_TEST'] ?? 'quick'
const more = level === 'quick' ? 1 : level === 'full' ? 6 : 40
/** A watchdog that grows with the level. */
const patience = { timeout: 180_000 * more }
const seldom: ChoiceRarity<StayAwayShape> = ({ do: what }) => (what === 'declare' ? 60 : what === 'order' ? 8 : 1)

const isPlay = (o: Option, card: Card): boolean =>
  ((o.do === 'play' || o.do === 'playOn') && o.card.includes(card)) ||
  ((o.do === 'axeDoor' || o.do === 'axeQuarantine') && card === 'axe')

const names = (o: Option, card: Card): boolean =>
  isPlay(o, card) ||
  ((o.do === 'discard' || o.do === 'keep' || o.do === 'give' || o.do === 'defend') && o.card.includes(card))

const codeOf = (may: ReturnType<typeof mayChoose>): string => (may === true ? 'true' : may.code)

/** Every answer about the cards a seat knows to be its own, and what the options say of each. */
function answersOf(state: PartialState, seat: Seat) {
  const options = stayAway.options(state, seat)
  const { hand, alive } = playerAt(state, seat)
  if (!alive) return []
  return CARDS.filter((card) => hand.includes(card)).map((card) => ({
    card,
    choose: codeOf(mayChoose(state, seat, card)),
    named: options.some((o) => names(o, card)),
    play: codeOf(mayPlay(state, seat, card)),
    played: options.some((o) => isPlay(o, card)),
  }))
}

/** Looks at every moment of one random game, on the whole state and on what each seat knows. */
function walk(wishes: object, seed: number, met: Set<string>): void {
  const setting = stayAway.setting(wishes)
  if (isRefusal(setting)) throw new Error(setting.refused)
  const chance = fastChance(seed)
  let { state, facts } = open(stayAway, setting, chance)
  const known = new Map(seatsOf(setting.seats).map((seat) => [seat, stayAway.start(setting)]))
  for (;;) {
    for (const [seat, partial] of known) {
      for (const fact of facts) {
        const seen = stayAway.redactor.redact(fact, seat)
        if (seen !== undefined) stayAway.evolve(partial, seen as Parameters<typeof stayAway.evolve>[1])
      }
      const whole = answersOf(state, seat)
      const where = `seed ${seed}, question ${state.question}, seat ${seat}`
      for (const { card, choose, named, play, played } of whole) {
        if ((choose === 'true') !== named) throw new Error(`${where}: ${card} ${choose}, and named is ${named}`)
        if ((play === 'true') !== played) throw new Error(`${where}: ${card} ${play}, and played is ${played}`)
        met.add(choose)
        met.add(play)
      }
      if (JSON.stringify(answersOf(partial, seat)) !== JSON.stringify(whole)) throw new Error(`${where} knows other`)
    }
    if (stayAway.over(state)) return
    const { seat, choice } = choose(stayAway, state, chance, seldom)
    state = stayAway.clone(state) as FullState
    facts = play(stayAway, state, seat, choice, chance)
  }
}

describe('may and options agree', () => {
  it('at every moment of random games, for every seat, on the whole state and on the seat’s own', patience, () => {
    const met = new Set<string>()
    const otherWay = Object.fromEntries(Object.entries(SWITCHES).map(([name, values]) => [name, values[1]]))
    for (let g = 0; g < 60 * more; g++) walk({ seats: 4 + (g % 9) }, g, met)
    for (let g = 0; g < 20 * more; g++) walk({ seats: 4 + (g % 9), rules: otherWay }, g, met)
    expect(REASONS.filter((code) => !met.has(code))).toEqual([])
  })
})

describe('the reason', () => {
  const why = (state: PartialState, card: Card) => codeOf(mayChoose(state, 1 as Seat, card))
  const whyPlay = (state: PartialState, card: Card) => codeOf(mayPlay(state, 1 as Seat, card))

  it('HAND-2, HAND-3: contagion cards stay, each for a reason of its own', () => {
    const thing = ring('ABCD', { thing: 'A', act: 'A', hands: { A: 'theThing infected suspicion whisky whisky' } })
    expect(why(thing.state, 'theThing')).toBe('stays')
    expect(why(thing.state, 'infected')).toBe('true')
    const one = ring('ABCD', { infected: 'A', act: 'A', hands: { A: 'infected suspicion whisky whisky whisky' } })
    expect(why(one.state, 'infected')).toBe('lastOne')
    const human = ring('ABCD', { step3: 'A', hands: { A: 'infected suspicion whisky whisky' } })
    expect(why(human.state, 'infected')).toBe('onlyThing')
    const toThing = ring('ABCD', {
      thing: 'B',
      infected: 'A',
      step3: 'A',
      hands: { A: 'infected suspicion whisky whisky' },
    })
    expect(why(toThing.state, 'infected')).toBe('lastOne')
  })
  it('TFL-1, TFL-2: a Flamethrower goes first', () => {
    const act = ring('ABCD', {
      thing: 'A',
      act: 'A',
      hands: { A: 'theThing flamethrower flamethrower suspicion whisky' },
    })
    expect(why(act.state, 'whisky')).toBe('shed')
    expect(whyPlay(act.state, 'whisky')).toBe('shed')
    expect(why(act.state, 'flamethrower')).toBe('true')
  })
  it('TURN-4, DEF-2, CON-2: what cannot be played can only be discarded', () => {
    const t = ring('ABCD', { act: 'A', hands: { A: 'infected missed axe whisky suspicion' } })
    expect(whyPlay(t.state, 'infected')).toBe('contagion')
    expect(whyPlay(t.state, 'missed')).toBe('defence')
    expect(whyPlay(t.state, 'axe')).toBe('noTarget')
    expect(whyPlay(t.state, 'whisky')).toBe('true')
  })
})
