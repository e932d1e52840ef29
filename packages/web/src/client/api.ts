import { type Refusal, refuse } from '@selva/core'
import type {
  GameRecord,
  History,
  Me,
  NewReport,
  NewTable,
  NotesUpdate,
  NotesVersion,
  RefusalBody,
  RefusalCode,
  Sit,
  StoredNotes,
  TableInfo,
  Welcome,
} from '@selva/protocol'
import { inviteTo } from './invites.ts'
import { trackRequest } from './reload-safety.ts'
import { update } from './server.ts'

/** Reason of a failed request, to be made into a sentence; `offline` is our own word for no answer at all. */
export type ApiError = { readonly refused: RefusalCode | 'offline'; readonly about: string }
export const isApiError = (value: object): value is ApiError => 'refused' in value

/** Returns the reason why a game refuses a setting: its own code, and what that is about. */
export function reasonOf({ about }: ApiError): Refusal {
  const [code = '', ...rest] = about.split(' ')
  return refuse(code, rest.join(' '))
}

const OFFLINE: ApiError = { refused: 'offline', about: '' }

export async function sendRequest<T extends object>(
  method: string,
  address: string,
  body?: object,
): Promise<T | ApiError> {
  let response: Response
  const asked = fetch(address, {
    method,
    // A save is finished even if the page is closed.
    keepalive: method === 'PUT',
    ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  })
  try {
    response = await (method === 'GET' ? asked : trackRequest(asked))
  } catch {
    return OFFLINE
  }
  update.meet(response.headers.get('selva-build') ?? '')
  const text = await response.text()
  let answer: unknown
  try {
    answer = JSON.parse(text === '' ? '{}' : text)
  } catch {
    return OFFLINE
  }
  if (typeof answer !== 'object' || answer === null) return OFFLINE
  if ('refused' in answer) return answer as RefusalBody
  return response.ok ? (answer as T) : OFFLINE
}

const part = encodeURIComponent
/** The invitation by which this page watches a table, if there is one. */
const shown = (id: string): string => {
  const invite = inviteTo(id)
  return invite === '' ? '' : `?invite=${part(invite)}`
}

/** The server's requests, one function each. The answers are the server's own, typed by its protocol. */
export const api = {
  arrive: () => sendRequest<Welcome>('POST', '/api/me'),
  rename: (name: string) => sendRequest<Me>('PUT', '/api/me', { name }),
  host: (table: NewTable) => sendRequest<TableInfo>('POST', '/api/tables', table),
  table: (id: string, invite = '') => sendRequest<TableInfo>('GET', `/api/tables/${part(id)}?invite=${part(invite)}`),
  sit: (id: string, invite: string, seat?: number) =>
    sendRequest<TableInfo>('POST', `/api/tables/${part(id)}/sit`, {
      invite,
      ...(seat === undefined ? {} : { seat }),
    } satisfies Sit),
  report: (id: string, report: NewReport) =>
    sendRequest<object>('POST', `/api/tables/${part(id)}/reports${shown(id)}`, report),
  block: (id: string, who: string) =>
    sendRequest<object>('POST', `/api/tables/${part(id)}/blocks${shown(id)}`, { who }),
  invited: (invite: string) => sendRequest<{ readonly id: string }>('GET', `/api/invites/${part(invite)}`),
  record: (id: string) => sendRequest<GameRecord>('GET', `/api/tables/${part(id)}/record${shown(id)}`),
  handOver: (id: string) => sendRequest<TableInfo>('POST', `/api/tables/${part(id)}/handover`, {}),
  back: (id: string) => sendRequest<TableInfo>('POST', `/api/tables/${part(id)}/back`, {}),
  vote: (id: string, on: boolean) => sendRequest<TableInfo>('POST', `/api/tables/${part(id)}/vote`, { on }),
  /** `side` is the one of a person alone with bots; an empty one is either. */
  rematch: (id: string, side?: string) =>
    sendRequest<TableInfo>('POST', `/api/tables/${part(id)}/rematch${side === undefined ? '' : `?side=${side}`}`, {}),
  history: (id: string, invite: string, wire: string, screen = false) =>
    sendRequest<History>(
      'GET',
      `/api/tables/${part(id)}/history?invite=${part(invite)}&wire=${part(wire)}${screen ? '&screen=true' : ''}`,
    ),
  notes: (id: string) => sendRequest<StoredNotes>('GET', `/api/tables/${part(id)}/notes`),
  keepNotes: (id: string, changed: NotesUpdate) =>
    sendRequest<NotesVersion>('PUT', `/api/tables/${part(id)}/notes`, changed),
}
