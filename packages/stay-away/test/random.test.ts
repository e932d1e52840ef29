import {
  count,
  fastChance,
  isRefusal,
  nth,
  only,
  open,
  openIf,
  play,
  randomElement,
  redactor,
  type Seat,
  SPECTATORS,
  seatsOf,
  seenBy,
  textOf,
} from '@selva/core'
import { type ChoiceRarity, choose, compareTwins, fuzzGame, plainSender, type Sender } from '@selva/core/testing'
import { describe, expect, it } from 'vitest'
import {
  type Choice,
  cardsIn,
  type EndReason,
  type Fact,
  type FullState,
  isPanic,
  KINDS,
  type Kind,
  type PartialState,
  type Setting,
  type StayAwayShape,
  SWITCHES,
  stayAway,
  visibility,
} from '../src/index.ts'
import { disguise, ring } from '../src/testing/index.ts'

const level = process.env['SELVA_TEST'] ?? 'quick'
const more = level === 'quick' ? 1 : level === 'full' ? 4 : 60
/** A watchdog that grows with the level. */
const patience = { timeout: 180_000 * more }

const settingOf = (seats: number, wishes: object = {}): Setting => {
  const setting = stayAway.setting({ seats, ...wishes })
  if (isRefusal(setting)) throw new Error(setting.refused)
  return setting
}
/** A random player would declare at once, and ask for nothing but a standing order. */
const seldom: ChoiceRarity<StayAwayShape> = ({ do: what }) => (what === 'declare' ? 60 : what === 'order' ? 8 : 1)

const onTable = ({ players, doors }: FullState): readonly Kind[] => [
  ...players.filter((p) => p.quarantine > 0).map((): Kind => 'quarantine'),
  ...doors.flatMap((n) => Array.from({ length: n }, (): Kind => 'barredDoor')),
]
const humansIn = ({ players }: FullState) => players.filter((p) => p.alive && p.role === 'human').length

/** INV, in every waiting state. */
function broken(state: FullState): string | undefined {
  const { players, setting, step } = state
  const all = [...state.deck, ...state.pile, ...state.inPlay, ...state.aside, ...players.flatMap((p) => p.hand)]
  if ([...all, ...onTable(state)].sort().join() !== cardsIn(setting.cards, KINDS).sort().join())
    return 'the cards are not all there, once each'
  if (state.pile.filter(isPanic).length !== state.panicsInPile) return 'the Panic cards of the pile are miscounted'
  if (step.at === 'over') return undefined
  if (step.at !== 'keep' && state.aside.length > 0) return 'cards lie aside'
  for (const [i, { alive, hand, role, place, passing }] of players.entries()) {
    const seat = i + 1
    if (state.ring[place] !== seat) return `seat ${seat} does not sit at its place`
    if (!alive && (hand.length > 0 || (state.doors[place] ?? 0) > 0)) return `seat ${seat} has left something behind`
    if (!alive) continue
    if (hand.length !== (step.at === 'act' && step.seat === seat ? 5 : 4))
      return `seat ${seat} holds ${hand.length} cards`
    if ((role === 'thing') !== hand.includes('theThing')) return `seat ${seat} and The Thing's card`
    if (role === 'infected' && !hand.includes('infected')) return `seat ${seat} is infected without a card`
    if (hand.some(isPanic)) return `seat ${seat} holds a Panic card`
    if (passing !== 'none' && !hand.includes(passing)) return `seat ${seat} passes on what it has not`
  }
  return state.standing &&
    humansIn(state) === 0 &&
    (step.at === 'act' || (step.at === 'offer' && step.occasion === 'step3'))
    ? 'a standing order was not carried out'
    : undefined
}

const ends: Partial<Record<EndReason, number>> = {}
function fuzz(setting: Setting, seed: number, followed: number): void {
  let humans = Number.POSITIVE_INFINITY
  fuzzGame(stayAway, setting, seed, {
    broken(state) {
      if (humansIn(state) > humans) return 'there are more Humans than before'
      humans = humansIn(state)
      if (state.end !== 'running') ends[state.end.reason] = (ends[state.end.reason] ?? 0) + 1
      return broken(state)
    },
    longest: 20_000,
    seldom,
    followed,
  })
}

