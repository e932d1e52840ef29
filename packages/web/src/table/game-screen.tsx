import type { Shape } from '@selva/core'
import type { TableInfo } from '@selva/protocol'
import type { ComponentType, VNode } from 'preact'
import { useEffect } from 'preact/hooks'
import { whenIdle } from '../client/idle.ts'
import type { Lazy } from '../client/lazy.ts'
import type { Frame, LiveTablePorts } from './live-ports.ts'
import type { GameScreen } from './playable.ts'
import type { TableModel } from './table-model.ts'

/** A game's own parts, from which `gameScreen` makes a page. */
export type GameScreenOptions<G extends Shape, S extends TableModel<G>> = {
  readonly openModel: (table: TableInfo, ports: LiveTablePorts) => S
  /** The game while it runs. */
  readonly Running: ComponentType<{ readonly model: S; readonly state: G['partial'] }>
  /** The game when everything is open. Fetched in an idle moment while the game is going on, so that it is there then. */
  readonly end: Lazy<ComponentType<{ readonly model: S; readonly frames: readonly Frame<G>[] }>>
  /** Placeholder until the first frame has come. */
  readonly before: VNode
}

/** The game while it runs, the end when the curtain has fallen and everything is open. */
export function gameScreen<G extends Shape, S extends TableModel<G>>({
  openModel,
  Running,
  end,
  before,
}: GameScreenOptions<G, S>): GameScreen {
  function Shown({ model }: { readonly model: S }) {
    const { now } = model.state.value
    const opened = model.live.opened.value
    const ready = model.live.ready.value
    useEffect(() => (ready ? whenIdle(end.load) : undefined), [ready])
    useEffect(() => (opened === undefined ? undefined : end.load()), [opened])
    const EndScreen = end.value()
    if (now === undefined) return before
    if (model.showEnd.value && opened !== undefined && EndScreen !== undefined)
      return <EndScreen model={model} frames={opened} />
    return <Running model={model} state={now} />
  }
  return {
    sit(table, ports) {
      const model = openModel(table, ports)
      return { live: { ...model.live, leave: model.leave }, Screen: () => <Shown model={model} /> }
    },
  }
}
