import type { Colour } from '@selva/escape'
import { Button } from '../../ui/controls.tsx'
import { Icon } from '../../ui/Icon.tsx'
import type { ActionProps, Prompt } from './prompt.ts'

/** The Engineer looks at two hatch cards, and says which one counts (HAT-4). */
export function pickPrompt({ model: { live, words }, state }: ActionProps, colours: readonly Colour[]): Prompt {
  const m = words()
  return {
    title: m.act.pickCard,
    text: m.act.pickCardHelp,
    icon: 'eye',
    picks: (
      <ul class="hatchcards" aria-label={m.cards.only}>
        {(state.mine?.picks ?? []).map((colour, i) => (
          <li key={`${i}${colour}`} class={colour}>
            <Icon name={colour === 'green' ? 'hatch' : 'hatch-closed'} />
            {m.colours[colour]}
          </li>
        ))}
      </ul>
    ),
    buttons: (
      <>
        {colours.map((colour) => (
          <Button
            key={colour}
            kind={colour === 'green' || colours.length === 1 ? 'go' : ''}
            testid={`pick-${colour}`}
            disabled={!live.ready.value}
            onClick={() => live.choose({ do: 'pick', colour })}
          >
            {m.act.pickColour(m.colours[colour])}
          </Button>
        ))}
      </>
    ),
  }
}
