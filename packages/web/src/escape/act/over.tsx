import type { Item } from '@selva/escape'
import { Button } from '../../ui/controls.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { limitOf } from '../hand.ts'
import type { ActionProps, Prompt } from './prompt.ts'

/** The hand is beyond its limit: a card goes, unseen, or is played (ITM-5). */
export function overPrompt({ model: { live, dropped, words }, state }: ActionProps, items: readonly Item[]): Prompt {
  const m = words()
  const seat = live.seat()
  if (seat === undefined) return { title: '' }
  const item = dropped.value
  return {
    title: m.act.over(limitOf(state, seat) ?? 0),
    text: item === undefined ? m.act.overHelp : m.act.discardSeen,
    icon: 'cards',
    picks: (
      <div class="chips" role="group" aria-label={m.act.discard}>
        {items.map((one) => (
          <button
            key={one}
            type="button"
            class="chip"
            aria-pressed={item === one}
            data-testid={`drop-${one}`}
            onClick={() => {
              dropped.value = one
            }}
          >
            <Icon name={one} />
            {m.items[one].name}
          </button>
        ))}
      </div>
    ),
    buttons: (
      <Button
        kind="go"
        disabled={!live.ready.value || item === undefined}
        onClick={() => {
          if (item !== undefined) live.choose({ do: 'discard', item })
        }}
      >
        {item === undefined ? m.act.discard : m.act.discardIt(m.items[item].name)}
      </Button>
    ),
  }
}
