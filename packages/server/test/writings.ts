const hex = (text: string): string => Array.from(text, (c) => `%${c.charCodeAt(0).toString(16)}`).join('')

/** One address, written in ways that a router, a proxy or a careless check might read differently. */
export const WRITINGS: readonly ((path: string) => string)[] = [
  (path) => path.replace(/^\/(.)/, (_, c: string) => `/${hex(c)}`),
  (path) => path.replace(/[^/]+/g, hex),
  (path) => path.replace(/[^/]+$/, hex),
  (path) => path.replace(/.$/, hex),
  (path) => hex(path).replace('%2f', '/'),
  (path) => path.replaceAll('/', '%2f').replace('%2f', '/'),
  (path) => `/${path}`,
  (path) => `/.${path}`,
  (path) => `/x/..${path}`,
  (path) => `/x/..%2f${path.slice(1)}`,
  (path) => `/x/%2e%2e${path}`,
  (path) => `${path}/`,
  (path) => `${path};x=1`,
  (path) => path.replace(/^\/\w+/, '$&;x=1'),
  (path) => path.toUpperCase(),
  (path) => path.replace(/^\/(.)/, (_, c: string) => `/%25${c.charCodeAt(0).toString(16)}`),
  (path) => path.replaceAll('/', '\\').replace('\\', '/'),
  (path) => `${path}?x=1`,
  (path) => `${path}#x`,
]

/** The address with the characters at these places written in hexadecimal; slashes stay. */
export const encodedAt = (path: string, places: readonly number[]): string =>
  Array.from(path, (c, i) => (places.includes(i) && /[\w-]/.test(c) ? hex(c) : c)).join('')
