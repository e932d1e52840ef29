import { elementAt, type Seat, seatsOf } from '@selva/core'
import { type Sector, sectorNamed, zones } from '@selva/escape'
import { describe, expect, test } from 'vitest'
import { LANGUAGE_CODES } from '../src/client/language.ts'
import type { Player } from '../src/client/player.ts'
import { name, plainSentence } from '../src/client/rich-text.ts'
import { doerOf, tellingLines } from '../src/escape/log/turn-gist.ts'
import { en } from '../src/escape/messages/en.ts'
import { es } from '../src/escape/messages/es.ts'
import { it } from '../src/escape/messages/it.ts'
import { pt } from '../src/escape/messages/pt.ts'
import { sentence } from '../src/escape/sentence.ts'
import type { LogEvent as EscapeEvent } from '../src/escape/story-line.ts'
import { firstSentence, gist } from '../src/log/gist.ts'
import { turnsOf } from '../src/log/turns.ts'
import { LOG_WORDS } from '../src/log/words.ts'
import { aboutPlayer } from '../src/stay-away/log/about.ts'
import { clausesOf } from '../src/stay-away/log/turn-gist.ts'
import { STORY_WORDS } from '../src/stay-away/log/words.ts'
import type { LogEvent, LogLine } from '../src/stay-away/story-line.ts'
import { WORDS } from '../src/stay-away/words.ts'
import { compareStored } from './stored-sentences.ts'

const NAMES = ['Ana', 'Bruno', 'Inés'] as const
const [ana, bruno, ines] = [elementAt(seatsOf(3), 0), elementAt(seatsOf(3), 1), elementAt(seatsOf(3), 2)]
const player = (seat: Seat, me: Seat | undefined): Player => ({
  name: name(elementAt(NAMES, seat - 1)),
  me: seat === me,
})

/** Turns of Bruno in Stay Away!. */
const TURNS: readonly (readonly LogEvent[])[] = [
  [
    { kind: 'played', seat: bruno, card: 'suspicion', at: ana },
    { kind: 'cardSeen', by: bruno, of: ana, card: 'axe' },
    { kind: 'offered', from: bruno, to: ines, card: undefined, open: false },
    { kind: 'exchanged', from: bruno, to: ines, gave: undefined, took: undefined },
  ],
  [
    { kind: 'discarded', seat: bruno, n: 1, cards: [], open: false },
    { kind: 'offered', from: bruno, to: ana, card: undefined, open: false },
    { kind: 'defended', seat: ana, card: 'noThanks' },
    { kind: 'off', from: bruno, to: ana, reason: 'refused' },
  ],
  [
    { kind: 'played', seat: bruno, card: 'flamethrower', at: ines },
    { kind: 'defended', seat: ines, card: 'noBarbecue' },
    { kind: 'off', from: bruno, to: ines, reason: 'door' },
  ],
  [
    { kind: 'played', seat: bruno, card: 'flamethrower', at: ines },
    { kind: 'eliminated', seat: ines, by: bruno },
    { kind: 'exchanged', from: bruno, to: ana, gave: undefined, took: undefined },
  ],
  [
    { kind: 'panic', seat: bruno, card: 'soThisIsTheParty' },
    { kind: 'swapped', a: ana, b: ines },
    { kind: 'exchanged', from: bruno, to: ines, gave: undefined, took: undefined },
  ],
  [
    { kind: 'played', seat: bruno, card: 'whisky', at: 'none' },
    { kind: 'handShown', seat: bruno, why: 'whisky', hand: ['axe', 'missed'] },
    { kind: 'offered', from: bruno, to: ines, card: undefined, open: false },
  ],
  [
    { kind: 'discarded', seat: bruno, n: 1, cards: [], open: false },
    { kind: 'redirected', dodger: ines, to: ana },
    { kind: 'exchanged', from: bruno, to: ana, gave: undefined, took: undefined },
  ],
]
const linesOf = (events: readonly LogEvent[]): readonly LogLine[] =>
  events.map((event, number) => ({ ...event, number, turn: 7, active: bruno, secret: false }))

