import { type Refusal, refuse } from '@selva/core'
import {
  DocumentInfo,
  DocumentList,
  DocumentQuery,
  DocumentReport,
  DocumentTallies,
  DocumentUpdate,
  Done,
  MAX_DOCUMENT_BYTES,
  NewDocument,
  PublishDocument,
  WhichVersion,
} from '@selva/protocol'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { PersonId } from '../base/ids.ts'
import type { App } from './framework.ts'
import { Id } from './params.ts'
import type { RoutePorts } from './parts.ts'
import { personOf } from './person.ts'
import { sendRefusal, sendResult } from './refusal.ts'

/** JSON escaping can double the length of the text. */
const LARGEST_REQUEST = 2 * MAX_DOCUMENT_BYTES + 1024

/** Zones and scenarios: making, publishing, finding and reporting them. */
export function documentRoutes(app: App, { documents, moderation, limits, draining }: RoutePorts): void {
  /** Answers with what is done for the person who asks. */
  async function forPerson(
    request: FastifyRequest,
    reply: FastifyReply,
    work: (person: PersonId) => Promise<object | undefined>,
  ): Promise<FastifyReply> {
    const person = personOf(request)
    return sendResult(reply, person === undefined ? refuse('noSession') : ((await work(person)) ?? {}))
  }

  app.get(
    '/api/documents',
    {
      schema: {
        summary: 'Published zones and scenarios, or with mine=1 your own.',
        querystring: DocumentQuery,
        answer: DocumentList,
      },
    },
    async (request, reply) => sendResult(reply, await documents.list(personOf(request), request.query)),
  )
  app.post(
    '/api/documents',
    {
      schema: { summary: 'Save a new zone or scenario, or a fork of one.', body: NewDocument, answer: DocumentInfo },
      bodyLimit: LARGEST_REQUEST,
      ...limits.newDocuments,
    },
    async (request, reply) =>
      draining()
        ? sendRefusal(reply, refuse('closing'))
        : forPerson(request, reply, (person) => documents.add(person, request.body)),
  )
  app.get(
    '/api/documents/:id',
    {
      schema: {
        summary: 'A zone or scenario with its text, for readers who may see it.',
        params: Id,
        querystring: WhichVersion,
        answer: DocumentInfo,
      },
    },
    async (request, reply) =>
      sendResult(reply, await documents.read(personOf(request), request.params.id, request.query.version)),
  )
  app.get(
    '/api/documents/:id/tallies',
    {
      schema: {
        summary: 'The counts of the games that the server’s bots played on a version, for heat maps.',
        params: Id,
        querystring: WhichVersion,
        answer: DocumentTallies,
      },
    },
    async (request, reply) =>
      sendResult(reply, await documents.tallies(personOf(request), request.params.id, request.query.version)),
  )
  app.put(
    '/api/documents/:id',
    {
      schema: {
        summary: 'Save the next version, if no other device has saved one since.',
        params: Id,
        body: DocumentUpdate,
        answer: DocumentInfo,
      },
      bodyLimit: LARGEST_REQUEST,
      ...limits.documentWrites,
    },
    (request, reply) =>
      forPerson(request, reply, (person) =>
        documents.save(person, request.params.id, request.body.text, request.body.over),
      ),
  )
  app.delete(
    '/api/documents/:id',
    {
      schema: { summary: 'Delete your zone or scenario. Tables and games keep their copy.', params: Id, answer: Done },
      ...limits.documentWrites,
    },
    (request, reply) => forPerson(request, reply, (person) => documents.drop(person, request.params.id)),
  )
  app.post(
    '/api/documents/:id/publish',
    {
      schema: { summary: 'Show a version to everyone.', params: Id, body: PublishDocument, answer: DocumentInfo },
      ...limits.publishes,
    },
    async (request, reply) =>
      draining()
        ? sendRefusal(reply, refuse('closing'))
        : forPerson(request, reply, (person) => documents.publish(person, request.params.id, request.body.version)),
  )
  app.post(
    '/api/documents/:id/unpublish',
    {
      schema: { summary: 'Show it to no one but you.', params: Id, answer: DocumentInfo },
      ...limits.documentWrites,
    },
    (request, reply) => forPerson(request, reply, (person) => documents.unpublish(person, request.params.id)),
  )
  app.post(
    '/api/documents/:id/report',
    {
      schema: { summary: 'Report it to the moderators.', params: Id, body: DocumentReport, answer: Done },
      ...limits.reports,
    },
    (request, reply) =>
      forPerson(
        request,
        reply,
        (person): Promise<Refusal | undefined> => moderation.reportDocument(person, request.params.id, request.body),
      ),
  )
}
