import { isRefusal } from '@selva/core'
import { draftFrom, emptyDraft, type ZoneDraft, zones, zoneText } from '@selva/escape'
import { type ApiError, isApiError } from '../../client/api.ts'
import { documentsApi } from '../../documents/api.ts'
import { type OpenedDocument, openDocument, openedText } from '../../documents/saving/open-document.ts'
import { OFFICIAL } from '../../documents/shown.ts'

/** The address of a blank sheet. */
export const NEW = 'new'

/** A zone to be edited: its draft, and what is known of where it comes from. */
export type OpenedZone = { readonly draft: ZoneDraft; readonly document: OpenedDocument }

const UNKNOWN: ApiError = { refused: 'unknownDocument', about: '' }

/** Opens a zone by the id in its address: a blank sheet, one of the game's own to be forked, a draft of this device, or one of the server. */
export async function openZone(id: string): Promise<OpenedZone | ApiError> {
  if (id === NEW) return { draft: emptyDraft, document: openedText(id, zoneText(emptyDraft)) }
  const official = id.startsWith(OFFICIAL) ? zones.find((one) => one.id === id.slice(OFFICIAL.length)) : undefined
  const document =
    official === undefined
      ? await openDocument('zone', id, documentsApi)
      : openedText(id, official.text, { id, version: 1 })
  if (isApiError(document)) return document
  const draft = draftFrom(document.text)
  return isRefusal(draft) ? UNKNOWN : { draft, document }
}
