import { createECDH, createPublicKey, verify } from 'node:crypto'
import { expect, test } from 'vitest'
import { CURVE, encrypted } from '../src/notices/encrypted.ts'
import { newVapidSecret, vapidWith } from '../src/notices/vapid.ts'
import { decrypted, newReader } from './push-service.ts'

const bytes = (text: string): Buffer => Buffer.from(text, 'base64url')

test('the example of RFC 8291 comes out to the byte', () => {
  const sender = createECDH(CURVE)
  sender.setPrivateKey(bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'))
  const reader = {
    p256dh: bytes('BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'),
    auth: bytes('BTBZMqHH6r4Tts7J_aSIgg'),
  }
  const fresh = { salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'), sender }
  expect(encrypted('When I grow up, I want to be a watermelon', reader, fresh).toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  )
})

test('only its reader can read a message, and no two look alike', () => {
  const ana = newReader()
  const eve = newReader()
  const message = encrypted('your turn', ana.keys)
  expect(decrypted(message, ana)).toBe('your turn')
  expect(() => decrypted(message, eve)).toThrow()
  expect(encrypted('your turn', ana.keys).equals(message)).toBe(false)
})

test('a push service can check who sends, for itself alone and for a while', () => {
  const vapid = vapidWith(newVapidSecret(), 'https://play.example.org')
  const header = vapid.authorization('https://push.example.com:8443/send/abc', 1_000_000)
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(header) ?? []
  expect(key).toBe(vapid.key)
  const [head = '', claims = '', signature = ''] = token.split('.')
  expect(JSON.parse(bytes(head).toString())).toEqual({ typ: 'JWT', alg: 'ES256' })
  expect(JSON.parse(bytes(claims).toString())).toEqual({
    aud: 'https://push.example.com:8443',
    exp: 1000 + 12 * 60 * 60,
    sub: 'https://play.example.org',
  })
  const point = bytes(key)
  const publicKey = createPublicKey({
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
    format: 'jwk',
  })
  const holds = (said: string): boolean =>
    verify('sha256', Buffer.from(said), { key: publicKey, dsaEncoding: 'ieee-p1363' }, bytes(signature))
  expect(holds(`${head}.${claims}`)).toBe(true)
  expect(holds(`${head}.${claims}x`)).toBe(false)
})

test('a key is always as long as its curve', () => {
  for (let i = 0; i < 600; i++) expect(newVapidSecret()).toHaveLength(32)
})
