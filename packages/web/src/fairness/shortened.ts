/** A hash as people compare it at a glance: its beginning and its end. */
export const shortened = (hash: string): string =>
  hash === '' ? '' : `${hash.slice(0, 4)} ${hash.slice(4, 8)} … ${hash.slice(-8, -4)} ${hash.slice(-4)}`
