import type {
  DocumentInfo,
  DocumentList,
  DocumentQuery,
  DocumentReport,
  DocumentVersion,
  NewDocument,
} from '@selva/protocol'
import { sendRequest } from '../client/api.ts'

const addressOf = (id: string, rest = ''): string => `/api/documents/${encodeURIComponent(id)}${rest}`

const queryText = (query: object): string => {
  const entries = Object.entries(query).filter(([, value]) => value !== undefined && value !== '')
  return new URLSearchParams(entries.map(([name, value]) => [name, String(value)])).toString()
}

/** The requests about zones and scenarios, one function each. */
export const documentsApi = {
  list: (query: DocumentQuery) => sendRequest<DocumentList>('GET', `/api/documents?${queryText(query)}`),
  read: (id: string, version?: number) => sendRequest<DocumentInfo>('GET', addressOf(id, `?${queryText({ version })}`)),
  add: (document: NewDocument) => sendRequest<DocumentInfo>('POST', '/api/documents', document),
  save: ({ id, version }: DocumentVersion, text: string) =>
    sendRequest<DocumentInfo>('PUT', addressOf(id), { text, over: version }),
  publish: ({ id, version }: DocumentVersion) =>
    sendRequest<DocumentInfo>('POST', addressOf(id, '/publish'), { version }),
  unpublish: (id: string) => sendRequest<DocumentInfo>('POST', addressOf(id, '/unpublish'), {}),
  drop: (id: string) => sendRequest<object>('DELETE', addressOf(id)),
  report: (id: string, report: DocumentReport) => sendRequest<object>('POST', addressOf(id, '/report'), report),
}
