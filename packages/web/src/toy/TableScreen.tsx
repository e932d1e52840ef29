import { elementAt } from '@selva/core'
import { messages } from '../client/language.ts'
import { plainSentence } from '../client/rich-text.ts'
import { Announcer } from '../table/Announcer.tsx'
import { LinkBanner } from '../table/LinkBanner.tsx'
import { MenuButton } from '../table/MenuButton.tsx'
import { SeatBanner } from '../table/SeatBanner.tsx'
import { Button, ThemeButton, Wordmark } from '../ui/controls.tsx'
import { useTitle } from '../ui/useTitle.ts'
import type { Choice, State, ToyModel } from './model.ts'
import { Log, Players } from './Players.tsx'
import { tell } from './words.ts'

function choiceText(choice: Choice, nameAt: ToyModel['nameAt']): string {
  const m = tell().does
  switch (choice.do) {
    case 'lay':
      return m.lay(choice.card)
    case 'dare':
      return m.dare(nameAt(choice.whom))
    case 'answer':
      return choice.yields ? m.yield : m.refuse
    case 'confess':
    case 'hide':
      return m[choice.do]
    default:
      return choice satisfies never
  }
}

/** The question that the table puts to me; a mark can be answered for at any moment, and is no question. */
function askOf({ choices }: ToyModel): keyof ReturnType<typeof tell>['ask'] {
  const asked = choices.value.find((choice) => choice.do !== 'confess' && choice.do !== 'hide')
  return asked?.do ?? 'nothing'
}

/** The table while the game runs. */
export function TableScreen({ model, state }: { readonly model: ToyModel; readonly state: State }) {
  const m = tell()
  const { live, choices, lines, nameAt } = model
  const ask = askOf(model)
  const me = live.seat()
  useTitle(ask === 'nothing' ? m.name : messages().titles.yourTurn)
  return (
    <div class="table toy" data-testid="table" data-ask={ask} data-ready={live.ready.value}>
      <header class="bar">
        <Wordmark />
        <h1 class="spoken">{m.name}</h1>
        <div class={`turn ${ask === 'nothing' ? '' : 'mine'}`} data-testid="turn">
          <span>{m.ask[ask]}</span>
        </div>
        <div class="tools">
          <ThemeButton />
          <MenuButton live={live} />
        </div>
        <div class="status">{m.round(state.round)}</div>
      </header>
      <aside class="rail l" aria-label={m.seats}>
        <Players model={model} state={state} />
      </aside>
      <main class="stage">
        {me !== undefined && elementAt(state.players, me - 1).marked === true ? <p>{m.marked}</p> : undefined}
        <div class="toy-choices" data-testid="choices">
          {choices.value.map((choice) => (
            <Button
              key={JSON.stringify(choice)}
              kind={choice.do === 'confess' || choice.do === 'hide' ? '' : 'go'}
              testid={`do-${choice.do}`}
              disabled={!live.ready.value}
              onClick={() => live.choose(choice)}
            >
              {choiceText(choice, nameAt)}
            </Button>
          ))}
        </div>
        <SeatBanner live={live} />
        <LinkBanner live={live} />
      </main>
      <aside class="rail r" aria-label={m.log}>
        <Log lines={lines.value} />
      </aside>
      <Announcer lines={lines.value} told={plainSentence} sound={() => undefined} />
    </div>
  )
}
