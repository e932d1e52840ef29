import { type Refusal, refuse } from '@selva/core'
import { draftFrom, draftFromShareCode, shareCodeOf, type ZoneDraft, zoneText } from '@selva/escape'
import type { ZoneEditorWords } from './messages/en.ts'

/** A file that is larger than this is not even read, in bytes. */
const MAX_BYTES = 64 * 1024

/** A pasted text or a file: a share code is one line with commas, a zone file has many lines. */
export function draftFromAny(text: string): ZoneDraft | Refusal {
  const trimmed = text.replace(/^\uFEFF/, '').trim()
  if (trimmed === '') return refuse('empty')
  return trimmed.includes('\n') ? draftFrom(trimmed) : draftFromShareCode(trimmed)
}

/** A zone out of a file that somebody chose. Nothing of it leaves the browser. */
export async function draftInFile(file: File): Promise<ZoneDraft | Refusal> {
  if (file.size > MAX_BYTES) return refuse('zoneTooLong', MAX_BYTES)
  try {
    return draftFromAny(await file.text())
  } catch {
    return refuse('unreadable')
  }
}

/** The name of the file of a zone: its title, in characters that every system takes. */
const fileName = ({ title }: ZoneDraft): string =>
  `${
    title
      .normalize('NFKD')
      .replace(/[^A-Za-z0-9 -]/g, '')
      .trim()
      .replaceAll(/\s+/g, '-')
      .toLowerCase() || 'zone'
  }.txt`

/** Gives the zone to the browser as a file. */
export function download(draft: ZoneDraft): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([zoneText(draft)], { type: 'text/plain' }))
  link.download = fileName(draft)
  link.click()
  URL.revokeObjectURL(link.href)
}

/** Why a file or code is refused, in words that point at the place. */
export function refusalOf({ refused, about }: Refusal, { refusals: r }: ZoneEditorWords): string {
  switch (refused) {
    case 'zoneColumns':
      return about === '' ? r.zoneColumns : r.zoneColumnsIn(about)
    case 'empty':
    case 'shareCode':
    case 'shareCodeCells':
    case 'unreadable':
      return r[refused]
    case 'zoneTooLong':
    case 'zoneHeader':
    case 'zoneRows':
    case 'zoneCharacter':
    case 'zoneHatchTwice':
    case 'zoneCounts':
    case 'zoneTitle':
    case 'zoneDescription':
    case 'zoneMarkup':
    case 'zonePlayers':
    case 'shareCodeSpecial':
    case 'shareCodeSpecials':
      return r[refused](about)
    default:
      return r.other
  }
}

/** The text or the share code of a draft, to be copied. */
export const exportOf = (draft: ZoneDraft, as: 'file' | 'code'): string =>
  as === 'file' ? zoneText(draft) : shareCodeOf(draft)
