import { refuse } from '@selva/core'
import { Day, PuzzleAnswer, PuzzleDays, PuzzleOfDay } from '@selva/protocol'
import { Type } from 'typebox'
import type { App } from './framework.ts'
import type { RoutePorts } from './parts.ts'
import { personOf } from './person.ts'
import { sendRefusal, sendResult } from './refusal.ts'

/** Anything may stand in an address; a day that is none is an unknown address. */
const OneDay = Type.Object({ day: Type.String() })
const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text)
const Before = Type.Object({ before: Type.Optional(Day) })

/** The puzzle of the day and the archive: a day that has not begun answers like one that has no puzzle. */
export function puzzleRoutes(app: App, { puzzles }: RoutePorts): void {
  app.get(
    '/api/puzzles',
    {
      schema: {
        summary: 'The days that have a puzzle, the newest first; with before=2026-11-16 earlier ones.',
        querystring: Before,
        answer: PuzzleDays,
      },
    },
    async (request, reply) => {
      const person = personOf(request)
      if (person === undefined) return sendRefusal(reply, refuse('noSession'))
      return sendResult(reply, await puzzles.list(person, request.query.before))
    },
  )

  app.get(
    '/api/puzzles/:day',
    {
      schema: {
        summary: 'The puzzle of a day; once you have answered it, with the answer.',
        params: OneDay,
        answer: PuzzleOfDay,
      },
    },
    async (request, reply) => {
      const person = personOf(request)
      if (person === undefined) return sendRefusal(reply, refuse('noSession'))
      const { day } = request.params
      return sendResult(reply, isDay(day) ? await puzzles.of(person, day) : refuse('unknownAddress'))
    },
  )

  app.post(
    '/api/puzzles/:day/answer',
    {
      schema: {
        summary: 'Answer the puzzle of a day. The first answer stands.',
        params: OneDay,
        body: PuzzleAnswer,
        answer: PuzzleOfDay,
      },
    },
    async (request, reply) => {
      const person = personOf(request)
      if (person === undefined) return sendRefusal(reply, refuse('noSession'))
      const { day } = request.params
      const { choice } = request.body
      return sendResult(reply, isDay(day) ? await puzzles.answer(person, day, choice) : refuse('unknownAddress'))
    },
  )
}
