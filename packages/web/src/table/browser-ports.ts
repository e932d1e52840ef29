import type { Exchange } from '@selva/protocol'
import { api } from '../client/api.ts'
import { browserClock } from '../client/clock.ts'
import { browserDial } from '../client/connection.ts'
import { newId } from '../client/id.ts'
import { applyServerInfo } from '../client/server.ts'
import { tempoNow } from '../tempo/now.ts'
import type { LiveTablePorts } from './live-ports.ts'

/** The world around a table in a browser; the invite is that of a page that only watches. */
export const browserPorts = (invite: string): LiveTablePorts => ({
  dial: browserDial,
  clock: browserClock,
  spread: Math.random,
  newId: () => newId(),
  still: () =>
    matchMedia('(prefers-reduced-motion: reduce)').matches || document.hidden || tempoNow.peek() === 'atOnce',
  steady: () => performance.now(),
  meetServer: applyServerInfo,
  moments: true,
  invite,
  history: (of, wire) => api.history(of, invite, wire),
  answer: async (id: string, you: number, exchange: Exchange) =>
    you === 0 || exchange.phase === 'done'
      ? undefined
      : (await import('../fairness/seed-share.ts')).answerTo(id, you, exchange),
})
