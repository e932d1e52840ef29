import {
  type AnyFact,
  everyone,
  fastChance,
  folded,
  isRefusal,
  nobody,
  only,
  open,
  redactor,
  type Seat,
  SPECTATORS,
  seatsOf,
  shuffled,
} from '@selva/core'
import { toyDisguise } from '@selva/core/testing'
import { toy } from '@selva/core/toy'
import {
  ALIENS,
  type Arrangement,
  type Choice,
  cardsIn,
  type Danger,
  escape,
  HUMANS,
  nameOf,
  presets,
  visibility,
  zones,
} from '@selva/escape'
import { disguise, sector } from '@selva/escape/testing'
import { type Games, games } from '@selva/server'
import { inProcessTable, type ManualClock } from '@selva/server/testing'
import { stayAway } from '@selva/stay-away'
import { describe, expect, it } from 'vitest'
import type { BotThread } from '../src/bots/bot-thread.ts'
import { GALILEI, GAMES, seat, TOY } from './games.ts'
import { factsHeard, standingOrderTable } from './standing-order.ts'
import { claimsIn, news, pass, suspect, talkingBots } from './talking-bots.ts'
import { compareMany, type Pair, type Play } from './twins.ts'

const level = process.env['SELVA_TEST'] ?? 'quick'
const more = level === 'quick' ? 1 : level === 'full' ? 8 : 60

const SEATS = 6
const zone = zones.find((z) => z.id === 'galilei')
const setting = escape.setting(GALILEI(SEATS))
if (isRefusal(setting) || zone === undefined) throw new Error('no table')

/** SET-4: the first crew and its aliens. */
const CREW = HUMANS.slice(0, 4)
const PACK = ALIENS.slice(0, 4)

const factsOf = (position: Arrangement): readonly AnyFact[] => {
  const facts = escape.arrange(setting, position)
  if (isRefusal(facts)) throw new Error(facts.refused)
  return facts
}

type Thinks = (card: Danger, clock: () => ManualClock) => Promise<void>

/** Two positions of Escape that differ in all that one seat, or a watcher, cannot know. */
function escapePair(seed: number): Pair {
  const chance = fastChance(seed)
  const audience = chance.below(SEATS + 1) as Seat
  // Everybody is close together, so that people meet.
  const near = zone === undefined ? [] : zone.plain.filter((at) => 'JKLMN'.includes(nameOf(at).charAt(0)))
  const deal = () => ({
    characters: shuffled([...shuffled(CREW, chance).slice(0, 3), ...shuffled(PACK, chance).slice(0, 3)], chance),
    places: seatsOf(SEATS).map(() => nameOf(near[chance.below(near.length)] as never)),
    cards: shuffled(cardsIn(presets.basic.dangers), chance),
  })
  const one = deal()
  const other = deal()
  if (audience > 0) {
    const mine = one.characters[audience - 1]
    // The twin's deal, with the audience's own card where it was.
    const at = other.characters.indexOf(mine as never)
    const side = (c: unknown): boolean => (HUMANS as readonly unknown[]).includes(c)
    const swap = at >= 0 ? at : other.characters.findIndex((c) => side(c) === side(mine))
    other.characters[swap] = other.characters[audience - 1] as never
    other.characters[audience - 1] = mine as never
    other.places[audience - 1] = one.places[audience - 1] as never
  }
  // Silence is public, so it comes when it came; all else may come in another order.
  const noises = other.cards.filter((card) => card !== 'silence')
  const cards = one.cards.map((card) => (card === 'silence' ? card : (noises.pop() ?? card)))
  const position = (from: typeof one, next: readonly string[]): Arrangement => ({
    players: from.characters.map((character, i) => ({ character, at: from.places[i] ?? '' })),
    turn: 1 + (seed % SEATS),
    round: 5,
    next,
  })
  return { audience, openings: [factsOf(position(one, one.cards)), factsOf(position(other, cards))] }
}

/** Two deals of the toy game that differ in all that one seat cannot know. */
function toyPair(seed: number): Pair {
  const chance = fastChance(seed)
  const audience = chance.below(4) as Seat
  const { facts } = open(toy, { seats: 3, rounds: 3 }, chance)
  const part = folded(toy, { seats: 3, rounds: 3 }, [{ n: 0, rulesVersion: 1, facts }], audience)
  const twin = toy.possible(part as never, chance)
  const dealt = facts.map((fact): AnyFact => {
    if (fact.kind === 'stacked') return { ...fact, deck: deckLike(fact.deck, twin.deck, audience) } as AnyFact
    if (fact.kind !== 'dealt') return fact
    return { ...fact, hand: (twin.players[fact.seat - 1]?.hand ?? []).toSorted((a, b) => a - b) } as AnyFact
  })
  return { audience, openings: [facts, dealt] }
}

