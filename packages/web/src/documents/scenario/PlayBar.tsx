import type { ComponentChildren } from 'preact'
import { messages } from '../../client/language.ts'
import { handleLinkClick } from '../../client/router.ts'
import { Button } from '../../ui/controls.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Stepper } from '../../ui/Stepper.tsx'
import type { ScenarioPlay } from './usePlay.ts'
import { scenarioWords } from './words.ts'
import { ZoneField } from './ZoneField.tsx'

/** The table to be opened: which zone, how many players, alone with bots or with friends. */
export function PlayBar({
  play,
  seats: [least, most],
  blocked,
  last,
  verdict,
  isLabOpen,
  openLab,
}: {
  readonly play: ScenarioPlay
  readonly seats: readonly [number, number]
  /** Some rules do not fit: the table would be refused. */
  readonly blocked: boolean
  /** The last table that was played from here. */
  readonly last: string | undefined
  /** The verdict of the lab at a glance. */
  readonly verdict: ComponentChildren
  readonly isLabOpen: boolean
  readonly openLab: () => void
}) {
  const w = scenarioWords().play
  const m = messages().home
  const { place, busy, trouble } = play
  return (
    <section class="play-bar" aria-label={w.title} data-testid="play-bar">
      <h2 class="label">{w.title}</h2>
      <ZoneField play={play} />
      <span class="number">
        <span class="label">{w.players}</span>
        <Stepper label={w.players} value={place.seats} least={least} most={most} onChange={play.chooseSeats} />
      </span>
      <div class="ways">
        {last === undefined ? undefined : (
          <a class="link" href={`/replay/${last}`} onClick={handleLinkClick} data-testid="last-replay">
            {w.replay}
          </a>
        )}
        {verdict}
        <button type="button" class="btn" aria-expanded={isLabOpen} onClick={openLab} data-testid="fair">
          <Icon name="lab" />
          <span>{messages().host.fair}</span>
        </button>
        <Button disabled={busy || blocked || trouble !== ''} onClick={() => play.open('host')} testid="host-scenario">
          {m.host}
        </Button>
        <Button
          kind="go"
          icon="play"
          disabled={busy || blocked || trouble !== ''}
          onClick={() => play.open('now')}
          testid="play-scenario"
        >
          {m.playNow}
        </Button>
      </div>
      {trouble === '' || blocked ? undefined : (
        <p class="trouble" role="alert" data-testid="play-trouble">
          <Icon name="warn" />
          {trouble}
        </p>
      )}
    </section>
  )
}
