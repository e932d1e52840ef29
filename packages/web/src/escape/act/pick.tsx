import type { Colour } from '@selva/escape'
import { Button } from '../../ui/controls.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { tell } from '../words.ts'
import type { Said, Wish } from './said.ts'

/** The Engineer looks at two hatch cards, and says which one counts (HAT-4). */
export function pickSaid({ sitting: { live }, state }: Wish, colours: readonly Colour[]): Said {
  const m = tell()
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
