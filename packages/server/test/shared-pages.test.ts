import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inflateSync } from 'node:zlib'
import { fastChance, type Game, type GameRecord } from '@selva/core'
import { recordedGame } from '@selva/core/testing'
import { toy } from '@selva/core/toy'
import { escape } from '@selva/escape'
import { LANGUAGES, type ShareInfo, type TableInfo } from '@selva/protocol'
import { games } from '@selva/server'
import { type Visitor, visit } from '@selva/server/testing'
import { stayAway } from '@selva/stay-away'
import { describe, expect, test } from 'vitest'
import { withPreview } from '../src/http/shared-pages.ts'
import { pictureOf, previewOf } from '../src/shares/preview.ts'
import { GALILEI, GAMES, TOY } from './games.ts'
import { serve } from './serve.ts'
import { temporaryFolder } from './temporary.ts'

const PAGE =
  '<!doctype html><html lang="en"><head><meta name="description" content="Two games." />\n<title>Selva</title></head><body></body></html>'

/** A server with a built client, and a finished game of a person called so, alone with a bot. */
async function shared(name: string) {
  const client = join(temporaryFolder(), 'client')
  mkdirSync(join(client, 'assets'), { recursive: true })
  writeFileSync(join(client, 'index.html'), PAGE)
  const server = await serve({ client })
  const ana: Visitor = await visit(server.url)
  await ana.put('/api/me', { name })
  const table = (await ana.post('/api/tables', { game: 'toy', setting: TOY(2), listed: false, playNow: true }))
    .body as TableInfo
  const page = ana.open(table.id, toy)
  await page.until(() => page.state() !== undefined)
  await ana.post(`/api/tables/${table.id}/vote`, { on: true })
  await page.until(() => page.table()?.status === 'over')
  const change = async (body: object): Promise<ShareInfo> =>
    (await ana.put(`/api/tables/${table.id}/share`, body)).body as ShareInfo
  const { link } = await change({ link: true })
  return { server, ana, table, link, change }
}

const tagsIn = (page: string): ReadonlyMap<string, string> =>
  new Map(
    [...page.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)"/g)].map(([, key = '', text = '']) => [
      key,
      text,
    ]),
  )

/** The width and height that a PNG file says, and its pixels unpacked. */
function readPng(png: Buffer) {
  expect(png.subarray(0, 8).toString('hex')).toBe('89504e470d0a1a0a')
  expect(png.toString('latin1', 12, 16)).toBe('IHDR')
  const at = png.indexOf('IDAT')
  const pixels = inflateSync(png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4)))
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20), pixels }
}

test('a link has a preview in its own language, which is fetched without cookies', async () => {
  const { server, link } = await shared('Ana')
  for (const [language, text] of [
    ['en', 'No one won · toy'],
    ['it', 'Non ha vinto nessuno · toy'],
    ['es', 'No ha ganado nadie · toy'],
    ['pt', 'Ninguém ganhou · toy'],
  ]) {
    const answer = await fetch(`${server.url}/s/${language}/${link}`)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(answer.headers.getSetCookie()).toEqual([])
    const page = await answer.text()
    const tags = tagsIn(page)
    expect(page).toContain(`<html lang="${language}">`)
    expect(page).toContain(`<title>${text}</title>`)
    expect(page.match(/name="description"/g)).toHaveLength(1)
    expect(tags.get('og:title')).toBe(text)
    expect(tags.get('og:url')).toBe(`${server.url}/s/${language}/${link}`)
    expect(tags.get('og:image')).toBe(`${server.url}/s/${language}/${link}/picture.png`)
    expect([tags.get('og:image:width'), tags.get('og:image:height')]).toEqual(['1200', '630'])
    expect(tags.get('robots')).toBe('noindex')
  }
})

