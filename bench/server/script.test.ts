import { type AnyChoice, fastChance, isRefusal, open, play, refusalOf, type Seat, seededChance } from '@selva/core'
import { describe, expect, test } from 'vitest'
import type { Deal, Played } from './peer.ts'
import { GAMES, type ScriptedChoice, scriptFrom, scriptOfBare } from './script.ts'

const SECRET = '5e'.repeat(32)
const HEAD = 8

/** The message in a frame of the load, as a server reads it. */
function messageIn({ frame }: ScriptedChoice): {
  readonly id: string
  readonly step: string
  readonly choice: AnyChoice
} {
  const text = Buffer.from(frame.subarray(HEAD))
  for (let i = 0; i < text.length; i++) text[i] = (text[i] ?? 0) ^ (frame[4 + (i % 4)] ?? 0)
  return JSON.parse(text.toString())
}

/** A table as a server has dealt it, with a batch after the deal that is no choice; and the state it plays on. */
function dealt(played: Played) {
  const { game, setting: draft } = GAMES[played]
  const setting: unknown = game.setting(draft)
  if (isRefusal(setting)) throw new Error('no setting')
  const seed = Buffer.from(SECRET, 'hex')
  const { state, facts } = open(game, setting, seededChance(seed, '0'))
  const rulesVersion = 1
  const batches = [
    { n: 0, rulesVersion, facts },
    { n: 1, rulesVersion, facts: [{ kind: 'sat', seat: 1, by: 'person', name: '' }] },
  ]
  const deal: Deal = { table: 'T', secret: SECRET, batches: batches.map((batch) => JSON.stringify(batch)) }
  return { game, state, deal, chance: (n: number) => seededChance(seed, String(n)) }
}

describe('a script', () => {
  test.each(['toy', 'escape'] as const)('of %s holds only choices that the server takes, to the end', (played) => {
    const { game, state, deal, chance } = dealt(played)
    const script = scriptFrom(played, deal, 400)
    expect(script).toHaveLength(400)
    const ids = new Set<string>()
    for (const [i, made] of script.entries()) {
      const { id, step, choice } = messageIn(made)
      expect(refusalOf(game, state, made.seat, step, choice), `choice ${i}`).toBeUndefined()
      play(game, state, made.seat, choice, chance(i + 2))
      ids.add(id)
    }
    expect(ids.size).toBe(400)
  })

  test('of Escape ends with its game', () => {
    const script = scriptFrom('escape', dealt('escape').deal, 5000)
    expect(script.length).toBeGreaterThan(200)
    expect(script.length).toBeLessThan(5000)
  })

  test('of the bare server is one that it takes', () => {
    const { game, setting } = GAMES.toy
    const { state } = open(game, setting, fastChance(1))
    for (const made of scriptOfBare(100)) {
      const { step, choice } = messageIn(made)
      expect(refusalOf(game, state, made.seat as Seat, step, choice)).toBeUndefined()
      play(game, state, made.seat, choice, fastChance(2))
    }
  })
})
