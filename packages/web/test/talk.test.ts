import { signal } from '@preact/signals'
import type { ChatLine, FromTable } from '@selva/protocol'
import { expect, test } from 'vitest'
import { unread } from '../src/chat/state.ts'
import { type TableTalk, tableTalk } from '../src/chat/talk.ts'
import type { Link } from '../src/client/connection.ts'

const line = (id: string, who = 'bob'): ChatLine => ({
  id,
  who,
  channel: 'table',
  seat: 2,
  name: 'Bob',
  at: 0,
  hidden: false,
  text: id,
  phrase: '',
  about: 0,
})

/** A table of which only the talk is there, and what it says. */
function talkAt(table: string) {
  const overhear = new Set<(message: FromTable) => void>()
  const live = { link: signal<Link>('open'), overhear, tell: () => true }
  const tells = (...said: ChatLine[]): void => {
    for (const hear of overhear)
      hear(['chat', { who: 'ana', voice: 'table', mode: 'open', seats: [], mutes: [], said }])
  }
  const sit = (always: boolean): TableTalk => tableTalk({ live, table, newId: () => 'choice-1', always })
  return { tells, sit }
}

test('what was said between the lobby and the table is new; what was heard, or said by oneself, is not', () => {
  const { tells, sit } = talkAt('between')
  const lobby = sit(true)
  tells(line('hello'))
  lobby.stop()
  const game = sit(false)
  tells(line('hello'), line('good luck'), line('thanks', 'ana'))
  expect(unread.value).toBe(1)
  game.stop()
  expect(unread.value).toBe(0)
})

test('what was said before the page was opened is not new', () => {
  const { tells, sit } = talkAt('before')
  const game = sit(false)
  tells(line('hello'), line('again'))
  expect(unread.value).toBe(0)
  tells(line('hello'), line('again'), line('now'))
  expect(unread.value).toBe(1)
  game.stop()
})
