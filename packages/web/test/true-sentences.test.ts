import { signal } from '@preact/signals'
import { type AnyFact, fastChance, isRefusal, open, play, type Seat, SPECTATORS, seatsOf, seenBy } from '@selva/core'
import { choose } from '@selva/core/testing'
import {
  type Choice,
  type FullState,
  type PartialState,
  playerAt,
  type StayAwayShape,
  SWITCHES,
  type Switch,
  stayAway,
} from '@selva/stay-away'
import { beforeAll, expect, test } from 'vitest'
import { loadLanguage } from '../src/client/language.ts'
import { coord } from '../src/client/rich-text.ts'
import { askPrompt, seenText } from '../src/stay-away/request.ts'
import { choicesOf } from '../src/stay-away/sheet.ts'
import { cardName, gameWords, loadGameWords } from '../src/stay-away/words.ts'

beforeAll(async () => {
  globalThis.document ??= { documentElement: {} } as Document
  await loadLanguage('en')
  await loadGameWords()
})

const nameAt = (seat: Seat): string => `Player ${seat}`

/** A request as its player reads it: the state that they see, the one that the table has, and what can be chosen. */
type Asked = {
  readonly full: FullState
  readonly seen: PartialState
  readonly me: Seat
  readonly choices: readonly Choice[]
  readonly text: string
  /** The table after this choice, which is not made. */
  readonly after: (choice: Choice) => { readonly state: FullState; readonly facts: readonly AnyFact[] }
}

const facts = (list: readonly AnyFact[], kind: string, seat: Seat): number =>
  list.filter((fact) => fact.kind === kind && 'seat' in fact && fact['seat'] === seat).length
/** Superinfection is no fire: the card drawn for a defence can still be one “Infected!” too many. */
const isBurned = (list: readonly AnyFact[], seat: Seat): boolean =>
  list.some(
    (fact) =>
      fact.kind === 'eliminated' && facts([fact], 'eliminated', seat) === 1 && 'by' in fact && fact.by !== 'none',
  )
const isDefence = (choice: Choice): boolean => choice.do === 'defend'
const gives = ({ choices }: Asked): readonly Choice[] => choices.filter((choice) => choice.do === 'give')

/** Is a card named to everyone by this batch? */
const isShown = (batch: readonly AnyFact[], choice: Choice): boolean =>
  choice.do === 'give' &&
  seenBy(stayAway.redactor, batch, SPECTATORS).some(
    (fact) => fact.kind === 'offered' && JSON.stringify(fact).includes(`"${choice.card}"`),
  )

/** A sentence, and what has to be so where it stands. */
type Truth = { readonly says: () => string; readonly holds: (asked: Asked) => boolean }

const asks = () => gameWords().asks

const TRUTHS: Readonly<Record<string, Truth>> = {
  burnsNow: {
    says: () => asks().fireText.open,
    holds: ({ choices, after, me }) => !choices.some(isDefence) && isBurned(after({ do: 'accept' }).facts, me),
  },
  mayAnswerFire: {
    says: () => asks().fireText.defended,
    holds: ({ choices, after, me }) =>
      choices.filter(isDefence).length > 0 &&
      choices.filter(isDefence).every((choice) => !isBurned(after(choice).facts, me)),
  },
  hasToMove: {
    says: () => asks().moveText.open,
    holds: ({ full, choices, after, me }) =>
      !choices.some(isDefence) && playerAt(after({ do: 'accept' }).state, me).place !== playerAt(full, me).place,
  },
  mayStay: {
    says: () => asks().moveText.defended,
    holds: ({ full, choices, after, me }) =>
      choices.filter(isDefence).every((choice) => playerAt(after(choice).state, me).place === playerAt(full, me).place),
  },
  faceDown: {
    says: () => asks().offerText,
    holds: (asked) => gives(asked).every((choice) => !isShown(asked.after(choice).facts, choice)),
  },
  faceUp: {
    says: () => asks().offerOpen.atCommit,
    holds: (asked) => gives(asked).every((choice) => isShown(asked.after(choice).facts, choice)),
  },
  faceUpLater: {
    says: () => asks().offerOpen.atSwap,
    holds: (asked) => gives(asked).every((choice) => !isShown(asked.after(choice).facts, choice)),
  },
  closed: {
    says: () => asks().answerHow.closed,
    holds: ({ seen }) => seen.offered === undefined,
  },
  immune: {
    says: () => asks().answerHow.immune,
    holds: (asked) => gives(asked).every((choice) => facts(asked.after(choice).facts, 'infected', asked.me) === 0),
  },
  topped: {
    says: () => asks().blind.deck,
    holds: (asked) => gives(asked).every((choice) => facts(asked.after(choice).facts, 'topped', asked.me) === 1),
  },
  thrown: {
    says: () => asks().blind.discards,
    holds: (asked) => gives(asked).every((choice) => facts(asked.after(choice).facts, 'discarded', asked.me) === 1),
  },
}

