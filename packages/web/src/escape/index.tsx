import '../styles/map.css'
import '../styles/escape.css'
import { useEffect } from 'preact/hooks'
import { whenIdle } from '../client/idle.ts'
import { later } from '../client/later.ts'
import type { Playable } from '../table/games.ts'
import { type Sitting, sitDown } from './sitting.ts'
import { TableScreen } from './TableScreen.tsx'

/** Fetched in an idle moment while the game is going on, so that it is there when it ends. */
const end = later(async () => (await import('./end/EndScreen.tsx')).EndScreen)

/** The table while it runs, the end when the curtain has fallen and everything is open. */
function Screen({ sitting }: { readonly sitting: Sitting }) {
  const { now } = sitting.state.value
  const opened = sitting.live.opened.value
  const ready = sitting.live.ready.value
  useEffect(() => (ready ? whenIdle(end.want) : undefined), [ready])
  useEffect(() => (opened === undefined ? undefined : end.want()), [opened])
  const EndScreen = end.here()
  if (now === undefined) return <div class="table" aria-busy="true" />
  if (sitting.curtain.value && opened !== undefined && EndScreen !== undefined)
    return <EndScreen sitting={sitting} frames={opened} />
  return <TableScreen sitting={sitting} state={now} />
}

export const playable: Playable = {
  sit(table, world) {
    const sitting = sitDown(table, world)
    return { live: { ...sitting.live, leave: sitting.leave }, Screen: () => <Screen sitting={sitting} /> }
  },
}
