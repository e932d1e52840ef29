import {
  type AnyFact,
  fastChance,
  fold,
  isRefusal,
  open,
  play,
  type Seat,
  SPECTATORS,
  seatsOf,
  seenBy,
} from '@selva/core'
import { choose } from '@selva/core/testing'
import { type EscapeShape, escape, escapeTableGame, type FullState, type PartialState, playerAt } from '@selva/escape'
import { beforeAll, describe, expect, test } from 'vitest'
import { revealOrder, revealWaits } from '../src/escape/end/reveal.ts'
import { en } from '../src/escape/messages/en.ts'
import type { EscapeModel } from '../src/escape/model.ts'
import { filmOf } from '../src/escape/moments/films.tsx'
import { loadEscapeMomentWords } from '../src/escape/moments/words.ts'
import type { Film } from '../src/moments/film.ts'
import { loadMomentWords } from '../src/moments/words.ts'
import type { Frame } from '../src/table/live-ports.ts'

beforeAll(async () => {
  await Promise.all([loadMomentWords(), loadEscapeMomentWords()])
})

/** Plays a random game to its end, and looks at every batch of it. */
function walk(options: object, seed: number, look: (batch: readonly AnyFact[], state: FullState) => void): FullState {
  const setting = escape.setting(options)
  if (isRefusal(setting)) throw new Error(setting.refused)
  const chance = fastChance(seed)
  let { state, facts } = open<EscapeShape>(escape, setting, chance)
  look(facts, state)
  while (!escape.over(state)) {
    const { seat, choice } = choose<EscapeShape>(escape, state, chance, () => 1)
    state = escape.clone(state) as FullState
    facts = play<EscapeShape>(escape, state, seat, choice, chance)
    look(facts, state)
  }
  return state
}

describe('the end', () => {
  test('turns over one card a player, humans before aliens and winners first, in a time that follows from their number', () => {
    for (let seats = 2; seats <= 16; seats++) {
      const state = walk({ zone: 'galilei', preset: 'basic', seats }, seats, () => {}) as never as PartialState
      const order = revealOrder(state)
      expect(order.toSorted((a, b) => a - b)).toEqual(Array.from({ length: seats }, (_, i) => i + 1))
      const winners = state.end === 'running' ? [] : state.end.winners
      const kinds = order.map(
        (seat: Seat) => `${playerAt(state, seat).side === 'human' ? 1 : 2}${winners.includes(seat) ? 'a' : 'b'}`,
      )
      expect(kinds).toEqual(kinds.toSorted())
      expect(revealWaits(seats).length).toBe(seats + 1)
      expect(revealWaits(seats).reduce((sum, ms) => sum + ms)).toBe(1200 + 420 * (seats - 1) + 1500)
    }
  })
})

type Audience = Seat | typeof SPECTATORS

/** The films of a reader: each batch as they see it, after the ones before. */
function reader(audience: Audience, setting: PartialState['setting']) {
  const state = escapeTableGame.start(setting)
  const nameAt = (seat: Seat): string => `P${seat}`
  const me = audience === SPECTATORS ? undefined : audience
  const forbidden = (): never => {
    throw new Error('a film sends nothing')
  }
  const model = {
    live: {
      state: () => state,
      seat: () => me,
      over: () => false,
      choose: forbidden,
      tell: forbidden,
      claim: forbidden,
    },
    words: () => en,
    nameAt,
    player: (seat: Seat) => ({ name: nameAt(seat), me: seat === me }),
  } as unknown as EscapeModel
  const read = (batch: readonly AnyFact[]): { readonly frame: Frame<EscapeShape>; readonly film: Film | undefined } => {
    const frame = seenBy(escape.redactor, batch, audience) as unknown as Frame<EscapeShape>
    const film = filmOf(model, frame)
    for (const fact of frame) fold(escapeTableGame, state, fact)
    return { frame, film }
  }
  return { model, read }
}

const lengthsOf = (film: Film | undefined) => [film?.lead?.ms ?? 0, film?.result?.ms ?? 0]

