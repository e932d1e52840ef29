import { useSignal } from '@preact/signals'
import { humansOf, LEAST_SEATS, MOST_SEATS, zones } from '@selva/escape'
import { api, isTrouble } from '../client/api.ts'
import { say } from '../client/language.ts'
import { go } from '../client/router.ts'
import { Button, RoundButton } from '../ui/controls.tsx'
import { Frame } from '../ui/Frame.tsx'
import { Icon } from '../ui/Icon.tsx'
import { useTitle } from '../ui/useTitle.ts'
import { Dot, SmallPlan } from './Overview.tsx'
import '../styles/map.css'

const FIRST_WISH = 4

export function Host() {
  const m = say()
  const seats = useSignal(FIRST_WISH)
  const listed = useSignal(false)
  const busy = useSignal(false)
  const said = useSignal('')
  useTitle(m.titles.host)
  const [zone] = zones
  if (zone === undefined) return undefined
  const open = async (): Promise<void> => {
    busy.value = true
    const answer = await api.host({
      game: 'escape',
      setting: { zone: zone.id, preset: 'basic', seats: seats.value },
      listed: listed.value,
      playNow: false,
    })
    busy.value = false
    if (isTrouble(answer)) said.value = say().refusals[answer.refused]
    else go(`/t/${answer.id}`)
  }
  const humans = humansOf(seats.value)
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
        <p class="lead">{m.host.game}</p>
        <form
          class="hostform"
          onSubmit={(event) => {
            event.preventDefault()
            void open()
          }}
        >
          <figure class="thumb">
            <SmallPlan zone={zone}>
              <Dot at={zone.humanSector} kind="ov-start" size={13} />
              <Dot at={zone.alienSector} kind="ov-start" size={13} />
            </SmallPlan>
            <p>
              <b>Galilei</b>
              {zone.players === 'unknown' ? undefined : <span>{m.host.suits(zone.players[0], zone.players[1])}</span>}
            </p>
          </figure>
          <div>
            <section class="option">
              <h2>{m.host.zone}</h2>
              <p class="help">{m.host.zoneHelp(zone.sectors.length, zone.hatches.length)}</p>
              <span class="value">Galilei</span>
            </section>
            <section class="option">
              <h2>{m.host.preset}</h2>
              <p class="help">{m.host.presetHelp}</p>
              <span class="value">{m.host.basic}</span>
            </section>
            <section class="option">
              <h2 id="seats">{m.host.seats}</h2>
              <p class="help">{m.host.seatsHelp(humans, seats.value - humans)}</p>
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
