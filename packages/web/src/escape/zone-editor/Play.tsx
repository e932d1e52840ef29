import { MAX_SEATS, MIN_SEATS } from '@selva/escape'
import { handleLinkClick } from '../../client/router.ts'
import { FairLink } from '../../lab/FairLink.tsx'
import { Button } from '../../ui/controls.tsx'
import { Stepper } from '../../ui/Stepper.tsx'
import { cardWords } from '../card/words.ts'
import type { ZoneSession } from './session.ts'
import type { ZonePlay } from './usePlay.ts'
import { zoneEditorWords } from './words.ts'

/** The table to be opened: which rules, how many seats, alone with bots or with friends. */
export function Play({ session, play }: { readonly session: ZoneSession; readonly play: ZonePlay }) {
  const w = zoneEditorWords().play
  const names = cardWords().presets
  const [last] = session.document.played.value
  const zone = session.editor.zone.value
  return (
    <section class="play-box" data-testid="play-box">
      <h2 class="label">{w.title}</h2>
      {play.preset === undefined ? (
        <p class="fine">{w.first}</p>
      ) : (
        <>
          <p class="fine">{w.help}</p>
          <div class="row">
            <label>
              <span class="label">{w.rules}</span>
              <select
                value={play.preset}
                onChange={(event) => {
                  const next = play.presets.find((preset) => preset === event.currentTarget.value)
                  if (next !== undefined) play.choosePreset(next)
                }}
              >
                {play.presets.map((preset) => (
                  <option key={preset} value={preset}>
                    {names[preset]}
                  </option>
                ))}
              </select>
            </label>
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
            {zone === undefined ? undefined : (
              <FairLink game="escape" draft={{ zone: zone.text, preset: play.preset, seats: play.seats }} />
            )}
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
