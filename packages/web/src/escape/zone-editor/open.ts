import { isRefusal } from '@selva/core'
import { draftFrom, emptyDraft, type ZoneDraft, zones } from '@selva/escape'
import { readDraft, type VersionRef } from '../../documents/drafts-on-device.ts'

/** The address of a blank sheet. */
export const NEW = 'new'
const OFFICIAL = 'official-'

/** A zone to be edited: its draft, and what is known of where it comes from. */
export type OpenedZone = {
  readonly id: string
  readonly draft: ZoneDraft
  readonly parent?: VersionRef
  readonly played: readonly string[]
}

/** Opens a zone by the id in its address: a blank sheet, one of the game's own to be forked, or a draft of this device. */
export function openZone(id: string): OpenedZone | undefined {
  if (id === NEW) return { id, draft: emptyDraft, played: [] }
  if (id.startsWith(OFFICIAL)) {
    const zone = zones.find((one) => one.id === id.slice(OFFICIAL.length))
    const draft = zone === undefined ? undefined : draftFrom(zone.text)
    return draft === undefined || isRefusal(draft) ? undefined : { id, draft, parent: { id, version: 1 }, played: [] }
  }
  const kept = readDraft('zone', id)
  const draft = kept === undefined ? undefined : draftFrom(kept.text)
  if (kept === undefined || draft === undefined || isRefusal(draft)) return undefined
  return { id, draft, played: kept.played, ...(kept.parent === undefined ? {} : { parent: kept.parent }) }
}
