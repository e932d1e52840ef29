import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { type Batch, fastChance, type Game, type GameRecord, verify } from '@selva/core'
import type { Figures } from '@selva/protocol'
import { DATA_FILE, games, openStore } from '@selva/server'
import { type Page, type Visitor, visit } from '@selva/server/testing'
import { describe, expect, onTestFinished, test } from 'vitest'
import { playAtRandom, readVersion, versionFolder } from '../packages/server/test/fixtures/version.ts'
import { serve } from '../packages/server/test/serve.ts'
import { expectHonestVerdicts, isStep } from './honest-verdicts.ts'
import { checked } from './independent-verifier.mjs'

const VERSIONS = readdirSync(versionFolder('.'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name)

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'selva-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

const unpacked = (version: string, file: string): Buffer =>
  gunzipSync(readFileSync(`${versionFolder(version)}${file}.gz`))

function rulesOf(id: string): Game {
  const game = games[id]?.game
  if (game === undefined) throw new Error(`Nobody knows the game ${id} any more.`)
  return game
}

const recordAt = async (person: Visitor, table: string): Promise<GameRecord> => {
  const { status, body } = await person.get(`/api/tables/${table}/record`)
  expect(status).toBe(200)
  return body as GameRecord
}

test('there are stored versions to open', () => {
  expect(VERSIONS).toEqual(expect.arrayContaining(['0.1.0-data-8', '0.1.0-data-9']))
})

describe.each(VERSIONS)('version %s', (name) => {
  const version = readVersion(name)
  const kinds = Object.entries(version.games)

  /** Today's server on a copy of the data file, and the two people with the cookies that they had. */
  async function opened() {
    const folder = temporaryFolder()
    writeFileSync(join(folder, DATA_FILE), unpacked(name, DATA_FILE), { mode: 0o600 })
    const server = await serve({ store: await openStore(folder), games })
    const [host, guest] = [
      await visit(server.url, version.cookies[0]),
      await visit(server.url, version.cookies[1]),
    ] as const
    return { host, guest }
  }

  test('holds both games', () => {
    expect(kinds.map(([game]) => game).toSorted()).toEqual(['escape', 'stay-away'])
  })

  test.each(kinds)('a file of %s is replayed, and verified by both verifiers', async (id) => {
    const record: GameRecord = JSON.parse(unpacked(name, `${id}.selva.json`).toString())
    await expectHonestVerdicts(rulesOf(id), record)
    // One word in it changed, and neither believes it.
    const [opening, ...rest] = record.batches as [Batch, ...Batch[]]
    const forged = { ...record, batches: [{ ...opening, facts: opening.facts.slice(1) }, ...rest] }
    expect(verify(rulesOf(id), forged).answer).toBe('wrong')
    const file = join(temporaryFolder(), 'forged.selva.json')
    writeFileSync(file, JSON.stringify(forged))
    expect(checked(file).code).toBe(1)
  })

  test('finished games are in the figures of the people who played them', async () => {
    const { host, guest } = await opened()
    for (const person of [host, guest]) {
      const { body } = await person.get('/api/me/figures')
      const { withPeople } = body as Figures
      expect(withPeople.map(({ game, games }) => [game, games]).toSorted()).toEqual([
        ['escape', 1],
        ['stay-away', 1],
      ])
      for (const { counts } of withPeople) expect(counts['turns']).toBeGreaterThan(0)
    }
  })

  test.runIf(version.puzzle !== undefined)('an answer to a puzzle stands, whatever day it is here', async () => {
    const { host, guest } = await opened()
    const puzzle = await host.get(`/api/puzzles/${version.puzzle}`)
    expect(puzzle).toMatchObject({ status: 200, body: { day: version.puzzle, answered: { mine: 2 } } })
    expect((await guest.get(`/api/puzzles/${version.puzzle}`)).body).not.toHaveProperty('answered')
  })

  test.each(kinds)('a finished game of %s is there as it was', async (id, { finished }) => {
    const { host } = await opened()
    const record = await recordAt(host, finished)
    const saved: GameRecord = JSON.parse(unpacked(name, `${id}.selva.json`).toString())
    expect(record).toMatchObject(saved)
    await expectHonestVerdicts(rulesOf(id), record)
  })

  test.each(kinds)('a running game of %s goes on to its end, and is verified', async (id, { running }) => {
    const { host, guest } = await opened()
    const game = rulesOf(id)
    const pages = [host, guest].map((person) => person.open(running, game))
    const [first, second] = pages as [Page, Page]
    await Promise.all(pages.map((page) => page.until(() => page.state() !== undefined)))
    expect(pages.map((page) => page.table()?.you)).toEqual([1, 2])
    expect(first.table()?.status).toBe('running')
    expect(first.table()?.seats.slice(0, 2)).toMatchObject([{ name: 'Ana María' }, { name: 'Bob' }])
    const before = first.have()

    first.send(JSON.stringify({ listen: true }))
    await first.until(() => first.messages.some((message) => JSON.stringify(message).includes('Good luck, everybody.')))
    const notes = await host.get(`/api/tables/${running}/notes`)
    expect(notes.body).toEqual({ version: 1, text: '{"D08 ?":[1,"1"]}' })

    await Promise.all([playAtRandom(first, fastChance(1)), playAtRandom(second, fastChance(2))])
    expect(first.table()?.status).toBe('over')
    expect(first.have()).toBeGreaterThan(before)
    const record = await recordAt(host, running)
    // New steps are of today's rules.
    expect(record.batches.findLast(isStep)?.rulesVersion).toBe(game.rulesVersion)
    await expectHonestVerdicts(game, record)
  })

  test('a table in the lobby is started by its host', async () => {
    const { host, guest } = await opened()
    const game = rulesOf('stay-away')
    const pages = [host, guest].map((person) => person.open(version.open, game))
    await Promise.all(pages.map((page) => page.until(() => page.table()?.seats[1]?.here === true)))
    expect(pages[0]?.table()).toMatchObject({ status: 'open', host: 1 })
    expect((await host.post(`/api/tables/${version.open}/start`)).status).toBe(200)
    await Promise.all(pages.map((page) => page.until(() => page.state() !== undefined)))
    expect(pages[1]?.table()?.seats.map(({ by }) => by)).toEqual(['person', 'person', 'bot', 'bot'])
  })
})
