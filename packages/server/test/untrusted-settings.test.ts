import { type Game, isRefusal } from '@selva/core'
import { toy } from '@selva/core/toy'
import { escape } from '@selva/escape'
import { visit } from '@selva/server/testing'
import { stayAway } from '@selva/stay-away'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { serve } from './serve.ts'

/** Values that break programs which trust their input. */
const NASTY: readonly string[] = [
  '{"toString":1}',
  '{"toString":null,"valueOf":null}',
  '[{"toString":1}]',
  '{"length":3,"0":1}',
  '{"__proto__":{"seats":4}}',
  '{"constructor":{"prototype":1}}',
  '"__proto__"',
  '"constructor"',
  '["__proto__"]',
  'null',
  '1e308',
  '-0',
  '9007199254740993',
  `${'['.repeat(500)}${']'.repeat(500)}`,
  `${'{"a":'.repeat(500)}1${'}'.repeat(500)}`,
]
const wild = fc.oneof(
  fc.constantFrom(...NASTY).map((text): unknown => JSON.parse(text)),
  fc.jsonValue(),
)

type Path = readonly (string | number)[]
function pathsIn(value: unknown, here: Path = []): readonly Path[] {
  if (typeof value !== 'object' || value === null) return [here]
  return [here, ...Object.entries(value).flatMap(([key, field]) => pathsIn(field, [...here, key]))]
}
function withAt(value: unknown, [key, ...rest]: Path, other: unknown): unknown {
  if (key === undefined) return other
  const fields = typeof value === 'object' && value !== null ? value : {}
  const changed = { ...fields, [key]: withAt((fields as { [k: string]: unknown })[key], rest, other) }
  return Array.isArray(value) ? Object.values(changed) : changed
}
/** A right value with anything in one or two of its places. */
const nearly = (right: readonly unknown[]): fc.Arbitrary<unknown> =>
  right.length === 0
    ? wild
    : fc
        .constantFrom(...right)
        .chain((value) =>
          fc
            .array(fc.tuple(fc.constantFrom(...pathsIn(value)), wild), { minLength: 1, maxLength: 2 })
            .map((changes) => changes.reduce((now, [path, other]) => withAt(now, path, other), value)),
        )

type Case = { readonly game: Game; readonly drafts: readonly object[]; readonly arrangements: readonly object[] }
const CASES: { readonly [name: string]: Case } = {
  toy: { game: toy as unknown as Game, drafts: [{ seats: 3, rounds: 2 }], arrangements: [] },
  escape: {
    game: escape as unknown as Game,
    drafts: [
      { zone: 'galilei', preset: 'basic', seats: 4 },
      {
        zone: 'galilei',
        preset: 'advanced',
        seats: 4,
        codes: ['A.1', { code: 'A.4', barred: 'both' }, { code: 'C.6', hatches: [1, 2] }, { code: 'E.3', n: 2 }],
        switches: { rounds: 20, alienTransit: 'never' },
        decks: { dangers: { silence: 3 }, items: { attack: 1 } },
        zones: [],
      },
    ],
    arrangements: [
      {
        players: [
          { character: 'captain', at: 'D09', hand: [], kills: 0, fed: false, home: 'L08' },
          { character: 'alien1', at: 'L05', escaped: 0 },
          { character: 'pilot', at: 'A02', returns: { at: 'A02', side: 'human' } },
          { character: 'alien2', at: 'E05' },
        ],
        turn: 1,
        first: 1,
        round: 9,
        step: 'before',
        from: 'D09',
        card: 'any',
        effects: ['adrenaline'],
        next: ['any'],
        discards: ['silence'],
        nextItems: [],
        itemDiscards: 'all',
        hatches: { 1: 'used' },
      },
    ],
  },
  'stay-away': {
    game: stayAway as unknown as Game,
    drafts: [{ seats: 4, first: 2, rules: {}, cards: { axe: 3, whisky: 2 } }],
    arrangements: [
      {
        players: [
          { role: 'thing', hand: ['theThing', 'infected', 'suspicion', 'suspicion'] },
          { role: 'infected', hand: ['infected', 'resolute', 'resolute', 'axe'], place: 1, quarantine: 0 },
          { hand: ['whisky', 'seduction', 'seduction', 'missed'], eliminated: false },
          { hand: ['flamethrower', 'flamethrower', 'noThanks', 'noBarbecue'] },
        ],
        doors: [2],
        deck: ['forgetful'],
        discards: ['suspicion'],
        active: 3,
        step: 'start',
        direction: 'clockwise',
        offered: 'infected',
        standing: true,
        shuffle: 'a',
      },
    ],
  },
}

describe.each(Object.entries(CASES))('%s', (_, { game, drafts, arrangements }) => {
  test('L1: any wish for a setting is a setting or refused in words, and nothing is thrown', () => {
    let accepted = 0
    fc.assert(
      fc.property(fc.oneof({ arbitrary: nearly(drafts), weight: 9 }, wild), (draft) => {
        for (const read of [game.setting, game.fromFile]) {
          const setting = read(draft)
          if (isRefusal(setting)) expect(setting.about).toBeTypeOf('string')
          else {
            expect(game.seats(setting)).toBeGreaterThan(1)
            accepted++
          }
        }
      }),
      { numRuns: 3000 },
    )
    // Were everything refused, the readers of what is right would not have been reached.
    expect(accepted).toBeGreaterThan(0)
  })

  test('L1: any description of a position is an opening or refused in words, and nothing is thrown', () => {
    const setting = game.setting(drafts[0])
    if (isRefusal(setting)) throw new Error(setting.refused)
    for (const right of arrangements) expect(game.arrange(setting, right)).toBeInstanceOf(Array)
    fc.assert(
      fc.property(fc.oneof({ arbitrary: nearly(arrangements), weight: 9 }, wild), (description) => {
        const facts = game.arrange(setting, description)
        expect(isRefusal(facts) || Array.isArray(facts)).toBe(true)
      }),
      { numRuns: 2000 },
    )
  })
})

test('L1: a setting whose parts are no texts is refused with a reason, and nothing fails', async () => {
  const server = await serve()
  const ana = await visit(server.url)
  const odd = { toString: 1 }
  const escapeDraft = { zone: 'galilei', preset: 'advanced', seats: 4 }
  const drafts: readonly (readonly [string, object, string])[] = [
    ['escape', { ...escapeDraft, preset: odd }, 'preset'],
    ['escape', { ...escapeDraft, zone: odd }, 'zone'],
    ['escape', { ...escapeDraft, codes: odd }, 'code'],
    ['escape', { ...escapeDraft, codes: [odd] }, 'code'],
    ['escape', { ...escapeDraft, codes: [{ code: odd }] }, 'code'],
    ['escape', { ...escapeDraft, switches: [odd] }, 'switch'],
    ['escape', { ...escapeDraft, decks: [odd] }, 'deck'],
    ['escape', { ...escapeDraft, decks: { dangers: [odd] } }, 'deck'],
    ['stay-away', { seats: 4, rules: [odd] }, 'rules'],
    ['stay-away', { seats: 4, cards: [odd] }, 'cards'],
    ['stay-away', { seats: 4, first: odd }, 'first'],
  ]
  for (const [game, setting, about] of drafts)
    expect(await ana.post('/api/tables', { game, setting, listed: false, playNow: false })).toEqual({
      status: 400,
      body: { refused: 'setting', about },
    })
})
