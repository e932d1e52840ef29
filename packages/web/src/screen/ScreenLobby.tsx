import type { TableInfo } from '@selva/protocol'
import { addressOf } from '../client/address.ts'
import { messages } from '../client/language.ts'
import { Credits } from '../table/Credits.tsx'
import { titleOf } from '../table/title.ts'
import { BotMark, SeatMark } from '../ui/Icon.tsx'
import { QrCode } from '../ui/QrCode.tsx'
import { useTitle } from '../ui/useTitle.ts'
import { ScreenBar } from './ScreenBar.tsx'
import { screenWords } from './words.ts'

/** Before the start: how to sit down, large enough for a phone across the room, and who has done so. */
export function ScreenLobby({ table, invite }: { readonly table: TableInfo; readonly invite: string }) {
  const m = screenWords()
  const { lobby } = messages()
  const address = addressOf(`/j/${invite}`)
  useTitle(m.title)
  return (
    <div class="screen gathering" data-testid="screen">
      <ScreenBar title={titleOf(table)} />
      {/* Where it is too small for all of it, the keyboard scrolls it too. */}
      <main tabIndex={0}>
        {invite === '' ? undefined : (
          <section class="come">
            <div>
              <h2>{m.come}</h2>
              <p>{m.comeHelp}</p>
              <p class="code" data-testid="code">{`${invite.slice(0, 4)}-${invite.slice(4)}`}</p>
              <p class="place">{m.at(new URL(address).host)}</p>
            </div>
            <QrCode text={address} label={m.invitation} />
          </section>
        )}
        <section class="company">
          <h2>{m.whoSits}</h2>
          <ol class={table.seats.length > 8 ? 'many' : ''}>
            {table.seats.map(({ seat, by, name, here, ready }) => (
              <li key={seat} class={`${by === 'nobody' ? 'nobody' : ''} ${here ? '' : 'off'}`}>
                <SeatMark seat={seat} />
                <b>{by === 'nobody' ? lobby.free : name}</b>
                {by === 'bot' ? <BotMark /> : undefined}
                {by === 'person' && ready ? <span class="tag">{lobby.isReady}</span> : undefined}
              </li>
            ))}
          </ol>
          <Credits documents={table.documents} />
        </section>
      </main>
    </div>
  )
}
