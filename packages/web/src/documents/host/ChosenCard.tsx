import { Button } from '../../ui/controls.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { authorText, creditText } from '../credits.ts'
import { pageOf } from '../shown.ts'
import { documentWords } from '../words.ts'
import type { ChosenScenario } from './chosen-scenario.ts'

/** The scenario that a host has picked: whose it is, whether its rules were changed, and what its author advises. */
export function ChosenCard({
  chosen,
  changed,
  advice,
  restore,
  remove,
}: {
  readonly chosen: ChosenScenario
  readonly changed: boolean
  readonly advice: readonly string[]
  readonly restore: () => void
  readonly remove: () => void
}) {
  const m = documentWords()
  const { id, title, description, author, parent } = chosen
  const credit = creditText(parent === undefined ? {} : { parent })
  return (
    <article class="chosen-scenario" data-testid="chosen-scenario" data-changed={changed}>
      <p class="name">
        <b>{title === '' ? m.untitled : title}</b>
        {changed ? <span class="tag">{m.choose.changed}</span> : undefined}
      </p>
      {author === undefined ? undefined : <small>{authorText({ official: false, author })}</small>}
      {credit === '' ? undefined : <small>{credit}</small>}
      {description === '' ? undefined : <p class="description">{description}</p>}
      <div role="status">
        {changed ? <p class="quiet">{m.choose.changedHelp}</p> : undefined}
        {advice.map((text) => (
          <p key={text} class="advice">
            <Icon name="warn" kind="small" />
            {text}
          </p>
        ))}
      </div>
      <div class="ways">
        {changed ? (
          <Button kind="slim" testid="restore-scenario" onClick={restore}>
            {m.choose.restore}
          </Button>
        ) : undefined}
        <Button kind="slim" testid="remove-scenario" onClick={remove}>
          {m.choose.remove}
        </Button>
        {id === '' ? undefined : (
          <a class="btn slim" href={pageOf({ kind: 'scenario', id })} target="_blank" rel="noopener">
            {m.choose.page}
          </a>
        )}
      </div>
    </article>
  )
}