/** The twin's deck, unless this audience would draw another card from it. */
const deckLike = <T>(deck: readonly T[], twin: readonly T[], audience: number): readonly T[] => {
  const at = twin.indexOf(deck[audience - 1] as T)
  return at < 0 ? twin : twin.with(at, twin[audience - 1] as T).with(audience - 1, twin[at] as T)
}

const escapePlay = (of: Games = games): Play => ({
  games: of,
  game: 'escape',
  setting: GALILEI(SEATS),
  disguise: disguise(setting) as never,
  choices: 40,
})
const toyPlay = (of: Games = GAMES): Play => ({
  games: of,
  game: 'toy',
  setting: TOY(3),
  disguise: toyDisguise as never,
  choices: 24,
})
const withEscape = (game: typeof escape): Games => ({ escape: { game, pace: {} } })
const withToy = (game: typeof toy): Games => ({ toy: { game, pace: {} } })

describe('two tables that an audience cannot tell apart', () => {
  it('send it the same bytes at the same times, in Escape', async () => {
    const { compared, leak } = await compareMany(escapePlay(), escapePair, 60 * more)
    expect(leak).toBeUndefined()
    expect(compared).toBeGreaterThan(300 * more)
  })
  it('L16: send it the same bytes in short form too', async () => {
    const { compared, leak } = await compareMany(
      { ...escapePlay(), wire: escape.redactor.coder.id },
      escapePair,
      20 * more,
    )
    expect(leak).toBeUndefined()
    expect(compared).toBeGreaterThan(100 * more)
  })
  it('send it the same bytes at the same times, in the toy game', async () => {
    const { compared, leak } = await compareMany(toyPlay(), toyPair, 120 * more)
    expect(leak).toBeUndefined()
    expect(compared).toBeGreaterThan(600 * more)
  })
})

describe('clocks', () => {
  it('tell the same at the same times, in Escape and in the toy game', async () => {
    const timed = await compareMany({ ...escapePlay(), pace: 'relaxed' }, escapePair, 20 * more)
    expect(timed.leak).toBeUndefined()
    expect(timed.compared).toBeGreaterThan(100 * more)
    const simultaneous = await compareMany({ ...toyPlay(), pace: 'fast' }, toyPair, 40 * more)
    expect(simultaneous.leak).toBeUndefined()
    expect(simultaneous.compared).toBeGreaterThan(200 * more)
  })
})

