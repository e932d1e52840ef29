import { type Choice, mayChooseSector, nameOf, playerAt } from '@selva/escape'
import { useRef } from 'preact/hooks'
import { say } from '../../client/language.ts'
import { OwnClock } from '../../table/OwnClock.tsx'
import { Button } from '../../ui/controls.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Rich } from '../../ui/Rich.tsx'
import { useKeptFocus } from '../../ui/useKeptFocus.ts'
import { WhatIs } from '../../ui/WhatIs.tsx'
import { playsIn } from '../ask.ts'
import { DrawnCard } from '../DrawnCard.tsx'
import { iconOf, keyOf, labelOf } from '../plays.ts'
import { sectorReasonText } from '../reasons.ts'
import { tell } from '../words.ts'
import { arrivedSaid } from './arrived.tsx'
import { goBy, moveSaid } from './move.tsx'
import { nameSaid } from './name.tsx'
import { overSaid } from './over.tsx'
import { Phases } from './Phases.tsx'
import { pickSaid } from './pick.tsx'
import { placeText } from './place.ts'
import { playSaid } from './play.tsx'
import type { Said, Wish } from './said.ts'
import { Then } from './Then.tsx'
import { waitSaid } from './wait.ts'

type Phase = 1 | 2 | 3 | undefined

/** The one question of the moment, and how far the turn has come with it. */
function saidBy(wish: Wish): { readonly phase: Phase; readonly said: Said } {
  const { sitting, state } = wish
  const m = tell().act
  const { live } = sitting
  const ask = sitting.ask.value
  const seat = live.seat()
  switch (ask.kind) {
    case 'move':
      return { phase: 1, said: moveSaid(wish) }
    case 'stuck':
      return {
        phase: 1,
        said: {
          title: tell().header.stuck,
          text: m.stuckHelp,
          picks:
            seat === undefined ? undefined : (
              <Then sitting={sitting} state={state} seat={seat} going={{ do: 'stuck' }} />
            ),
          buttons: (
            <Button kind="go" disabled={!live.ready.value} onClick={() => goBy(wish, { do: 'stuck' })}>
              {m.stuck}
            </Button>
          ),
        },
      }
    case 'arrived':
      return { phase: 2, said: arrivedSaid(wish, ask) }
    case 'name':
    case 'nameOther':
      return { phase: 2, said: sitting.shown.value ? nameSaid(wish, ask) : { title: tell().cards.drawing } }
    case 'pick':
      return { phase: 2, said: pickSaid(wish, ask.colours) }
    case 'over':
      return { phase: 3, said: overSaid(wish, ask.discard) }
    case 'close':
      return {
        phase: 3,
        said: {
          title: tell().header.close,
          text: live.following.value === undefined ? m.held : m.ending,
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

/** What comes by itself, in words. */
function coming({ do: kind }: Choice): string {
  const m = tell().act.next
  return kind === 'end' ? m.end : kind === 'attack' ? m.attack : kind === 'resolve' ? m.resolve : m.use
}

/** On a phone what may be played stands here, one drawing each. */
function Plays({ sitting }: { readonly sitting: Wish['sitting'] }) {
  const plays = playsIn(sitting.ask.value)
  if (plays.length === 0) return undefined
  return (
    <div class="plays only-phone" role="group" aria-label={tell().hand.title}>
      {plays.map((play) => (
        <button
          key={keyOf(play)}
          type="button"
          class="tool"
          aria-label={tell().hand.useIt(labelOf(play, tell()))}
          title={labelOf(play, tell())}
          disabled={!sitting.live.ready.value}
          onClick={() => sitting.arm(play)}
        >
          <Icon name={iconOf(play)} />
          <span>{labelOf(play, tell())}</span>
        </button>
      ))}
    </div>
  )
}

/** What I may do now, in words, and the buttons to do it; what others will see stands next to it. */
export function ActionBar(wish: Wish) {
  const { sitting, state } = wish
  const m = say()
  const bar = useRef<HTMLElement>(null)
  useKeptFocus(bar)
  const { live, story, looked, armed } = sitting
  const asked = saidBy(wish)
  const said = armed.value === undefined ? asked.said : playSaid(wish, armed.value)
  const { card } = story.value
  const refusal = live.refusal.value
  const naming = sitting.ask.value.kind === 'name' || sitting.ask.value.kind === 'nameOther'
  const drawing = naming && !sitting.shown.value
  const following = armed.value === undefined ? live.following.value : undefined
  const seat = live.seat()
  const player = seat === undefined ? undefined : playerAt(state, seat)
  const may =
    looked.value === undefined ||
    seat === undefined ||
    sitting.ask.value.kind === 'nothing' ||
    armed.value !== undefined
      ? true
      : mayChooseSector(state, seat, looked.value)
  const why = may === true ? '' : sectorReasonText(may, tell())
  const pointed = looked.value ?? sitting.chosen.value
  const text = looked.value !== undefined ? why : following !== undefined ? coming(following) : said.text
  return (
    <section
      ref={bar}
      tabIndex={-1}
      aria-labelledby="asked"
      class="act"
      data-testid="act"
      data-armed={armed.value === undefined ? undefined : keyOf(armed.value)}
    >
      {seat === undefined ? undefined : (
        <span class="ownclock">
          <OwnClock live={live} seat={seat} />
        </span>
      )}
      {following === undefined ? undefined : <i class="coming" key={`${state.round} ${state.mine?.asked}`} />}
      <Phases at={asked.phase} />
      {card === undefined || armed.value !== undefined ? undefined : (
        <div class="only-phone">
          <DrawnCard
            key={card.number}
            card={card}
            shown={sitting.shown.value}
            sector={player?.at === undefined ? '' : nameOf(player.at)}
          />
        </div>
      )}
      <div class={`preview ${drawing ? 'not-phone' : ''}`} aria-live="polite">
        <h2 id="asked">
          <Rich text={looked.value === undefined ? said.title : placeText(state, looked.value)} />
          {pointed === undefined ? undefined : <WhatIs about={`sector:${nameOf(pointed)}`} label={nameOf(pointed)} />}
        </h2>
        {refusal !== undefined ? (
          <p class="refusal" role="alert">
            <Icon name="warn" kind="small" />
            {m.refusals[refusal.refused]}
          </p>
        ) : text === undefined || text === '' ? undefined : (
          // Another sentence is another paragraph: none slides to where the next begins.
          <p key={text}>
            {said.icon === undefined || looked.value !== undefined || following !== undefined ? undefined : (
              <Icon name={said.icon} kind="small" />
            )}
            <span>
              <Rich text={text} />
            </span>
          </p>
        )}
        {looked.value === undefined && following === undefined ? said.picks : undefined}
      </div>
      {said.buttons === undefined && following === undefined ? undefined : (
        <div class="do">
          {following === undefined ? undefined : (
            <Button icon="pause" testid="hold" onClick={() => live.hold()}>
              {tell().act.hold}
            </Button>
          )}
          {said.buttons}
        </div>
      )}
      {armed.value === undefined ? <Plays sitting={sitting} /> : undefined}
    </section>
  )
}
