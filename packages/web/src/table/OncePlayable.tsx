import { useSignal, useSignalEffect } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import type { AnyLiveTable } from './live.ts'

/** Can the reader play, or is there nothing to wait for because the game is over or a bot plays? */
function isSettled(live: AnyLiveTable): boolean {
  void live.version.value
  const seat = live.seat()
  return live.ready.value || live.over() || (seat !== undefined && live.isPlayedByBot(seat))
}

/** Parts of a table that no one needs to play: they are loaded once it can be played at, and then they stay. */
export function OncePlayable({
  live,
  children,
}: {
  readonly live: AnyLiveTable
  readonly children: ComponentChildren
}) {
  const reached = useSignal(false)
  useSignalEffect(() => {
    if (isSettled(live)) reached.value = true
  })
  return reached.value ? children : undefined
}
