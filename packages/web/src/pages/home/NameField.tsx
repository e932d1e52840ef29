import { useSignal } from '@preact/signals'
import { STARS } from '@selva/protocol/stars'
import { useEffect, useRef } from 'preact/hooks'
import { messages } from '../../client/language.ts'
import { myName, renameMe } from '../../client/me.ts'
import { preferredSeat } from '../../client/preferred-seat.ts'
import { RoundButton } from '../../ui/controls.tsx'
import { SeatMark } from '../../ui/Icon.tsx'
import { isText, useDraft } from '../../ui/useDraft.ts'
import '../../styles/entry.css'

const anyOf = (list: readonly string[]): string => list[Math.floor(Math.random() * list.length)] ?? ''

/** The field for my name: typed, or drawn by lot. It shows the shape of my seat, or of the seat that I like best. */
export function NameField({ seat = preferredSeat() ?? 1 }: { readonly seat?: number }) {
  const m = messages()
  const typed = useDraft('name', myName.value, isText)
  const known = useRef(myName.value)
  const said = useSignal('')
  useEffect(() => {
    if (known.current !== myName.value) typed.value = myName.value
    known.current = myName.value
  }, [myName.value])
  const call = async (name: string): Promise<void> => {
    if (name.trim() === '' || name === myName.value) return
    const trouble = await renameMe(name)
    said.value = trouble === undefined ? '' : messages().refusals[trouble.refused]
  }
  const reroll = (): void => {
    const first = anyOf(STARS)
    typed.value = `${first} ${anyOf(STARS.filter((star) => star !== first))}`
    void call(typed.value)
  }
  return (
    <form
      class="entry"
      onSubmit={(event) => {
        event.preventDefault()
        void call(typed.value)
      }}
    >
      <label class="label" for="your-name">
        {m.home.yourName}
      </label>
      <span class="in">
        <SeatMark seat={seat} />
        <input
          id="your-name"
          data-draft="name"
          value={typed.value}
          maxLength={24}
          autocomplete="nickname"
          spellcheck={false}
          onInput={(event) => {
            typed.value = event.currentTarget.value
          }}
          onBlur={() => void call(typed.value)}
        />
        <RoundButton icon="direction" label={m.home.anotherName} onClick={reroll} />
      </span>
      <span class="said" role="status">
        {said.value}
      </span>
    </form>
  )
}