/** Every switch at its other value. */
const otherWay = Object.fromEntries(Object.entries(SWITCHES).map(([name, values]) => [name, values[1]]))
/** A deck in which obstacles, defences and Panic are everywhere. */
const crowded = {
  quarantine: 8,
  barredDoor: 6,
  missed: 6,
  scary: 5,
  ooops: 3,
  revelations: 3,
  roundAndRound: 4,
  oneTwo: 3,
}

describe('random games', () => {
  it.each([4, 5, 6, 7, 8, 9, 10, 11, 12])('INV: keep every promise with %i players', patience, (seats) => {
    for (let g = 0; g < 200 * more; g++) fuzz(settingOf(seats), g * 13 + seats, 1)
    for (let g = 0; g < 4 * more; g++) fuzz(settingOf(seats), g * 17 + seats, seats)
  })
  it('INV: keep every promise under every switch, one at a time and all together', patience, () => {
    for (const [i, [name, value]] of Object.entries(otherWay).entries())
      for (let g = 0; g < 8 * more; g++)
        fuzz(settingOf(4 + ((g + i) % 9), { rules: { [name]: value } }), g + 100 * i, 3)
    for (let g = 0; g < 30 * more; g++) fuzz(settingOf(4 + (g % 9), { rules: otherWay }), g, 3)
  })
  it('INV: keep every promise with a crowded deck', patience, () => {
    for (let g = 0; g < 40 * more; g++) fuzz(settingOf(4 + (g % 9), { cards: crowded }), g, 3)
  })
  it('reach every kind of end', () => {
    for (const reason of ['thingEliminated', 'wrongDeclaration', 'thingAlone', 'infection'] as const)
      expect(ends[reason], reason).toBeGreaterThan(0)
  })
})

/** How many ways the next `depth` choices can go, declarations aside. */
function paths(state: FullState, depth: number): number {
  if (depth === 0) return 1
  let n = 0
  for (const seat of stayAway.awaits(state)) {
    const options = stayAway.options(state, seat).filter((o) => o.do !== 'declare' && o.do !== 'order')
    for (let k = 0; k < count(options); k++) {
      const next = stayAway.clone(state) as FullState
      play(stayAway, next, seat, nth<Choice>(options, k), fastChance(1))
      n += paths(next, depth - 1)
    }
  }
  return n
}

describe('counting', () => {
  it('finds the legal paths of a turn, worked out by hand', () => {
    const t = ring('ABCD', { act: 'A', hands: { A: 'axe scary' } })
    // ACT: discard axe, scary or whisky, or play whisky.
    expect(paths(t.state, 1)).toBe(4)
    // OFFER: without the axe: scary, whisky; without the scary: axe, whisky; without a whisky: all three, twice.
    expect(paths(t.state, 2)).toBe(2 + 2 + 3 + 3)
    // ANSWER: B has only whisky; then B draws a suspicion and may discard it or a whisky, aim it twice, or play whisky.
    expect(paths(t.state, 3)).toBe(10)
    const before = 2 + 2 + 3 + 3
    const whiskyReceived = 1 + 1 + 1 + 1
    // Received a whisky: 5 choices. Received axe (3 times) or scary (3 times): one more thing to discard.
    expect(paths(t.state, 4)).toBe(5 * whiskyReceived + 6 * (before - whiskyReceived))
  })
  it('finds the answers to a Flamethrower and what follows', () => {
    const t = ring('ABCDE', { act: 'A', hands: { A: 'flamethrower noThanks×4', B: 'noBarbecue' } })
    // ACT: discard flamethrower or noThanks, burn B or E.
    expect(paths(t.state, 1)).toBe(4)
    // OFFER: noThanks; flamethrower or noThanks; FIRE: B accepts or defends; E accepts.
    expect(paths(t.state, 2)).toBe(1 + 2 + 2 + 1)
  })
  it('counts Round and round in every order of choosing', () => {
    const t = ring('ABC.', { thing: 'C', start: 'A', hands: { A: 'axe scary' }, deck: 'roundAndRound suspicion×5' })
    // A has three kinds to give, B one, C one.
    expect(paths(t.state, 1)).toBe(3 + 1 + 1)
    expect(paths(t.state, 3)).toBe(6 * 3)
  })
})

