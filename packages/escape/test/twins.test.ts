import { count, fastChance, isRefusal, open } from '@selva/core'
import { compareTwins, plainSender, type Sender } from '@selva/core/testing'
import { describe, expect, it } from 'vitest'
import {
  codesFor,
  escape,
  type Fact,
  type FullState,
  isOurs,
  PRESETS,
  playerAt,
  playersInThirds,
  type Setting,
  speedOf,
} from '../src/index.ts'
import { disguise } from '../src/testing/index.ts'
import { deciding, type Escape, of, showing } from './leaks.ts'
import { more, TIMEOUT } from './level.ts'

const tableOf = (draft: object): Setting => {
  const setting = escape.setting({ zone: 'socrates', preset: 'advanced', seats: 6, ...draft })
  if (isRefusal(setting)) throw new Error(`${setting.refused} ${setting.about}`)
  return setting
}
const basic = tableOf({ preset: 'basic' })
const advanced = tableOf({})
const ultimate = tableOf({ preset: 'ultimate' })
const oldSchool = tableOf({ preset: 'old-school' })
/** A table with many Cats. */
const cats = tableOf({ preset: 'ultimate', decks: { dangers: { cat: 60 } } })
/** Start places that only their owners know, and everybody comes back to his. */
const hidden = tableOf({ codes: ['A.5', 'C.6', 'H.2', 'G.4', 'A.2'], switches: { crew: 'both' } })

/** Rules of our own that look at what is hidden. */
const tracked = tableOf({ codes: ['own.motionTracker'] })
const echoing = tableOf({ codes: ['own.echo'] })

describe('noninterference', () => {
  const positions = 4000 * more
  const same = (setting: Setting, seed: number): void => {
    const result = compareTwins(escape, setting, disguise(setting), { positions, seed })
    expect(result.leak).toBeUndefined()
    expect(result.compared).toBeGreaterThan(positions / 3)
  }
  for (const preset of PRESETS) {
    it(`SID-5, VIS-39: twins of ${preset} give an audience the same bytes`, () => same(tableOf({ preset }), 1), TIMEOUT)
    it(`on Galilei: ${preset}`, () => same(tableOf({ preset, zone: 'galilei', seats: 8 }), 2), TIMEOUT)
  }
  it('where start places are secret', () => same(hidden, 3), TIMEOUT)
  for (const preset of ['advanced', 'ultimate'] as const)
    for (const code of codesFor(preset).filter(isOurs))
      it(`OWN-0: ${code} in ${preset}`, () => same(tableOf({ preset, codes: [code] }), 5), TIMEOUT)
  it(
    'OWN-0: with all rules of our own at once',
    () => same(tableOf({ seats: 8, codes: codesFor('advanced').filter(isOurs) }), 6),
    TIMEOUT,
  )
  it(
    'with B.3, A.1, E.3 and a shut hatch in the Ultimate edition',
    () => {
      const codes = ['B.3', 'A.1', 'A.5', 'E.3', { code: 'B.4', hatch: 1 }]
      same(tableOf({ preset: 'ultimate', codes, switches: { psychicItems: true } }), 4)
    },
    TIMEOUT,
  )
})

