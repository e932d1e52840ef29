import { isSeat, type Refusal, refuse, type Seat, SPECTATORS } from '@selva/core'
import type { TableInfo } from '@selva/protocol'
import type { PersonId } from '../base/ids.ts'
import { type Member, type Members, sendClocks } from './members.ts'
import { exchangeMessage, tableMessage } from './message.ts'
import type { Phase } from './phase.ts'
import type { TableRow } from './row.ts'
import { seatOf } from './seating.ts'
import { canSubscribe, viewFor } from './view.ts'

/** The table as its open pages see it. */
export type TablePages = {
  view(reader: PersonId | undefined): TableInfo
  /** The eyes with which a person sees the game. */
  audienceOf(person: PersonId): Seat | typeof SPECTATORS
  /** Sends everybody the table as it is now. */
  tellAll(but?: Member): void
  /** A page is opened: it gets the table, the frames it lacks after the first `have`, and the clocks. */
  open(member: Member, have: number): void
  /** Puts every page where the table now has its person; one that may follow no longer is closed. */
  reseat(): void
  /** Closes every page. */
  dismissAll(why: Refusal): void
}

export function tablePages(row: TableRow, phase: () => Phase, members: Members): TablePages {
  const watchers = (): number =>
    new Set(
      members
        .all()
        .filter((m) => seatOf(row.now(), m.person) === 0)
        .map((m) => m.person),
    ).size
  const view = (reader: PersonId | undefined): TableInfo =>
    viewFor(row.now(), reader, {
      name: row.nameOf,
      documents: row.documents,
      here: members.here,
      watchers,
      ...phase().shows,
    })
  const audienceOf = (person: PersonId): Seat | typeof SPECTATORS => {
    const seat = seatOf(row.now(), person)
    return isSeat(seat, row.now().seats.length) ? seat : SPECTATORS
  }
  /** A screen stands in the room: it is shown nothing that not everybody may see. */
  const eyesOf = ({ person, screen }: Member): Seat | typeof SPECTATORS => (screen ? SPECTATORS : audienceOf(person))

  function tellSeed(member: Member): void {
    const seed = phase().seed()
    if (seed !== undefined) member.send(exchangeMessage(seed))
  }
  function tell(member: Member): void {
    member.send(tableMessage(view(member.screen ? undefined : member.person)))
    if (row.now().status === 'open') tellSeed(member)
  }
  function tellAll(but?: Member): void {
    for (const member of members.all()) if (member !== but) tell(member)
  }
  function dismiss(member: Member, why: Refusal): void {
    members.drop(member)
    member.dismiss(why)
  }

  return {
    view,
    audienceOf,
    tellAll,
    open(member, have) {
      const comes = !members.here(member.person)
      const seated = seatOf(row.now(), member.person) > 0
      members.add(member, eyesOf(member), have)
      tell(member)
      if (phase().status !== 'open') tellSeed(member)
      const live = phase().live()
      if (live !== undefined) members.bringUpToDate(live, member)
      sendClocks(member, phase().clocks())
      // A screen that a player opens is nobody's presence.
      if (comes && !(seated && member.screen)) tellAll(member)
    },
    reseat() {
      const live = phase().live()
      for (const member of members.all()) {
        const eyes = eyesOf(member)
        const moves = members.audienceOf(member) !== eyes
        members.move(member, eyes)
        // Frames for other eyes are nothing to go on from.
        if (moves && live !== undefined) members.startAgain(live, member)
        const { person, invite } = member
        if (!canSubscribe(row.now(), person, invite))
          dismiss(member, refuse(row.now().status === 'open' ? 'notSeated' : 'tableStarted'))
      }
    },
    dismissAll(why) {
      for (const member of members.all()) dismiss(member, why)
    },
  }
}
