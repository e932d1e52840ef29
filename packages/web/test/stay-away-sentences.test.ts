import { elementAt, type Seat, seatsOf } from '@selva/core'
import { OFF_REASONS, ROLES, SHOWN_REASONS } from '@selva/stay-away'
import { expect, test } from 'vitest'
import { LANGUAGE_CODES } from '../src/client/language.ts'
import type { Player } from '../src/client/player.ts'
import { name, plainSentence } from '../src/client/rich-text.ts'
import type { Words } from '../src/stay-away/messages/en.ts'
import { sentence } from '../src/stay-away/sentence.ts'
import type { LogEvent } from '../src/stay-away/story-line.ts'
import { WORDS } from '../src/stay-away/words.ts'
import { compareStored } from './stored-sentences.ts'

/** Names that a language joins in its own way: Spanish writes “Ana e Inés”. */
const NAMES = ['Ana', 'Bruno', 'Inés'] as const
const [ana, bruno, ines] = [elementAt(seatsOf(3), 0), elementAt(seatsOf(3), 1), elementAt(seatsOf(3), 2)]

const player = (seat: Seat, me: Seat): Player => ({ name: name(elementAt(NAMES, seat - 1)), me: seat === me })

/** Events of a kind, with the readers who get that line. */
type Cases<K extends LogEvent['kind']> = readonly (readonly [
  event: LogEvent & { readonly kind: K },
  ...readers: readonly Seat[],
])[]

/** Readers of an event of one player, and of an event between Ana and Inés. */
const one = [ana, bruno] as const
const two = [ana, ines, bruno] as const
const mine = [ana] as const

/** Every kind of line: a new kind does not compile without its sentences. */
const EVENTS: { readonly [K in LogEvent['kind']]: Cases<K> } = {
  drew: [
    [{ kind: 'drew', seat: ana, card: 'infected', open: false }, ...mine],
    [{ kind: 'drew', seat: ana, card: 'infected', open: true }, ...one],
  ],
  kept: [[{ kind: 'kept', seat: ana, card: 'axe', open: true }, ...one]],
  panic: [[{ kind: 'panic', seat: ana, card: 'soThisIsTheParty' }, ...one]],
  skipped: [
    [{ kind: 'skipped', n: 1 }, ana],
    [{ kind: 'skipped', n: 2 }, ana],
  ],
  reshuffled: [[{ kind: 'reshuffled' }, ana]],
  turnedAround: [[{ kind: 'turnedAround' }, ana]],
  passed: [[{ kind: 'passed' }, ana]],
  discarded: [
    [{ kind: 'discarded', seat: ana, n: 1, cards: [], open: false }, ...one],
    [{ kind: 'discarded', seat: ana, n: 3, cards: [], open: false }, ...one],
    [{ kind: 'discarded', seat: ana, n: 1, cards: ['noBarbecue'], open: false }, ...mine],
    [{ kind: 'discarded', seat: ana, n: 3, cards: ['axe', 'whisky', 'whisky'], open: true }, ...one],
  ],
  topped: [
    [{ kind: 'topped', seat: ana, card: undefined, open: false }, ...one],
    [{ kind: 'topped', seat: ana, card: 'missed', open: true }, ...one],
  ],
  played: [
    [{ kind: 'played', seat: ana, card: 'whisky', at: 'none' }, ...one],
    [{ kind: 'played', seat: ana, card: 'axe', at: ana }, ...one],
    [{ kind: 'played', seat: ana, card: 'flamethrower', at: ines }, ...two],
    [{ kind: 'played', seat: ana, card: 'barredDoor', at: ines }, ...two],
  ],
  defended: [
    [{ kind: 'defended', seat: ana, card: 'noThanks' }, ...one],
    [{ kind: 'defended', seat: ana, card: 'scary' }, ...one],
  ],
  offered: [
    [{ kind: 'offered', from: ana, to: ines, card: undefined, open: false }, ...two],
    [{ kind: 'offered', from: ana, to: ines, card: 'infected', open: true }, ...two],
  ],
  offerSeen: [[{ kind: 'offerSeen', from: ines, card: 'infected' }, ana]],
  exchanged: [
    [{ kind: 'exchanged', from: ana, to: ines, gave: undefined, took: undefined }, ...two],
    [{ kind: 'exchanged', from: ana, to: ines, gave: 'axe', took: undefined }, ...two],
    [{ kind: 'exchanged', from: ana, to: ines, gave: 'axe', took: 'missed' }, ...two],
  ],
  got: [[{ kind: 'got', from: ines, gave: 'whisky', got: 'infected' }, ana]],
  off: OFF_REASONS.map((reason) => [{ kind: 'off', from: ana, to: ines, reason }, ines, ana]),
  redirected: [[{ kind: 'redirected', dodger: ana, to: ines }, ...two]],
  infected: [[{ kind: 'infected', seat: ana, by: ines }, ...two]],
  handSeen: [
    [{ kind: 'handSeen', by: ana, of: ines, hand: undefined }, ...two],
    [{ kind: 'handSeen', by: ana, of: ines, hand: ['infected', 'axe', 'whisky', 'whisky'] }, ana, ines],
  ],
  cardSeen: [
    [{ kind: 'cardSeen', by: ana, of: ines, card: undefined }, ...two],
    [{ kind: 'cardSeen', by: ana, of: ines, card: 'infected' }, ana, ines],
  ],
  handShown: SHOWN_REASONS.map((why) => [
    {
      kind: 'handShown',
      seat: ana,
      why,
      hand: why === 'superinfection' ? ['infected', 'infected', 'infected', 'infected'] : ['axe', 'missed'],
    },
    ...one,
  ]),
  revealed: [
    [{ kind: 'revealed', seat: ana, what: 'infected' }, ...one],
    [{ kind: 'revealed', seat: ana, what: 'nothing' }, ...one],
  ],
  eliminated: [
    [{ kind: 'eliminated', seat: ines, by: ana }, ...two],
    [{ kind: 'eliminated', seat: ana, by: 'none' }, ...one],
  ],
  swapped: [[{ kind: 'swapped', a: ana, b: ines }, ...two]],
  doorGone: [[{ kind: 'doorGone', a: ana, b: ines }, ...two]],
  free: [[{ kind: 'free', seat: ana }, ...one]],
  standing: [
    [{ kind: 'standing', seat: ana, on: true }, ...one],
    [{ kind: 'standing', seat: ana, on: false }, ...one],
  ],
  claimed: [
    [{ kind: 'claimed', seat: ana, claim: { do: 'gave', card: 'infected', whom: ines } }, ...two],
    [{ kind: 'claimed', seat: ana, claim: { do: 'got', card: 'axe', whom: ines } }, ...two],
    [{ kind: 'claimed', seat: ana, claim: { do: 'saw', card: 'missed', whom: ines } }, ...two],
    ...ROLES.flatMap(
      (role): Cases<'claimed'> => [
        [{ kind: 'claimed', seat: ana, claim: { do: 'is', whom: ines, role } }, ...two],
        [{ kind: 'claimed', seat: ana, claim: { do: 'am', role } }, ...one],
      ],
    ),
  ],
  // The sentences of the table itself are stored with those of the hall.
  table: [],
  declared: [[{ kind: 'declared', seat: ana }, ...one]],
  over: [[{ kind: 'over', reason: 'infection' }, ana]],
}

