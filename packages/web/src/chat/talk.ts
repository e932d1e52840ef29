import { computed, effect, type ReadonlySignal, signal } from '@preact/signals'
import type { ChatInfo, ChatLine, FromTable, MuteInfo, Phrase } from '@selva/protocol'
import type { ApiError } from '../client/api.ts'
import { readStored, writeStored } from '../client/browser-storage.ts'
import type { AnyLiveTable } from '../table/live.ts'
import { heardBefore, talkOpen, unread } from './state.ts'

/** The chat of one table, as this browser hears it. */
export type TableTalk = {
  /** `undefined` until the table has told. */
  readonly chat: ReadonlySignal<Omit<ChatInfo, 'said' | 'mutes'> | undefined>
  readonly said: ReadonlySignal<readonly ChatLine[]>
  readonly mutes: ReadonlySignal<readonly MuteInfo[]>
  /** Authors muted only for me, at this table and in this browser. */
  readonly unheard: ReadonlySignal<ReadonlySet<string>>
  readonly trouble: ReadonlySignal<ApiError | undefined>
  /** The last line of another author, to be read aloud. */
  readonly last: ReadonlySignal<ChatLine | undefined>
  /** Words of my own; false if there is no line. */
  write(text: string): boolean
  phrase(phrase: Phrase, about: number): boolean
  vote(who: string, on: boolean): void
  turnUnheard(who: string): void
  stop(): void
}

type TalkOptions = {
  readonly live: Pick<AnyLiveTable, 'link' | 'overhear' | 'tell'>
  readonly table: string
  readonly newId: () => string
  readonly always: boolean
}

export function tableTalk({ live, table, newId, always }: TalkOptions): TableTalk {
  const chat = signal<ChatInfo | undefined>(undefined)
  const said = signal<readonly ChatLine[]>([])
  const mutes = signal<readonly MuteInfo[]>([])
  const trouble = signal<ApiError | undefined>(undefined)
  const last = signal<ChatLine | undefined>(undefined)
  const memory = `unheard.${table}`
  const unheard = signal<ReadonlySet<string>>(new Set((readStored(memory) ?? '').split(' ').filter((w) => w !== '')))
  const mine = new Set<string>()

  function add(one: ChatLine): void {
    const known = said.value.some(({ id }) => id === one.id)
    said.value = known ? said.value.map((s) => (s.id === one.id ? one : s)) : [...said.value, one]
    if (known || one.who === chat.value?.who || unheard.value.has(one.who)) return
    last.value = one
    if (!always && !talkOpen.value) unread.value++
  }
  function hear(message: FromTable): void {
    switch (message[0]) {
      case 'chat': {
        const [, info] = message
        // A reader who changes channel may read what was said there before: that counts as new. So does what was
        // said between the lobby and the table; what was said before this page was opened does not.
        const known = chat.value === undefined ? heardBefore.get(table) : new Set(said.value.map(({ id }) => id))
        chat.value = info
        mutes.value = info.mutes
        said.value = info.said
        if (known === undefined || always || talkOpen.value) return
        unread.value += info.said.filter(({ id, who }) => !known.has(id) && who !== info.who).length
        return
      }
      case 'said':
        return add(message[1])
      case 'mutes':
        mutes.value = message[1]
        return
      case 'ok':
        if (mine.delete(message[1])) trouble.value = undefined
        return
      case 'no':
        if (mine.delete(message[1])) trouble.value = { refused: message[2], about: message[3] }
        return
      default:
        return
    }
  }
  function tell(message: object): boolean {
    const id = newId()
    const sent = live.tell({ id, ...message })
    if (sent) mine.add(id)
    else trouble.value = { refused: 'offline', about: '' }
    return sent
  }
  live.overhear.add(hear)
  const stopListening = effect(() => {
    if (live.link.value === 'open') live.tell({ listen: true })
  })
  const stopReading = effect(() => {
    if (talkOpen.value) unread.value = 0
  })
  return {
    chat: computed(() => chat.value),
    said,
    mutes,
    unheard,
    trouble,
    last,
    write: (text) => tell({ say: { text } }),
    phrase: (phrase, about) => tell({ say: about === 0 ? { phrase } : { phrase, about } }),
    vote: (mute, on) => void tell({ mute, on }),
    turnUnheard(who) {
      const next = new Set(unheard.value)
      if (!next.delete(who)) next.add(who)
      unheard.value = next
      writeStored(memory, [...next].join(' '))
    },
    stop() {
      if (chat.value !== undefined) heardBefore.set(table, new Set(said.value.map(({ id }) => id)))
      live.overhear.delete(hear)
      stopListening()
      stopReading()
      unread.value = 0
    },
  }
}
