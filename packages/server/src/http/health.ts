import { type Refusal, refuse } from '@selva/core'
import { Health, Ready } from '@selva/protocol'
import type { TableId } from '../base/ids.ts'
import type { StoreHealth } from '../store/health.ts'
import type { Store } from '../store/store.ts'
import type { App } from './framework.ts'
import { sendRefusal } from './refusal.ts'

/** The refusal of a server that cannot keep anything at the moment. */
async function refusalOf(store: Store, health: StoreHealth): Promise<Refusal | undefined> {
  try {
    // Any reading will do: no table has this id.
    await store.table('readyz' as TableId)
  } catch {
    return refuse('busy', 'store')
  }
  const fault = await health.fault(store.sql)
  if (fault === undefined) return undefined
  return fault === 'full' || fault === 'readOnly' ? refuse('storageFull') : refuse('busy', 'store')
}

/** `/healthz`: the program runs. `/readyz`: it can be sent new guests. */
export function healthRoutes(app: App, store: Store, health: StoreHealth, draining: () => boolean): void {
  app.get('/healthz', { schema: { summary: 'Whether the server runs.', answer: Health } }, async () => ({
    ok: true,
  }))
  app.get(
    '/readyz',
    {
      schema: {
        summary: 'Whether the server can take new guests. Not while it stops or cannot store anything.',
        answer: Ready,
      },
    },
    async (_, reply) => {
      const refusal = draining() ? refuse('closing') : await refusalOf(store, health)
      return refusal === undefined ? { ready: true } : sendRefusal(reply, refusal)
    },
  )
}
