/**
 * The parts of the frameworks that the benches use. These types hold whether the frameworks are installed or not, so
 * that the compiler reads the same everywhere.
 */
declare module 'boardgame.io/dist/cjs/core.js' {
  export const INVALID_MOVE: 'INVALID_MOVE'
  export const ActivePlayers: { readonly ALL: object }
  export const PlayerView: { readonly STRIP_SECRETS: (seen: object) => unknown }
}

declare module 'boardgame.io/dist/cjs/server.js' {
  import type { Server as HttpServer } from 'node:http'

  export class FlatFile {
    constructor(options: { readonly dir: string })
  }
  export function Server(options: {
    readonly games: readonly object[]
    readonly origins: readonly string[]
    readonly db?: FlatFile
  }): { run(options: { readonly port: number }): Promise<{ readonly appServer: HttpServer }> }
}

declare module 'boardgame.io/dist/cjs/client.js' {
  type State<G> = { readonly G: G; readonly _stateID: number }

  export function Client<G>(options: {
    readonly game: object
    readonly multiplayer: object
    readonly numPlayers: number
    readonly matchID: string
    readonly playerID: string
    readonly debug: false
  }): {
    readonly moves: { readonly [move: string]: (...args: readonly unknown[]) => void }
    start(): void
    stop(): void
    getState(): State<G> | null
    subscribe(changed: () => void): () => void
  }
}

declare module 'boardgame.io/dist/cjs/multiplayer.js' {
  export function SocketIO(options: { readonly server: string }): object
}

declare module '@colyseus/schema' {
  type Field<T> = { view(): Field<T>; readonly holds?: T }

  export const t: {
    number(): Field<number>
    string(): Field<string>
    boolean(): Field<boolean>
    array(of: 'number'): Field<number[]>
    array<T>(of: new () => T): Field<T[]>
  }
  export function schema<T extends object>(fields: { readonly [K in keyof T]: Field<T[K]> }, name: string): new () => T
  export class StateView {
    add(item: object): void
  }
}

declare module '@colyseus/core' {
  import type { StateView } from '@colyseus/schema'

  export type Client = { readonly sessionId: string; view?: StateView }
  export class Room {
    state: object
    autoDispose: boolean
    patchRate: number | null
    onCreate(options: object): void
    onJoin(client: Client, options: object): void
    onMessage<M>(kind: string, read: (client: Client, message: M) => void): void
    broadcastPatch(): void
  }
  export class Server {
    constructor(options: { readonly transport: object; readonly greet: boolean })
    define(name: string, room: typeof Room, options: object): void
    listen(port: number, host: string): Promise<void>
  }
}

declare module '@colyseus/ws-transport' {
  import type { Server } from 'node:http'

  export class WebSocketTransport {
    constructor(options: { readonly server: Server })
  }
}

declare module '@colyseus/sdk' {
  type Room<S> = {
    readonly roomId: string
    readonly state: S
    readonly onStateChange: { (changed: () => void): void; once(changed: () => void): void }
    send(kind: string, message: unknown): void
    leave(): Promise<number>
  }

  export class Client {
    constructor(url: string)
    create<S>(room: string, options: object): Promise<Room<S>>
    joinById<S>(id: string, options: object): Promise<Room<S>>
  }
}
