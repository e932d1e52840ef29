import { fastChance } from '@selva/core'
import { escape } from '@selva/escape'
import { expect, test } from 'vitest'
import { escapeBot } from '../src/escape/bot.ts'
import { plainBot } from '../src/escape/plain-bot.ts'
import { type Bot, playGameToEnd } from '../src/index.ts'
import { ATTENTIVE } from '../src/levels.ts'
import { galilei } from './table.ts'

type Seen = Parameters<ReturnType<typeof plainBot>['hear']>[0]

test.each(['basic', 'advanced', 'ultimate'])(
  '%s: a plain bot chooses as one that has a belief and pays no attention',
  (preset) => {
    const setting = galilei(6, preset)
    let choices = 0
    playGameToEnd({
      game: escape,
      setting,
      chance: fastChance(3),
      stream: fastChance(4),
      bot(seat): Bot {
        const plain = plainBot(setting, seat)
        const thinking = escapeBot(setting, seat, undefined, { ...ATTENTIVE, attention: 0 })
        return {
          hear(fact) {
            plain.hear(fact as Seen)
            thinking.hear(fact as Seen)
          },
          choose(stream) {
            choices++
            expect(plain.choose(fastChance(choices))).toEqual(thinking.choose(fastChance(choices)))
            return plain.choose(stream)
          },
        }
      },
    })
    expect(choices).toBeGreaterThan(50)
  },
)
