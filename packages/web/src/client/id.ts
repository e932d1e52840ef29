const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-'

/** An id for a choice. `getRandomValues` exists on plain http too, `randomUUID` does not. */
export function newId(
  fill: (bytes: Uint8Array<ArrayBuffer>) => unknown = (bytes) => crypto.getRandomValues(bytes),
): string {
  const bytes = new Uint8Array(20)
  fill(bytes)
  return Array.from(bytes, (byte) => LETTERS[byte % 64]).join('')
}
