import type { SettingDraft } from '@selva/core'
import { messages } from '../../client/language.ts'
import { handleLinkClick } from '../../client/router.ts'
import { FairLink } from '../../lab/FairLink.tsx'
import { Button } from '../../ui/controls.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Stepper } from '../../ui/Stepper.tsx'
import type { ScenarioPlay } from './usePlay.ts'
import { scenarioWords } from './words.ts'

/** The table to be opened: which zone, how many players, alone with bots or with friends. */
export function PlayBar({
  play,
  game,
  setting,
  seats: [least, most],
  blocked,
  last,
}: {
  readonly play: ScenarioPlay
  readonly game: string
  /** The table that would be opened. */
  readonly setting: SettingDraft
  readonly seats: readonly [number, number]
  /** Some rules do not fit: the table would be refused. */
  readonly blocked: boolean
  /** The last table that was played from here. */
  readonly last: string | undefined
}) {
  const w = scenarioWords().play
  const m = messages().home
  const { place, zones, busy, trouble } = play
  return (
    <section class="play-bar" aria-label={w.title} data-testid="play-bar">
      <h2 class="label">{w.title}</h2>
      {zones.length === 0 ? undefined : (
        <label>
          <span>{w.zone}</span>
          <select
            value={place.zone}
            data-testid="play-zone"
            onChange={(event) => play.chooseZone(event.currentTarget.value)}
          >
            {zones.map(({ zone, name }) => (
              <option key={zone} value={zone}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      <span class="number">
        <span>{w.players}</span>
        <Stepper label={w.players} value={place.seats} least={least} most={most} onChange={play.chooseSeats} />
      </span>
      <div class="ways">
        {last === undefined ? undefined : (
          <a class="link" href={`/replay/${last}`} onClick={handleLinkClick} data-testid="last-replay">
            {w.replay}
          </a>
        )}
        {blocked || trouble !== '' ? undefined : <FairLink game={game} draft={setting} />}
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