describe('a planted leak is found:', () => {
  const leakOf = async (play: Play) => (await compareMany(play, play.game === 'toy' ? toyPair : escapePair, 400)).leak

  it('a field that nobody declared', async () => {
    const careless = {
      ...escape,
      redactor: {
        ...escape.redactor,
        text: (fact: AnyFact, a: number) =>
          escape.redactor.text(fact, a as never) === '' ? '' : JSON.stringify([fact.kind, fact]),
      },
    }
    expect(await leakOf(escapePlay(withEscape(careless)))).toBeDefined()
  })
  it('an empty batch', async () => {
    const chatty = {
      ...toy,
      redactor: {
        ...toy.redactor,
        text: (fact: AnyFact, a: number) => toy.redactor.text(fact, a as never) || '["something"]',
      },
    }
    expect(await leakOf(toyPlay(withToy(chatty)))).toBeDefined()
  })
  it('a prompt', async () => {
    // Everybody learns how many choices the acting player has.
    const prompting = redactor({ ...visibility, asked: { seat: everyone, step: everyone, choices: everyone } })
    const decide: typeof escape.decide = (turn, seat, choice) => {
      const emit: typeof turn.emit = (fact) =>
        turn.emit(
          fact.kind === 'asked'
            ? Object.assign({}, fact, {
                choices: fact.step === 'arrived' && turn.state.players[fact.seat - 1]?.side === 'alien' ? 2 : 1,
              })
            : fact,
        )
      escape.decide({ ...turn, emit }, seat, choice)
    }
    expect(await leakOf(escapePlay(withEscape({ ...escape, decide, redactor: prompting })))).toContain('asked')
  })
  it('an order', async () => {
    // Players who had a mark turn their cards up first.
    const decide: typeof toy.decide = (turn, seat, choice) => {
      const marked = turn.state.players.map((p) => p.marked)
      const shown: Parameters<typeof turn.emit>[0][] = []
      const rank = (fact: object): number => ('seat' in fact && marked[Number(fact.seat) - 1] ? 0 : 1)
      const emit: typeof turn.emit = (fact) => {
        if (fact.kind === 'shown') return void shown.push(fact)
        for (const held of shown.toSorted((a, b) => rank(a) - rank(b))) turn.emit(held)
        shown.length = 0
        turn.emit(fact)
      }
      toy.decide({ ...turn, emit }, seat, choice)
    }
    const same = (seed: number): Pair => {
      const { facts } = open(toy, { seats: 3, rounds: 3 }, fastChance(seed))
      return { audience: SPECTATORS, openings: [facts, facts] }
    }
    const leakAmong = async (game: typeof toy) =>
      (await compareMany({ ...toyPlay(withToy(game)), faithful: true }, same, 60)).leak
    expect(await leakAmong(toy)).toBeUndefined()
    expect(await leakAmong({ ...toy, decide })).toContain('shown')
  })
  it('a number that counts what others do not see', async () => {
    const numbered = Object.entries(TOY_TABLE).map(([kind, fields]) => [kind, { ...fields, number: everyone }])
    const counts = new WeakMap<object, number>()
    const decide: typeof toy.decide = (turn, seat, choice) => {
      const { setting: table } = turn.state
      const emit: typeof turn.emit = (fact) => {
        const number = (counts.get(table) ?? 0) + 1
        counts.set(table, number)
        turn.emit(Object.assign({}, fact, { number }))
      }
      toy.decide({ ...turn, emit }, seat, choice)
    }
    const counting = { ...toy, decide, redactor: redactor(Object.fromEntries(numbered)) }
    expect(await leakOf(toyPlay(withToy(counting)))).toBeDefined()
  })
  it('a clock that follows what only its player knows', async () => {
    // Aliens have a clock for each decision of their turn, humans one.
    const clockOf: typeof escape.clockOf = (state) => {
      const alien = state.players[state.turn - 1]?.side === 'alien'
      const decision = `${state.round}.${state.turn}.${alien ? state.mine?.asked : ''}`
      return { turn: decision, decision }
    }
    // The table lets no hidden choice move a clock, so it must also take hidden choices for ones that others can see.
    const careless = { ...escape.redactor, sees: () => true }
    const nervous = {
      ...escapePlay(withEscape({ ...escape, clockOf, redactor: careless })),
      pace: 'relaxed' as const,
    }
    const marked: typeof toy.clockOf = ({ round, step, players }) => {
      const decision = `${round} ${step.at} ${players.filter((p) => p.marked).length}`
      return { turn: decision, decision }
    }
    const blind = { ...toy.redactor, sees: () => true }
    const telling = { ...toyPlay(withToy({ ...toy, clockOf: marked, redactor: blind })), pace: 'fast' as const }
    expect(await leakOf(nervous)).toContain('clock')
    expect(await leakOf(telling)).toContain('clock')
  })
  it('a bot that plays for somebody and thinks longer when it may lie', async () => {
    const hesitating = (mine: Danger, now: () => ManualClock): Promise<void> =>
      mine === 'any' ? new Promise((resolve) => void now().after(1900, resolve)) : Promise.resolve()
    expect(await takenOver('any', hesitating)).not.toBe(await takenOver('yours', hesitating))
  })
  it('a hidden choice that resets a public allowance or count', async () => {
    // A table that takes the standing order for a choice which others can see, although it shows them nothing.
    const careless = { ...stayAway, redactor: { ...stayAway.redactor, sees: () => true } }
    expect(await claimsHeard(true, careless)).not.toBe(await claimsHeard(false, careless))
    expect(await lateHeard(true, careless)).not.toBe(await lateHeard(false, careless))
  })
  it('a delay', async () => {
    // A bot that thinks longer when it may lie.
    const hesitating = (mine: Danger, now: () => ManualClock): Promise<void> =>
      mine === 'any' ? new Promise((resolve) => void now().after(900, resolve)) : Promise.resolve()
    expect(await botTable('any', hesitating)).not.toBe(await botTable('yours', hesitating))
  })
})

describe('a standing order of The Thing', () => {
  it('gives nobody more claims in a row, and does not put off the moment a bot takes a late seat', async () => {
    const claims = await claimsHeard(false)
    expect(claims).toContain('claimed')
    expect(await claimsHeard(true)).toBe(claims)
    const late = await lateHeard(false)
    expect(late).toContain('botPlays')
    expect(await lateHeard(true)).toBe(late)
  })
})

