import type { BotLevel } from '@selva/protocol'

/** How a bot plays, settled before the deal and known to everyone. */
export type Manner = {
  readonly level: BotLevel
  /** One of the styles of its game; without one it plays as any other bot of its level. */
  readonly style?: string
}
