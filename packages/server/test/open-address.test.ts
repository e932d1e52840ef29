import { expect, test } from 'vitest'
import { openAddress } from '../src/network/open-address.ts'

const NETWORK = ['http://192.168.1.7:8080', 'http://10.0.0.2:8080']
const at = (host: string, publicUrl?: string, network: readonly string[] = NETWORK): string =>
  openAddress(publicUrl === undefined ? undefined : new URL(publicUrl), () => network)({ host })

test.each(['localhost:8080', 'LOCALHOST', '127.0.0.1:8080', '127.8.8.8', '[::1]:8080', 'selva.localhost'])(
  'a reader at %s gets the likeliest address on the network for links',
  (host) => {
    expect(at(host)).toBe('http://192.168.1.7:8080')
    expect(at(host, undefined, [])).toBe('')
  },
)

test.each(['192.168.1.7:8080', 'selva.lan', 'play.example.org', '', 'a b'])(
  'a reader at %s keeps the address of their own browser',
  (host) => expect(at(host)).toBe(''),
)

test('the public address comes before all others', () => {
  expect(at('localhost:8080', 'https://play.example.org')).toBe('https://play.example.org')
  expect(at('192.168.1.7', 'https://play.example.org')).toBe('https://play.example.org')
})
