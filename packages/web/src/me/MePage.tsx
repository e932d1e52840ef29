import { type Signal, useSignal } from '@preact/signals'
import type { MyTable, Profile } from '@selva/server/people'
import type { ComponentChildren } from 'preact'
import { useEffect } from 'preact/hooks'
import { isTrouble, type Trouble } from '../client/api.ts'
import { language, say } from '../client/language.ts'
import { followed } from '../client/router.ts'
import { NameField } from '../pages/home/NameField.tsx'
import { titleOf } from '../table/title.ts'
import { Button } from '../ui/controls.tsx'
import { Frame } from '../ui/Frame.tsx'
import { QrCode } from '../ui/QrCode.tsx'
import { useTitle } from '../ui/useTitle.ts'
import { meApi } from './api.ts'
import { addPasskey, signInWithPasskey } from './passkey.ts'
import { canPush, startPush, stopPush } from './push.ts'
import { meWords } from './words.ts'
import '../styles/me.css'

const dayOf = (time: number): string => new Intl.DateTimeFormat(language.value, { dateStyle: 'medium' }).format(time)

/** What each part of the page can do: ask for something, say what went wrong, and read the profile again. */
type Desk = { readonly profile: Profile; readonly act: (wish: () => Promise<object | undefined>) => Promise<void> }

const Part = ({ title, children }: { readonly title: string; readonly children: ComponentChildren }) => (
  <section class="mepart">
    <h2>{title}</h2>
    {children}
  </section>
)

const isRole = (word: string, roles: object): word is keyof typeof roles => Object.hasOwn(roles, word)

function outcomeOf({ outcome, status, yourTurn }: MyTable): string {
  const m = meWords()
  if (yourTurn) return m.yourTurn
  if (outcome === undefined) return m.status[status]
  const role = isRole(outcome.as, m.roles) ? `${m.roles[outcome.as]}, ` : ''
  return `${role}${outcome.won ? m.won : m.lost} · ${dayOf(outcome.at)}`
}

function Games() {
  const m = meWords()
  const tables = useSignal<readonly MyTable[]>([])
  useEffect(() => {
    void meApi.tables().then((answer) => {
      if (!isTrouble(answer)) tables.value = answer.tables
    })
  }, [])
  return (
    <Part title={m.games}>
      {tables.value.length === 0 ? <p class="help">{m.noGames}</p> : undefined}
      <ul class="melist">
        {tables.value.map((table) => (
          <li key={`${table.id} ${table.seat}`} class={table.yourTurn ? 'now' : ''}>
            <a href={`/t/${table.id}`} onClick={followed}>
              <b>{titleOf(table)}</b>
            </a>
            <small>{outcomeOf(table)}</small>
          </li>
        ))}
      </ul>
    </Part>
  )
}

function Passkeys({ profile, act }: Desk) {
  const m = meWords()
  const able = profile.secureAt === location.origin && 'PublicKeyCredential' in window
  return (
    <Part title={m.passkeys}>
      <ul class="melist">
        {profile.passkeys.map(({ id, made }) => (
          <li key={id}>
            <b>{m.passkeyMade(dayOf(made))}</b>
            <Button kind="slim" onClick={() => void act(() => meApi.dropPasskey(id))}>
              {m.remove}
            </Button>
          </li>
        ))}
      </ul>
      {able ? (
        <Button icon="plus" onClick={() => void act(addPasskey)}>
          {m.addPasskey}
        </Button>
      ) : (
        <p class="help">{profile.secureAt === '' ? m.needsHttps : m.elsewhere(profile.secureAt)}</p>
      )}
    </Part>
  )
}

