import { useSignal } from '@preact/signals'
import { deckFor, LEAST_SEATS, MOST_SEATS, sizeOfDeck } from '@selva/stay-away'
import { api, isTrouble } from '../client/api.ts'
import { say } from '../client/language.ts'
import { go } from '../client/router.ts'
import { Button, RoundButton } from '../ui/controls.tsx'
import { Frame } from '../ui/Frame.tsx'
import { Icon } from '../ui/Icon.tsx'
import { useTitle } from '../ui/useTitle.ts'
import { HomeArt } from './HomeArt.tsx'
import { tell } from './words.ts'
import '../styles/home.css'
import '../styles/map.css'

const FIRST_WISH = 6

export function Host() {
  const m = say()
  const seats = useSignal(FIRST_WISH)
  const listed = useSignal(false)
  const busy = useSignal(false)
  const said = useSignal('')
  useTitle(m.titles.host)
  const open = async (): Promise<void> => {
    busy.value = true
    const answer = await api.host({
      game: 'stay-away',
      setting: { seats: seats.value },
      listed: listed.value,
      playNow: false,
    })
    busy.value = false
    if (isTrouble(answer)) said.value = say().refusals[answer.refused]
    else go(`/t/${answer.id}`)
  }
  const who = (value: boolean, title: string, help: string) => (
    <label class="radio">
      <input
        type="radio"
        name="who"
        checked={listed.value === value}
        onChange={() => {
          listed.value = value
        }}
      />
      <b>{title}</b>
      <small>{help}</small>
    </label>
  )
  return (
    <Frame>
      <main class="sheetpage">
        <h1>{m.host.title}</h1>
        <p class="lead">{tell().name}</p>
        <form
          class="hostform"
          onSubmit={(event) => {
            event.preventDefault()
            void open()
          }}
        >
          <figure class="thumb station">
            <HomeArt />
            <p>
              <b>{tell().name}</b>
              <span>{m.host.suits(LEAST_SEATS, MOST_SEATS)}</span>
            </p>
          </figure>
          <div>
            <section class="option">
              <h2 id="seats">{m.host.seats}</h2>
              <p class="help">{tell().host.seatsHelp(sizeOfDeck(deckFor(seats.value)))}</p>
              <span class="value stepper">
                <RoundButton
                  icon="minus"
                  label={m.host.fewer}
                  onClick={() => {
                    seats.value = Math.max(LEAST_SEATS, seats.value - 1)
                  }}
                />
                <output aria-labelledby="seats">{seats.value}</output>
                <RoundButton
                  icon="plus"
                  label={m.host.more}
                  onClick={() => {
                    seats.value = Math.min(MOST_SEATS, seats.value + 1)
                  }}
                />
              </span>
            </section>
            <fieldset class="option">
              <legend>{m.host.who}</legend>
              <div class="radios">
                {who(false, m.host.invited, m.host.invitedHelp)}
                {who(true, m.host.listed, m.host.listedHelp)}
              </div>
            </fieldset>
            {said.value === '' ? undefined : (
              <p class="trouble" role="alert">
                <Icon name="warn" />
                {said.value}
              </p>
            )}
            <Button kind="go" submit disabled={busy.value}>
              {m.host.open}
            </Button>
          </div>
        </form>
      </main>
    </Frame>
  )
}