test('the page and the picture of a link are the same for a chat without cookies, a stranger and the players', async () => {
  const { server, link, ana } = await shared('Ana')
  const eve = await visit(server.url)
  for (const language of LANGUAGES)
    for (const path of [`/s/${language}/${link}`, `/s/${language}/${link}/picture.png`]) {
      const fetched = async (headers: { readonly [name: string]: string }) => {
        const answer = await fetch(server.url + path, { headers })
        expect(answer.headers.getSetCookie()).toEqual([])
        const kept = [...answer.headers].filter(([name]) => name !== 'date')
        return {
          status: answer.status,
          headers: kept,
          body: Buffer.from(await answer.arrayBuffer()).toString('base64'),
        }
      }
      const bare = await fetched({})
      expect(bare.status).toBe(200)
      for (const cookie of [eve.cookie, ana.cookie, 'selva=made.up']) expect(await fetched({ cookie })).toEqual(bare)
    }
})

test('links that lead to nothing show one and the same page and no picture', async () => {
  const { server, link, change } = await shared('Ana')
  const about = async (path: string) => {
    const answer = await fetch(server.url + path)
    const headers = [...answer.headers].filter(([name]) => name !== 'date')
    return JSON.stringify([answer.status, headers, await answer.text()])
  }
  const [page, picture] = [
    await about('/s/en/never0000000000shared'),
    await about('/s/en/never0000000000shared/picture.png'),
  ]
  expect(JSON.parse(page)).toMatchObject([404, expect.anything(), PAGE])
  await change({ link: false })
  expect(await about(`/s/en/${link}`)).toBe(page)
  expect(await about(`/s/en/${link}/picture.png`)).toBe(picture)
  expect(await about(`/s/xx/${link}`)).toBe(page)
})

test('the picture is drawn in a process of its own, in the size that chats expect', async () => {
  const { server, link } = await shared('Ana')
  const answer = await fetch(`${server.url}/s/en/${link}/picture.png`)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('image/png')
  expect(answer.headers.getSetCookie()).toEqual([])
  const { width, height } = readPng(Buffer.from(await answer.arrayBuffer()))
  expect([width, height]).toEqual([1200, 630])
})

const played = (game: Game, setting: object): GameRecord => recordedGame(game, setting as never, fastChance(3))
const RECORDS: readonly (readonly [string, GameRecord])[] = [
  ['Escape', played(escape as unknown as Game, GALILEI(6))],
  ['Stay Away!', played(stayAway as unknown as Game, { seats: 7 })],
]

describe.each(RECORDS)('the picture of a game of %s', (_, record) => {
  test('shows the same game as the same picture, in every language another headline', () => {
    const pictures = LANGUAGES.map((language) => pictureOf(games, record, language) ?? Buffer.alloc(0))
    for (const picture of pictures) {
      const { width, height, pixels } = readPng(picture)
      expect([width, height, pixels.length]).toEqual([1200, 630, 630 * (1200 * 3 + 1)])
      expect(new Set(pixels).size).toBeGreaterThan(100)
    }
    expect(new Set(pictures.map((picture) => picture.toString('base64'))).size).toBe(LANGUAGES.length)
    expect(pictureOf(games, record, 'en')).toEqual(pictures[0])
  })

  test('names nobody who has not agreed, and sets names of other scripts as seats', () => {
    const called = (name: string): GameRecord => ({ ...record, seats: record.seats.map(({ by }) => ({ by, name })) })
    const title = previewOf(games, called(''), 'es')?.title
    expect(title).toMatch(/Jugador \d/)
    expect(pictureOf(games, called('Ана'), 'es')).toEqual(pictureOf(games, called(''), 'es'))
    expect(pictureOf(games, called('Ana'), 'es')).not.toEqual(pictureOf(games, called(''), 'es'))
  })
})

test('a name is text in a preview, whatever stands in it', () => {
  const [, record] = RECORDS[0] as readonly [string, GameRecord]
  const name = '"><script>&'
  const seats = record.seats.map(({ by }) => ({ by, name }))
  const preview = previewOf(GAMES, { ...record, seats }, 'en')
  expect(preview?.title).toContain(name)
  const page = withPreview(PAGE, preview ?? { title: '', description: '', game: '' }, 'en', 'http://selva/s/en/x')
  expect(page).not.toContain('<script>')
  expect(page).toContain('&#34;&#62;&#60;script&#62;&#38;')
})
// cspell:ignore IHDR IDAT vinto nessuno ganado Ninguém ganhou jugador