/** Each of these must be found: what it gives away, where it matters, and how. */
const leaks: readonly (readonly [string, Setting, Escape, Sender])[] = [
  ['a move’s destination', basic, escape, of('moved', (f) => f.to)],
  ['the drawn card', basic, escape, of('drew', (f) => f.card.endsWith('Icon'))],
  ['the card behind a noise', advanced, escape, of('noise', (f) => f.card)],
  ['the prompt', basic, ...showing((state, seat) => count(escape.options(state, seat)) === 2)],
  ['the prompt of somebody with items', advanced, ...showing((state, seat) => escape.options(state, seat).length)],
  ['fed: the speed', advanced, ...showing((_, seat, before) => speedOf(before, playerAt(before, seat), before.mine))],
  ['an item gained', advanced, escape, of('itemGained', (f) => f.item)],
  ['a card discarded (G.4)', oldSchool, escape, of('cardDiscarded', (f) => f.item)],
  ['cards lost', advanced, escape, of('lost', (f) => f.hand)],
  ['the Captain’s immunity', oldSchool, escape, of('spent', () => 'spent')],
  ['an effect at work', oldSchool, escape, of('felt', () => 'felt')],
  ['the Executive Officer’s hold, the Lurking Alien’s wait', ultimate, escape, of('felt', (f) => f.effect)],
  ['the power the Soldier or Fast Alien has used', ultimate, escape, of('spent', () => 'spent')],
  ['the kept card', ultimate, escape, of('kept', (f) => f.card)],
  ['the Psychic’s card', ultimate, escape, of('noise', (f) => f.card === 'silence')],
  ['the card behind two noises', cats, escape, of('twoNoises', (f) => f.card)],
  ['the Engineer’s other card', oldSchool, ...showing((_, __, before) => before.mine.picks)],
  ['a secret start place', hidden, escape, of('waits', (f) => f.at)],
  ['the sector that an echo comes from', echoing, ...showing((_, __, before) => before.mine.from)],
  [
    'the side of the players whom the tracker counts',
    tracked,
    deciding((turn, seat, choice) => {
      const aliens = (state: FullState): readonly number[] =>
        playersInThirds({ ...state, players: state.players.filter(({ side }) => side === 'alien') })
      const emit = (fact: Fact): void =>
        turn.emit(fact.kind === 'counted' ? { kind: 'counted', thirds: aliens(turn.state) } : fact)
      escape.decide({ ...turn, emit }, seat, choice)
    }),
    plainSender,
  ],
  [
    'a forced announcement (NOI-3)',
    advanced,
    deciding((turn, seat, choice) => {
      escape.decide(turn, seat, choice)
      const { mine } = turn.state
      if (mine.step === 'name' && mine.drawn.startsWith('yours'))
        escape.decide(turn, seat, { do: 'noise', at: playerAt(turn.state, seat).at })
    }),
    plainSender,
  ],
  [
    'a skipped end (TRN-4)',
    advanced,
    deciding((turn, seat, choice) => {
      escape.decide(turn, seat, choice)
      const { mine, players, turn: acting, end } = turn.state
      const idle = end === 'running' && acting === seat && mine.step === 'close'
      if (idle && players[seat - 1]?.hand.every((card) => card === 'defense')) escape.decide(turn, seat, { do: 'end' })
    }),
    plainSender,
  ],
  [
    'an attack that follows a lurk by itself (ULT-35)',
    ultimate,
    deciding((turn, seat, choice) => {
      escape.decide(turn, seat, choice)
      if (choice.do === 'lurk') escape.decide(turn, seat, { do: 'attack' })
    }),
    plainSender,
  ],
  [
    // If an attack does not tell the side, nobody knows who is fed.
    'feeding announced (FED-3)',
    ultimate,
    deciding((turn, seat, choice) => {
      const { side } = playerAt(turn.state, seat)
      escape.decide(turn, seat, choice)
      if (choice.do === 'move' && side === 'alien' && playerAt(turn.state, seat).ate) turn.emit({ kind: 'missed' })
    }),
    plainSender,
  ],
]

describe('finds a planted leak', () => {
  it('and none where none is', () => {
    for (const setting of [basic, advanced, ultimate, oldSchool, hidden, tracked, echoing])
      expect(compareTwins(escape, setting, disguise(setting), { positions: 2000, seed: 9 }).leak).toBeUndefined()
  })
  it.each(leaks)('%s', (_, setting, game, sender) => {
    expect(compareTwins(game, setting, disguise(setting), { positions: 60_000, seed: 2, sender }).leak).toBeDefined()
  })
})

describe('the deal', () => {
  it('VIS-1, VIS-3, SID-8: tells nobody about anybody else', () => {
    for (const preset of PRESETS)
      for (let seed = 0; seed < 60; seed++) {
        const setting = tableOf({ preset, zone: 'galilei', seats: 8 })
        const { facts } = open(escape, setting, fastChance(seed))
        const heard = plainSender(escape as never, facts, 0, 0)
        expect(heard.match(/\["dealt",\d\]/g)).toHaveLength(8)
        expect(heard).not.toMatch(/captain|pilot|psycho|soldier|officer|engineer|medic|alien\d|brute|surge/i)
      }
  })
})
