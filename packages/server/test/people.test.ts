import { isRefusal, seedOf } from '@selva/core'
import { expect, test } from 'vitest'
import { botName, nameFrom, suggestedName } from '../src/people/names.ts'
import type { PersonId } from '../src/people/person.ts'
import { sessionsWith } from '../src/people/session.ts'
import { inviteFrom, newInvite, newTableId, sameInvite } from '../src/table/code.ts'

test('a cookie stands for its person on the server that wrote it, and nowhere else', () => {
  const ours = sessionsWith(seedOf('ours'))
  const theirs = sessionsWith(seedOf('theirs'))
  const ana = ours.fresh()
  const cookie = ours.cookieOf(ana)
  expect(ours.personIn(cookie)).toBe(ana)
  expect(ours.fresh()).not.toBe(ana)
  for (const wrong of [
    undefined,
    '',
    '.',
    ana,
    `${ana}.`,
    `x${cookie}`,
    `${cookie}x`,
    `${cookie}.x`,
    theirs.cookieOf(ana),
  ])
    expect(ours.personIn(wrong)).toBeUndefined()
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
