import { useContext } from 'preact/hooks'
import { messages } from '../client/language.ts'
import { handleLinkClick } from '../client/router.ts'
import { momentsOn, toggleMoments } from '../moments/option.ts'
import { soundOn, toggleSound } from '../sound/sound.ts'
import { Button, LanguageChoice } from '../ui/controls.tsx'
import { LazyView } from '../ui/LazyView.tsx'
import { InLesson } from './in-lesson.ts'
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
  const m = messages().bar
  const table = useContext(InLesson) ? undefined : live
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
      <Button icon={soundOn.value ? 'sound-on' : 'sound-off'} testid="sound" onClick={toggleSound}>
        {soundOn.value ? m.soundOff : m.soundOn}
      </Button>
      <Button icon={momentsOn.value ? 'eye' : 'eye-off'} testid="moments" onClick={toggleMoments}>
        {momentsOn.value ? m.momentsOff : m.momentsOn}
      </Button>
      {table === undefined || table.about.value.invite === '' ? undefined : (
        <Button
          icon="screen"
          testid="menu-screen"
          onClick={() => {
            close()
            show()
          }}
        >
          {m.screen}
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
