import type { Shape } from '@selva/core'
import type { TableInfo } from '@selva/protocol'
import type { ComponentType, VNode } from 'preact'
import { useEffect } from 'preact/hooks'
import { whenIdle } from '../client/idle.ts'
import type { Later } from '../client/later.ts'
import type { Frame, World } from './live.ts'
import type { Playable } from './playable.ts'
import type { Seated } from './seated.ts'

/** What a game gives so that it can be put on a page. */
export type Staging<G extends Shape, S extends Seated<G>> = {
  readonly sitDown: (table: TableInfo, world: World) => S
  /** The game while it runs. */
  readonly Running: ComponentType<{ readonly sitting: S; readonly state: G['part'] }>
  /** The game when everything is open. Fetched in an idle moment while the game is going on, so that it is there then. */
  readonly end: Later<ComponentType<{ readonly sitting: S; readonly frames: readonly Frame<G>[] }>>
  /** What stands there until the first frame has come. */
  readonly before: VNode
}

/** The game while it runs, the end when the curtain has fallen and everything is open. */
export function staged<G extends Shape, S extends Seated<G>>({
  sitDown,
  Running,
  end,
  before,
}: Staging<G, S>): Playable {
  function Shown({ sitting }: { readonly sitting: S }) {
    const { now } = sitting.state.value
    const opened = sitting.live.opened.value
    const ready = sitting.live.ready.value
    useEffect(() => (ready ? whenIdle(end.want) : undefined), [ready])
    useEffect(() => (opened === undefined ? undefined : end.want()), [opened])
    const EndScreen = end.here()
    if (now === undefined) return before
    if (sitting.curtain.value && opened !== undefined && EndScreen !== undefined)
      return <EndScreen sitting={sitting} frames={opened} />
    return <Running sitting={sitting} state={now} />
  }
  return {
    sit(table, world) {
      const sitting = sitDown(table, world)
      return { live: { ...sitting.live, leave: sitting.leave }, Screen: () => <Shown sitting={sitting} /> }
    },
  }
}
