import { isRefusal } from '@selva/core'
import { type ScenarioDraft, scenarioDraftFrom, scenarioText, stayAway } from '@selva/stay-away'
import type { RulesProps } from '../../documents/scenario/scenario-game.ts'
import { useLastPlayable } from '../../pages/host/useLastPlayable.ts'
import { useAbout } from '../../ui/useAbout.ts'
import { CardCounts } from '../host/CardCounts.tsx'
import { draftOf, EMPTY_FORM, type HostForm } from '../host/form.ts'
import { Switches } from '../host/Switches.tsx'
import { gameWords } from '../words.ts'
import '../styles/host.css'

/** The rules of Stay Away!: the host's own controls, with the faults at each rule and card. */
export function Rules({ draft, place, change, notes }: RulesProps<ScenarioDraft>) {
  const { host } = gameWords()
  const form: HostForm = { seats: place.seats, rules: draft.rules, cards: draft.cards }
  /** A form speaks of any text or number; the file's own reader makes rules of it. */
  const set = ({ rules, cards }: HostForm): void => {
    const read = scenarioDraftFrom(scenarioText({ ...draft, rules: rules as ScenarioDraft['rules'], cards }))
    if (!isRefusal(read)) change({ ...draft, rules: read.rules, cards: read.cards })
  }
  const playable = useLastPlayable(stayAway.setting(draftOf(form)), () => stayAway.setting(draftOf(EMPTY_FORM)))
  const about = useAbout<HTMLDivElement>(async () =>
    (await import('../explain/load.ts')).load(() => ({ setting: playable() })),
  )
  return (
    <div class="rule-sets" ref={about}>
      <section class="group" data-part="switches">
        <h2 class="label">{host.switchesTitle}</h2>
        <Switches form={form} change={set} notes={notes} />
      </section>
      <section class="group" data-part="cards">
        <h2 class="label">{host.decks}</h2>
        <CardCounts form={form} change={set} notes={notes} />
      </section>
    </div>
  )
}
