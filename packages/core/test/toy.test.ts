import { describe, expect, it } from 'vitest'
import {
  EVERYTHING,
  fastChance,
  folded,
  framesOf,
  nth,
  open,
  play,
  type Seat,
  seatsOf,
  stateFromText,
  stateToText,
  unknownIn,
} from '../src/index.ts'
import { choose, compareTwins, fuzzGame, plainSender, type Sender, toyDisguise } from '../src/testing/index.ts'
import type { Card, Fact } from '../src/toy/facts.ts'
import { type FullState, playerAt } from '../src/toy/state.ts'
import { type Choice, toy } from '../src/toy/toy.ts'

const setting = { seats: 4, rounds: 3 }
const [ana, bob, cleo] = seatsOf(4) as readonly [Seat, Seat, Seat, Seat]
const hand = (state: FullState, seat: Seat): Card => playerAt(state, seat).hand[0] as Card

describe('the toy game', () => {
  it('refuses a table it cannot have', () => {
    expect(toy.setting({ seats: 1 })).toMatchObject({ refused: 'seats' })
    expect(toy.setting('four')).toMatchObject({ refused: 'seats' })
    expect(toy.setting({ seats: 3, rounds: 0 })).toMatchObject({ refused: 'rounds' })
    expect(toy.setting({ seats: 6 })).toEqual({ seats: 6, rounds: 3 })
  })

  it('lets everybody choose at once, in any order', () => {
    const { state } = open(toy, setting, fastChance(1))
    const decide = (seat: Seat, choice: Choice) => play(toy, state, seat, choice, fastChance(2))
    expect(toy.awaits(state)).toEqual(seatsOf(4))
    const step = toy.step(state, ana)
    decide(cleo, { do: 'lay', card: hand(state, cleo) })
    expect(toy.awaits(state)).not.toContain(cleo)
    expect(toy.step(state, ana)).toBe(step)
    expect(toy.options(state, cleo)).toEqual([])
  })

  it('hides that somebody was marked from everybody else', () => {
    const { state } = open(toy, setting, fastChance(3))
    let last: readonly { readonly kind: string }[] = []
    for (const seat of seatsOf(4)) last = play(toy, state, seat, { do: 'lay', card: hand(state, seat) }, fastChance(4))
    const marked = seatsOf(4).find((seat) => playerAt(state, seat).marked) as Seat
    const { watchers, own } = framesOf(toy.redactor, last, 4)
    expect(watchers).not.toContain('marked')
    expect(own.get(marked)).toContain('marked')
    for (const seat of seatsOf(4)) if (seat !== marked) expect(own.get(seat) ?? watchers).not.toContain('marked')
    // He may speak although the table waits for another player, or wipe it off unseen.
    expect(toy.options(state, marked).map((o) => o.do)).toEqual(expect.arrayContaining(['confess', 'hide']))
    const hidden = framesOf(toy.redactor, play(toy, state, marked, { do: 'hide' }, fastChance(5)), 4)
    expect(hidden.watchers).toBe('')
    expect([...hidden.own.keys()]).toEqual([marked])
  })

  it('asks the dared player before anything else goes on', () => {
    const { state } = open(toy, setting, fastChance(6))
    for (const seat of seatsOf(4)) play(toy, state, seat, { do: 'lay', card: hand(state, seat) }, fastChance(7))
    const [winner] = toy.awaits(state) as readonly [Seat]
    const whom = winner === bob ? cleo : bob
    play(toy, state, winner, { do: 'dare', whom }, fastChance(8))
    expect(toy.awaits(state)).toEqual([whom])
    play(toy, state, whom, { do: 'answer', yields: true }, fastChance(8))
    expect(playerAt(state, winner).points).toBe(2)
    expect(state.round).toBe(2)
  })

  it('is the same whether folded from its log or played', () => {
    const { state, facts } = open(toy, setting, fastChance(9))
    const batches = [{ n: 0, rulesVersion: 1, facts }]
    const again = folded(toy, setting, batches, EVERYTHING)
    expect(stateToText(again)).toBe(stateToText(state))
    expect(unknownIn(again)).toBeUndefined()
    expect(stateToText(stateFromText(stateToText(state), setting))).toBe(stateToText(state))
  })
})

