import type { MuteInfo } from '@selva/protocol'
import type { PersonId } from '../base/ids.ts'
import type { Sql } from '../store/engine/sql.ts'
import { mutesIn, type Vote } from '../store/rows/mutes.ts'
import { authorIdAt } from './author.ts'
import { canHear, channelOf } from './channels.ts'
import type { ChatTable } from './chat-table.ts'

/** The votes at one table about whom nobody wants to hear any more. */
export type MuteVotes = {
  load(): Promise<void>
  isMuted(person: PersonId): boolean
  /** May this person vote about that one? */
  mayVote(person: PersonId, about: PersonId): boolean
  /** Counts a vote, or takes it back; with more than half of the voters the person is mute. */
  vote(person: PersonId, about: PersonId, on: boolean): Promise<void>
  /** The votes about people whom this reader can hear: how many, never whose. */
  shownTo(reader: PersonId): readonly MuteInfo[]
}

export function muteVotes(sql: Sql, table: ChatTable): MuteVotes {
  const mutes = mutesIn(sql)
  let votes: readonly Vote[] = []
  let muted: ReadonlySet<PersonId> = new Set()

  /** The people with a seat who speak where that one speaks: a vote must be no sign from one channel to the other. */
  function voters(about: PersonId): readonly PersonId[] {
    const voice = channelOf(table.standing(about))
    return table.people().filter((person) => person !== about && channelOf(table.standing(person)) === voice)
  }
  const votesAbout = (about: PersonId): number => {
    const counted = voters(about)
    return votes.filter(({ person, other }) => other === about && counted.includes(person)).length
  }
  const needed = (about: PersonId): number => Math.floor(voters(about).length / 2) + 1

  async function readVotes(): Promise<void> {
    votes = await mutes.votes(table.id)
  }
  async function readMuted(): Promise<void> {
    muted = new Set(await mutes.muted(table.id))
  }

  return {
    async load() {
      await readVotes()
      await readMuted()
    },
    isMuted: (person) => muted.has(person),
    mayVote: (person, about) => voters(about).includes(person),
    async vote(person, about, on) {
      await mutes.vote(table.id, { person, other: about }, on)
      await readVotes()
      if (votesAbout(about) < needed(about)) return
      await mutes.mute(table.id, about)
      await readMuted()
    },
    shownTo(reader) {
      const standing = table.standing(reader)
      const about = new Set([...votes.map(({ other }) => other), ...muted])
      return [...about]
        .filter((person) => {
          const voice = channelOf(table.standing(person))
          return voice !== undefined && canHear(standing, voice)
        })
        .map((person) => ({
          who: authorIdAt(table.id, person),
          votes: votesAbout(person),
          needed: needed(person),
          muted: muted.has(person),
          mine: votes.some((vote) => vote.person === reader && vote.other === person),
        }))
        .toSorted((a, b) => (a.who < b.who ? -1 : 1))
    },
  }
}
