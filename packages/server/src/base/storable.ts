/**
 * Can every database hold this? PostgreSQL takes no NUL in a text and no number beyond 64 bits, and JavaScript counts
 * whole numbers exactly up to 2^53. Whatever comes from outside is checked here first, at any depth, names of fields
 * included, so that nothing can be stored in one database and fail in another.
 */
export function isStorable(value: unknown): boolean {
  const waiting: unknown[] = [value]
  while (waiting.length > 0) {
    const one = waiting.pop()
    if (typeof one === 'string' && one.includes('\0')) return false
    if (typeof one === 'number' && Number.isInteger(one) && !Number.isSafeInteger(one)) return false
    if (typeof one === 'object' && one !== null)
      for (const [key, field] of Object.entries(one)) waiting.push(key, field)
  }
  return true
}
