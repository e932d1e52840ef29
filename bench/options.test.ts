import { expect, test } from 'vitest'
import { commandLine } from './options.ts'

test('the size of a bench is a word of its own, or seconds, or minutes', () => {
  expect(commandLine(['engine'])).toEqual({ name: 'engine', size: undefined, options: {} })
  expect(commandLine(['engine', '5']).size).toBe(5)
  expect(commandLine(['server', '--seconds=2']).size).toBe(2)
  expect(commandLine(['soak', '--minutes', '20']).size).toBe(20)
  expect(commandLine(['engine', 'long']).size).toBeNaN()
})

test('wishes are read as lists and numbers', () => {
  const args = ['server', '--tables=20,100', '--only=toy,floor', '--repeat=2', '--json=a.json', '--plots=docs']
  expect(commandLine(args).options).toEqual({
    tables: [20, 100],
    only: ['toy', 'floor'],
    repeat: 2,
    json: 'a.json',
    plots: 'docs',
  })
  expect(commandLine(['server', '--judge']).options).toEqual({ judge: true })
})