describe('a possible state', () => {
  it('INV: is one that the table could be in, and asks its own seat the same', patience, () => {
    for (let g = 0; g < 40 * more; g++) {
      const setting = settingOf(4 + (g % 9), g % 3 === 0 ? { cards: crowded } : g % 3 === 1 ? { rules: otherWay } : {})
      const chance = fastChance(g)
      const opened = open(stayAway, setting, chance)
      const { state } = opened
      const seat = randomElement(seatsOf(setting.seats), chance)
      const partial = stayAway.start(setting)
      let facts = opened.facts
      while (state.end === 'running') {
        for (const fact of seenBy(stayAway.redactor, facts, seat)) stayAway.evolve(partial, fact as never)
        const twin = stayAway.possible(partial, chance)
        expect(broken(twin)).toBeUndefined()
        expect(stayAway.options(twin, seat)).toEqual(stayAway.options(state, seat))
        expect(stayAway.step(twin, seat)).toBe(stayAway.step(state, seat))
        for (const asked of stayAway.awaits(twin)) expect(count(stayAway.options(twin, asked))).toBeGreaterThan(0)
        const by = choose(stayAway, state, chance, seldom)
        facts = play(stayAway, state, by.seat, by.choice, chance)
      }
    }
  })
})

describe('a possible state where somebody is known to hold nothing but Infected!', () => {
  /** B is Infected, has shown the whole hand to all, and faces C, The Thing. */
  const shown = (more: object = {}) =>
    ring('ABCDE', {
      thing: 'C',
      infected: 'B',
      hands: { B: 'whisky infected×4', C: 'theThing missed infected', D: 'axe', E: 'infected scary' },
      ...more,
    })
  const holds = (t: ReturnType<typeof ring>, thing: readonly number[]): void => {
    for (const audience of [SPECTATORS, t.a.seat, t.d.seat, t.e.seat] as const)
      for (let seed = 0; seed < 60; seed++) {
        const twin = stayAway.possible(t.part(audience), fastChance(seed))
        expect(broken(twin)).toBeUndefined()
        expect(twin.players[1]?.role).toBe('infected')
        expect(thing).toContain(twin.thing)
        for (const asked of stayAway.awaits(twin)) expect(count(stayAway.options(twin, asked))).toBeGreaterThan(0)
      }
  }
  /** The seats that are The Thing in some state that agrees with this knowledge. */
  const thingsSeen = (known: PartialState): readonly number[] =>
    [...new Set(Array.from({ length: 60 }, (_, seed) => stayAway.possible(known, fastChance(seed)).thing))].toSorted()
  it('SUP-2: has The Thing face them, since they have not fallen', () => {
    const t = shown({ act: 'B' })
    t.b.plays('whisky')
    expect(t.asks()).toBe('offer B C step3')
    holds(t, [3])
    t.b.gives('infected')
    expect(t.asks()).toBe('answer C B step3')
    holds(t, [3])
    // The new partner was not the one they were tested against (SUP-3): The Thing may be anyone.
    t.c.defends('missed')
    expect(t.asks()).toBe('answer D B step3')
    holds(t, [1, 3, 4, 5])
    expect(thingsSeen(t.part(SPECTATORS))).toEqual([1, 3, 4, 5])
  })
  it('HAND-3, QUA-2: has a player who offers an Infected! openly be The Thing, or be Infected and face it', () => {
    const hands = { B: 'infected×2', C: 'theThing missed', D: 'infected' }
    const t = ring('ABCDE', { thing: 'C', infected: 'B', hands, step3: 'B', quarantine: { B: 2 } })
    t.b.gives('infected')
    expect(t.asks()).toBe('answer C B step3')
    for (let seed = 0; seed < 60; seed++) {
      const twin = stayAway.possible(t.part(SPECTATORS), fastChance(seed))
      expect(broken(twin)).toBeUndefined()
      const roles = `${twin.players[1]?.role} ${twin.players[2]?.role}`
      expect(['thing human', 'thing infected', 'infected thing']).toContain(roles)
    }
  })
  it('SUP-4: has The Thing be the next player in Round and round', () => {
    const t = shown({ act: 'B', doors: ['B|C'], deck: 'roundAndRound suspicion×9' })
    t.b.plays('whisky')
    expect(t.asks()).toContain('pass')
    holds(t, [3])
  })
  it('OPT-9: is not the one who is Human where somebody must be', () => {
    const hands = { A: 'infected×3', B: 'whisky infected×4', C: 'theThing missed infected', D: 'axe infected×3' }
    const t = shown({ act: 'B', hands, rules: { declaration: 'automatic' } })
    t.b.plays('whisky')
    holds(t, [3])
  })
})

