import { isRefusal, seedOf } from '@selva/core'
import { expect, test } from 'vitest'
import { inviteFrom, newInvite, newTableId, sameInvite } from '../src/base/code.ts'
import type { DeviceId, PersonId } from '../src/base/ids.ts'
import { deviceKind } from '../src/people/device-kind.ts'
import { nameFrom, suggestedName } from '../src/people/names.ts'
import { relyingParty } from '../src/people/relying-party.ts'
import { sessionCookies } from '../src/people/session-cookie.ts'

const ana = 'device-of-ana' as DeviceId

test('a cookie stands for its device on the server that wrote it, and nowhere else', () => {
  const ours = sessionCookies(seedOf('ours'), false)
  const theirs = sessionCookies(seedOf('theirs'), false)
  const { name, value } = ours.cookieOf(ana)
  expect(ours.deviceIn({ [name]: value })).toBe(ana)
  expect(ours.deviceIn({})).toBeUndefined()
  for (const wrong of ['', '.', ana, `${ana}.`, `x${value}`, `${value}x`, `${value}.x`, theirs.cookieOf(ana).value])
    expect(ours.deviceIn({ [name]: wrong })).toBeUndefined()
})

test('a cookie is out of reach of scripts and other sites; with https also of plain http and of neighbours', () => {
  const plain = sessionCookies(seedOf('ours'), false)
  const https = sessionCookies(seedOf('ours'), true)
  const kept = { path: '/', httpOnly: true, sameSite: 'lax' }
  expect(plain.cookieOf(ana)).toMatchObject({ name: 'selva', options: { ...kept, secure: false } })
  expect(https.cookieOf(ana)).toMatchObject({ name: '__Host-selva', options: { ...kept, secure: true } })
  // A cookie without the prefix could have been planted.
  expect(https.deviceIn({ selva: plain.cookieOf(ana).value })).toBeUndefined()
})

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox, Linux'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1', 'Safari, iPhone'],
  ['Mozilla/5.0 (Windows NT 10.0) Chrome/150.0.0.0 Safari/537.36 Edg/150.0.0.0', 'Edge, Windows'],
  ['Mozilla/5.0 (Linux; Android 16) Chrome/150.0 Mobile Safari/537.36', 'Chrome, Android'],
  ['node', ''],
])('%s is %j', (agent, kind) => expect(deviceKind(agent)).toBe(kind))

test.each([
  ['https://play.example.org', 'evil.example', { id: 'play.example.org', origin: 'https://play.example.org' }],
  ['https://play.example.org:8443', '', { id: 'play.example.org', origin: 'https://play.example.org:8443' }],
  ['http://play.example.org', 'localhost', undefined],
  ['https://192.0.2.7', '', undefined],
  [undefined, 'localhost:8080', { id: 'localhost', origin: 'http://localhost:8080' }],
  [undefined, '192.168.1.7:8080', undefined],
  [undefined, 'localhost.evil.example', undefined],
  [undefined, 'evil.example', undefined],
  [undefined, 'localhost:70000', undefined],
])('with PUBLIC_URL %s and a request for %s passkeys belong to %j', (publicUrl, host, party) =>
  expect(relyingParty(publicUrl === undefined ? undefined : new URL(publicUrl), host)).toEqual(party),
)

test.each([
  ['  Ana ', 'Ana'],
  ['Ana   María', 'Ana María'],
  ['Zoë', 'Zoë'],
  ['👩‍🚀'.slice(0, 2), '👩'],
  ['x'.repeat(24), 'x'.repeat(24)],
])('%j is the name %j', (typed, name) => expect(nameFrom(typed)).toBe(name))

test.each(['', '   ', 'x'.repeat(25), 'a\u0000b', 'a\u200bb', 'a\u202eb', '\ud800'])('%j is no name', (typed) =>
  expect(isRefusal(nameFrom(typed))).toBe(true),
)

test('suggested names last, are names, and never the same star twice', () => {
  const ids = Array.from({ length: 500 }, (_, i) => `somebody ${i}` as PersonId)
  const names = ids.map(suggestedName)
  expect(ids.map(suggestedName)).toEqual(names)
  for (const name of names) {
    expect(nameFrom(name)).toBe(name)
    expect(new Set(name.split(' ')).size).toBe(2)
  }
  expect(new Set(names).size).toBeGreaterThan(440)
})

test('invites are typed loosely and compared exactly', () => {
  const invite = newInvite()
  expect(invite).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/)
  expect(newInvite()).not.toBe(invite)
  expect(newTableId()).toMatch(/^[0-9a-z]{10}$/)
  expect(inviteFrom(' abcd-oil1 ')).toBe('ABCD0111')
  expect(sameInvite(invite.toLowerCase(), invite)).toBe(true)
  expect(sameInvite(invite.slice(1), invite)).toBe(false)
  expect(sameInvite('', invite)).toBe(false)
})
