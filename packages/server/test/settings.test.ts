import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { isSettings, SETTINGS, type Settings, settingsFrom } from '../src/program/settings.ts'

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url))

function read(env: { readonly [name: string]: string }): Settings {
  const settings = settingsFrom(env)
  if (!isSettings(settings)) throw new Error(settings.join(' '))
  return settings
}
const complaints = (env: { readonly [name: string]: string }): readonly string[] => {
  const settings = settingsFrom(env)
  return isSettings(settings) ? [] : settings
}

describe('settings', () => {
  test('an empty environment gives the defaults', () => {
    expect(read({})).toMatchObject({ port: 8080, host: '0.0.0.0', botPace: 1, turnPause: 2, logLevel: 'warn' })
    expect(read({}).publicUrl).toBeUndefined()
  })

  test('what is set counts', () => {
    const { port, publicUrl, trustProxy } = read({
      PORT: '0',
      PUBLIC_URL: 'https://play.example.org',
      TRUST_PROXY: '127.0.0.1, 10.0.0.0/8, fd00::/8',
    })
    expect(port).toBe(0)
    expect(publicUrl?.origin).toBe('https://play.example.org')
    expect(['127.0.0.1', '10.200.0.1'].map((a) => trustProxy.check(a, 'ipv4'))).toEqual([true, true])
    expect(trustProxy.check('127.0.0.2', 'ipv4')).toBe(false)
    expect(trustProxy.check('fd00::1', 'ipv6')).toBe(true)
  })

  test.each([
    ['PORT', '', 'PORT must be a whole number from 0 to 65535, not "".'],
    ['PORT', '65536', 'PORT must be a whole number from 0 to 65535, not "65536".'],
    ['BOT_PACE', 'fast', 'BOT_PACE must be a number from 0 to 1000, not "fast".'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of silent, error, warn, info, debug, not "loud".'],
    ['DATA_DIR', ' ', 'DATA_DIR must be the name of a folder, not " ".'],
    ['PUBLIC_URL', 'play.example.org', /^PUBLIC_URL must be an address such as/],
    ['PUBLIC_URL', 'https://play.example.org/selva', /^PUBLIC_URL must be/],
    ['PUBLIC_URL', 'ftp://play.example.org', /^PUBLIC_URL must be/],
    ['ALLOWED_HOSTS', 'selva.lan, http://x', /^ALLOWED_HOSTS must be names such as/],
    ['TRUST_PROXY', '1', /^TRUST_PROXY must be addresses or networks/],
    ['TRUST_PROXY', '10.0.0.0/33', /^TRUST_PROXY must be/],
    ['TRUST_PROXY', '10.0.0.0/8/8', /^TRUST_PROXY must be/],
  ])('%s=%s is answered with a sentence', (name, text, sentence) => {
    expect(complaints({ [name]: text })).toEqual([
      typeof sentence === 'string' ? sentence : expect.stringMatching(sentence),
    ])
  })

  test('every wrong variable is named at once', () => {
    expect(complaints({ PORT: 'x', BOT_PACE: 'y' })).toHaveLength(2)
  })

  test('the program prints them all, and does not start with a wrong one', () => {
    const help = spawnSync(process.execPath, [MAIN, '--help'], { encoding: 'utf8' })
    for (const { name } of Object.values(SETTINGS)) expect(help.stdout).toContain(`  ${name} (default: `)
    for (const line of help.stdout.split('\n')) expect(line.length, line).toBeLessThanOrEqual(80)
    expect(help.status).toBe(0)
    const wrong = spawnSync(process.execPath, [MAIN], { encoding: 'utf8', env: { ...process.env, PORT: 'seven' } })
    expect(wrong.stderr).toBe('PORT must be a whole number from 0 to 65535, not "seven".\n')
    expect(wrong.status).toBe(1)
  })
})