const compare = (setting: Setting, positions: number, seed: number, game = stayAway, sender: Sender = plainSender) =>
  compareTwins(game, setting, disguise, { positions, seed, sender, seldom })

describe('noninterference', () => {
  it.each([
    ['4 players', settingOf(4)],
    ['6 players', settingOf(6)],
    ['8 players', settingOf(8)],
    ['12 players', settingOf(12)],
    ['5 players and a crowded deck', settingOf(5, { cards: crowded })],
    ['6 players and all switches', settingOf(6, { rules: otherWay })],
  ])('twins of %s give an audience the same bytes', patience, (_, setting) => {
    const positions = 7000 * more
    const result = compare(setting, positions, 1)
    expect(result.leak).toBeUndefined()
    expect(result.compared).toBeGreaterThan(positions / 8)
  })
})

type Game = typeof stayAway
const deciding = (decide: Game['decide']): Game => ({ ...stayAway, decide })
const telling = (table: object): Game => ({ ...stayAway, redactor: redactor({ ...visibility, ...table }) })
/** A game whose facts are changed as they fall. */
const emitting = (change: (state: FullState, fact: Fact) => readonly Fact[]): Game =>
  deciding((turn, seat, choice) => {
    const emit = (fact: Fact) => {
      for (const one of change(turn.state, fact)) turn.emit(one)
    }
    stayAway.decide({ ...turn, emit }, seat, choice)
  })
/** A decision with nothing to decide is skipped. */
const skipping = (at: readonly string[]): Game =>
  deciding((turn, seat, choice) => {
    stayAway.decide(turn, seat, choice)
    for (;;) {
      const { step } = turn.state
      if (!at.includes(step.at) || !('seat' in step)) return
      const options = stayAway.options(turn.state, step.seat).filter((o) => o.do !== 'declare' && o.do !== 'order')
      if (count(options) !== 1) return
      stayAway.decide(turn, step.seat, nth<Choice>(options, 0))
    }
  })
/** Number of options of the asked player after a batch. */
const prompts = new WeakMap<object, number>()

