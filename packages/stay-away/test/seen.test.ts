import { fastChance, isRefusal, open, play, type Seat, SPECTATORS, seatsOf, seenBy } from '@selva/core'
import { type ChoiceRarity, choose } from '@selva/core/testing'
import { describe, expect, it } from 'vitest'
import {
  type Choice,
  openOffer,
  type PartialState,
  SEEN,
  type Seen,
  type StayAwayShape,
  SWITCHES,
  seenOf,
  stayAway,
} from '../src/index.ts'
import { ring } from '../src/testing/index.ts'

const level = process.env['SELVA_TEST'] ?? 'quick'
const more = level === 'quick' ? 1 : level === 'full' ? 6 : 40
/** A watchdog that grows with the level. */
const patience = { timeout: 180_000 * more }
const seldom: ChoiceRarity<StayAwayShape> = ({ do: what }) => (what === 'declare' ? 60 : what === 'order' ? 8 : 1)
const otherWay = Object.fromEntries(Object.entries(SWITCHES).map(([name, values]) => [name, values.at(-1)]))

type Fields = { readonly kind: string; readonly [name: string]: unknown }

/** Which cards of its own a watcher saw the seat show, give, keep or throw away by these facts. */
function shownBy(facts: readonly Fields[], seat: Seat, card: unknown): boolean {
  return facts.some(
    (fact) =>
      ((fact.kind === 'discarded' || fact.kind === 'topped' || fact.kind === 'kept') &&
        fact['seat'] === seat &&
        fact['card'] !== undefined) ||
      (fact.kind === 'offered' && fact['card'] === card) ||
      (fact.kind === 'exchanged' && fact['to'] === seat && fact['taken'] === card),
  )
}

/** The choices whose card lies open or not, by what was said of them before. */
const OPEN: { readonly [S in Seen]?: boolean } = {
  discard: false,
  discardOpen: true,
  keep: false,
  keepOpen: true,
  forget: false,
  forgetOpen: true,
  offer: false,
  give: false,
  blind: false,
  pass: false,
}

describe('the answer what others will see', () => {
  it('VIS-11, VIS-14, VIS-20, QUA-2: is true of every choice in random games', patience, () => {
    const met = new Set<Seen>()
    for (let g = 0; g < 60 * more; g++) {
      const setting = stayAway.setting({ seats: 4 + (g % 6), rules: g % 2 === 0 ? {} : otherWay })
      if (isRefusal(setting)) throw new Error(setting.refused)
      const chance = fastChance(g)
      const { state } = open(stayAway, setting, chance)
      while (state.end === 'running') {
        const { seat, choice } = choose(stayAway, state, chance, seldom)
        const said = seenOf(state, seat, choice)
        const facts = seenBy(stayAway.redactor, play(stayAway, state, seat, choice, chance), SPECTATORS)
        if (said === undefined) continue
        met.add(said)
        const card = 'card' in choice ? choice.card : undefined
        const lies = OPEN[said]
        if (lies !== undefined) expect([said, shownBy(facts as readonly Fields[], seat, card)]).toEqual([said, lies])
        if (said === 'burnThing') expect(state.end).not.toBe('running')
        if (said === 'handShown') expect(facts).toContainEqual(expect.objectContaining({ kind: 'handShown', seat }))
        if (said === 'handLooked') expect(facts.find(({ kind }) => kind === 'handSeen')).not.toHaveProperty('hand')
      }
    }
    // Random games hardly ever come to these; each has an example below.
    const rare: readonly Seen[] = ['drawnOpen', 'keepOpen', 'forgetOpen', 'burnThing', 'nothing', 'witness', 'reveal']
    expect(SEEN.filter((code) => !met.has(code) && !rare.includes(code))).toEqual([])
  })
  it('is asked at the decision point: forgetting, keeping, burning, showing', () => {
    const seen = (t: ReturnType<typeof ring>, seat: Seat, choice: Choice) => seenOf(t.part(seat), seat, choice)
    const taped = ring('ABCD', { act: 'A', hands: { A: 'resolute axe' }, quarantine: { A: 2 } })
    expect(seen(taped, taped.a.seat, { do: 'play', card: 'resolute' })).toBe('drawnOpen')
    taped.a.plays('resolute')
    expect(seen(taped, taped.a.seat, { do: 'keep', card: 'suspicion' })).toBe('keepOpen')
    const forgets = ring('ABCD', {
      start: 'A',
      hands: { A: 'axe' },
      quarantine: { A: 2 },
      deck: 'forgetful suspicion×9',
    })
    expect(seen(forgets, forgets.a.seat, { do: 'keep', card: 'axe' })).toBe('forgetOpen')
    const fire = ring('ABCD', { act: 'A', thing: 'B', hands: { A: 'flamethrower' } })
    fire.a.plays('flamethrower', 'B')
    expect(seen(fire, fire.b.seat, { do: 'accept' })).toBe('burnThing')
    const shows = ring('ABCD', { start: 'A', deck: 'revelations suspicion×9' })
    expect(seen(shows, shows.a.seat, { do: 'show', what: 'hand' })).toBe('reveal')
    expect(seen(shows, shows.a.seat, { do: 'show', what: 'nothing' })).toBe('nothing')
    const whispers = ring('ABCD', { start: 'A', deck: 'betweenUs suspicion×9' })
    expect(seen(whispers, whispers.a.seat, { do: 'pick', whom: whispers.b.seat })).toBe('witness')
  })
})

it('QUA-2, OPT-3: an offer from Quarantine lies open at once, or when the cards change hands', () => {
  const offers = (rules: object): readonly (string | undefined)[] => {
    const t = ring('ABCD', { step3: 'A', hands: { A: 'axe' }, quarantine: { A: 2 }, rules })
    t.a.gives('axe')
    const known = (audience: 0 | Seat): PartialState => t.part(audience)
    return [openOffer(known(SPECTATORS)), ...seatsOf(4).map((seat) => openOffer(known(seat)))]
  }
  expect(offers({})).toEqual(['axe', 'axe', 'axe', 'axe', 'axe'])
  expect(offers({ quarantinedOffer: 'atSwap' })).toEqual([undefined, undefined, undefined, undefined, undefined])
  const t = ring('ABCD', { step3: 'A', hands: { A: 'axe' } })
  t.a.gives('axe')
  expect(openOffer(t.state)).toBeUndefined()
})
