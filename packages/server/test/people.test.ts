import { isRefusal, seedOf } from '@selva/core'
import { expect, test } from 'vitest'
import { botName, nameFrom, suggestedName } from '../src/people/names.ts'
import type { PersonId } from '../src/people/person.ts'
import { sessionsWith } from '../src/people/session.ts'
import { inviteFrom, newInvite, newTableId, sameInvite } from '../src/table/code.ts'

test('a cookie stands for its person on the server that wrote it, and nowhere else', () => {
  const ours = sessionsWith(seedOf('ours'), false)
  const theirs = sessionsWith(seedOf('theirs'), false)
  const ana = ours.fresh()
  const { name, value } = ours.cookieOf(ana)
  expect(ours.personIn({ [name]: value })).toBe(ana)
  expect(ours.fresh()).not.toBe(ana)
  expect(ours.personIn({})).toBeUndefined()
  for (const wrong of ['', '.', ana, `${ana}.`, `x${value}`, `${value}x`, `${value}.x`, theirs.cookieOf(ana).value])
    expect(ours.personIn({ [name]: wrong })).toBeUndefined()
})

test('a cookie is out of reach of scripts and other sites; with https also of plain http and of neighbours', () => {
  const plain = sessionsWith(seedOf('ours'), false)
  const https = sessionsWith(seedOf('ours'), true)
  const ana = plain.fresh()
  const kept = { path: '/', httpOnly: true, sameSite: 'lax' }
  expect(plain.cookieOf(ana)).toMatchObject({ name: 'selva', options: { ...kept, secure: false } })
  expect(https.cookieOf(ana)).toMatchObject({ name: '__Host-selva', options: { ...kept, secure: true } })
  // A cookie without the prefix could have been planted.
  expect(https.personIn({ selva: plain.cookieOf(ana).value })).toBeUndefined()
})

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

test('suggested names last, and bots at a table have different ones', () => {
  const id = 'somebody' as PersonId
  expect(suggestedName(id)).toBe(suggestedName(id))
  expect(isRefusal(nameFrom(suggestedName(id)))).toBe(false)
  expect(new Set([1, 2, 3, 4, 5, 6, 7, 8].map((seat) => botName('table', seat))).size).toBe(8)
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
