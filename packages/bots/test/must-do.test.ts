import { type Sector, sectorNamed } from '@selva/escape'
import { describe, expect, test } from 'vitest'
import { suspectAt } from '../src/escape/belief/belief.ts'
import { escapeBot } from '../src/escape/bot.ts'
import { stepsBetween } from '../src/escape/terrain.ts'
import { defaultWeights } from '../src/escape/weights.ts'
import { answers, galilei, seat, sector, smallZone, table } from './table.ts'

/** L08 H – L09 – L10 – L11 – hatch L12, with the aliens' sector beside L09 and L10. */
const corridor = { L08: 'H', L09: 'd', L10: 'd', L11: 's', L12: '1', M10: 'A' }

describe('a human', () => {
  test.each([
    ['C02', 'B02'],
    ['U02', 'V02'],
    ['U13', 'V13'],
    ['C13', 'B13'],
  ])('at %s steps into the open hatch at %s', (at, hatch) => {
    const t = table(galilei(2), {
      players: [
        { character: 'captain', at },
        { character: 'alien1', at: 'K05' },
      ],
    })
    expect(answers(t.bot(1))).toEqual([`move ${hatch}`])
  })

  test('steps into the hatch with a known alien at his heels, and in the last round', () => {
    const players = [
      { character: 'alien1', at: 'D03' },
      { character: 'pilot', at: 'C02' },
    ]
    const t = table(galilei(2), { players, round: 39, first: 1 })
    t.goes('C03', 'attack')
    expect(answers(t.bot(2))).toEqual(['move B02'])
  })

  test('goes round a closed hatch', () => {
    const players = [
      { character: 'captain', at: 'C02' },
      { character: 'alien1', at: 'K05' },
    ]
    const t = table(galilei(2), { players, hatches: { 1: 'used' } })
    expect(answers(t.bot(1))).not.toContain('move B02')
  })

  test('steps into the hatch however much he would like another one', () => {
    const setting = galilei(2)
    const players = [
      { character: 'captain', at: 'C02' },
      { character: 'alien1', at: 'K05' },
    ]
    const t = table(setting, { players })
    const bot = escapeBot(setting, seat(1), { ...defaultWeights, human: { ...defaultWeights.human, taste: 1000 } })
    for (const fact of t.seen(1)) bot.hear(fact as Parameters<typeof bot.hear>[0])
    expect(answers(bot)).toEqual(['move B02'])
  })

  test('keeps out of reach of a known alien, though the hatch is just behind it', () => {
    const players = [
      { character: 'alien1', at: 'A02' },
      { character: 'captain', at: 'E03' },
    ]
    const t = table(galilei(2), { players, first: 1 })
    t.goes('B03', 'attack')
    const { terrain } = t.bot(2).belief
    for (const answer of answers(t.bot(2), 100))
      expect(stepsBetween(terrain, 'alien', sector('B03'), sector(answer.slice(5)))).toBeGreaterThan(2)
  })

  test('does not step onto a known alien, nor next to him, when he can get away', () => {
    const players = [
      { character: 'alien1', at: 'E08' },
      { character: 'captain', at: 'H09' },
    ]
    const t = table(galilei(2), { players, first: 1 })
    t.goes('F08', 'attack')
    const { terrain } = t.bot(2).belief
    for (const answer of answers(t.bot(2), 100))
      expect(stepsBetween(terrain, 'alien', sector('F08'), sector(answer.slice(5)))).toBeGreaterThan(1)
  })

  test('has but one way in a corridor, and takes it', () => {
    const players = [
      { character: 'captain', at: 'L08' },
      { character: 'alien1', at: 'M10' },
    ]
    expect(answers(table(smallZone(2, corridor), { players }).bot(1))).toEqual(['move L09'])
  })
})

