import { type AnyFact, type Seat, seatCountsOf, seatsOf } from '@selva/core'
import { describe, expect, it } from 'vitest'
import { type Claim, type Fact, stayAway } from '../src/index.ts'
import { ring, type TestTableOptions } from '../src/testing/index.ts'

const [A, B, C, D] = seatsOf(4) as [Seat, Seat, Seat, Seat]

const claim = (seat: number, claim: Claim): AnyFact => ({ kind: 'claimed', seat, claim }) as AnyFact

/** The counts that these facts add, from an arranged position. */
function counted(options: TestTableOptions, facts: readonly (Fact | AnyFact)[]) {
  const t = ring('ABCD', options)
  const counts = (log: readonly AnyFact[]) =>
    seatCountsOf(stayAway as never, t.state.setting, [{ n: 0, rulesVersion: stayAway.rulesVersion, facts: log }])
  const before = counts(t.facts)
  return counts([...t.facts, ...facts]).map((seat, i) =>
    Object.fromEntries(Object.entries(seat).filter(([what, n]) => n !== (before[i]?.[what] ?? 0))),
  )
}

const GIVEN: Fact = {
  kind: 'exchanged',
  ...{ from: A, to: B, givenOpen: false, takenOpen: false, given: 'whisky', taken: 'axe', ghosts: [] },
}
const HANDS = { step3: 'A', hands: { A: 'whisky×4', B: 'axe whisky×3' } }

describe('figures of Stay Away!', () => {
  it('a claim about oneself is a lie if the role is another one', () => {
    const lies = (seat: number, role: 'human' | 'thing') =>
      counted({ thing: 'D', infected: 'B' }, [claim(seat, { do: 'am', role })])[seat - 1]
    expect(lies(A, 'human')).toMatchObject({ claims: 1 })
    expect(lies(A, 'human')).not.toHaveProperty('lies')
    expect(lies(B, 'human')).toMatchObject({ claims: 1, lies: 1 })
    expect(lies(D, 'human')).toMatchObject({ lies: 1 })
    expect(lies(D, 'thing')).not.toHaveProperty('lies')
  })
  it('a claim about a card is a lie if it was never given, got or seen', () => {
    const after = (seat: number, said: Claim) => counted(HANDS, [GIVEN, claim(seat, said)])[seat - 1]
    for (const [seat, said] of [
      [A, { do: 'gave', card: 'whisky', whom: B }],
      [A, { do: 'got', card: 'axe', whom: B }],
      [B, { do: 'got', card: 'whisky', whom: A }],
      [B, { do: 'saw', card: 'whisky', whom: A }],
    ] as const)
      expect(after(seat, said)).toEqual({ claims: 1 })
    for (const [seat, said] of [
      [A, { do: 'gave', card: 'axe', whom: B }],
      [A, { do: 'gave', card: 'whisky', whom: C }],
      [B, { do: 'got', card: 'infected', whom: A }],
      [C, { do: 'saw', card: 'whisky', whom: A }],
    ] as const)
      expect(after(seat, said)).toEqual({ claims: 1, lies: 1 })
    // A claim is judged by what had happened when it was made.
    expect(counted(HANDS, [claim(A, { do: 'gave', card: 'whisky', whom: B }), GIVEN])[0]).toEqual({
      claims: 1,
      lies: 1,
    })
  })
  it('a hand that is shown was seen by all, one that is looked at by one', () => {
    const shown: Fact = { kind: 'handShown', seat: A, why: 'whisky', hand: ['whisky'] }
    const looked: Fact = { kind: 'handSeen', by: B, of: A, hand: ['whisky'], ghosts: [] }
    const said = (seat: number) => claim(seat, { do: 'saw', card: 'whisky', whom: A })
    expect(counted(HANDS, [shown, said(C)])[C - 1]).toEqual({ claims: 1 })
    expect(counted(HANDS, [looked, said(C)])[C - 1]).toEqual({ claims: 1, lies: 1 })
    expect(counted(HANDS, [looked, said(B)])[B - 1]).toEqual({ claims: 1 })
  })
  it('an accusation is a guess: neither a claim that counts nor a lie', () => {
    expect(counted({}, [claim(A, { do: 'is', whom: B, role: 'thing' })])[0]).toEqual({})
  })
  it('kills, infections and turns count for the player who did them', () => {
    const facts: readonly Fact[] = [
      { kind: 'turn', seat: B },
      { kind: 'infected', seat: B, by: D, last: B, ghosts: [] },
      { kind: 'eliminated', seat: C, by: A },
      { kind: 'eliminated', seat: B, by: 'none' },
    ]
    expect(counted({ thing: 'D' }, facts)).toEqual([
      { kills: 1 },
      { turns: 1, deaths: 1 },
      { deaths: 1 },
      { infections: 1 },
    ])
  })
})
