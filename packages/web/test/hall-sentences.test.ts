import { join } from 'node:path'
import { expect, test } from 'vitest'
import { LANGUAGE_CODES } from '../src/client/language.ts'
import type { Player } from '../src/client/player.ts'
import { name, plainSentence } from '../src/client/rich-text.ts'
import { catalogues, SOURCE } from './source.ts'
import { compareStored } from './stored-sentences.ts'

const me: Player = { name: name('Reader'), me: true }
const ana: Player = { name: name('Ana'), me: false }
const ines: Player = { name: name('Inés'), me: false }

type Arguments = readonly unknown[]
const ONE: readonly Arguments[] = [[me], [ana]]
const PAIR: readonly Arguments[] = [
  [me, ana],
  [ana, me],
  [ana, ines],
]
const SEVERAL: readonly (readonly Player[])[] = [[me], [ana], [ana, ines], [ana, me], [ana, ines, me]]
/** Sentences that only ever speak of another player. */
const OTHER: readonly Arguments[] = [['Ana']]

/** Every sentence about a player, with the players that it can meet: catalogue, path, and arguments. */
const CASES: { readonly [catalogue: string]: { readonly [path: string]: readonly Arguments[] } } = {
  messages: {
    'titles.turnOf': OTHER,
    'home.hostedBy': OTHER,
    'table.log.left.asked': ONE,
    'table.log.left.away': ONE,
    'table.log.left.late': ONE,
    'table.log.returned': ONE,
    'table.log.clockRanOut': ONE,
    'table.log.voted': ONE,
    'table.log.unvoted': ONE,
  },
  'chat/messages': {
    more: OTHER,
    blocked: OTHER,
    'said.suspect': OTHER,
    'said.trust': OTHER,
    'said.watch': OTHER,
    'said.doubt': OTHER,
  },
  'lobby/messages': { remove: OTHER, removeText: OTHER, removed: OTHER },
  'replay/messages': {
    botTurns: [
      [me, '3–5'],
      [ana, '3–5'],
    ],
    botTurn: [
      [me, '3'],
      [ana, '3'],
    ],
  },
  'table/messages': {
    awaySoon: [['Ana', '0:30']],
    hereAgain: OTHER,
    votes: SEVERAL.flatMap((voters) => [
      [voters, 1],
      [voters, 2],
    ]),
  },
  'toy/messages': {
    'does.dare': OTHER,
    'told.laid': ONE,
    'told.shown': [
      [me, 7],
      [ana, 7],
    ],
    'told.won': ONE,
    'told.dared': PAIR,
    'told.yielded': ONE,
    'told.refused': ONE,
    'told.confessed': ONE,
    'end.winners': SEVERAL.map((winners) => [winners]),
  },
}

const HALL = catalogues.filter((folder) => !/^(escape|stay-away)\//.test(folder))

type Sentence = { readonly path: string; readonly write: (...args: Arguments) => string }
const sentencesIn = (value: unknown, path: readonly string[] = []): readonly Sentence[] =>
  typeof value === 'function'
    ? [{ path: path.join('.'), write: value as Sentence['write'] }]
    : typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, inner]) => sentencesIn(inner, [...path, key]))
      : []

const sentencesOf = async (folder: string, code: string): Promise<readonly Sentence[]> =>
  sentencesIn((await import(/* @vite-ignore */ join(SOURCE, folder, `${code}.ts`)))[code])

/** Does a sentence ask whether a player is the reader? */
function asksForReader({ write }: Sentence): boolean {
  let asked = false
  const probe = {
    name: 'Ana',
    get me() {
      asked = true
      return false
    },
  }
  const any = Object.defineProperties([probe], Object.getOwnPropertyDescriptors(probe))
  write(any, any, any)
  return asked
}

test('every sentence that distinguishes the reader from others is rendered', async () => {
  for (const folder of HALL) {
    const asking = (await sentencesOf(folder, 'en')).filter(asksForReader).map(({ path }) => path)
    expect(Object.keys(CASES[folder] ?? {}), folder).toEqual(expect.arrayContaining(asking))
  }
})

test('sentences of the hall about the reader and about others read as they were approved', async () => {
  const lines: string[] = []
  for (const code of LANGUAGE_CODES) {
    lines.push(`# ${code}`)
    for (const [folder, cases] of Object.entries(CASES)) {
      const sentences = await sentencesOf(folder, code)
      for (const [path, all] of Object.entries(cases)) {
        lines.push(`${folder} ${path}`)
        for (const args of all) {
          const text = sentences.find((one) => one.path === path)?.write(...args)
          lines.push(`- ${plainSentence(String(text))}`)
        }
      }
    }
    lines.push('')
  }
  expect(lines.filter((line) => line.includes('Reader'))).toEqual([])
  compareStored('hall.txt', lines.join('\n'))
})
