import { MAX_SEATS, MIN_SEATS } from '@selva/escape'
import { messages } from '../../client/language.ts'
import { handleLinkClick } from '../../client/router.ts'
import { Button } from '../../ui/controls.tsx'
import { Stepper } from '../../ui/Stepper.tsx'
import { PresetField } from './PresetField.tsx'
import type { ZoneSession } from './session.ts'
import type { ZonePlay } from './usePlay.ts'
import { zoneEditorWords } from './words.ts'

/** The table to be opened: which rules, how many seats, alone with bots or with friends. */
export function Play({ session, play }: { readonly session: ZoneSession; readonly play: ZonePlay }) {
  const w = zoneEditorWords().play
  const [last] = session.document.played.value
  return (
    <section class="play-box" data-testid="play-box">
      <h2 class="label">{w.title}</h2>
      {play.preset === undefined ? (
        <p class="fine">{w.first}</p>
      ) : (
        <>
          <p class="fine">{w.help}</p>
          <div class="row">
            <PresetField play={play} label={w.rules} />
            <div>
              <span class="label">{w.seats}</span>
              <Stepper
                label={w.seats}
                value={play.seats}
                least={MIN_SEATS}
                most={MAX_SEATS}
                onChange={play.chooseSeats}
              />
            </div>
          </div>
          <div class="ways">
            <Button kind="go" icon="play" disabled={play.busy} onClick={() => play.open('now')} testid="play-with-bots">
              {w.withBots}
            </Button>
            <Button disabled={play.busy} onClick={() => play.open('host')} testid="host-zone">
              {w.host}
            </Button>
            <Button icon="lab" onClick={session.editor.openLab} testid="fair">
              {messages().host.fair}
            </Button>
          </div>
        </>
      )}
      {play.refused === '' ? undefined : (
        <p class="trouble" role="alert">
          {play.refused}
        </p>
      )}
      {last === undefined ? undefined : (
        <a class="link" href={`/replay/${last}`} onClick={handleLinkClick} data-testid="last-replay">
          {w.replay}
        </a>
      )}
    </section>
  )
}
