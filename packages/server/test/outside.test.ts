import { describe, expect, test } from 'vitest'
import { post } from '../src/notices/post.ts'
import {
  type AddressPolicy,
  callableUrl,
  isPublicAddress,
  publicInternet,
  resolveAllowed,
} from '../src/notices/public-address.ts'
import { loopback, pushService } from './push-service.ts'

const MESSAGE = { headers: {}, body: 'hello' }

const { signal: never } = new AbortController()
const finding =
  ({ resolve }: AddressPolicy) =>
  (host: string) =>
    resolve(host, never)
const through = (addressPolicy: AddressPolicy) => ({ addressPolicy, find: finding(addressPolicy), cancelled: never })

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '127.8.9.1',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::7f00:1',
  'fc00::1',
  'fd12:3456::1',
  'fe80::1',
  'ff02::1',
  '2001:db8::1',
  '2001::1',
  '2002:7f00:1::',
  'localhost',
  '',
])('%s is not called', (address) => expect(isPublicAddress(address)).toBe(false))

test.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '2a00:1450::1', '2606:4700::1111'])('%s may be called', (address) =>
  expect(isPublicAddress(address)).toBe(true),
)

describe('an address somebody gives us', () => {
  test.each([
    'http://hook.example/',
    'ftp://hook.example/',
    'hook.example',
    '',
    'https://',
    'https://user:word@hook.example/',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://017700000001/',
    'https://[::1]:8080/',
    'https://[::ffff:7f00:1]/',
    'https://169.254.169.254/latest/meta-data',
  ])('%s is refused as it stands', (typed) => expect(callableUrl(typed, publicInternet)).toBeUndefined())

  test('of a name that stands for a machine inside is not connected to, not even if another is outside', async () => {
    const names: Record<string, readonly string[]> = {
      'good.example': ['8.8.8.8', '2a00:1450::1'],
      'inside.example': ['10.0.0.1'],
      'both.example': ['8.8.8.8', '127.0.0.1'],
      'six.example': ['::1'],
      'nothing.example': [],
    }
    const outside: AddressPolicy = { ...publicInternet, resolve: async (host) => names[host] ?? [] }
    const connection = (host: string) => resolveAllowed(new URL(`https://${host}/`), outside, finding(outside))
    expect(await connection('good.example')).toBe('8.8.8.8')
    for (const host of ['inside.example', 'both.example', 'six.example', 'nothing.example'])
      expect(await connection(host)).toBeUndefined()
    expect(await post('https://inside.example/', MESSAGE, through(outside))).toBe('forbidden')
  })

  test('is looked up once: what its name stands for a moment later does not matter', async () => {
    const service = await pushService()
    let asked = 0
    const outside: AddressPolicy = { ...loopback, resolve: async () => [++asked === 1 ? '127.0.0.1' : '10.0.0.1'] }
    const { port } = new URL(service.url)
    expect(await post(`http://rebinding.example:${port}/hook`, MESSAGE, through(outside))).toBe(201)
    expect(asked).toBe(1)
    expect(service.received).toMatchObject([{ path: '/hook', headers: { host: `rebinding.example:${port}` } }])
  })

  test('cannot send us on to another', async () => {
    const service = await pushService()
    service.answer(302)
    expect(await post(service.url, MESSAGE, through(loopback))).toBe(302)
    expect(service.received.map(({ path }) => path)).toEqual(['/'])
  })

  test('that does not answer is given up', async () => {
    const service = await pushService()
    service.answer(undefined)
    expect(await post(service.url, MESSAGE, { ...through(loopback), timeout: 50 })).toBe('failed')
  })

  test('that nobody listens at, or that has no such name, has failed', async () => {
    expect(await post('http://127.0.0.1:1/', MESSAGE, through(loopback))).toBe('failed')
    const nowhere: AddressPolicy = { ...loopback, resolve: () => Promise.reject(new Error('no such name')) }
    expect(await post('http://nowhere.example/', MESSAGE, through(nowhere))).toBe('failed')
  })
})
