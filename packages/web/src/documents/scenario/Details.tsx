import { MAX_DESCRIPTION, MAX_TITLE, type ScenarioHeader } from '@selva/core'
import type { ComponentChildren } from 'preact'
import { Stepper } from '../../ui/Stepper.tsx'
import { scenarioWords } from './words.ts'

/** Text that a person types, as a file may hold it: one line, without markup or marks that turn it around. */
const lineOf = (typed: string): string =>
  typed
    .replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replaceAll(/[\u202a-\u202e\u2066-\u2069]|<(?=[a-z/!?])/giu, '')
    .trimStart()

/** Name, description and number of players, in the author's words. */
export function Details<D extends ScenarioHeader>({
  draft,
  seats: [fewest, highest],
  change,
  note,
}: {
  readonly draft: D
  readonly seats: readonly [number, number]
  readonly change: (draft: D) => void
  readonly note: ComponentChildren
}) {
  const w = scenarioWords().about
  const { players } = draft
  const [least, most] = players === 'unknown' ? [fewest, highest] : players
  return (
    <section class="group" data-part="about">
      <h2 class="label">{w.title}</h2>
      <div class="fields">
        <label>
          <span>{w.name}</span>
          <input
            value={draft.title}
            maxLength={MAX_TITLE}
            data-testid="scenario-title"
            onInput={(event) => change({ ...draft, title: lineOf(event.currentTarget.value) })}
          />
        </label>
        {note}
        <label>
          <span>{w.description}</span>
          <textarea
            rows={2}
            value={draft.description}
            maxLength={MAX_DESCRIPTION}
            placeholder={w.descriptionHelp}
            data-testid="scenario-description"
            onInput={(event) => change({ ...draft, description: lineOf(event.currentTarget.value) })}
          />
        </label>
        <fieldset class="numbers">
          <legend>{w.players}</legend>
          <label class="check">
            <input
              type="checkbox"
              checked={players === 'unknown'}
              onChange={(event) =>
                change({ ...draft, players: event.currentTarget.checked ? 'unknown' : [fewest, highest] })
              }
            />
            <span>{w.anyNumber}</span>
          </label>
          {players === 'unknown' ? undefined : (
            <>
              <span class="number">
                {w.least}
                <Stepper
                  label={w.least}
                  value={least}
                  least={fewest}
                  most={most}
                  onChange={(n) => change({ ...draft, players: [n, most] })}
                />
              </span>
              <span class="number">
                {w.most}
                <Stepper
                  label={w.most}
                  value={most}
                  least={least}
                  most={highest}
                  onChange={(n) => change({ ...draft, players: [least, n] })}
                />
              </span>
            </>
          )}
        </fieldset>
      </div>
    </section>
  )
}
