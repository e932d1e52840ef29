import type { DocumentKind } from '@selva/core'
import type { DocumentInfo } from '@selva/protocol'
import { isApiError } from '../client/api.ts'
import { documentsApi } from './api.ts'
import { OFFICIAL } from './shown.ts'

/** A document that a host brings along: its id, and its text if people made it. */
export type BroughtDocument = { readonly kind: DocumentKind; readonly id: string; readonly stored?: DocumentInfo }

/** The kind and id in a link or an address: `#zone=abc`, `https://…/zones/abc`, `/scenarios/abc`. */
function documentIn(address: string): { readonly kind: DocumentKind; readonly id: string } | undefined {
  const [, kind, id] =
    /(?:#(zone|scenario)=|\/(zone|scenario)s\/)([\w-]+)/.exec(address)?.filter((part) => part !== undefined) ?? []
  return id === undefined ? undefined : { kind: kind === 'scenario' ? 'scenario' : 'zone', id }
}

/** Fetches the document that an address names; `undefined` if it names none that the reader may see. */
export async function broughtDocument(address: string): Promise<BroughtDocument | undefined> {
  const named = documentIn(address)
  if (named === undefined || named.id.startsWith(OFFICIAL)) return named
  const answer = await documentsApi.read(named.id)
  return isApiError(answer) || answer.kind !== named.kind ? undefined : { ...named, stored: answer }
}
