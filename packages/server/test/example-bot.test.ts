import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { serve } from './serve.ts'

const BOT = fileURLToPath(new URL('../../../docs/example-bot.mjs', import.meta.url))

test('the example bot plays a whole game over the public protocol', async () => {
  const server = await serve()
  const child = spawn(process.execPath, [BOT, server.url], { stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  let said = ''
  child.stdout.on('data', (text) => {
    said += text
  })
  const [code] = await once(child, 'close')
  expect([code, said]).toEqual([0, 'The game is over.\n'])
  expect(await server.rooms.census()).toEqual({ open: 0, running: 0, over: 1 })
})

test('the example bot is short, and knows nothing of the server but its protocol', () => {
  const text = readFileSync(BOT, 'utf8')
  expect([...text.matchAll(/from '([^']+)'/g)].map((match) => match[1])).toEqual(['@selva/core', '@selva/escape', 'ws'])
  expect(text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('//')).length).toBeLessThan(34)
})
