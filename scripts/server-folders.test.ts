import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folderOf, SERVER, serverFiles, serverGraph, serverImports, topFolderOf } from './folders.ts'
import { functionsIn } from './functions.ts'
import { cyclesIn, directArrows, graphOf } from './graph.ts'
import { importsIn } from './imports.ts'
import { root } from './paths.mjs'

test.each([
  ['of the first depth', topFolderOf],
  ['of every depth', folderOf],
])('no folder %s of the server imports one that imports it', (_, groupOf) => {
  expect(cyclesIn(serverGraph(groupOf))).toEqual([])
  expect(cyclesIn(graphOf(serverImports(), groupOf))).toEqual([])
})

test('the graph is drawn from all imports of all folders', () => {
  const folders = new Set(serverFiles().map(topFolderOf))
  expect([...serverGraph().keys(), 'testing'].toSorted()).toEqual([...folders].toSorted())
  expect(serverImports().length).toBeGreaterThan(500)
})

test('a cycle is found, and the files of each of its arrows are named', () => {
  const folder = (file: string): string => file.split('/')[0] ?? ''
  const imports = [
    { from: 'a/one.ts', to: 'b/two.ts' },
    { from: 'b/two.ts', to: 'c/three.ts' },
    { from: 'c/four.ts', to: 'a/five.ts' },
    { from: 'c/four.ts', to: 'd/six.ts' },
    { from: 'a/one.ts', to: 'a/five.ts' },
  ]
  expect(cyclesIn(graphOf(imports, folder))).toEqual([
    'a → b: a/one.ts imports b/two.ts',
    'b → c: b/two.ts imports c/three.ts',
    'c → a: c/four.ts imports a/five.ts',
  ])
  expect(cyclesIn(graphOf(imports.slice(0, 2), folder))).toEqual([])
})

test('an arrow that a longer way replaces is not drawn', () => {
  const arrows = [
    { from: 'a', to: 'b' },
    { from: 'b', to: 'c' },
    { from: 'a', to: 'c' },
  ]
  expect(directArrows(graphOf(arrows, (file) => file))).toEqual([
    ['a', 'b'],
    ['b', 'c'],
  ])
})

test('every way to write an import counts', () => {
  const text = `
import './bare.ts'
import type { A } from './type.ts'
import {
  b,
} from './lines.ts'
export * from './again.ts'
export { type C } from './more.ts'
const d = await import('./later.ts')
type E = import('./inline.ts').E
new Worker(new URL('./thread.ts', import.meta.url))`
  expect(importsIn(text).map((specifier) => specifier.slice(2, -3))).toEqual([
    'bare',
    'type',
    'lines',
    'again',
    'more',
    'later',
    'inline',
    'thread',
  ])
})

test('SQL stands in the folder of the store alone', () => {
  const statement = /(?<=[\s(:[])['`]\s*(?:select|insert into|update|delete from|with recursive)\s/
  const files = serverFiles().filter((file) => statement.test(readFileSync(join(root, SERVER, file), 'utf8')))
  expect(files.length).toBeGreaterThan(20)
  expect(files.filter((file) => topFolderOf(file) !== 'store')).toEqual([])
})

/** A reader can hold no more than this. */
const LONGEST = 120

test('no function of the server is longer than a reader can hold', () => {
  const functions = serverFiles().flatMap((file) =>
    functionsIn(readFileSync(join(root, SERVER, file), 'utf8')).map(({ first, lines }) => ({ file, first, lines })),
  )
  expect(functions.length).toBeGreaterThan(600)
  expect(functions.filter(({ lines }) => lines > LONGEST)).toEqual([])
})

test('a function is measured from its first line to its last', () => {
  const text = `
export async function one({
  a,
}: Parts): Promise<void> {
  const inner = () => {
    return a
  }
}
export const two = (b: string) => ({
  b,
})`
  expect(functionsIn(text)).toEqual([
    { first: 'export async function one({', lines: 7 },
    { first: 'const inner = () => {', lines: 3 },
    { first: 'export const two = (b: string) => ({', lines: 3 },
  ])
})

test('the page about the architecture describes every folder of the server', () => {
  const page = readFileSync(join(root, 'docs/architecture.md'), 'utf8')
  const folders = [...serverGraph(folderOf).keys()].filter((folder) => folder !== 'src')
  expect(folders.filter((folder) => !page.includes(`| \`${folder}\` |`))).toEqual([])
})
