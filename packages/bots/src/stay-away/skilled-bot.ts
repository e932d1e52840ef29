import { isTableFact, type Seat } from '@selva/core'
import { type Setting, stayAway } from '@selva/stay-away'
import { attentionOf } from '../attention.ts'
import type { Bot } from '../bot.ts'
import { ATTENTIVE, type Skill } from '../levels.ts'
import { randomBot } from '../random.ts'
import { type StayAwayBot, stayAwayBot } from './bot.ts'
import type { Weights } from './weights.ts'

type Heard = Parameters<StayAwayBot['hear']>[0]

/** A bot of this skill. Without attention it takes any ordinary option; it decides at each choice anew. */
export function skilledBot(setting: Setting, seat: Seat, weights?: Weights, { attention }: Skill = ATTENTIVE): Bot {
  const bot = stayAwayBot(setting, seat, weights)
  if (attention >= 1) return bot as Bot
  const ordinary = randomBot(stayAway, setting, seat, 1)
  const paysAttention = attentionOf(attention)
  let choices = 0
  return {
    claim: (stream) => bot.claim(stream),
    hear(fact) {
      bot.hear(fact as Heard)
      if (!isTableFact(fact)) ordinary.hear(fact)
    },
    choose: (stream) => (paysAttention(choices++, stream) ? bot : ordinary).choose(stream),
  }
}
