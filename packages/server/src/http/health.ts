import { refuse } from '@selva/core'
import { Health, Ready } from '../protocol.ts'
import type { Store } from '../store/store.ts'
import type { TableId } from '../table/table.ts'
import type { App } from './app.ts'
import { refused } from './refusal.ts'

/** Whether the server is about to stop; then it takes no new tables. */
export type Draining = () => boolean

/** `/healthz`: the program runs. `/readyz`: it can be sent new guests. */
export function healthRoutes(app: App, store: Store, draining: Draining): void {
  app.get('/healthz', { schema: { summary: 'Does the server run?', answer: Health } }, async () => ({
    ok: true,
  }))
  app.get(
    '/readyz',
    {
      schema: {
        summary: 'Can it take new guests? Not while it stops or cannot reach its store.',
        answer: Ready,
      },
    },
    async (_, reply) => {
      if (draining()) return refused(reply, refuse('closing'))
      // Any reading will do: no table has this id.
      const reached = await store.table('readyz' as TableId).then(
        () => true,
        () => false,
      )
      return reached ? { ready: true } : refused(reply, refuse('busy', 'store'))
    },
  )
}
