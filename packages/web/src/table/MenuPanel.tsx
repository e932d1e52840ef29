import { useContext } from 'preact/hooks'
import { messages } from '../client/language.ts'
import { handleLinkClick } from '../client/router.ts'
import { momentsOn, toggleMoments } from '../moments/option.ts'
import { headphonesOn, toggleHeadphones } from '../sound/sound.ts'
import { tempoControls } from '../tempo/now.ts'
import { Button, LanguageChoice } from '../ui/controls.tsx'
import { LazyView } from '../ui/LazyView.tsx'
import { InLesson } from './in-lesson.ts'
import { laterWords } from './later-words.ts'
import type { AnyLiveTable } from './live.ts'
import { TableMenu } from './TableMenu.tsx'

const notice = async () => {
  const [{ MenuNotice }, { loadMeWords }] = await Promise.all([
    import('../me/MenuNotice.tsx'),
    import('../me/words.ts'),
  ])
  await loadMeWords()
  return MenuNotice
}

/** An entry of the game's own. */
export type MenuEntry = { readonly label: string; readonly run: () => void }

/** The entries of the menu. A lesson has nothing that a server would have to do. */
export function MenuPanel({
  more,
  live,
  close,
  show,
  end,
}: {
  readonly more: MenuEntry | undefined
  readonly live: AnyLiveTable | undefined
  readonly close: () => void
  /** Opens the dialog about a screen that everyone in the room can see. */
  readonly show: () => void
  /** Opens the question whether to end the game. */
  readonly end: () => void
}) {
  const m = laterWords()
  const table = useContext(InLesson) ? undefined : live
  const Tempo = tempoControls.value?.Choice
  return (
    <div class="menu" data-testid="menu">
      {more === undefined ? undefined : (
        <Button
          testid="menu-more"
          onClick={() => {
            close()
            more.run()
          }}
        >
          {more.label}
        </Button>
      )}
      <Button icon={headphonesOn.value ? 'eye-off' : 'sound-on'} testid="headphones" onClick={toggleHeadphones}>
        {headphonesOn.value ? m.headphonesOff : m.headphonesOn}
      </Button>
      <Button icon={momentsOn.value ? 'eye' : 'eye-off'} testid="moments" onClick={toggleMoments}>
        {momentsOn.value ? m.momentsOff : m.momentsOn}
      </Button>
      {table === undefined || Tempo === undefined ? undefined : <Tempo live={table} />}
      {table === undefined || table.about.value.invite === '' ? undefined : (
        <Button
          icon="screen"
          testid="menu-screen"
          onClick={() => {
            close()
            show()
          }}
        >
          {messages().bar.screen}
        </Button>
      )}
      {table === undefined ? undefined : (
        <TableMenu
          live={table}
          done={close}
          end={() => {
            close()
            end()
          }}
        />
      )}
      <LazyView
        load={notice}
        props={{}}
        meanwhile={
          <a class="btn" href="/me" onClick={handleLinkClick}>
            {m.notices}
          </a>
        }
      />
      <LanguageChoice />
      <a class="btn" href="/" onClick={handleLinkClick}>
        {m.leave}
      </a>
      {table?.seat() !== undefined && table.about.value.status === 'running' ? (
        <small class="faint">{m.seatKept}</small>
      ) : undefined}
    </div>
  )
}