describe('a bot that talks', () => {
  it('talks at the same times whatever others hold and hide, and whatever they choose in secret', async () => {
    const heard = await talkHeard({})
    expect(heard).toContain('claimed')
    expect(await talkHeard({ seed: 2 })).toBe(heard)
    expect(await talkHeard({ hides: true })).toBe(heard)
  })
  it('moves nothing else by having something to say', async () => {
    const { stage: loud, asked } = await talkingBots(() => suspect(1), { people: [seat(1)] })
    const { stage: still, asked: askedStill } = await talkingBots(() => undefined, { people: [seat(1)] })
    for (const stage of [loud, still]) await pass(stage, 10_000)
    expect(claimsIn(news(loud))).not.toEqual([])
    expect(claimsIn(news(still))).toEqual([])
    expect(askedStill).toEqual(asked)
    expect(news(loud).filter(({ fact }) => fact[0] !== 'claimed')).toEqual(news(still))
  })
  it('would be found out: if a hidden choice tossed the coin, or if it thought longer about some cards', async () => {
    const { redactor: strict } = toy
    const careless: typeof toy = {
      ...toy,
      redactor: { ...strict, redact: (fact, audience) => strict.redact(fact, audience) ?? { kind: 'something' } },
    }
    const found = await Promise.all(
      [1, 2, 3, 4, 5].map(async (id) => {
        const shown = { id: `careless${id}`, game: careless }
        return (await talkHeard({ ...shown, hides: true })) !== (await talkHeard(shown))
      }),
    )
    expect(found).toContain(true)
    expect(await talkHeard({ slow: true, seed: 2 })).not.toBe(await talkHeard({ slow: true }))
  })
})

type Talk = {
  readonly seed?: number
  /** Seat 1 has a mark, and puts it off in secret. */
  readonly hides?: boolean
  /** Bots whose first card is odd think long about what to say. */
  readonly slow?: boolean
  readonly id?: string
  readonly game?: typeof toy
}

/** A spectator's news, with times, of a round that seat 1 keeps open while bots lay their cards and talk. */
async function talkHeard({ seed = 1, hides = false, slow = false, id = 'talkative00', game = toy }: Talk) {
  const draft = { seats: 4, rounds: 3 }
  const opening = open(toy, draft, fastChance(seed)).facts.map((fact) =>
    fact.kind === 'dealt' && fact.seat === 1 ? { ...fact, marked: hides } : fact,
  )
  const isOdd = (own: Seat): boolean =>
    opening.some((fact) => fact.kind === 'dealt' && fact.seat === own && (fact.hand[0] ?? 0) % 2 === 1)
  const { stage } = await talkingBots((own) => suspect(own === 2 ? 3 : 2), {
    people: [seat(1)],
    opening,
    id: id as never,
    games: { toy: { game: game as never, pace: {}, talk: { after: { laid: 1 }, answers: { suspect: 1 } } } },
    think: (own) => (slow && isOdd(own) ? 5000 : 0),
  })
  if (hides) await stage.choose(seat(1), 'lay1', { do: 'hide' })
  await pass(stage, 12_000)
  return news(stage)
    .map(({ time, fact }) => `${time} ${JSON.stringify(fact)}`)
    .join('\n')
}

/** A spectator's news of The Thing's claims, between which it turns its hidden standing order on and off, or not. */
async function claimsHeard(orders: boolean, game = stayAway): Promise<string> {
  const { stage, order, claim } = await standingOrderTable('untimed', game)
  for (let i = 0; i < 6; i++) {
    await claim(`claim-no-${i}`)
    if (orders) expect(await order()).toContain('"ok"')
  }
  return factsHeard(stage).join('\n')
}

/** A spectator's news, with times, of a table whose clocks run out, while The Thing gives orders or does not. */
async function lateHeard(orders: boolean, game = stayAway): Promise<string> {
  const { stage, order, pass } = await standingOrderTable('fast', game)
  await pass(async () => void (orders && (await order())))
  return factsHeard(stage).join('\n')
}

describe('a bot', () => {
  it('takes the same time whatever card it holds', async () => {
    const heard = await botTable('any')
    expect(heard).toBe(await botTable('yours'))
    expect(heard).toContain('noise')
  })
})

