import type { ScenarioHeader } from '@selva/core'
import { useEffect, useRef } from 'preact/hooks'
import type { LabFound } from '../../lab/game-lab.ts'
import { LabPart } from '../../lab/LabPart.tsx'
import { Button } from '../../ui/controls.tsx'
import type { ScenarioGame } from './scenario-game.ts'
import type { ScenarioSession } from './session.ts'
import type { ScenarioPlay } from './usePlay.ts'
import { scenarioWords } from './words.ts'
import { ZoneField } from './ZoneField.tsx'

/** Are the rules fair as they are written now? In place of the sheet; it plays on while it is hidden. */
export function LabPane<D extends ScenarioHeader>({
  game,
  session,
  play,
  isShown,
  close,
  onFound,
}: {
  readonly game: ScenarioGame<D>
  readonly session: ScenarioSession<D>
  readonly play: ScenarioPlay
  readonly isShown: boolean
  readonly close: () => void
  readonly onFound: (found: LabFound | undefined) => void
}) {
  const w = scenarioWords().lab
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isShown) heading.current?.focus()
  }, [isShown])
  return (
    <section class="lab-pane" hidden={!isShown} data-testid="editor-lab">
      <header>
        <h2 class="label" ref={heading} tabIndex={-1}>
          {w.title}
        </h2>
        <Button kind="slim" onClick={close} testid="close-lab">
          {w.close}
        </Button>
      </header>
      <LabPart
        game={game.game}
        draft={game.setting(session.draft.value, play.place)}
        chooseSeats={play.chooseSeats}
        setup={<ZoneField play={play} testid="lab-zone" />}
        document={`scenarios/${session.document.id.value}`}
        table={play.place.zone}
        onFound={onFound}
      />
    </section>
  )
}
