import type { Shape } from '@selva/core'
import type { TableInfo } from '@selva/protocol'
import type { ComponentType, VNode } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
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
  /**
   * Parts of the running game that its first question rarely shows. They are fetched as soon as the game can be played; a
   * page that is opened where they are needed waits for them, so that nothing has to make way for them.
   */
  readonly later?: { readonly part: Lazy<unknown>; readonly isNeeded: (model: S) => boolean }
  /** Placeholder until the first frame has come. */
  readonly before: VNode
}

/** The game while it runs, the end when the curtain has fallen and everything is open. */
export function gameScreen<G extends Shape, S extends TableModel<G>>({
  openModel,
  Running,
  end,
  later,
  before,
}: GameScreenOptions<G, S>): GameScreen {
  function Shown({ model }: { readonly model: S }) {
    const { now } = model.state.value
    const opened = model.live.opened.value
    const ready = model.live.ready.value
    useEffect(() => (ready ? whenIdle(end.load) : undefined), [ready])
    useEffect(() => (opened === undefined ? undefined : end.load()), [opened])
    const shown = useRef(false)
    const waits = now !== undefined && !shown.current && later?.isNeeded(model) === true
    useEffect(() => (ready || waits ? later?.part.load() : undefined), [ready, waits])
    const EndScreen = end.value()
    if (now === undefined || (waits && later?.part.value() === undefined)) return before
    shown.current = true
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