/** Sentences with players in them that are no lines of the log, each for every reader. */
function others(words: Words, me: Seat): readonly string[] {
  const { header, wait, ring, end, roles, log } = words
  const [a, b] = [player(ana, me), player(ines, me)]
  const { act, keep, fire, move, side, pick, forget, blind, reveal } = wait
  return [
    log.turn(3, a),
    header.other(a),
    ...[act, keep, fire, move, side, pick, forget, blind, reveal].map((told) => told(a)),
    wait.offer(a, b),
    wait.answer(a, b),
    ring.door(a, b),
    end.thingEliminated(a),
    end.thingEliminatedNobody(a),
    end.wrongDeclaration(a),
    end.thingAlone(a),
    end.infection(a),
    end.infectionAlone(a),
    end.lastLoses(a),
    end.dealt(a),
    end.infects(a, b),
    end.begun(a),
    end.burns(a, b, roles.infected),
    end.falls(a, roles.human),
    end.declares(a),
  ]
}

/** A possessive that was glued: “the hand of you”. Italian plays a card “su di te”. */
const POSSESSIVES = /\bof you\b|\bde ti\b|(?<!su )\bdi te\b/

const readerOf = (me: Seat): string => elementAt(NAMES, me - 1)

test('every sentence about players is whole, for each of its readers', async () => {
  const pages: string[] = []
  for (const code of LANGUAGE_CODES) {
    const words = await WORDS[code]()
    const told = (event: LogEvent, me: Seat): string =>
      plainSentence(
        sentence({ ...event, number: 0, turn: 1, active: ana, secret: false }, words, {
          player: (seat) => player(seat, me),
          card: (kind) => words.cards[kind].name,
        }),
      )
    const lines = Object.entries(EVENTS).flatMap(([kind, cases]) =>
      cases.flatMap(([event, ...readers]) => readers.map((me) => `${kind}, to ${readerOf(me)} | ${told(event, me)}`)),
    )
    const more = [ana, ines, bruno].flatMap((me) =>
      others(words, me).map((text) => `to ${readerOf(me)} | ${plainSentence(text)}`),
    )
    pages.push(`== ${code}`, ...lines, ...more, '')
  }
  const text = pages.join('\n')
  expect(text.split('\n').filter((line) => POSSESSIVES.test(line))).toEqual([])
  compareStored('stay-away.txt', text)
})
