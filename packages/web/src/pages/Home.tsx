import { batch, useSignal } from '@preact/signals'
import type { TableInfo } from '@selva/server/protocol'
import { useEffect } from 'preact/hooks'
import { PlanArt } from '../art/PlanArt.tsx'
import { api, isTrouble } from '../client/api.ts'
import { say } from '../client/language.ts'
import { callMe, myName } from '../client/me.ts'
import { go } from '../client/router.ts'
import { HomeCard as StayAwayHomeCard } from '../stay-away/HomeCard.tsx'
import { Button, LanguageChoice, LinkButton, RoundButton, ThemeButton, Wordmark } from '../ui/controls.tsx'
import { Icon, SeatMark } from '../ui/Icon.tsx'
import { useTitle } from '../ui/useTitle.ts'
import { codeIn } from './code.ts'
import { playNow } from './play-now.ts'
import '../styles/home.css'
import '../styles/map.css'

const anyOf = (list: readonly string[]): string => list[Math.floor(Math.random() * list.length)] ?? ''

function NameField() {
  const m = say()
  const typed = useSignal(myName.value)
  const said = useSignal('')
  useEffect(() => {
    typed.value = myName.value
  }, [myName.value])
  const call = async (name: string): Promise<void> => {
    if (name.trim() === '' || name === myName.value) return
    const trouble = await callMe(name)
    said.value = trouble === undefined ? '' : say().refusals[trouble.refused]
  }
  const reroll = (): void => {
    const { first, second, name } = m.guests
    typed.value = name(anyOf(first), anyOf(second))
    void call(typed.value)
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void call(typed.value)
      }}
    >
      <label class="label" for="your-name">
        {m.home.yourName}
      </label>
      <span class="in">
        <SeatMark seat={1} />
        <input
          id="your-name"
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

function CodeField() {
  const m = say().home
  const typed = useSignal('')
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        const code = codeIn(typed.value)
        if (code !== '') go(`/j/${code}`)
      }}
    >
      <label class="label" for="table-code">
        {m.code}
      </label>
      <span class="in">
        <input
          id="table-code"
          value={typed.value}
          placeholder={m.codeHint}
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          onInput={(event) => {
            typed.value = event.currentTarget.value
          }}
        />
        <Button kind="slim" submit>
          {m.join}
        </Button>
      </span>
    </form>
  )
}

function OpenTables() {
  const m = say()
  const tables = useSignal<readonly TableInfo[]>([])
  const said = useSignal('')
  useEffect(() => {
    let here = true
    const look = async (): Promise<void> => {
      const answer = await api.tables()
      if (here && !isTrouble(answer)) tables.value = answer.tables
    }
    void look()
    const timer = setInterval(() => {
      if (!document.hidden) void look()
    }, 5000)
    return () => {
      here = false
      clearInterval(timer)
    }
  }, [])
  const sit = async (table: TableInfo): Promise<void> => {
    const answer = table.you > 0 ? table : await api.sit(table.id, '')
    if (isTrouble(answer)) said.value = say().refusals[answer.refused]
    else go(`/t/${table.id}`)
  }
  return (
    <section class="opentables">
      <h2 class="label">{m.home.openTables}</h2>
      {tables.value.length === 0 ? (
        <p class="none">{m.home.noTables}</p>
      ) : (
        <ul>
          {tables.value.map((table) => (
            <li key={table.id}>
              <Icon name="map" />
              <span>
                <b>
                  {table.game === 'escape'
                    ? `${capital(String(table.setting['zone']))}, ${m.host.basic}`
                    : m.home.stayAway.name}
                </b>
                <small>{m.home.hostedBy(table.seats[table.host - 1]?.name ?? '')}</small>
              </span>
              <span class="seats">
                {m.home.seats(table.seats.filter((s) => s.by !== 'nobody').length, table.seats.length)}
              </span>
              <Button kind="slim" onClick={() => void sit(table)}>
                {m.home.sit}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <span class="said" role="status">
        {said.value}
      </span>
      <p class="fine">{m.home.unofficial}</p>
    </section>
  )
}

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

function EscapeCard() {
  const m = say()
  const busy = useSignal(false)
  const said = useSignal('')
  const play = async (): Promise<void> => {
    busy.value = true
    const trouble = await playNow()
    batch(() => {
      busy.value = false
      said.value = trouble === undefined ? '' : say().refusals[trouble.refused]
    })
  }
  return (
    <article class="game g1">
      <div class="art">
        <PlanArt />
      </div>
      <div class="gbody">
        <div class="gname">
          <span class="label">{m.home.escape.players}</span>
          <h2>{m.home.escape.name}</h2>
        </div>
        <p>{m.home.escape.line}</p>
        <div class="ways">
          <Button kind="go" icon="play" onClick={() => void play()} disabled={busy.value}>
            {m.home.playNow}
          </Button>
          <LinkButton to="/host/escape">{m.home.host}</LinkButton>
        </div>
        <span class="then" role="status">
          {said.value === '' ? (
            <>
              <Icon name="bulb" kind="small" />
              {m.home.escape.now}
            </>
          ) : (
            <span class="red">{said.value}</span>
          )}
        </span>
      </div>
    </article>
  )
}

export function Home() {
  const m = say()
  useTitle(m.titles.home)
  return (
    <div class="home">
      <header class="bar">
        <Wordmark />
        <div class="tools">
          <LanguageChoice />
          <ThemeButton />
        </div>
      </header>
      <main class="front">
        <section class="hero">
          <div class="top">
            <h1>{m.home.claim}</h1>
            <p class="lead">{m.home.lead}</p>
            <div class="joinrow">
              <NameField />
              <CodeField />
            </div>
          </div>
          <OpenTables />
        </section>
        <section class="games">
          <EscapeCard />
          <StayAwayHomeCard />
        </section>
      </main>
    </div>
  )
}
