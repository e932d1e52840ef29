import type { NetworkInterfaceInfo } from 'node:os'
import { expect, test } from 'vitest'
import { networkAddresses } from '../src/network/network-addresses.ts'
import { startLines } from '../src/program/start-lines.ts'

const at = (address: string, internal = false): NetworkInterfaceInfo[] => [
  { address, internal, family: 'IPv4', netmask: '', mac: '', cidr: null },
]

test('a host reads the address that works on every device first', () => {
  const addresses = ['http://192.168.1.5:3000']
  expect(startLines({ addresses, here: 'http://localhost:3000', data: 'data/selva.db', metrics: undefined })).toEqual([
    'Selva is open at http://192.168.1.5:3000',
    '  on this computer: http://localhost:3000',
    '  data: data/selva.db',
    '  Press Ctrl+C to stop. Games continue at the next start.',
  ])
})

test('without a network the address of this computer is named once', () => {
  const lines = startLines({ addresses: [], here: 'http://localhost:3000', data: 'd', metrics: 'http://localhost:9' })
  expect(lines.slice(0, 3)).toEqual([
    'Selva is open at http://localhost:3000',
    '  data: d',
    '  metrics: http://localhost:9',
  ])
})

test('networks that exist only inside this computer come last, and its own address never', () => {
  const interfaces = {
    lo: at('127.0.0.1', true),
    docker0: at('172.17.0.1'),
    eth0: at('192.168.1.5'),
    x: at('169.254.3.4'),
  }
  expect(networkAddresses('0.0.0.0', 3000, interfaces)).toEqual(['http://192.168.1.5:3000', 'http://172.17.0.1:3000'])
  expect(networkAddresses('127.0.0.1', 3000, interfaces)).toEqual([])
})
