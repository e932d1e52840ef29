import { refuse } from '@selva/core'
import { Done, Figures, ShowFigures, ShownFigures } from '@selva/protocol'
import type { App } from './framework.ts'
import { Id, WithInvite } from './params.ts'
import type { RoutePorts } from './parts.ts'
import { personOf } from './person.ts'
import { sendRefusal } from './refusal.ts'

/** Figures of finished games: a person’s own, and those that people at a table show. */
export function figureRoutes(app: App, { figures, rooms }: RoutePorts): void {
  app.get(
    '/api/me/figures',
    { schema: { summary: 'What you did in finished games, in figures.', answer: Figures } },
    async (request, reply) => {
      const person = personOf(request)
      if (person === undefined) return sendRefusal(reply, refuse('noSession'))
      return (await figures.of(person)) satisfies Figures
    },
  )

  app.put(
    '/api/me/figures',
    {
      schema: {
        summary: 'Show your games and wins to players at your tables, or no longer.',
        body: ShowFigures,
        answer: Done,
      },
    },
    async (request, reply) => {
      const person = personOf(request)
      if (person === undefined) return sendRefusal(reply, refuse('noSession'))
      await figures.show(person, request.body.shown)
      return {}
    },
  )

  app.get(
    '/api/tables/:id/figures',
    {
      schema: {
        summary: 'Games and wins of the people at a table who show them.',
        params: Id,
        querystring: WithInvite,
        answer: ShownFigures,
      },
    },
    async (request, reply) => {
      const person = personOf(request)
      if (person === undefined) return sendRefusal(reply, refuse('noSession'))
      const table = (await rooms.findFor(request.params.id, person, request.query.invite ?? ''))?.table()
      if (table === undefined) return sendRefusal(reply, refuse('unknownTable'))
      const seats: ShownFigures['seats'] = []
      for (const [i, holder] of table.seats.entries()) {
        if (holder.by !== 'person' || !(await figures.isShown(holder.person))) continue
        const { withPeople } = await figures.of(holder.person)
        seats.push({ seat: i + 1, sums: withPeople.map(({ game, games, wins }) => ({ game, games, wins })) })
      }
      return { seats } satisfies ShownFigures
    },
  )
}
