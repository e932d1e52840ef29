import type { WordFilter } from './filter.ts'
import { sanitized } from './sanitize.ts'

/** May others read these words? Not filtered ones, and nothing that they could not see. */
export function isPresentable(text: string, masked: WordFilter): boolean {
  const plain = text.normalize('NFC').replace(/\s+/gu, ' ').trim()
  return sanitized(plain) === plain && masked(plain) === plain
}
