import type { FromLobby, FromTable } from '@selva/protocol'
import type { RestartNotice } from '../network/restart.ts'

/** Tells pages what they should know of the server itself. */
export type Greeting = {
  /** Says it now, and again whenever it changes. Returns how to stop. */
  greet(send: (message: string) => void): () => void
}

export const greeting = (build: string, restart: RestartNotice): Greeting => ({
  greet(send) {
    const tell = (): void => {
      const left = restart.left()
      const message: FromTable & FromLobby = ['server', { build, ...(left === undefined ? {} : { restartsIn: left }) }]
      send(JSON.stringify(message))
    }
    tell()
    return restart.watch(tell)
  },
})
