import { fastChance, type Seat, seatsOf } from '@selva/core'
import { escape } from '@selva/escape'
import { describe, expect, test } from 'vitest'
import { type EscapeBot, escapeBot } from '../src/escape/bot.ts'
import { type Bot, playGameToEnd } from '../src/index.ts'
import { galilei, sector, streams, table } from './table.ts'

/** The bot's choices with each of some streams. */
const choicesOf = (bot: EscapeBot): readonly string[] => streams(20).map((s) => JSON.stringify(bot.choose(s)))

describe('a mind knows only what its seat sees', () => {
  test('tables that differ in what is hidden from a seat give it the same thoughts', () => {
    const at = (alien: string, human: string, next: readonly string[]) => ({
      players: [
        { character: 'captain', at: 'E10' },
        { character: alien === 'D10' ? 'alien1' : 'alien3', at: alien },
        { character: human === 'U09' ? 'pilot' : 'soldier', at: human },
        { character: 'alien2', at: human === 'U09' ? 'P03' : 'C12' },
      ],
      first: 2,
      turn: 2,
      next,
    })
    const one = table(galilei(4), at('D10', 'U09', ['yours', 'silence', 'any']))
    const two = table(galilei(4), at('N01', 'B09', ['any', 'silence', 'yours']))
    // The alien comes to a dangerous sector in both, and names the same one: here the truth, there a lie.
    one.does({ do: 'move', to: sector('D09') }, { do: 'resolve' }, { do: 'noise', at: sector('D09') }, { do: 'end' })
    two.does({ do: 'move', to: sector('N02') }, { do: 'resolve' }, { do: 'noise', at: sector('D09') }, { do: 'end' })
    one.does({ do: 'move', to: sector('U08') }, { do: 'resolve' }, { do: 'end' })
    two.does({ do: 'move', to: sector('B08') }, { do: 'resolve' }, { do: 'end' })
    // Aliens and humans in secure sectors are all the same.
    one.does({ do: 'move', to: sector('P04') }, { do: 'resolve' }, { do: 'end' })
    two.does({ do: 'move', to: sector('A12') }, { do: 'resolve' }, { do: 'end' })
    expect(one.seen(1)).toEqual(two.seen(1))
    expect(one.seen(2)).not.toEqual(two.seen(2))
    expect(one.bot(1).belief).toEqual(two.bot(1).belief)
    expect(choicesOf(one.bot(1))).toEqual(choicesOf(two.bot(1)))
  })

  test.each(['basic', 'old-school', 'ultimate'])(
    '%s: a mind made in the middle, from what its seat has seen, chooses as the one that sat there',
    (preset) => {
      const setting = galilei(6, preset)
      const seen = new Map<Seat, Parameters<EscapeBot['hear']>[0][]>(seatsOf(6).map((s) => [s, []]))
      let compared = 0
      let choices = 0
      playGameToEnd({
        game: escape,
        setting,
        chance: fastChance(11),
        stream: fastChance(12),
        bot(s): Bot {
          const bot = escapeBot(setting, s)
          return {
            hear(fact) {
              const own = fact as Parameters<EscapeBot['hear']>[0]
              seen.get(s)?.push(own)
              bot.hear(own)
            },
            choose(stream) {
              if (choices++ % 5 > 0) return bot.choose(stream)
              const late = escapeBot(setting, s)
              for (const fact of seen.get(s) ?? []) late.hear(fact)
              expect(late.choose(fastChance(5))).toEqual(bot.choose(fastChance(5)))
              compared++
              return bot.choose(stream)
            },
          }
        },
      })
      expect(compared).toBeGreaterThan(10)
    },
  )

  test('choosing changes nothing: a mind that is asked twice answers the same', () => {
    const players = [
      { character: 'captain', at: 'E10' },
      { character: 'alien1', at: 'I09' },
    ]
    const bot = table(galilei(2), { players }).bot(1)
    expect(choicesOf(bot)).toEqual(choicesOf(bot))
  })
})
