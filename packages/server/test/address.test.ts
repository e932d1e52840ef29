import { BlockList } from 'node:net'
import { expect, test } from 'vitest'
import { addressKeyOf, isTrustedProxy } from '../src/network/address.ts'
import { proxies } from '../src/program/setting-readers.ts'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:DB8:0001:2::9', '2001:db8:1:2::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s counts as %s', (address, addressKey) => {
  expect(addressKeyOf(address)).toBe(addressKey)
})

test('only named proxies are trusted, however their address is written', () => {
  const trusted = proxies('10.0.0.1, fd00::/8')
  if (!(trusted instanceof BlockList)) throw new Error(trusted.must)
  expect(['10.0.0.1', '::ffff:10.0.0.1', 'fd12::1'].map((address) => isTrustedProxy(trusted, address))).toEqual([
    true,
    true,
    true,
  ])
  expect(['10.0.0.2', '::1', '', 'unknown'].map((address) => isTrustedProxy(trusted, address))).toEqual([
    false,
    false,
    false,
    false,
  ])
})