function Codes({ profile, act }: Desk) {
  const m = meWords()
  const codes = useSignal<readonly string[]>([])
  const renew = async (): Promise<object> => {
    const answer = await meApi.codes()
    if (!isTrouble(answer)) codes.value = answer.codes
    return answer
  }
  return (
    <Part title={m.codes}>
      <p class="help">{m.codesLeft(profile.recovery)}</p>
      {codes.value.length === 0 ? undefined : (
        <>
          <p>{m.codesOnce}</p>
          <ul class="mecodes" data-testid="codes">
            {codes.value.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </ul>
        </>
      )}
      <Button onClick={() => void act(renew)}>{m.newCodes}</Button>
    </Part>
  )
}

function Devices({ profile, act }: Desk) {
  const m = meWords()
  const link = useSignal('')
  const bring = async (): Promise<object> => {
    const answer = await meApi.link()
    if (!isTrouble(answer)) link.value = `${location.origin}/d#${answer.token}`
    return answer
  }
  return (
    <Part title={m.devices}>
      <ul class="melist">
        {profile.devices.map(({ id, kind, seen, here }) => (
          <li key={id}>
            <span>
              <b>
                {kind === '' ? m.unknownDevice : kind} {here ? <span class="tag">{m.here}</span> : undefined}
              </b>
              <small>{m.seen(dayOf(seen))}</small>
            </span>
            {here ? undefined : (
              <Button kind="slim" onClick={() => void act(() => meApi.endDevice(id))}>
                {m.signOutDevice}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {link.value === '' ? (
        <Button icon="link" onClick={() => void act(bring)}>
          {m.addDevice}
        </Button>
      ) : (
        <div class="melink">
          <p>{m.linkHelp}</p>
          <input readOnly value={link.value} aria-label={m.addDevice} onFocus={(e) => e.currentTarget.select()} />
          <QrCode text={link.value} label={m.addDevice} />
        </div>
      )}
    </Part>
  )
}

function SignIn({ profile, act }: Desk) {
  const m = meWords()
  const code = useSignal('')
  const arrive = async (wish: Promise<object | undefined>): Promise<object | undefined> => {
    const answer = await wish
    if (answer === undefined || !isTrouble(answer)) location.reload()
    return answer
  }
  return (
    <Part title={m.signIn}>
      <p class="help">{m.signInHelp}</p>
      {profile.secureAt === location.origin ? (
        <Button onClick={() => void act(() => arrive(signInWithPasskey()))}>{m.withPasskey}</Button>
      ) : undefined}
      <form
        class="meform"
        onSubmit={(event) => {
          event.preventDefault()
          void act(() => arrive(meApi.withCode(code.value)))
        }}
      >
        <input
          value={code.value}
          aria-label={m.code}
          placeholder={m.code}
          autocomplete="off"
          onInput={(event) => {
            code.value = event.currentTarget.value
          }}
        />
        <Button submit>{m.withCode}</Button>
      </form>
    </Part>
  )
}

function Notices({ profile, act }: Desk) {
  const m = meWords()
  const url = useSignal(profile.webhook)
  const { key, here } = profile.push
  return (
    <Part title={m.notices}>
      {here ? (
        <Button onClick={() => void act(stopPush)}>{m.pushOff}</Button>
      ) : canPush() ? (
        <Button onClick={() => void act(() => startPush(key))}>{m.pushOn}</Button>
      ) : (
        <p class="help">{m.pushUnavailable}</p>
      )}
      <form
        class="meform"
        onSubmit={(event) => {
          event.preventDefault()
          void act(() => meApi.webhook(url.value.trim()))
        }}
      >
        <input
          type="url"
          value={url.value}
          aria-label={m.webhook}
          placeholder={m.webhook}
          onInput={(event) => {
            url.value = event.currentTarget.value
          }}
        />
        <Button submit>{m.save}</Button>
      </form>
    </Part>
  )
}

function Kept({ profile, act }: Desk) {
  const m = meWords()
  const leave = async (wish: () => Promise<object>): Promise<object> => {
    const answer = await wish()
    if (!isTrouble(answer)) location.assign('/')
    return answer
  }
  return (
    <Part title={m.data}>
      <div class="meways">
        <a class="btn" href="/api/me/export" download>
          <span>{m.export}</span>
        </a>
        <Button
          onClick={() => {
            if (profile.kept || confirm(m.signOutAlone)) void act(() => leave(meApi.signOut))
          }}
        >
          {m.signOut}
        </Button>
        <Button
          onClick={() => {
            if (confirm(m.deleteSure)) void act(() => leave(meApi.remove))
          }}
        >
          {m.delete}
        </Button>
      </div>
    </Part>
  )
}

/** Who one is here: name, games, ways back, devices, notices, and what is kept. */
export function MePage() {
  const m = meWords()
  const profile = useSignal<Profile | undefined>(undefined)
  const trouble: Signal<Trouble | undefined> = useSignal(undefined)
  useTitle(m.title)
  const read = async (): Promise<void> => {
    const answer = await meApi.profile()
    if (isTrouble(answer)) trouble.value = answer
    else profile.value = answer
  }
  useEffect(() => void read(), [])
  const act = async (wish: () => Promise<object | undefined>): Promise<void> => {
    trouble.value = undefined
    const answer = await wish()
    if (answer !== undefined && isTrouble(answer)) trouble.value = answer
    else await read()
  }
  const desk = profile.value === undefined ? undefined : { profile: profile.value, act }
  return (
    <Frame>
      <main class="sheetpage mepage" data-testid="me" aria-busy={desk === undefined}>
        <h1>{m.title}</h1>
        <p class="trouble" role="alert">
          {trouble.value === undefined ? '' : say().refusals[trouble.value.refused]}
        </p>
        <NameField />
        <Games />
        {desk === undefined ? undefined : (
          <>
            <p class="lead">{desk.profile.kept ? m.kept : m.keepHelp}</p>
            <Passkeys {...desk} />
            <Codes {...desk} />
            <Devices {...desk} />
            <SignIn {...desk} />
            <Notices {...desk} />
            <Kept {...desk} />
          </>
        )}
      </main>
    </Frame>
  )
}