const leaks: readonly (readonly [string, Game, Sender])[] = [
  ['a window skipped where no defence is held (SIDE-1)', skipping(['fire', 'move']), plainSender],
  ['an offer skipped that has one card (SIDE-2)', skipping(['offer']), plainSender],
  ['The Thing keeping its card skipped (SIDE-2)', skipping(['forget']), plainSender],
  [
    'an infection told to all (VIS-25)',
    telling({ infected: { seat: 'everyone', by: 'everyone', last: 'nobody', ghosts: 'nobody' } }),
    plainSender,
  ],
  [
    'a pause after an infection (SIDE-8)',
    emitting((_, fact) => (fact.kind === 'infected' ? [fact, { kind: 'settled' }] : [fact])),
    plainSender,
  ],
  [
    'the faces of skipped Panic cards (VIS-10)',
    telling({ skipped: { back: 'everyone', card: 'everyone', ghosts: 'nobody' } }),
    plainSender,
  ],
  [
    'an offered card shown to the partner (VIS-20)',
    telling({ offered: { ...visibility.offered, card: openIf('open', 'from', 'to') } }),
    plainSender,
  ],
  [
    'the card a quarantined player receives (QUA-2)',
    telling({ exchanged: { ...visibility.exchanged, taken: openIf('givenOpen', 'from', 'to') } }),
    plainSender,
  ],
  [
    'the card seen by Suspicion (VIS-16)',
    telling({ cardSeen: { ...visibility.cardSeen, card: 'everyone' } }),
    plainSender,
  ],
  [
    'a hand seen by the wrong audience (VIS-18)',
    telling({ handSeen: { ...visibility.handSeen, hand: 'everyone' } }),
    plainSender,
  ],
  [
    'a card chosen in Round and round (SIDE-7)',
    telling({ passChosen: { ...visibility.passChosen, card: only('seat', 'other') } }),
    (game, facts, audience, n) =>
      plainSender(game, facts, audience, n) +
      facts.map((fact) => (fact.kind === 'passChosen' ? String((fact as { card?: string }).card) : '')).join(''),
  ],
  [
    'the number of options of whoever is asked (SIDE-4)',
    deciding((turn, seat, choice) => {
      let last: Fact | undefined
      const emit = (fact: Fact) => {
        turn.emit(fact)
        last = fact
      }
      stayAway.decide({ ...turn, emit }, seat, choice)
      const [asked] = stayAway.awaits(turn.state)
      if (last !== undefined && asked !== undefined) prompts.set(last, count(stayAway.options(turn.state, asked)))
    }),
    (game, facts, audience, n) => `${plainSender(game, facts, audience, n)}${prompts.get(facts.at(-1) ?? {}) ?? ''}`,
  ],
  [
    'the order of a hand (SIDE-6)',
    emitting((state, fact) =>
      fact.kind === 'handShown' ? [{ ...fact, hand: state.players[fact.seat - 1]?.hand.slice() ?? [] }] : [fact],
    ),
    plainSender,
  ],
  [
    'a batch for a standing order (VIS-35)',
    stayAway,
    (game, facts, audience, n) => plainSender(game, facts, audience, n) || '[]',
  ],
  [
    'a question asked again after a standing order (SIDE-9)',
    emitting((state, fact) =>
      fact.kind === 'standing' && state.step.at !== 'setup' && state.step.at !== 'over'
        ? [fact, { kind: 'asked', step: state.step }]
        : [fact],
    ),
    plainSender,
  ],
  [
    'Flamethrowers that The Thing has to shed (TFL-3)',
    deciding((turn, seat, choice) => {
      stayAway.decide(turn, seat, choice)
      const { step, thing, players } = turn.state
      if (step.at === 'offer' && step.seat === thing && players[thing - 1]?.hand.includes('flamethrower'))
        turn.emit({ kind: 'settled' })
    }),
    plainSender,
  ],
]

describe('planted leaks', () => {
  it('are not found where there is none', () => {
    expect(compare(settingOf(5, { cards: crowded }), 4000, 2).leak).toBeUndefined()
  })
  it.each(leaks)('%s', (_, game, sender) => {
    expect(compare(settingOf(5, { cards: crowded }), 40_000, 2, game, sender).leak).toBeDefined()
  })
})

describe('the deal', () => {
  it('tells nobody about anybody else', () => {
    for (let seed = 0; seed < 200; seed++) {
      const { facts } = open(stayAway, settingOf(8), fastChance(seed))
      const dealt = facts.slice(
        0,
        facts.findIndex((fact) => fact.kind === 'turn'),
      )
      const heard = textOf(stayAway.redactor, dealt, 0)
      expect(heard.match(/\["dealt",\d,4\]/g)).toHaveLength(8)
      expect(heard).not.toMatch(/theThing|infected|human|woke/i)
      const thing = (dealt.find((fact) => fact.kind === 'dealt' && fact.role === 'thing') as { seat: Seat }).seat
      for (const seat of [1, 2, 3, 4, 5, 6, 7, 8] as Seat[])
        expect(/"thingWoke"/.test(textOf(stayAway.redactor, dealt, seat))).toBe(seat === thing)
    }
  })
})
