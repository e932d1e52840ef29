import type { Peer } from './task.ts'

/** A table of six pages at one of the servers. */
export type PeerTable = {
  /** Names the table: by it, it is found again after a restart. */
  readonly id: string
  /** Makes the next choice; resolved when all six seats have heard of it. */
  choose(): Promise<void>
  /** Bytes of messages to all six pages so far. */
  bytes(): number
}

/** The messages to one page, in order. */
export type Recording = { readonly messages: readonly Buffer[] }

/** The way to talk to one of the servers. */
export type PeerClient = {
  open(): Promise<PeerTable>
  /** Plays a round with the framework's own client, where the others are not it; the table at which it did. */
  playWithOwnClient?(choices: number): Promise<string>
  /** A page without knowledge comes to seat 1: all messages until it is up to date. */
  rejoin(table: string): Promise<Recording>
  /** Follows a table without a seat, or as the player of seat 1; the messages are recorded until the process ends. */
  record(table: string, as: 'spectator' | 'player'): Promise<Recording>
  /** The number of choices at a table that the server knows of; rejected if it ends instead of an answer. */
  choicesAt(table: string): Promise<number>
}

/** Each client is loaded only where it is needed: those of the other frameworks are installed on demand. */
export async function clientOf(peer: Peer, url: string, after: number): Promise<PeerClient> {
  switch (peer) {
    case 'selva':
      return (await import('./selva-client.ts')).selvaClient(url, after)
    case 'boardgame':
    case 'boardgameFiles':
      return (await import('./frameworks/boardgame-io-client.ts')).boardgameClient(url)
    case 'colyseus':
    case 'colyseusTimed':
      return (await import('./frameworks/colyseus-client.ts')).colyseusClient(url)
    default:
      return peer satisfies never
  }
}
