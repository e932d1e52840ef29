import '../../styles/map.css'
import '../../styles/escape.css'
import { useEffect } from 'preact/hooks'
import { later } from '../../client/later.ts'
import type { Face } from '../../screen/faces.ts'
import { type Sitting, sitDown } from '../sitting.ts'
import { Board } from './Board.tsx'

const end = later(async () => (await import('../end/EndScreen.tsx')).EndScreen)

/** The public face while the game runs; at the end everything is open to everybody. */
function Shown({ sitting }: { readonly sitting: Sitting }) {
  const { now } = sitting.state.value
  const opened = sitting.live.opened.value
  useEffect(end.want, [now, opened])
  const EndScreen = end.here()
  if (now === undefined) return <main class="screen" aria-busy="true" />
  if (sitting.curtain.value && opened !== undefined && EndScreen !== undefined)
    return <EndScreen sitting={sitting} frames={opened} />
  return <Board sitting={sitting} state={now} />
}

export const face: Face = {
  sit(table, world) {
    const sitting = sitDown(table, world)
    return { live: { ...sitting.live, leave: sitting.leave }, Board: () => <Shown sitting={sitting} /> }
  },
}
