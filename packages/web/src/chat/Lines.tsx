import { useSignal } from '@preact/signals'
import type { ChatLine } from '@selva/protocol'
import { useEffect, useRef } from 'preact/hooks'
import { timeOf } from '../client/day.ts'
import type { AnyLiveTable } from '../table/live.ts'
import { RoundButton } from '../ui/controls.tsx'
import { SeatMark } from '../ui/Icon.tsx'
import { AboutAuthor } from './AboutAuthor.tsx'
import { spoken } from './spoken.ts'
import type { TableTalk } from './talk.ts'
import { chatWords } from './words.ts'

export type LinesProps = {
  readonly talk: TableTalk
  readonly live: AnyLiveTable
  readonly nameAt: (seat: number) => string
}
/** `tell` says under the lines what has been done, where it stays when a line goes. */
type Props = LinesProps & { readonly tell: (text: string) => void }

function Line({ said, talk, live, nameAt, tell }: Props & { readonly said: ChatLine }) {
  const m = chatWords()
  const asking = useSignal(false)
  const own = said.who === talk.chat.value?.who
  const unheard = talk.unheard.value.has(said.who)
  const mute = talk.mutes.value.find(({ who }) => who === said.who)
  return (
    <li class={said.channel === 'out' ? 'beyond' : ''} data-testid="said" data-channel={said.channel}>
      <p class="who">
        {said.seat === 0 ? undefined : <SeatMark seat={said.seat} />}
        <b>{said.name}</b>
        {own ? <span class="tag">{m.you}</span> : undefined}
        {said.seat === 0 ? <span class="tag">{m.watching}</span> : undefined}
        {said.channel === 'out' ? <span class="tag">{m.beyond}</span> : undefined}
        {mute?.muted === true ? <span class="tag">{m.muted}</span> : undefined}
        <time>{timeOf(said.at)}</time>
        {own ? undefined : (
          <RoundButton
            icon="menu"
            label={m.more(said.name)}
            expanded={asking.value}
            onClick={() => {
              asking.value = !asking.value
            }}
          />
        )}
      </p>
      <p class="words">{said.hidden ? <i>{m.hidden}</i> : unheard ? <i>{m.mutedHere}</i> : spoken(m, said, nameAt)}</p>
      {asking.value ? (
        <AboutAuthor
          said={said}
          talk={talk}
          table={live.about.value}
          tell={tell}
          done={() => {
            asking.value = false
          }}
        />
      ) : undefined}
    </li>
  )
}

/** Everything that was said, the newest last and in sight. */
export function Lines(props: Props) {
  const m = chatWords()
  const list = useRef<HTMLOListElement>(null)
  const all = props.talk.said.value
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight })
  }, [all.length])
  if (all.length === 0) return <p class="none">{m.nothing}</p>
  return (
    <ol ref={list} tabIndex={0} aria-label={m.title}>
      {all.map((said) => (
        <Line key={said.id} said={said} {...props} />
      ))}
    </ol>
  )
}
