import { isRefusal, type Refusal } from '@selva/core'
import type { RefusalBody, RefusalCode } from '@selva/protocol'
import type { FastifyReply } from 'fastify'
import { codeOf } from '../table/message.ts'

/** The HTTP status that goes with each refusal; all others are the asker's mistake, 400. */
const STATUS: { readonly [C in RefusalCode]?: number } = {
  tooLarge: 413,
  tooMany: 429,
  noSession: 401,
  busy: 503,
  storageFull: 503,
  closing: 503,
  signOutUnsaved: 503,
  unknownAddress: 404,
  unknownHost: 421,
  wrongCode: 403,
  passkey: 403,
  sameTable: 409,
  needsHttps: 409,
  unknownTable: 404,
  unknownLink: 404,
  wrongInvite: 403,
  notHost: 403,
  notSeated: 403,
  removed: 403,
  tableFull: 409,
  tableStarted: 409,
  tableClosed: 409,
  notStarted: 409,
  stillRunning: 409,
  lookingElsewhere: 409,
  openTables: 409,
  runningTables: 409,
  stale: 409,
  unknownDocument: 404,
  unknownParent: 404,
  documentChanged: 409,
  documents: 409,
  notPlayable: 409,
  banned: 403,
  muted: 403,
  unknownWords: 404,
  wrongToken: 401,
}

/** Answers with a refusal. */
export function sendRefusal(reply: FastifyReply, refusal: Refusal): FastifyReply {
  const code = codeOf(refusal)
  const body: RefusalBody = { refused: code, about: refusal.about }
  return reply.code(STATUS[code] ?? 400).send(body)
}

/** Answers with what was asked for, or with why not. */
export const sendResult = (reply: FastifyReply, answer: object): FastifyReply =>
  isRefusal(answer) ? sendRefusal(reply, answer) : reply.send(answer)