describe('an alien', () => {
  test('strikes where somebody must be', () => {
    const players = [
      { character: 'captain', at: 'L08' },
      { character: 'alien1', at: 'M10' },
    ]
    const t = table(smallZone(2, corridor), { players })
    t.goes('L09')
    expect(answers(t.bot(2))).toEqual(['move L09'])
    t.does({ do: 'move', to: sector('L09') })
    expect(answers(t.bot(2))).toEqual(['attack'])
  })

  test('does not strike where nobody can be yet', () => {
    const players = [
      { character: 'alien1', at: 'L06' },
      { character: 'captain', at: 'L08' },
      { character: 'alien2', at: 'L06' },
      { character: 'pilot', at: 'L08' },
    ]
    for (const to of ['J05', 'K06', 'L05', 'M06', 'N06']) {
      const t = table(galilei(4), { players })
      t.does({ do: 'move', to: sector(to) })
      expect(answers(t.bot(1))).toEqual(['resolve'])
    }
  })

  test('does not strike where only an alien can be', () => {
    const players = [
      { character: 'alien1', at: 'D09' },
      { character: 'alien2', at: 'E10' },
      { character: 'captain', at: 'T05' },
    ]
    const t = table(galilei(3), { players, first: 1 })
    t.goes('D08', 'attack')
    t.does({ do: 'move', to: sector('D08') })
    expect(answers(t.bot(2))).toEqual(['resolve'])
  })

  test('does not strike a known fellow alien for the sake of a human who may be there too', () => {
    const junction = { L08: 'H', K09: 's', L09: 's', M09: 's', L10: 'A', J09: 's', I09: '1' }
    const players = [
      { character: 'alien1', at: 'L10' },
      { character: 'captain', at: 'L08' },
      { character: 'alien2', at: 'L10' },
    ]
    const t = table(smallZone(3, junction), { players })
    t.goes('L09', 'attack')
    t.goes('M09')
    t.does({ do: 'move', to: sector('L09') })
    expect(suspectAt(t.bot(3).belief, seat(2)).at.human[sector('L09')]).toBeGreaterThan(0.15)
    expect(answers(t.bot(3))).toEqual(['resolve'])
  })
})

describe('a player who may name any sector', () => {
  const naming = (character: string, at: string, from: string): readonly string[] => {
    const other = character === 'captain' ? 'alien1' : 'captain'
    const players = [
      { character, at },
      { character: other, at: 'T05' },
    ]
    const t = table(galilei(2), { players, step: 'name', from, card: 'any' })
    return answers(t.bot(1), 300)
  }

  test.each([
    ['captain', 'C03', 'D03'],
    ['alien1', 'C03', 'E03'],
  ])('as %s never gives himself away, and names what could be true', (character, at, from) => {
    const said = naming(character, at, from).map((answer) => sectorNamed(answer.slice(6)) as Sector)
    expect(said.length).toBeGreaterThan(20)
    const { cells } = galilei(2).zone
    for (const named of said) {
      expect(cells[named]).toBe('dangerous')
      expect(named).not.toBe(sector(at))
    }
  })

  test('must name his own with the other card', () => {
    const players = [
      { character: 'captain', at: 'C03' },
      { character: 'alien1', at: 'T05' },
    ]
    const t = table(galilei(2), { players, step: 'name', from: 'D03', card: 'yours' })
    expect(answers(t.bot(1))).toEqual(['noise C03'])
  })

  test('does not name his own sector even when everybody knows that he is there', () => {
    const players = [
      { character: 'captain', at: 'L08' },
      { character: 'alien1', at: 'M10' },
    ]
    const drawing = Array.from({ length: 20 }, (_, seed) => {
      const t = table(smallZone(2, corridor), { players }, seed)
      t.does({ do: 'move', to: sector('L09') }, { do: 'resolve' })
      return t
    })
    const free = drawing.filter((t) => t.state.mine.drawn === 'any' || t.state.mine.drawn === 'anyIcon')
    expect(free.length).toBeGreaterThan(3)
    for (const t of free) expect(answers(t.bot(1))).toEqual(['noise L10'])
  })
})
