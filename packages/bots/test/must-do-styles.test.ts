import { fastChance } from '@selva/core'
import { escape, playerAt } from '@selva/escape'
import { describe, expect, test } from 'vitest'
import { type EscapeBot, escapeBot } from '../src/escape/bot.ts'
import { STYLES } from '../src/escape/styles.ts'
import { stepsBetween } from '../src/escape/terrain.ts'
import { thresholdAt, type Weights } from '../src/escape/weights.ts'
import { type Bot, playGameToEnd } from '../src/index.ts'
import { ATTENTIVE, type Skill } from '../src/levels.ts'
import { answers, galilei, seat, sector, streams, type Table, table } from './table.ts'

/** A bot in a seat of the table that has heard the same as the one there, and plays in another way. */
function another(t: Table, n: number, weights?: Weights, skill?: Skill): EscapeBot {
  const bot = escapeBot(t.state.setting, seat(n), weights, skill)
  for (const fact of t.seen(n)) bot.hear(fact as Parameters<EscapeBot['hear']>[0])
  return bot
}

const INATTENTIVE: Skill = { ...ATTENTIVE, attention: 0 }

describe('an alien', () => {
  test('takes a greater risk where the first escape ends the game, and where more humans may escape', () => {
    const { alien } = STYLES.runner
    expect(thresholdAt(galilei(4, 'basic'), alien)).toBeLessThan(thresholdAt(galilei(4, 'advanced'), alien))
    expect(thresholdAt(galilei(8, 'basic'), alien)).toBeLessThan(thresholdAt(galilei(4, 'basic'), alien))
  })

  /** Seat 2 has named a sector next to the alien, as a human may who was somewhere around. */
  const afterNoise = (): Table => {
    const players = [
      { character: 'captain', at: 'E09' },
      { character: 'alien1', at: 'E12' },
    ]
    const t = table(galilei(2, 'advanced'), { players, first: 1, next: ['yours'] })
    t.goes('E10')
    return t
  }

  test('a hunter strikes where a sniper lets the human go', () => {
    const t = afterNoise()
    t.does({ do: 'move', to: sector('E10') })
    const strikes = (weights: Weights) => answers(another(t, 2, weights))
    expect(strikes(STYLES.hunter)).toEqual(['attack'])
    expect(strikes(STYLES.sniper)).toEqual(['resolve'])
  })
})

describe('a human', () => {
  test('does not hide in the sector of an alien that must move on, with another one near', () => {
    const players = [
      { character: 'alien1', at: 'K10' },
      { character: 'alien2', at: 'M11' },
      { character: 'captain', at: 'M09' },
      { character: 'pilot', at: 'D09' },
    ]
    const t = table(galilei(4, 'advanced'), { players, first: 1 })
    t.goes('L10', 'attack')
    t.goes('M10', 'attack')
    for (const answer of answers(t.bot(3), 100)) expect(['move M10', 'move L10']).not.toContain(answer)
  })

  const alone = {
    players: [
      { character: 'captain', at: 'M10' },
      { character: 'alien1', at: 'T05' },
    ],
  }

  test('a ghost spends more of its moves in secure sectors than a runner', () => {
    const silentShare = (weights: Weights): number => {
      const setting = galilei(4, 'advanced')
      let moves = 0
      let silent = 0
      for (let n = 1; n <= 10; n++)
        playGameToEnd({
          game: escape,
          setting,
          chance: fastChance(n),
          stream: fastChance(n + 1000),
          bot: (s): Bot => escapeBot(setting, s, weights),
          after(state, facts) {
            for (const fact of facts) {
              if (fact.kind !== 'moved' || playerAt(state, fact.seat).side !== 'human') continue
              moves++
              if (state.setting.zone.cells[fact.to] === 'secure') silent++
            }
          },
        })
      return silent / moves
    }
    expect(silentShare(STYLES.ghost)).toBeGreaterThan(silentShare(STYLES.runner) + 0.1)
  })

  test('a liar names sectors farther away than others do', () => {
    const t = table(galilei(2, 'advanced'), { ...alone, next: ['any'] })
    t.does({ do: 'move', to: sector('N11') }, { do: 'resolve' })
    const { terrain } = t.bot(1).belief
    const away = (weights?: Weights): number => {
      const bot = another(t, 1, weights)
      let sum = 0
      for (const stream of streams(100)) {
        const choice = bot.choose(stream)
        if (choice.do !== 'noise') throw new Error(choice.do)
        expect(terrain.loud[choice.at]).toBe(1)
        sum += stepsBetween(terrain, 'human', sector('N11'), choice.at)
      }
      return sum / 100
    }
    expect(away(STYLES.liar)).toBeGreaterThan(away())
  })
})

describe('a player who pays no attention', () => {
  test('as a human still goes towards a hatch, and into one next door', () => {
    const near = table(galilei(2, 'advanced'), {
      players: [
        { character: 'captain', at: 'C02' },
        { character: 'alien1', at: 'T05' },
      ],
    })
    expect(answers(another(near, 1, undefined, INATTENTIVE))).toEqual(['move B02'])
  })

  test('as an alien often runs after the last noise, and attacks where it was', () => {
    const players = [
      { character: 'captain', at: 'E09' },
      { character: 'alien1', at: 'E12' },
      { character: 'pilot', at: 'R09' },
      { character: 'alien2', at: 'T05' },
    ]
    const t = table(galilei(4, 'advanced'), { players, first: 1, next: ['yours'] })
    t.goes('E10')
    expect(answers(another(t, 2, undefined, INATTENTIVE))).toContain('move E10')
    t.does({ do: 'move', to: sector('E10') })
    expect(answers(another(t, 2, undefined, INATTENTIVE))).toEqual(['attack'])
  })

  test('as an alien leaves a player alone who has shown to be an alien too', () => {
    const players = [
      { character: 'alien2', at: 'E09' },
      { character: 'alien1', at: 'E12' },
      { character: 'captain', at: 'R09' },
      { character: 'pilot', at: 'Q13' },
    ]
    const t = table(galilei(4, 'advanced'), { players, first: 1 })
    t.goes('E10', 'attack')
    t.does({ do: 'move', to: sector('E11') }, { do: 'resolve' })
    const said = another(t, 2, undefined, INATTENTIVE)
    expect(answers(said)).not.toContain('attack')
  })
})
