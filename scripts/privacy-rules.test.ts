import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { en } from '../packages/web/src/privacy/messages/en.ts'
import { root } from './paths.mjs'

/** The tests that show a sentence of the privacy page: a file, and a part of a test’s name. */
type Shown = readonly (readonly [file: string, name: string])[]

const SERVER = 'packages/server/test'
const GONE_WITH_PROFILE = [
  `${SERVER}/accounts.test.ts`,
  'is gone with the account; others’ games are as they were',
] as const
const EXPORTED = [`${SERVER}/accounts.test.ts`, 'is in the export, and nobody else’s secrets are'] as const

const KEPT: { readonly [K in keyof typeof en.kept]: Shown } = {
  name: [GONE_WITH_PROFILE],
  cookie: [
    [`${SERVER}/privacy.test.ts`, 'the one cookie lasts for the days of the page'],
    [`${SERVER}/people.test.ts`, 'a cookie is out of reach of scripts and other sites'],
  ],
  devices: [
    [`${SERVER}/privacy.test.ts`, 'no address is stored or logged, and of a browser only its kind'],
    [`${SERVER}/growth.test.ts`, 'old devices are forgotten by housekeeping'],
    [`${SERVER}/accounts.test.ts`, 'that is signed out acts for nobody any more'],
  ],
  games: [
    [`${SERVER}/retention.test.ts`, 'old tables are forgotten with all that is theirs'],
    [`${SERVER}/retention.test.ts`, 'every database table that holds rows of a table is among those that are swept'],
    [`${SERVER}/notes.test.ts`, 'notes are read back by their writer, on any device, and by nobody else'],
    GONE_WITH_PROFILE,
  ],
  tables: [
    [`${SERVER}/tables.test.ts`, 'with the last person it is gone'],
    [`${SERVER}/retention.test.ts`, 'old tables are forgotten with all that is theirs'],
  ],
  statistics: [
    [`${SERVER}/figures.test.ts`, 'only their person, unless they show them'],
    [`${SERVER}/figures.test.ts`, 'are exported, go with the account'],
  ],
  links: [
    [`${SERVER}/shares.test.ts`, 'among people a link names those who have agreed, and for as long as they do'],
    [
      `${SERVER}/shares.test.ts`,
      'a link that was taken back, one of a deleted account and one that never was are alike',
    ],
    [`${SERVER}/shares.test.ts`, 'links go with their game'],
  ],
  documents: [
    [`${SERVER}/document-life.test.ts`, 'a draft goes when no one can sign in as its author any more, not before'],
    [`${SERVER}/documents.test.ts`, 'deletion leaves what is published as a former player’s, and no draft of it'],
  ],
  puzzles: [
    [`${SERVER}/puzzles.test.ts`, 'shows what others said from ten answers on'],
    [`${SERVER}/puzzles.test.ts`, 'answers are in the export of their person, and go with the account'],
  ],
  signIn: [
    [`${SERVER}/privacy.test.ts`, 'go when their person removes or replaces them'],
    [`${SERVER}/notices.test.ts`, 'a browser that is no longer to be told is not'],
    [`${SERVER}/accounts.test.ts`, 'is void once new ones are made'],
  ],
  moderation: [
    [`${SERVER}/moderation.test.ts`, 'lifted, they are heard again'],
    [`${SERVER}/moderation.test.ts`, 'until the ban is lifted'],
    [`${SERVER}/moderation.test.ts`, 'a ban for some days ends by itself'],
  ],
}

/** In the order of the page. */
const NOT_KEPT: readonly Shown[] = [
  [[`${SERVER}/privacy.test.ts`, 'no address is stored or logged']],
  [['e2e/policy.test.ts', 'the content policy stops what is not ours']],
  [['e2e/replay.test.ts', 'keep the game and open it elsewhere']],
]

const RIGHTS: Shown = [EXPORTED, GONE_WITH_PROFILE, ['e2e/people.test.ts', 'leaving for good is asked about first']]
const OPERATOR: Shown = [
  [`${SERVER}/privacy.test.ts`, 'the privacy page has the figures that are in force'],
  [`${SERVER}/privacy.test.ts`, 'the address of the operator is one line'],
  ['e2e/privacy.test.ts', 'one reads what is kept, and whom to ask'],
  ['e2e/privacy.test.ts', 'without an address of the operator'],
]

test('every sentence of the privacy page is shown by tests', () => {
  expect(NOT_KEPT).toHaveLength(en.notKept.length)
  const all = [...Object.values(KEPT), ...NOT_KEPT, RIGHTS, OPERATOR]
  expect(all.filter((tests) => tests.length === 0)).toEqual([])
  const missing = all.flat().filter(([file, name]) => !readFileSync(join(root, file), 'utf8').includes(name))
  expect(missing).toEqual([])
})
