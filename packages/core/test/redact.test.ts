import { describe, expect, it } from 'vitest'
import {
  EVERYTHING,
  everyone,
  nobody,
  only,
  openIf,
  redactor,
  type Seat,
  SPECTATORS,
  seatsOf,
  type Visibility,
} from '../src/index.ts'

type Fact =
  | { readonly kind: 'gave'; readonly seat: Seat; readonly to: Seat; readonly card: string }
  | { readonly kind: 'drawn'; readonly seat: Seat; readonly open: boolean; readonly card: string }
  | { readonly kind: 'infected'; readonly seat: Seat; readonly deep: { readonly how: string } }
  | { readonly kind: 'met'; readonly who: readonly Seat[]; readonly word: string; readonly said: string }
  | { readonly kind: 'stacked'; readonly next: readonly number[] }

const visibility = {
  gave: { seat: everyone, to: everyone, card: only('seat', 'to') },
  drawn: { seat: everyone, open: everyone, card: openIf('open', 'seat') },
  infected: { exists: only('seat'), seat: everyone, deep: everyone },
  met: { who: everyone, word: only('who'), said: everyone },
  stacked: { next: nobody },
} as const satisfies Visibility<Fact>

const r = redactor(visibility)
const [ana, bob, cleo] = seatsOf(3) as readonly [Seat, Seat, Seat]
const gave: Fact = { kind: 'gave', seat: ana, to: bob, card: 'axe' }

describe('redact', () => {
  it('shows a field to the seats it names and to no other', () => {
    expect(r.redact(gave, ana)).toEqual(gave)
    expect(r.redact(gave, bob)).toEqual(gave)
    expect(r.redact(gave, cleo)).toEqual({ kind: 'gave', seat: ana, to: bob })
    expect(r.redact(gave, SPECTATORS)).toEqual({ kind: 'gave', seat: ana, to: bob })
  })
  it('opens a field to everyone when its flag says so', () => {
    const drawn = (open: boolean): Fact => ({ kind: 'drawn', seat: ana, open, card: 'axe' })
    expect(r.redact(drawn(true), cleo)).toEqual(drawn(true))
    expect(r.redact(drawn(false), cleo)).not.toHaveProperty('card')
  })
  it('hides a whole fact', () => {
    const infected: Fact = { kind: 'infected', seat: bob, deep: { how: 'touch' } }
    expect(r.redact(infected, ana)).toBeUndefined()
    expect(r.redact(infected, bob)).toEqual(infected)
    expect(r.text(infected, ana)).toBe('')
  })
  it('reads lists of seats', () => {
    const met: Fact = { kind: 'met', who: [ana, cleo], word: 'moss', said: 'hello' }
    expect(r.redact(met, cleo)).toEqual(met)
    expect(r.redact(met, bob)).not.toHaveProperty('word')
    expect(r.seatsSeeingMore(met)).toBe((1 << ana) | (1 << cleo))
  })
  it('builds from nothing: what nobody declared is seen by nobody', () => {
    const more = { ...gave, undeclared: 'secret' }
    expect(r.redact(more, ana)).not.toHaveProperty('undeclared')
    expect(r.text(more, ana)).not.toContain('secret')
  })
  it('opens everything at the end', () => {
    const stacked: Fact = { kind: 'stacked', next: [1, 2] }
    expect(r.redact(stacked, ana)).toEqual({ kind: 'stacked' })
    expect(r.redact(stacked, EVERYTHING)).toEqual(stacked)
  })
  it('travels by position, unknown fields as gaps', () => {
    expect(r.text(gave, cleo)).toBe('["gave",1,2]')
    const met: Fact = { kind: 'met', who: [ana], word: 'moss', said: 'hi' }
    expect(r.text(met, bob)).toBe('["met",[1],null,"hi"]')
    for (const audience of [ana, bob, SPECTATORS] as const)
      expect(r.read(JSON.parse(r.text(met, audience)))).toEqual(r.redact(met, audience))
  })
  it('knows only its own kinds', () => {
    expect(() => r.redact({ kind: 'gossip' }, ana)).toThrow('gossip')
    expect(() => r.read(['gossip'])).toThrow('gossip')
  })
})
