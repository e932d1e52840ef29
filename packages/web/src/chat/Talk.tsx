import { useSignal } from '@preact/signals'
import { isSeat } from '@selva/core'
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import { readStored, writeStored } from '../client/browser-storage.ts'
import { newId } from '../client/id.ts'
import type { AnyLiveTable } from '../table/live.ts'
import { RoundButton } from '../ui/controls.tsx'
import { Composer } from './Composer.tsx'
import { Lines } from './Lines.tsx'
import { spoken } from './spoken.ts'
import { saidAtSeat, talkOpen } from './state.ts'
import { tableTalk } from './talk.ts'
import { chatWords } from './words.ts'
import '../styles/chat.css'

/** The field for writing, or the button for phrases where nobody writes. A touch keyboard would hide the talk. */
function firstField(panel: HTMLElement): HTMLElement {
  const field = matchMedia('(pointer: coarse)').matches ? undefined : panel.querySelector<HTMLElement>('footer input')
  return field ?? panel.querySelector<HTMLElement>('footer form button') ?? panel
}

/**
 * The chat of a table: `always` there while the table fills, else a panel beside the game or, on a phone, a sheet over
 * it. New lines are read aloud politely, unless that is switched off.
 */
export function Talk({ live, always }: { readonly live: AnyLiveTable; readonly always: boolean }) {
  const m = chatWords()
  const talk = useMemo(() => tableTalk({ live, table: live.about.peek().id, newId, always }), [live, always])
  const aloud = useSignal(readStored('aloud') !== 'no')
  const told = useSignal('')
  const panel = useRef<HTMLElement>(null)
  useEffect(() => talk.stop, [talk])
  const isPanel = !always && talkOpen.value && talk.chat.value !== undefined
  // Before the first paint: focus that moves later would take keys from a reader who is already typing.
  useLayoutEffect(() => {
    if (!isPanel || panel.current === null) return
    firstField(panel.current).focus()
    const escape = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') talkOpen.value = false
    }
    addEventListener('keydown', escape)
    return () => removeEventListener('keydown', escape)
  }, [isPanel])
  const nameAt = (seat: number): string => live.about.value.seats[seat - 1]?.name ?? ''
  const last = talk.last.value
  useEffect(() => {
    const { seats } = live.about.peek()
    // A reader who has the chat open reads it there.
    if (always || talkOpen.peek() || last === undefined || last.hidden || !isSeat(last.seat, seats.length))
      return undefined
    saidAtSeat.value = { seat: last.seat, text: spoken(m, last, nameAt) }
    return () => {
      saidAtSeat.value = undefined
    }
  }, [last])
  const { chat } = talk
  return (
    <>
      <p class="spoken" role="status" aria-live="polite" data-testid="talk-aloud">
        {aloud.value && last !== undefined && !last.hidden ? `${last.name}: ${spoken(m, last, nameAt)}` : ''}
      </p>
      {chat.value === undefined || !(always || isPanel) ? undefined : (
        <section
          ref={panel}
          tabIndex={-1}
          class={`talk ${always ? 'inlobby' : ''}`}
          aria-label={m.title}
          data-testid="talk"
          data-voice={chat.value.voice}
        >
          <header>
            <h2 class="label">{m.title}</h2>
            <RoundButton
              icon={aloud.value ? 'noise' : 'silence'}
              label={m.quiet}
              pressed={!aloud.value}
              onClick={() => {
                aloud.value = !aloud.value
                writeStored('aloud', aloud.value ? 'yes' : 'no')
              }}
            />
            {always ? undefined : (
              <RoundButton
                icon="cross"
                label={m.close}
                onClick={() => {
                  talkOpen.value = false
                }}
              />
            )}
          </header>
          <Lines
            talk={talk}
            live={live}
            nameAt={nameAt}
            tell={(text) => {
              told.value = text
            }}
          />
          {told.value === '' ? undefined : (
            <p class="told" role="status">
              {told.value}
            </p>
          )}
          <Composer talk={talk} live={live} nameAt={nameAt} />
        </section>
      )}
    </>
  )
}
