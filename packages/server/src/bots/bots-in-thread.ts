import { Worker } from 'node:worker_threads'
import type { AnyChoice } from '@selva/core'
import type { Clock } from '../base/clock.ts'
import { errorLocation } from '../base/log.ts'
import { BotCrashed, type BotThread } from './bot-thread.ts'
import type { FromBotThread, ToBotThread } from './worker-message.ts'

/** A thought that takes longer than this is given up, and with it the thread. */
const THINKING_TIMEOUT = 20_000

type Question = {
  readonly resolve: (choice: AnyChoice | undefined) => void
  readonly reject: (why: Error) => void
  readonly cancel: () => void
}

/** Minds in a thread of their own. A thread that dies or hangs is replaced; its bots are lost and made anew. */
export function botsInThread(clock: Clock): BotThread {
  let thread: Worker | undefined
  /** Counts the threads: a bot of an earlier one cannot be asked any more. */
  let age = 0
  let minds = 0
  const tables = new WeakMap<object, number>()
  let tablesSoFar = 0
  let questions = 0
  let closed = false
  const asked = new Map<number, Question>()

  function lose(why: string): void {
    const dead = thread
    thread = undefined
    age++
    void dead?.terminate()
    const open = [...asked.values()]
    asked.clear()
    for (const { reject, cancel } of open) {
      cancel()
      reject(new BotCrashed(why))
    }
  }

  function begin(): Worker {
    const made = new Worker(new URL('./worker.ts', import.meta.url))
    made.on('message', (message: FromBotThread) => {
      const question = asked.get(message.question)
      asked.delete(message.question)
      question?.cancel()
      if ('choice' in message) question?.resolve(message.choice)
      else question?.reject(new BotCrashed(message.failure))
    })
    made.on('error', (error) => {
      if (made === thread) lose(errorLocation(error))
    })
    made.on('exit', () => {
      if (made === thread) lose('the thread of the bots ended')
    })
    return made
  }

  /** A thread that cannot be started or spoken to is lost like one that dies. Once closed, no thread is started. */
  function tell(message: ToBotThread): void {
    if (closed) return
    try {
      thread ??= begin()
      thread.postMessage(message)
    } catch (error) {
      lose(errorLocation(error))
    }
  }

  return {
    seat(game, setting, seat, manner, table = {}) {
      const mind = ++minds
      const number = tables.get(table) ?? ++tablesSoFar
      tables.set(table, number)
      const born = age
      tell({ tell: 'seat', mind, game, setting, seat, manner, table: number })
      const ask = (what: 'choose' | 'claim'): Promise<AnyChoice | undefined> =>
        new Promise((resolve, reject) => {
          if (closed || born !== age) return reject(new BotCrashed('the thread of the bots was replaced'))
          const question = ++questions
          asked.set(question, {
            resolve,
            reject,
            cancel: clock.after(THINKING_TIMEOUT, () => lose('a bot thought too long')),
          })
          tell({ tell: what, mind, question })
        })
      return {
        hear(facts) {
          if (born === age) tell({ tell: 'hear', mind, facts })
        },
        async choose() {
          const choice = await ask('choose')
          if (choice === undefined) throw new BotCrashed('a bot did not choose')
          return choice
        },
        claim: () => ask('claim'),
        leave() {
          if (born === age) tell({ tell: 'leave', mind })
        },
      }
    },
    async close() {
      closed = true
      const last = thread
      lose('the server stops')
      await last?.terminate()
    },
  }
}
