import type { Seat } from '@selva/core'
import { type Setting, stayAway } from '@selva/stay-away'
import { attentionOf } from '../attention.ts'
import type { Bot } from '../bot.ts'
import { ATTENTIVE, type Skill } from '../levels.ts'
import { randomBot } from '../random.ts'
import { stayAwayBot } from './bot.ts'
import type { Weights } from './weights.ts'

/** A bot of this skill. Without attention it takes any ordinary option; it decides at each choice anew. */
export function skilledBot(setting: Setting, seat: Seat, weights?: Weights, { attention }: Skill = ATTENTIVE): Bot {
  const bot: Bot = stayAwayBot(setting, seat, weights)
  if (attention >= 1) return bot
  const ordinary = randomBot(stayAway, setting, seat, 1)
  const paysAttention = attentionOf(attention)
  let choices = 0
  return {
    hear(fact) {
      bot.hear(fact)
      ordinary.hear(fact)
    },
    choose: (stream) => (paysAttention(choices++, stream) ? bot : ordinary).choose(stream),
  }
}