const at = (text: string): Sector => {
  const sector = sectorNamed(text)
  if (sector === undefined) throw new Error(text)
  return sector
}
/** Turns of Bruno in Escape. */
const ESCAPE_TURNS: readonly (readonly EscapeEvent[])[] = [
  [{ kind: 'noise', seat: bruno, sector: at('R05') }],
  [
    { kind: 'used', seat: bruno, item: 'adrenaline' },
    { kind: 'silence', seat: bruno },
  ],
  [
    { kind: 'movedTo', seat: bruno, sector: at('R05') },
    { kind: 'drew', seat: bruno, card: 'any' },
    { kind: 'noise', seat: bruno, sector: at('K03') },
  ],
  [
    { kind: 'attack', seat: bruno, sector: at('R05') },
    { kind: 'killed', seat: ana, by: bruno, sector: at('R05'), side: 'human' },
    { kind: 'shown', seat: ana, character: 'captain' },
  ],
  [{ kind: 'attack', seat: bruno, sector: at('R05') }, { kind: 'missed' }],
  [
    { kind: 'hatchReached', seat: bruno, hatch: 2 },
    { kind: 'hatchCard', colour: 'red' },
    { kind: 'hatchClosed', hatch: 2, reason: 'damaged' },
  ],
  [
    { kind: 'hatchReached', seat: bruno, hatch: 2 },
    { kind: 'hatchCard', colour: 'green' },
    { kind: 'escaped', seat: bruno, hatch: 2 },
  ],
]
const zone = zones.find(({ id }) => id === 'galilei')
if (zone === undefined) throw new Error('no zone')
const galilei = zone

test('a turn in one sentence, for its player and for others, in four languages', async () => {
  const texts: string[] = []
  const escapeWords = { en, it, es, pt }
  for (const events of TURNS)
    for (const code of LANGUAGE_CODES) {
      const [game, story, words] = await Promise.all([WORDS[code](), STORY_WORDS[code](), LOG_WORDS[code]()])
      for (const me of [bruno, ana, undefined]) {
        const callings = {
          player: (seat: Seat) => player(seat, me),
          card: (kind: keyof typeof game.cards) => game.cards[kind].name,
        }
        texts.push(`${code}\t${plainSentence(gist(clausesOf(linesOf(events), { game, story, callings }), words))}`)
      }
    }
  // A move is only in the log of its own player.
  for (const events of ESCAPE_TURNS)
    for (const code of LANGUAGE_CODES)
      for (const me of events.some(({ kind }) => kind === 'movedTo') ? [bruno] : [bruno, ana]) {
        const words = await LOG_WORDS[code]()
        const lines = events.map((event) => ({ ...event, round: 3, turn: 7, active: bruno }))
        const parts = tellingLines(lines).map((line) => ({
          text: sentence(line, escapeWords[code], (seat) => player(seat, me), galilei),
          seat: doerOf(line),
        }))
        texts.push(`${code}\t${plainSentence(gist(parts, words))}`)
      }
  compareStored('log.txt', texts.join('\n'))
})

describe('a sentence', () => {
  test('ends at its first full stop, but not in a name or in the name of a card', () => {
    expect(firstSentence('You drew “x”. Only you can see it.')).toBe('You drew “x”')
    const text = `${name('Dr. No')} left`
    expect(firstSentence(text)).toBe(text)
  })
})

test('turns come newest first, and read downwards; what belongs to no turn stands apart', () => {
  const lines = [
    { turn: 1, text: 'a' },
    { turn: 1, text: 'said', apart: true },
    { turn: 1, text: 'b' },
    { turn: 2, text: 'c' },
  ]
  const turns = turnsOf(lines, (line) => ({ turn: line.turn, n: line.turn, seat: ana, apart: line.apart === true }))
  expect(turns.map((turn) => turn.lines.map(({ text }) => text))).toEqual([['c'], ['said'], ['a', 'b']])
})

test('a dossier holds what everyone saw, what I saw and what was said, each apart', () => {
  const lines: readonly LogLine[] = [
    ...linesOf([
      { kind: 'exchanged', from: bruno, to: ines, gave: undefined, took: undefined },
      { kind: 'claimed', seat: ines, claim: { do: 'am', role: 'human' } },
      { kind: 'claimed', seat: bruno, claim: { do: 'gave', card: 'axe', whom: ana } },
      { kind: 'discarded', seat: ines, n: 1, cards: [], open: false },
    ]),
    { kind: 'got', from: bruno, gave: 'axe', got: 'missed', number: 9, turn: 8, active: ana, secret: true },
  ]
  const { everyone, said, mine } = aboutPlayer(lines, bruno)
  expect(everyone.map(({ kind }) => kind)).toEqual(['exchanged'])
  expect(mine.map(({ kind }) => kind)).toEqual(['got'])
  expect(said.map(({ nth }) => nth)).toEqual([1])
})
