import '../styles/map.css'
import '../styles/escape.css'
import '../styles/end.css'
import type { Playable } from '../table/games.ts'
import { EndScreen } from './end/EndScreen.tsx'
import { type Sitting, sitDown } from './sitting.ts'
import { TableScreen } from './TableScreen.tsx'

/** The table while it runs, the end when the curtain has fallen and everything is open. */
function Screen({ sitting }: { readonly sitting: Sitting }) {
  const { now } = sitting.state.value
  const opened = sitting.live.opened.value
  if (now === undefined) return <div class="table" aria-busy="true" />
  if (sitting.curtain.value && opened !== undefined) return <EndScreen sitting={sitting} frames={opened} />
  return <TableScreen sitting={sitting} state={now} />
}

export const playable: Playable = {
  sit(table, world) {
    const sitting = sitDown(table, world)
    return { live: { ...sitting.live, leave: sitting.leave }, Screen: () => <Screen sitting={sitting} /> }
  },
}