/** The times of a spectator's news of a bot's attack on D08, and of what follows it. */
async function attackTimes(victim: string, hurries: number): Promise<readonly number[]> {
  const players = ['alien1@D09', `captain@${victim}`, 'alien2@L06', 'pilot@S05'].map((p) => ({
    character: p.split('@')[0] ?? '',
    at: p.split('@')[1] ?? '',
  }))
  const draft = GALILEI(4)
  const four = escape.setting(draft)
  if (isRefusal(four)) throw new Error(four.refused)
  const opening = escape.arrange(four, { players, round: 3 })
  if (isRefusal(opening)) throw new Error(opening.refused)
  const script: readonly Choice[] = [{ do: 'move', to: sector('D08') }, { do: 'attack' }, { do: 'end' }]
  let next = 0
  const bots: BotThread = {
    seat: () => ({ hear() {}, choose: async () => script[next++] ?? new Promise(() => {}), leave() {} }),
    close: async () => {},
  }
  const { escape: playable } = games
  if (playable === undefined) throw new Error('no game')
  const { attack = 0 } = playable.pace
  const pace = { ...playable.pace, killed: attack + hurries }
  const of: Games = { escape: { ...playable, pace } }
  const stage = await inProcessTable({ game: 'escape', setting: draft, people: [], opening, bots, games: of })
  for (let i = 0; i < 6; i++) await stage.next()
  return stage.heardBy(SPECTATORS).flatMap(({ time, message }) => (message.startsWith('["facts"') ? [time] : []))
}

describe('what everybody waits for', () => {
  it('takes the same time whether an attack hits or misses, and a table that hurried would be found out', async () => {
    const missed = await attackTimes('Q11', 0)
    expect(missed.at(-1)).toBeGreaterThan(2000)
    expect(await attackTimes('D08', 0)).toEqual(missed)
    expect(await attackTimes('D08', 1)).not.toEqual(missed)
  })
})

describe('a bot that plays for somebody who is gone, or whose time is up', () => {
  it('takes the same time whatever card it holds', async () => {
    const heard = await takenOver('any')
    expect(heard).toBe(await takenOver('yours'))
    expect(heard).toContain('botPlays')
    expect(heard).toContain('noise')
    const late = await takenOver('any', undefined, 'fast')
    expect(late).toBe(await takenOver('yours', undefined, 'fast'))
    expect(late).toContain('clockRanOut')
    expect(late).toContain('noise')
  })
})

/**
 * A watcher's news, with times, of a turn in which a person leaves, or lets the clock run out, and a bot plays on,
 * draws this card and announces its own sector.
 */
const takenOver = (card: Danger, thinks?: Thinks, pace?: 'fast'): Promise<string> =>
  botTable(card, thinks, pace === undefined ? { away: [seat(1)] } : { pace })

/** A watcher's news, with times, of a bot's turn in which it draws this card and announces its own sector. */
async function botTable(
  card: Danger,
  thinks: Thinks = async () => {},
  instead?: { readonly away?: readonly Seat[]; readonly pace?: 'fast' },
): Promise<string> {
  const players = ['captain@D09', 'alien1@L06'].map((p) => ({
    character: p.split('@')[0] ?? '',
    at: p.split('@')[1] ?? '',
  }))
  const draft = GALILEI(2)
  const two = escape.setting(draft)
  if (isRefusal(two)) throw new Error(two.refused)
  const opening = escape.arrange(two, { players, next: [card], round: 3 })
  if (isRefusal(opening)) throw new Error(opening.refused)
  const at = sector('D08')
  const script: readonly Choice[] = [{ do: 'move', to: at }, { do: 'resolve' }, { do: 'noise', at }, { do: 'end' }]
  let next = 0
  const bots: BotThread = {
    seat: () => ({
      hear() {},
      async choose() {
        const choice = script[next++]
        if (choice === undefined) return new Promise(() => {})
        if (choice.do === 'noise') await thinks(card, () => stage.clock)
        return choice
      },
      leave() {},
    }),
    close: async () => {},
  }
  const people = instead === undefined ? [] : [seat(1), seat(2)]
  const stage = await inProcessTable({ game: 'escape', setting: draft, people, opening, bots, ...instead })
  for (let i = 0; i < (instead === undefined ? 12 : 40); i++) {
    await stage.next()
    await stage.settle()
  }
  return stage
    .heardBy(SPECTATORS)
    .filter(({ message }) => !message.startsWith('["table"'))
    .map(({ time, message }) => `${time} ${message}`)
    .join('\n')
}

/** The toy game's table, as far as its players can tell facts apart. */
const TOY_TABLE = {
  dealt: { seat: everyone, hand: only('seat'), marked: only('seat') },
  stacked: { size: everyone, deck: nobody },
  round: { round: everyone },
  laid: { seat: everyone, card: only('seat') },
  shown: { seat: everyone, card: everyone },
  won: { seat: everyone },
  marked: { exists: only('seat'), seat: everyone, marked: everyone },
  dared: { seat: everyone, whom: everyone },
  answered: { seat: everyone, yields: everyone },
  confessed: { seat: everyone },
  drew: { seat: everyone, card: only('seat') },
  gameOver: { winners: everyone },
}
