import { isRefusal, type Refusal } from '@selva/core'
import type { SettingDraft } from '@selva/protocol'
import type { TableId } from '../base/ids.ts'
import type { MakeTable } from '../table/making.ts'
import type { Seeker } from './group.ts'

type MeetingPorts<S> = {
  readonly make: MakeTable
  /** Milliseconds until the table starts. */
  readonly prelude: number
  readonly settingOf: (game: string) => SettingDraft | undefined
  /** A search may end while others are being seated. */
  readonly isWaiting: (seeker: S) => boolean
  readonly turnAway: (seeker: S, why: Refusal) => void
  /** The person has a seat at this table. */
  readonly seated: (seeker: S, table: TableId) => void
}

/** Seats people at a new table, which starts in a moment. A person who cannot be seated is told why, and the others play. */
export function meetingOf<S extends Seeker>(ports: MeetingPorts<S>) {
  const { make, prelude, settingOf, isWaiting, turnAway, seated } = ports
  return async function meet(game: string, people: readonly S[]): Promise<void> {
    const [first, ...others] = people.filter(isWaiting)
    const setting = settingOf(game)
    if (first === undefined || setting === undefined) return
    const room = await make({ game, setting, listed: false }, first.person)
    if (isRefusal(room)) {
      turnAway(first, room)
      return meet(game, others)
    }
    const { id, invite } = room.table()
    const present = [first]
    for (const one of others) {
      if (!isWaiting(one)) continue
      const refusal = await room.sit(one.person, invite)
      if (refusal === undefined) present.push(one)
      else turnAway(one, refusal)
    }
    room.startLater(prelude)
    for (const one of present) seated(one, id)
  }
}