describe('films', () => {
  test('last as long for everyone, and by the public kind of what happens alone', () => {
    const seats = 6
    const attacks = new Set<string>()
    const outcomes = new Set<string>()
    for (let seed = 0; seed < 60; seed++) {
      const draft = escape.setting({ zone: 'galilei', preset: 'advanced', seats })
      if (isRefusal(draft)) throw new Error(draft.refused)
      const audiences: readonly Audience[] = [SPECTATORS, ...seatsOf(seats)]
      const readers = audiences.map((audience) => reader(audience, draft as PartialState['setting']).read)
      walk({ zone: 'galilei', preset: 'advanced', seats }, seed, (batch) => {
        const seen = readers.map((read) => read(batch))
        const kinds = new Set(seen[0]?.frame.map(({ kind }) => kind))
        const lengths = seen.map(({ film }) => lengthsOf(film).join('+'))
        if (!kinds.has('attack')) {
          // Only the player who makes a noise need not listen to it.
          expect(new Set(lengths.filter((one) => one !== '0+0')).size).toBeLessThanOrEqual(1)
          return
        }
        for (const one of lengths) attacks.add(one)
        outcomes.add(['killed', 'defended', 'missed'].filter((one) => kinds.has(one as never)).join())
      })
    }
    expect(attacks).toEqual(new Set(['900+1400']))
    // The attacks did come out differently.
    expect(outcomes.size).toBeGreaterThan(1)
  })

  test('of a hatch last as long and look alike, green or red, for the player who leaves and for others', () => {
    const draft = escape.setting({ zone: 'galilei', preset: 'basic', seats: 4 })
    if (isRefusal(draft)) throw new Error(draft.refused)
    const [seat] = seatsOf(4)
    if (seat === undefined) throw new Error('four seats')
    const ways = [
      [
        { kind: 'hatchCard', colour: 'green' },
        { kind: 'escaped', seat, hatch: 2 },
        { kind: 'hatchClosed', hatch: 2, reason: 'used' },
      ],
      [
        { kind: 'hatchCard', colour: 'red' },
        { kind: 'hatchClosed', hatch: 2, reason: 'damaged' },
      ],
    ]
    const audiences: readonly Audience[] = [SPECTATORS, ...seatsOf(4)]
    for (const audience of audiences) {
      const films = ways.map((came) => {
        const { model } = reader(audience, draft as PartialState['setting'])
        return filmOf(model, [{ kind: 'hatchReached', seat, hatch: 2, cards: 1 }, ...came] as never)
      })
      expect(films.map(lengthsOf)).toEqual([
        [1000, 1500],
        [1000, 1500],
      ])
      expect(films.map((film) => [film?.lead?.scene?.tone, film?.lead?.scene?.lines.join()])).toEqual([
        ['plain', films[0]?.lead?.scene?.lines.join()],
        ['plain', films[0]?.lead?.scene?.lines.join()],
      ])
      expect(films.map((film) => film?.result?.scene?.form)).toEqual(['plate', 'plate'])
    }
  })

  test('of an attack look alike until its outcome is open', () => {
    const leads = new Set<string>()
    let attacks = 0
    for (let seed = 0; seed < 10; seed++) {
      const draft = escape.setting({ zone: 'galilei', preset: 'basic', seats: 6 })
      if (isRefusal(draft)) throw new Error(draft.refused)
      const { read } = reader(SPECTATORS, draft as PartialState['setting'])
      walk({ zone: 'galilei', preset: 'basic', seats: 6 }, seed, (batch) => {
        const { frame, film } = read(batch)
        const attack = frame.find(({ kind }) => kind === 'attack')
        if (attack === undefined || film?.lead?.scene === undefined) return
        attacks++
        const { icon, tone, form = '', lines } = film.lead.scene
        leads.add([icon, tone, form, lines.length].join())
      })
    }
    expect(attacks).toBeGreaterThan(5)
    expect(leads).toEqual(new Set(['attack,signal,,2']))
  })
})
