import type { Refusal } from '@selva/core'
import type { RawData, WebSocket } from 'ws'
import type { Limits } from '../base/limits.ts'
import { errorLocation, type Log } from '../base/log.ts'
import { attempt } from '../base/owner.ts'
import { noMessage } from '../table/message.ts'
import { writerTo } from './write.ts'

/** The table has nothing more to say to this page; connecting again would not help. */
export const CLOSED_REFUSED = 4000
/** The table is loaded again: connect again and catch up. */
export const CLOSED_RECONNECT = 1012
/** Too slow to follow: connect again and catch up. */
export const CLOSED_SLOW = 4001
/** Far too many messages. */
export const CLOSED_FLOOD = 4002

export type ManagedSocketPorts = {
  readonly log: Log
  readonly limits: Pick<Limits, 'waiting' | 'refusedInARow'>
  /** Counts a page that did not keep up. */
  readonly dropped: () => void
  readonly encode: (text: string) => Buffer
}

/** Takes a message, and whether it is within the allowance of its person. */
type MessageReader = (raw: RawData, binary: boolean, within: boolean) => void

/** A WebSocket in the care of the server, from its first moment to its last. */
export type ManagedSocket = {
  /** Sends a text. A page that does not keep up is closed instead, to come back and catch up. */
  readonly send: (text: string) => void
  /** The bytes that are still on their way to the page. */
  readonly waiting: () => number
  /** Reads what the page sends. Every frame counts, also one without content. */
  read(mayRead: () => boolean, reader: MessageReader): void
  /** Says why, and closes the line. */
  refuse(refusal: Refusal, code?: number): void
  close(code: number, reason: string): void
  /** Ends the line at once after an error inside of it; nothing else feels it. */
  readonly breakDown: (error: unknown) => void
  /** Runs once, when the line is over: at the moment the server closes it, or when the page is gone. */
  onEnd(run: () => void): void
}

/**
 * Adopts a WebSocket, refused ones too. Its errors have a handler before anything else can happen to it, nothing is
 * carried out after the line is over, and no frame makes the server keep more than a limited number of bytes.
 */
export function manageSocket(socket: WebSocket, { log, limits, dropped, encode }: ManagedSocketPorts): ManagedSocket {
  const endings: (() => void)[] = []
  let over = false
  let refusedInARow = 0
  socket.on('error', (error) => {
    log.info({ error: error.message }, 'a socket failed')
    finish()
  })
  socket.on('close', finish)
  const failed = (error: unknown): void =>
    log.error({ error: errorLocation(error) }, 'cleaning up after a connection failed')
  const writer = writerTo(socket, encode)
  const isOpen = (): boolean => !over && socket.readyState === socket.OPEN

  /** After the present moment: the table may be in the middle of telling something to all of its pages. */
  function finish(): void {
    if (over) return
    over = true
    queueMicrotask(() => {
      for (const ending of endings.splice(0)) attempt(ending, failed)
    })
  }

  function close(code: number, reason: string): void {
    if (!isOpen()) return
    finish()
    writer.flush()
    socket.close(code, reason)
  }

  const waiting = (): number => socket.bufferedAmount + writer.pending()

  function keepsUp(): boolean {
    if (waiting() <= limits.waiting) return true
    dropped()
    log.info({}, 'closed a page that read too slowly')
    close(CLOSED_SLOW, 'slow')
    return false
  }

  function send(text: string): void {
    if (isOpen() && keepsUp()) writer.write(text)
  }

  /** Is this frame within the allowance? Too many in a row that are not close the line. */
  function counted(mayRead: () => boolean): boolean {
    if (!isOpen() || !keepsUp()) return false
    if (mayRead()) {
      refusedInARow = 0
      return true
    }
    if (++refusedInARow > limits.refusedInARow) close(CLOSED_FLOOD, 'tooMany')
    return false
  }

  return {
    send,
    waiting,
    read(mayRead, reader) {
      socket.on('ping', (data) => {
        if (!counted(mayRead)) return
        writer.flush()
        socket.pong(data)
      })
      socket.on('pong', () => counted(mayRead))
      socket.on('message', (raw, binary) => {
        const within = counted(mayRead)
        if (isOpen()) reader(raw, binary, within)
      })
    },
    refuse(refusal, code = CLOSED_REFUSED) {
      send(noMessage('', refusal))
      close(code, refusal.refused)
    },
    close,
    breakDown(error) {
      log.error({ error: errorLocation(error) }, 'a connection failed')
      finish()
      socket.terminate()
    },
    onEnd(run) {
      if (over) queueMicrotask(() => attempt(run, failed))
      else endings.push(run)
    },
  }
}