describe('random games', () => {
  it('keep every promise of the contract', () => {
    for (let seed = 0; seed < 150; seed++) {
      const seats = 2 + (seed % 5)
      fuzzGame(toy, { seats, rounds: 3 }, seed, {
        longest: 400,
        broken(state) {
          const cards = [...state.deck, ...state.players.flatMap((p) => [...p.hand, ...p.laid])]
          return new Set(cards).size === state.setting.seats * 6 && cards.length === state.setting.seats * 6
            ? undefined
            : 'a card is lost or doubled'
        },
      })
    }
  })

  it('may make a choice seldom, and follow some seats only', () => {
    const chance = fastChance(7)
    const { state } = open(toy, { seats: 2, rounds: 3 }, chance)
    playerAt(state, ana).marked = true
    const seldom = (choice: Choice) => (choice.do === 'lay' ? 1 : 50)
    const made = Array.from({ length: 500 }, () => choose(toy, state, chance, seldom).choice.do)
    const laid = made.filter((what) => what === 'lay').length
    expect(laid).toBeGreaterThan(450)
    expect(laid).toBeLessThan(500)
    expect(fuzzGame(toy, { seats: 5, rounds: 3 }, 1, { longest: 400, seldom, followed: 2 })).toBeGreaterThan(0)
    // A seat that is followed is checked.
    const forgetful: typeof toy = {
      ...toy,
      step: (partial, seat) => (partial.players[seat % 5]?.marked === undefined ? '' : 'x'),
    }
    expect(() => fuzzGame(forgetful, { seats: 5, rounds: 3 }, 1, { longest: 400, followed: 2 })).toThrow(
      'at another step',
    )
  })

  it('count their choices: three cards each on the first step', () => {
    const { state } = open(toy, setting, fastChance(1))
    for (const seat of seatsOf(4)) expect(nth(toy.options(state, seat), 2)).toMatchObject({ do: 'lay' })
    expect(() => nth(toy.options(state, ana), 3)).toThrow('no choice')
  })
})

describe('noninterference', () => {
  const compare = (sender: Sender, game = toy) =>
    compareTwins(game, setting, toyDisguise, { positions: 3000, seed: 11, sender })

  it('gives twins that an audience cannot tell apart the same bytes', () => {
    const result = compare(plainSender)
    expect(result.leak).toBeUndefined()
    expect(result.compared).toBeGreaterThan(1500)
  })

  it('compares nothing where chance decides what is told', () => {
    const chancy = { ...toyDisguise, discloses: () => undefined }
    const result = compareTwins(toy, setting, chancy, { positions: 500, seed: 11 })
    expect(result).toMatchObject({ compared: 0, positions: 500, leak: undefined })
  })

  it('finds a field that slips through undeclared', () => {
    // A redaction by deletion: it takes away what it knows to be secret, and a new field stays.
    const leaky = {
      ...toy,
      decide: (turn: Parameters<typeof toy.decide>[0], seat: Seat, choice: Choice) =>
        toy.decide(
          {
            ...turn,
            emit: (fact) => turn.emit(Object.assign(fact, { handBefore: [...playerAt(turn.state, seat).hand] })),
          },
          seat,
          choice,
        ),
    }
    const deleting: Sender = (game, facts, audience) => {
      if (plainSender(game, facts, audience, 0) === '') return ''
      return JSON.stringify(facts.map((fact) => ({ ...fact, card: undefined, hand: undefined, marked: undefined })))
    }
    expect(compare(deleting, leaky).leak).toContain('handBefore')
    expect(compare(plainSender, leaky).leak).toBeUndefined()
  })

  it('finds an empty batch', () => {
    expect(compare((...args) => plainSender(...args) || '[]').leak).toContain('hide shows')
  })

  it('finds an order that depends on a secret', () => {
    // The laid cards are turned up marked players first.
    const leaky: typeof toy = {
      ...toy,
      decide(turn, seat, choice) {
        const shown: Fact[] = []
        const marks = turn.state.players.map((p) => p.marked)
        const tellShown = () => {
          shown.sort((a, b) => rank(a) - rank(b)).forEach((fact) => void turn.emit(fact))
          shown.length = 0
        }
        const rank = (fact: Fact) => ('seat' in fact && marks[fact.seat - 1] ? 0 : 1)
        const emit = (fact: Fact) => {
          if (fact.kind === 'shown') return void shown.push(fact)
          tellShown()
          turn.emit(fact)
        }
        toy.decide({ ...turn, emit }, seat, choice)
      },
    }
    const result = compareTwins(leaky, { seats: 2, rounds: 3 }, toyDisguise, { positions: 60_000, seed: 3 })
    expect(result.leak).toContain('shown')
    expect(compareTwins(toy, { seats: 2, rounds: 3 }, toyDisguise, { positions: 60_000, seed: 3 }).leak).toBeUndefined()
  })
})
