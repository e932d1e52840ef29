import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/**
 * Every way in which something can begin that nobody awaits. An error of it needs an owner: otherwise it is an uncaught
 * exception or an unhandled rejection, and the process ends.
 */
const SOURCES = {
  'new Worker': /\bnew Worker\(/g,
  createServer: /\bcreateServer\(/g,
  spawn: /\b(?:spawn|fork|execFile)\(/g,
  'clock.after': /(?:\b[cC]lock|\btime)\.after\(/g,
  setTimeout: /\bset(?:Timeout|Interval)\(/g,
  setImmediate: /\bsetImmediate\(/g,
  nextTick: /\b(?:nextTick|queueMicrotask)\(/g,
  'void promise': /(?<!=> |: |[|<(,] ?)\bvoid (?!reply\b|response\b)(?:await )?[\w(.[]/g,
  '=> void': /=> void (?!reply\b|response\b)[\w(.[]/g,
  'new Pool': /\bnew Pool\(/g,
  'new Client': /\bnew Client\(/g,
  'new WebSocketServer': /\bnew WebSocketServer\(/g,
  stream: /\b(?:create(?:Read|Write)Stream|createGzip|createGunzip|new PassThrough)\(/g,
  listener: /\.(?:on|once|addEventListener)\(\s*'?/g,
  request: /\((?:url\.protocol === 'https:' \? secure : plain)\)\(/g,
} as const

type Source = keyof typeof SOURCES

/** The owner of each, file by file: how often it stands there, and what becomes of its errors. */
const OWNERS: { readonly [file: string]: { readonly [S in Source]?: readonly [times: number, owner: string] } } = {
  'store/backup/backup.ts': { stream: [2, 'pipeline of stream/promises rejects, and the command says so'] },
  'store/backup/postgres-scratch-schema.ts': {
    'new Client': [1, 'its error listener comes first'],
    listener: [1, 'the next question fails, and the command says so'],
  },
  'store/backup/postgres-source.ts': {
    'new Client': [1, 'its error listener comes first'],
    listener: [1, 'the next question fails, and the command says so'],
  },
  'store/backup/read.ts': {
    stream: [2, 'the reader of the lines rejects, and the command says so'],
    listener: [1, 'destroys the reader with the error'],
  },
  'bots/bot-speech.ts': { 'clock.after': [1, 'the table, which is dropped from memory'] },
  'bots/bots-in-thread.ts': {
    'new Worker': [1, 'error and exit lose the thread, and the bots are made anew'],
    'clock.after': [1, 'loses the thread; the clock belongs to the server'],
    'void promise': [1, 'terminate of a thread does not reject'],
    listener: [3, 'settle questions, and throw nothing'],
  },
  'bots/planned-move.ts': { 'clock.after': [1, 'the table, which is dropped from memory'] },
  'bots/worker.ts': {
    'void promise': [1, 'no promise: a map is filled'],
    listener: [1, 'catches everything; the thread belongs to thread.ts'],
  },
  'base/clock.ts': { setTimeout: [1, 'ownedBy of whoever sets the timer; main and the lease handle their own'] },
  'base/answer-questions.ts': { listener: [2, 'answer or end the process, which belongs to low-priority-process.ts'] },
  'base/low-priority-process.ts': {
    spawn: [1, 'error and exit lose the process, and the next question begins another'],
    'clock.after': [1, 'loses the process; the clock belongs to the server'],
    listener: [3, 'settle the question, and throw nothing'],
  },
  'base/yield-to-event-loop.ts': { setImmediate: [1, 'only resolves a promise'] },
  'finding/finder.ts': { 'clock.after': [1, 'post() tells the page, and logs'] },
  'http/admin.ts': {
    'clock.after': [1, 'the server, which logs it'],
    stream: [1, 'its error listener comes first'],
    listener: [2, 'end the stream, and throw nothing'],
  },
  'http/app.ts': { '=> void': [1, 'no promise: a route is noted'] },
  'http/metrics.ts': { listener: [2, 'a failed start rejects, later errors are logged'] },
  'http/request-limits.ts': { 'void promise': [2, 'no promise: a hook is added'] },
  'puzzles/make-ahead.ts': { 'clock.after': [2, 'work() catches and logs'] },
  'program/process-lifecycle.ts': {
    'void promise': [2, 'end() catches what the stop throws, and exits'],
    '=> void': [1, 'end() catches what the stop throws, and exits'],
    listener: [4, 'signals and uncaught errors: they end the process in order'],
  },
  'judge/judge.ts': { 'clock.after': [2, 'work() catches and logs'] },
  'lobby/feed.ts': { 'clock.after': [1, 'look() catches and logs'], '=> void': [1, 'look() catches and logs'] },
  'moderation/moderation.ts': { '=> void': [1, 'no promise: a watcher is forgotten'] },
  'network/guarded-server.ts': {
    createServer: [1, 'the owner of the server listens for its errors; see metrics.ts and server.ts'],
    listener: [4, 'the connection, whose error listener comes first'],
  },
  'network/last-answer.ts': {
    'clock.after': [1, 'destroys a stream, and throws nothing'],
    '=> void': [1, 'no promise: a stream is destroyed'],
    listener: [1, 'calls the timer off'],
  },
  'network/requests-in-flight.ts': { listener: [1, 'counts, and throws nothing'] },
  'notices/lookup.ts': {
    'clock.after': [1, 'aborts a look-up; the clock belongs to the server'],
    listener: [1, 'rejects the look-up, which post() catches'],
  },
  'notices/notices.ts': {
    'clock.after': [2, 'start() catches and logs; the clock belongs to the server'],
    'void promise': [1, 'a caught promise: it only leaves the list'],
  },
  'notices/public-address.ts': { listener: [1, 'cancels the questions to the name servers'] },
  'notices/post.ts': {
    listener: [1, 'the error of a request counts as not sent'],
    request: [1, 'its error listener comes first'],
  },
  'base/owner.ts': { 'clock.after': [1, 'this is where owners get the errors of timers'] },
  'people/devices.ts': {
    'clock.after': [1, 'dropAll() catches what the store throws'],
    '=> void': [1, 'dropAll() catches what the store throws'],
  },
  'people/people.ts': { '=> void': [1, 'no promise: a listener is noted'] },
  'network/restart.ts': {
    'clock.after': [1, 'the server, which logs it'],
    '=> void': [1, 'no promise: a watcher is forgotten'],
  },
  'server/interval.ts': { 'clock.after': [1, 'doAll() catches and logs'] },
  'server/shutdown.ts': { 'clock.after': [1, 'logs and resolves, and throws nothing'] },
  'server/server.ts': {
    listener: [1, 'errors of the listening socket are logged'],
    'void promise': [1, 'wake() of the tables catches and logs'],
  },
  'socket/managed-socket.ts': {
    listener: [5, 'the error listener comes first; what a message breaks ends the line'],
    nextTick: [2, 'attempt() logs what an ending throws'],
  },
  'socket/heartbeat.ts': {
    'clock.after': [2, 'the connection or the server'],
    listener: [2, 'note an answer or call a timer off, and throw nothing'],
  },
  'socket/sockets.ts': {
    'clock.after': [1, 'the server, which logs it'],
    '=> void': [1, 'no promise: a stream is destroyed'],
    'new WebSocketServer': [1, 'without a server of its own it emits no error'],
    listener: [5, 'upgrade() is caught; the others count, and throw nothing'],
  },
  'socket/write.ts': { nextTick: [1, 'writes to streams, whose errors go to their sockets'] },
  'store/engine/group.ts': {
    setImmediate: [2, 'commit() gives every failure to those who wait'],
    'void promise': [1, 'commit() catches'],
  },
  'store/engine/postgres-lease.ts': { 'clock.after': [2, 'renew() catches; waiting only resolves'] },
  'store/engine/postgres-connections.ts': {
    'new Pool': [1, 'its error listener comes first'],
    listener: [3, 'the next question over a broken connection fails'],
  },
  'store/engine/postgres.ts': { 'void promise': [1, 'awaited: only its value is dropped'] },
  'store/retention-job.ts': { 'clock.after': [1, 'run() catches and logs'] },
  'store/engine/checkpointer.ts': {
    'new Worker': [1, 'error and exit end the thread, and the next copy begins another'],
    listener: [3, 'a checkpoint that fails is tried again; the log only grows'],
  },
  'store/engine/checkpoint-worker.ts': { listener: [1, 'a failure ends the thread, which checkpointer.ts replaces'] },
  'table/absence.ts': { 'clock.after': [1, 'the table, which is dropped from memory'] },
  'table/clocks.ts': {
    'clock.after': [2, 'the table, which is dropped from memory'],
    'void promise': [1, 'a job of the table never rejects'],
  },
  'table/companions.ts': { '=> void': [1, 'a job of the table never rejects'] },
  'table/exchange.ts': { 'clock.after': [1, 'the table, which is dropped from memory'] },
  'table/follow-ups.ts': { 'clock.after': [1, 'the table, which is dropped from memory'] },
  'table/game-end.ts': {
    'clock.after': [1, 'the table, which is dropped from memory'],
    '=> void': [1, 'a job of the table never rejects'],
  },
  'table/jobs.ts': { 'void promise': [1, 'stop() of a table never rejects'] },
  'table/queues.ts': { 'void promise': [1, 'a settled promise: it only leaves the list'] },
  'table/registry.ts': {
    'clock.after': [1, 'the server, which logs it'],
    'void promise': [2, 'stop() of a table never rejects, and a failed opening is caught'],
  },
  'table/starting.ts': {
    'clock.after': [1, 'the table, which is dropped from memory'],
    'void promise': [1, 'a job of the table never rejects'],
    '=> void': [1, 'a job of the table never rejects'],
  },
  'table/waking.ts': {
    'clock.after': [2, 'the server, which logs it'],
    'void promise': [1, 'a caught promise: it only leaves the list'],
    '=> void': [1, 'no promise: a waiter is noted'],
  },
}

const SRC = join(import.meta.dirname, '..', 'src')

/** The code of a file without its comments. */
const codeOf = (file: string): string =>
  readFileSync(join(SRC, file), 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '')

const found = Object.fromEntries(
  readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.ts') && !file.startsWith('testing/'))
    .toSorted()
    .map((file) => {
      const code = codeOf(file)
      const counted = Object.entries(SOURCES).map(([source, pattern]) => [source, code.match(pattern)?.length ?? 0])
      return [file, Object.fromEntries(counted.filter(([, times]) => times !== 0))] as const
    })
    .filter(([, counted]) => Object.keys(counted).length > 0),
)

const listed = Object.fromEntries(
  Object.entries(OWNERS).map(([file, sources]) => [
    file,
    Object.fromEntries(Object.entries(sources).map(([source, [times]]) => [source, times])),
  ]),
)

test('C1: every source of events in the server is listed here with the owner of its errors', () => {
  expect(found).toEqual(listed)
})

test('C1: the list names an owner for each', () => {
  for (const sources of Object.values(OWNERS))
    for (const [, owner] of Object.values(sources)) expect(owner.length).toBeGreaterThan(10)
})
