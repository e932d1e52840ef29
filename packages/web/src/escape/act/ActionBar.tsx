import { nameOf, playerAt } from '@selva/escape'
import { say } from '../../client/language.ts'
import { Button } from '../../ui/controls.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Rich } from '../../ui/Rich.tsx'
import { DrawnCard } from '../DrawnCard.tsx'
import { whyNot } from '../why.ts'
import { arrivedSaid } from './arrived.tsx'
import { moveSaid } from './move.tsx'
import { nameSaid } from './name.tsx'
import { Phases } from './Phases.tsx'
import { placeText } from './place.ts'
import type { Said, Wish } from './said.ts'
import { waitSaid } from './wait.ts'

/** The one question of the moment, and how far the turn has come with it. */
function saidBy(wish: Wish): { readonly phase: 1 | 2 | 3 | undefined; readonly said: Said } {
  const { sitting, state } = wish
  const m = say().escape.act
  const { live } = sitting
  const ask = sitting.ask.value
  switch (ask.kind) {
    case 'move':
      return { phase: 1, said: moveSaid(wish) }
    case 'stuck':
      return {
        phase: 1,
        said: {
          title: say().escape.header.stuck,
          text: m.stuckHelp,
          buttons: (
            <Button kind="go" disabled={!live.ready.value} onClick={() => live.choose({ do: 'stuck' })}>
              {m.stuck}
            </Button>
          ),
        },
      }
    case 'arrived':
      return { phase: 2, said: arrivedSaid(wish, ask.attack) }
    case 'name':
      return { phase: 2, said: sitting.shown.value ? nameSaid(wish, ask.any) : { title: say().escape.cards.drawing } }
    case 'close':
      return {
        phase: 3,
        said: {
          title: say().escape.header.close,
          text: m.ending,
          buttons: (
            <Button disabled={!live.ready.value} onClick={() => live.choose({ do: 'end' })}>
              {m.end}
            </Button>
          ),
        },
      }
    case 'nothing':
      return { phase: undefined, said: waitSaid({ sitting, state }) }
    default:
      return ask satisfies never
  }
}

/** What I may do now, in words, and the buttons to do it; what others will see stands next to it. */
export function ActionBar(wish: Wish) {
  const { sitting, state } = wish
  const m = say()
  const { live, story, looked } = sitting
  const { phase, said } = saidBy(wish)
  const { card } = story.value
  const refusal = live.refusal.value
  const drawing = sitting.ask.value.kind === 'name' && !sitting.shown.value
  const seat = live.seat()
  const player = seat === undefined ? undefined : playerAt(state, seat)
  const why =
    looked.value === undefined || player === undefined ? '' : whyNot(state, sitting.ask.value, player, looked.value, m)
  const text = looked.value === undefined ? said.text : why
  return (
    <section class="act" data-testid="act">
      {phase === undefined ? undefined : <Phases at={phase} />}
      {card === undefined ? undefined : (
        <div class="only-phone">
          <DrawnCard
            key={card.number}
            card={card.card}
            shown={sitting.shown.value}
            sector={player?.at === undefined ? '' : nameOf(player.at)}
          />
        </div>
      )}
      <div class={`preview ${drawing ? 'not-phone' : ''}`} aria-live="polite">
        <h2>
          <Rich text={looked.value === undefined ? said.title : placeText(state, looked.value)} />
        </h2>
        {refusal !== undefined ? (
          <p class="refusal" role="alert">
            <Icon name="warn" kind="small" />
            {m.refusals[refusal.refused]}
          </p>
        ) : text === undefined || text === '' ? undefined : (
          <p>
            {said.icon === undefined || looked.value !== undefined ? undefined : <Icon name={said.icon} kind="small" />}
            <span>
              <Rich text={text} />
            </span>
          </p>
        )}
      </div>
      {said.buttons === undefined ? undefined : <div class="do">{said.buttons}</div>}
    </section>
  )
}
