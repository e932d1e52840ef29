import { fastChance, open, play, SPECTATORS, seenBy } from '@selva/core'
import { choose } from '@selva/core/testing'
import { expect, it } from 'vitest'
import { escape, type FullState, nameOf, type SeenFact, sightingsIn, usedCards } from '../src/index.ts'
import { advanced, ultimate } from './tables.ts'
import { tables } from './walk.ts'

it('VIS-20 to VIS-25, VIS-28, VIS-31: a fact tells everyone exactly the sectors that a watcher learns from it', () => {
  const kinds = new Set<string>()
  for (const [setting, seed] of tables()) {
    const chance = fastChance(seed)
    const watched = escape.start(setting)
    let { state, facts } = open(escape, setting, chance)
    for (;;) {
      for (const fact of seenBy(escape.redactor, facts, SPECTATORS) as readonly SeenFact<undefined>[]) {
        const shown = sightingsIn(setting.zone, fact)
        const before = watched.players.map(({ at }) => at)
        escape.evolve(watched, fact as never)
        for (const { seat, sector } of shown) expect(watched.players[seat - 1]?.at).toBe(sector)
        const learnt = watched.players.flatMap(({ at }, i) => (at === undefined || at === before[i] ? [] : [i + 1]))
        expect([fact.kind, ...learnt.filter((seat) => !shown.some((one) => one.seat === seat))]).toEqual([fact.kind])
        if (shown.length > 0) kinds.add(fact.kind)
      }
      if (escape.over(state)) break
      const { seat, choice } = choose(escape, state, chance)
      state = escape.clone(state) as FullState
      facts = play(escape, state, seat, choice, chance)
    }
  }
  for (const kind of ['teleported', 'spotlight', 'sensed', 'reborn', 'attack', 'killed', 'hatchReached'])
    expect(kinds).toContain(kind)
})

it('ITM-12: a Teleport shows its user in the Human Sector', () => {
  const t = advanced({ ana: 'captain@D09 +teleport', bob: 'alien1@S05' })
  t.ana.uses('teleport')
  const { zone } = t.state.setting
  const fact = { kind: 'teleported', seat: t.ana.seat } as const
  expect(sightingsIn(zone, fact).map(({ seat, sector }) => `${seat} ${nameOf(sector)}`)).toEqual([`1 ${t.ana.at()}`])
})

it('SCN-G4, ITM-15, ULT-10: cards are counted as used if they were played or worked, and not if they were lost', () => {
  const t = advanced({ ana: 'captain@D09', bob: 'alien1@S05' }, { codes: ['G.4'] })
  const { rules } = t.state.setting
  const counted = usedCards(rules, [
    { kind: 'turn', seat: t.ana.seat, round: 1, from: undefined },
    { kind: 'cardDiscarded', seat: t.ana.seat, item: 'sedatives' },
    { kind: 'cardDiscarded', seat: t.ana.seat, item: undefined },
    { kind: 'itemUsed', seat: t.ana.seat, item: 'teleport', card: true, kept: false },
    { kind: 'asked', seat: t.ana.seat, step: 'over' },
    { kind: 'cardDiscarded', seat: t.ana.seat, item: 'sedatives' },
    { kind: 'cardDiscarded', seat: t.bob.seat, item: 'teleport' },
    { kind: 'defended', seat: t.bob.seat, sector: t.state.setting.zone.humanSector },
    { kind: 'cloned', seat: t.bob.seat, sector: t.state.setting.zone.humanSector },
  ])
  expect([...(counted.get(t.ana.seat) ?? [])]).toEqual([
    ['sedatives', 1],
    ['teleport', 1],
  ])
  expect([...(counted.get(t.bob.seat) ?? [])]).toEqual([
    ['defense', 1],
    ['clone', 1],
  ])
  // A discard is no use of the item if its use would have been declared.
  const open = ultimate({ ana: 'captain@D09', bob: 'brute@S05' }).state.setting.rules
  expect(usedCards(open, [{ kind: 'cardDiscarded', seat: t.ana.seat, item: 'sedatives' }]).size).toBe(0)
})
