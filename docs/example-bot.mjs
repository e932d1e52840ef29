// Plays a whole game of Escape against Selva's own bots, over the public protocol (docs/protocol.md):
//   node docs/example-bot.mjs http://localhost:8080
import { count, fold, nth, stateFromEitherForm } from '@selva/core'
import { escape as game } from '@selva/escape'
import WebSocket from 'ws'

const server = process.argv[2] ?? 'http://localhost:8080'
const setting = { zone: 'galilei', preset: 'basic', seats: 4 }
const rules = game.setting(setting)

const cookie = (await fetch(`${server}/api/me`, { method: 'POST' })).headers.getSetCookie()[0]?.split(';')[0] ?? ''
const body = JSON.stringify({ game: 'escape', setting, listed: false, playNow: true })
const headers = { cookie, 'content-type': 'application/json' }
const { id, you } = await (await fetch(`${server}/api/tables`, { method: 'POST', headers, body })).json()

// With `wire` the table speaks in short form. Without it, in full words: `["facts", [[kind, field, …], …]]`.
const socket = new WebSocket(`${server.replace('http', 'ws')}/ws/tables/${id}?wire=${game.redactor.coder.id}`, {
  headers: { cookie },
})
let state = game.start(rules)
let [have, upTo, answered] = [0, 0, '']

socket.on('message', (text) => {
  const [kind, first, second] = JSON.parse(String(text))
  if (kind === 'upTo') upTo = first
  if (kind === 'state') [have, state] = [first, stateFromEitherForm(game.redactor.coder, second, rules)]
  if (kind === 'facts' || kind === 'f') have += 1
  if (kind === 'facts' || kind === 'f') for (const fact of game.redactor.readFrame(first)) fold(game, state, fact)
  if (kind === 'no') answered = ''
  if (game.over(state)) return socket.close()

  // Everything a seat may do follows from what it knows; this bot takes any of it.
  const step = game.step(state, you)
  const options = game.options(state, you)
  if (have < upTo || step === answered || count(options) === 0) return
  answered = step
  const choice = nth(options, Math.floor(Math.random() * count(options)))
  // As long whatever card the choice names: spaces after JSON mean nothing.
  socket.send(JSON.stringify({ id: crypto.randomUUID(), step, choice }).padEnd(248))
})
socket.on('close', () => console.log(game.over(state) ? 'The game is over.' : 'The table has closed.'))