/** The same of what others will see of a choice. */
const SEEN: Readonly<Record<string, (asked: Asked, choice: Choice) => boolean>> = {
  refuse: ({ after, me }, choice) => facts(after(choice).facts, 'drew', me) > 0,
  burn: ({ full, me }) => playerAt(full, me).role !== 'thing',
  burnThing: ({ after, me, full }, choice) =>
    playerAt(full, me).role === 'thing' && after(choice).state.end !== 'running',
}

function check(asked: Asked, met: Set<string>): void {
  for (const [name, { says, holds }] of Object.entries(TRUTHS)) {
    if (!asked.text.includes(says())) continue
    met.add(name)
    expect(holds(asked), `${name}: ${asked.text}`).toBe(true)
  }
  const { full, choices, text, seen, me } = asked
  if (full.step.at === 'answer') {
    const { open: back, defended } = asks().answerText
    expect(text.endsWith(choices.some(isDefence) ? defended : back), text).toBe(true)
    if (full.offered !== 'none' && text.includes(asks().answerHow.open(coord(cardName(full.offered))))) met.add('named')
  }
  const words = gameWords().seen
  for (const choice of choices) {
    const told = seenText({ nameAt } as never, seen, choice, me)
    for (const [name, holds] of Object.entries(SEEN)) {
      if (told !== words[name as keyof typeof words]) continue
      met.add(name)
      expect(holds(asked, choice), `${name}: ${told}`).toBe(true)
    }
  }
}

type Promised = { door: boolean | undefined }

/** After “Can’t we be friends?” the usual exchange comes, unless the prompt has named a door. */
function checkFriends({ seen, text }: Asked, promised: Promised, met: Set<string>): void {
  if (seen.step.at !== 'friend') return
  promised.door = text === asks().friend.door
  met.add(promised.door ? 'doorBars' : 'exchangeComes')
  if (!promised.door) expect(text).toBe(asks().friend.open)
}

/** Compares the promise with what has happened at the table. */
function keepPromise(promised: Promised, batch: readonly AnyFact[]): void {
  for (const fact of batch) {
    if (fact.kind === 'turn' || fact.kind === 'eliminated') promised.door = undefined
    if (promised.door === undefined) continue
    const isBarred = fact.kind === 'exchangeOff' && 'reason' in fact && fact['reason'] === 'door'
    const isOffered = fact.kind === 'asked' && JSON.stringify(fact).includes('"occasion":"step3"')
    if (isBarred || isOffered) expect(promised.door).toBe(isBarred)
  }
}

/** Plays a random game, and looks at every request of it. */
function walk(rules: object, seats: number, seed: number, met: Set<string>): void {
  const setting = stayAway.setting({ seats, rules })
  if (isRefusal(setting)) throw new Error(setting.refused)
  const chance = fastChance(seed)
  let { state, facts: batch } = open<StayAwayShape>(stayAway, setting, chance)
  const promised: Promised = { door: undefined }
  const parts = new Map(seatsOf(seats).map((seat) => [seat, stayAway.start(setting)]))
  for (;;) {
    for (const [seat, part] of parts)
      for (const fact of seenBy(stayAway.redactor, batch, seat)) stayAway.evolve(part, fact as never)
    if (stayAway.over(state)) return
    for (const me of stayAway.awaits(state)) {
      const seen = parts.get(me)
      if (seen === undefined || seen.step.at === 'setup' || seen.step.at === 'over') continue
      const choices = choicesOf(stayAway.options(seen, me))
      const { text } = askPrompt({ nameAt, choices: signal(choices) }, seen, seen.step, me)
      const full = state
      const after = (choice: Choice) => {
        const next = stayAway.clone(full) as FullState
        return { facts: play<StayAwayShape>(stayAway, next, me, choice, fastChance(seed + 1)), state: next }
      }
      const one: Asked = { full, seen, me, choices, text, after }
      check(one, met)
      checkFriends(one, promised, met)
    }
    const { seat, choice } = choose<StayAwayShape>(stayAway, state, chance, ({ do: kind }) =>
      kind === 'declare' || kind === 'order' ? 200 : 1,
    )
    state = stayAway.clone(state) as FullState
    batch = play<StayAwayShape>(stayAway, state, seat, choice, chance)
    keepPromise(promised, batch)
  }
}

test('every sentence of a request is so at its moment, under every house rule', () => {
  const met = new Set<string>()
  const houses = (Object.keys(SWITCHES) as readonly Switch[]).flatMap((name) =>
    SWITCHES[name].map((value) => ({ [name]: value })),
  )
  for (const [i, rules] of houses.entries())
    for (let game = 0; game < 6; game++) walk(rules, 4 + ((i + game) % 9), 1000 * i + game, met)
  // Every sentence was met: none of them is left unchecked.
  expect([...met].toSorted()).toEqual(
    [...Object.keys(TRUTHS), ...Object.keys(SEEN), 'named', 'doorBars', 'exchangeComes'].toSorted(),
  )
})
