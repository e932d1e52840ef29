import { existsSync, readFileSync } from 'node:fs'
import { BlockList, isIP } from 'node:net'

/** Why a text is no value for a setting: it "must be" something else. */
export type SettingFault = { readonly must: string }

const fault = (must: string): SettingFault => ({ must })

const numberFrom = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text))

export const numberIn =
  (least: number, most: number) =>
  (text: string): number | SettingFault => {
    const value = numberFrom(text)
    return value >= least && value <= most ? value : fault(`a number from ${least} to ${most}`)
  }

export const wholeIn =
  (least: number, most: number) =>
  (text: string): number | SettingFault => {
    const value = numberFrom(text)
    return Number.isInteger(value) && value >= least && value <= most
      ? value
      : fault(`a whole number from ${least} to ${most}`)
  }

export const oneOf =
  <T extends string>(values: readonly T[]) =>
  (text: string): T | SettingFault =>
    values.find((value) => value === text) ?? fault(`one of ${values.join(', ')}`)

/** An empty text means that there is none. */
export const orNothing =
  <V>(read: (text: string) => V | SettingFault) =>
  (text: string): V | SettingFault | undefined =>
    text.trim() === '' ? undefined : read(text)

/** A folder; an empty name would be the working folder, which nobody means. */
export const folder =
  (absolute: (path: string) => string) =>
  (text: string): string | SettingFault =>
    text.trim() === '' ? fault('the name of a folder') : absolute(text)

/** `https://host` or `http://host:port`, and nothing after it. */
export function address(text: string): URL | SettingFault {
  const url = URL.parse(text.trim())
  const bare = url !== null && url.pathname === '/' && url.search === '' && url.hash === '' && url.username === ''
  return url !== null && bare && /^https?:$/.test(url.protocol)
    ? url
    : fault('an address such as https://play.example.org, without a path')
}

/** `postgres://…`; what else stands in it is for the driver to read. */
export const database = (text: string): string | SettingFault =>
  /^postgres(ql)?:\/\/./.test(text.trim())
    ? text.trim()
    : fault('the address of a PostgreSQL, such as postgres://user:password@host/database')

/** A line of text that everyone may read. */
export const line =
  (most: number) =>
  (text: string): string | SettingFault =>
    text.length <= most && !/\p{Cc}/u.test(text) ? text.trim() : fault(`one line of at most ${most} characters`)

export function portOrOff(text: string): number | undefined | SettingFault {
  if (text === 'off') return undefined
  const value = wholeIn(0, 65_535)(text)
  return typeof value === 'number' ? value : fault('off or a whole number from 0 to 65535')
}

/** Proxies whose X-Forwarded-For header is trusted: addresses and networks, separated by commas. */
export function proxies(text: string): BlockList | SettingFault {
  const list = new BlockList()
  for (const part of text.split(',').map((one) => one.trim())) {
    if (part === '') continue
    const [net = '', bits, ...more] = part.split('/')
    const family = isIP(net)
    const widest = family === 4 ? 32 : 128
    const width = bits === undefined ? widest : wholeIn(0, widest)(bits)
    if (family === 0 || more.length > 0 || typeof width !== 'number')
      return fault('addresses or networks such as 127.0.0.1, 10.0.0.0/8, separated by commas')
    list.addSubnet(net, width, family === 4 ? 'ipv4' : 'ipv6')
  }
  return list
}

/** The shortest secret that nobody guesses. */
const SHORTEST_TOKEN = 16

export const token = (text: string): string | SettingFault =>
  text.trim().length >= SHORTEST_TOKEN ? text.trim() : fault(`a secret of ${SHORTEST_TOKEN} characters or more`)

const lines = (text: string, between: RegExp): readonly string[] =>
  text
    .split(between)
    .map((word) => word.trim())
    .filter((word) => word !== '')

/** The words in a file, one on each line, or the words themselves with commas. */
export function words(text: string): readonly string[] | SettingFault {
  const path = text.trim()
  if (existsSync(path)) return lines(readFileSync(path, 'utf8'), /\r?\n/)
  return /[/\\]/.test(path) ? fault('a file that exists, or words with commas') : lines(path, /,/)
}

/** Names by which a server may be asked, with commas. */
export function hostNames(text: string): readonly string[] | SettingFault {
  const names = lines(text, /,/)
  return names.every((name) => /^[a-z0-9._-]+$/i.test(name))
    ? names
    : fault('names such as selva.example.org, selva.lan, separated by commas')
}
