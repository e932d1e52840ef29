import { randomInt } from 'node:crypto'
import { parentPort } from 'node:worker_threads'
import { type Bot, botFor, hearAll } from '@selva/bots'
import { fastChance, type Stream } from '@selva/core'
import { errorLocation } from '../base/log.ts'
import type { FromBotThread, ToBotThread } from './worker-message.ts'

/** The thread where bots think: a slow thought holds up other bots, never a person. */
const port = parentPort
if (port === null) throw new Error('this file runs as a worker thread')

type WorkerBot = { readonly mind: Bot; readonly stream: Stream; readonly table: object }
const bots = new Map<number, WorkerBot>()
/** The object that stands for each table, for as long as one of its bots lives. */
const tables = new Map<number, WeakRef<object>>()
/** Why a bot could not be made or could not follow; it is said when the bot is asked. */
const lost = new Map<number, string>()

const answer = (message: FromBotThread): void => port.postMessage(message)

function choose(tell: 'choose' | 'claim', mind: number, question: number): void {
  const bot = bots.get(mind)
  if (bot === undefined) return answer({ question, failure: lost.get(mind) ?? 'unknown' })
  const { mind: asked, stream } = bot
  answer({ question, choice: tell === 'choose' ? asked.choose(stream) : asked.claim?.(stream) })
}

/** Forgets the numbers of tables at which no bot plays any more. */
const forgotten = new FinalizationRegistry<number>((number) => {
  if (tables.get(number)?.deref() === undefined) tables.delete(number)
})

function tableAt(number: number): object {
  const known = tables.get(number)?.deref()
  if (known !== undefined) return known
  const made = {}
  tables.set(number, new WeakRef(made))
  forgotten.register(made, number)
  return made
}

function carryOut(message: ToBotThread): void {
  switch (message.tell) {
    case 'seat': {
      const { game, setting, seat, manner } = message
      const table = tableAt(message.table)
      const mind = botFor(game, setting, seat, { ...manner, table })
      return void bots.set(message.mind, { mind, stream: fastChance(randomInt(2 ** 32)), table })
    }
    case 'hear': {
      const bot = bots.get(message.mind)
      if (bot !== undefined) hearAll(bot.mind, message.facts)
      return
    }
    case 'choose':
    case 'claim':
      return choose(message.tell, message.mind, message.question)
    case 'leave':
      bots.delete(message.mind)
      lost.delete(message.mind)
  }
}

port.on('message', (message: ToBotThread) => {
  try {
    carryOut(message)
  } catch (error) {
    bots.delete(message.mind)
    lost.set(message.mind, errorLocation(error))
    if (message.tell === 'choose' || message.tell === 'claim')
      answer({ question: message.question, failure: errorLocation(error) })
  }
})
