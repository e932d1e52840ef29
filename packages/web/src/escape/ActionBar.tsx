import { useSignal } from '@preact/signals'
import { isPlain, nameOf, type Part, playerAt, type Sector, sectorNamed } from '@selva/escape'
import type { ComponentChildren } from 'preact'
import { useEffect } from 'preact/hooks'
import { say } from '../client/language.ts'
import { coord, name } from '../client/marks.ts'
import { Button } from '../ui/controls.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Rich } from '../ui/Rich.tsx'
import { DrawnCard } from './DrawnCard.tsx'
import { cellText } from './sentence.ts'
import type { Sitting } from './sitting.ts'
import { whyNot } from './why.ts'

type Wish = { readonly sitting: Sitting; readonly state: Part }
/** What the bar says and offers. */
type Said = {
  readonly title: string
  readonly text?: string
  readonly icon?: string
  readonly buttons?: ComponentChildren
}

function Phases({ at }: { readonly at: 1 | 2 | 3 }) {
  const m = say().escape.phases
  return (
    <ol class="phases not-phone">
      {[m.move, m.resolve, m.end].map((phase, i) => (
        <li
          key={phase}
          class={i + 1 === at ? 'on' : i + 1 < at ? 'done' : ''}
          aria-current={i + 1 === at ? 'step' : undefined}
        >
          <i>{i + 1 < at ? <Icon name="check" /> : i + 1}</i>
          {phase}
        </li>
      ))}
    </ol>
  )
}

const hatchAt = (state: Part, at: Sector): number | undefined =>
  state.setting.zone.hatches.find((h) => h.at === at)?.number

/** A sector by its coordinate, or a hatch by its number: hatches are spoken of by their symbol (VOC-2). */
function placeText(state: Part, at: Sector): string {
  const m = say()
  if (!isPlain(state.setting.zone, at)) return `${coord(cellText(state.setting.zone, at, m))}`
  return `${coord(nameOf(at))}, ${cellText(state.setting.zone, at, m)}`
}

function moveSaid({ sitting, state }: Wish): Said {
  const m = say().escape.act
  const { chosen, live } = sitting
  const seat = live.seat()
  const side = seat === undefined ? undefined : playerAt(state, seat).side
  const at = chosen.value
  if (at === undefined) return { title: m.pickSector, text: side === 'alien' ? m.pickAlien : m.pickHuman }
  const cell = state.setting.zone.cells[at]
  const hatch = hatchAt(state, at)
  const text =
    hatch !== undefined
      ? m.willEscape
      : side === 'alien'
        ? cell === 'dangerous'
          ? m.mayAttack
          : m.mayAttackSecure
        : cell === 'dangerous'
          ? m.willDraw
          : m.willBeSilent
  const full = hatch === undefined ? m.confirmMove(nameOf(at)) : m.confirmHatch(hatch)
  return {
    title: placeText(state, at),
    text,
    buttons: (
      <Button kind="go" label={full} disabled={!live.ready.value} onClick={() => live.choose({ do: 'move', to: at })}>
        <span class="not-phone">{m.confirm}</span>
        <span class="only-phone">{full}</span>
      </Button>
    ),
  }
}

function arrivedSaid({ sitting: { live }, state }: Wish, attack: boolean): Said {
  const m = say().escape.act
  const seat = live.seat()
  const at = seat === undefined ? undefined : playerAt(state, seat).at
  if (at === undefined) return { title: '' }
  const hatch = hatchAt(state, at)
  const dangerous = state.setting.zone.cells[at] === 'dangerous'
  const off = !live.ready.value
  const resolve = hatch === undefined ? (dangerous ? m.resolveDanger : m.resolveSecure) : m.resolveHatch(hatch)
  const seen = hatch === undefined ? (dangerous ? m.drawSeen : m.silentSeen) : m.hatchSeen
  return {
    title:
      hatch === undefined
        ? m.arrivedIn(coord(nameOf(at)), cellText(state.setting.zone, at, say()))
        : m.arrivedHatch(hatch),
    text: attack ? `${seen} ${m.attackSeen(coord(nameOf(at)))}` : `${m.othersKnowMoved} ${seen}`,
    icon: 'eye',
    buttons: (
      <>
        {attack ? (
          <Button kind="strike" icon="attack" disabled={off} onClick={() => live.choose({ do: 'attack' })}>
            {m.attackHere}
          </Button>
        ) : undefined}
        <Button kind="go" disabled={off} onClick={() => live.choose({ do: 'resolve' })}>
          {resolve}
        </Button>
      </>
    ),
  }
}

/** The coordinate typed instead of tapped. */
function TypedSector({ sitting, state }: Wish) {
  const m = say().escape.act
  const { chosen } = sitting
  const typed = useSignal('')
  const wrong = useSignal(false)
  useEffect(() => {
    if (chosen.value !== undefined) {
      typed.value = nameOf(chosen.value)
      wrong.value = false
    }
  }, [chosen.value])
  return (
    <label class={`field ${wrong.value ? 'wrong' : ''}`} title={wrong.value ? m.noSuchSector : m.typeSector}>
      <input
        value={typed.value}
        maxLength={3}
        size={4}
        placeholder="N10"
        autocomplete="off"
        autocapitalize="characters"
        spellcheck={false}
        aria-label={m.typeSector}
        aria-invalid={wrong.value}
        onInput={(event) => {
          typed.value = event.currentTarget.value.toUpperCase()
          const at = sectorNamed(typed.value)
          const named = at !== undefined && isPlain(state.setting.zone, at)
          wrong.value = typed.value.length === 3 && !named
          chosen.value = named ? at : undefined
        }}
      />
    </label>
  )
}

function nameSaid({ sitting, state }: Wish, any: boolean): Said {
  const m = say().escape.act
  const { live, chosen } = sitting
  const seat = live.seat()
  const own = seat === undefined ? undefined : playerAt(state, seat).at
  if (seat === undefined || own === undefined) return { title: '' }
  const at = any ? chosen.value : own
  const who = sitting.nameAt(seat)
  const announce = (
    <Button
      kind="go"
      disabled={!live.ready.value || at === undefined}
      onClick={() => (at === undefined ? undefined : live.choose({ do: 'noise', at }))}
    >
      {m.announce}
    </Button>
  )
  const secure = any && at !== undefined && state.setting.zone.cells[at] === 'secure'
  return {
    title: at === undefined ? m.pickNoise : m.noiseIn(coord(nameOf(at)), cellText(state.setting.zone, at, say())),
    text: at === undefined ? m.pickNoiseHelp : secure ? m.secureBluff : m.everybodyHears(who, nameOf(at)),
    ...(at === undefined ? {} : { icon: secure ? 'warn' : 'speech' }),
    buttons: any ? (
      <>
        <TypedSector sitting={sitting} state={state} />
        {isPlain(state.setting.zone, own) ? (
          <Button
            onClick={() => {
              chosen.value = own
            }}
          >
            {m.own}
          </Button>
        ) : undefined}
        {announce}
      </>
    ) : (
      announce
    ),
  }
}

function waitSaid({ sitting, state }: Wish): Said {
  const m = say().escape
  const { live } = sitting
  const seat = live.seat()
  if (state.end !== 'running') return { title: m.end.ended, text: m.end.opening }
  if (seat !== undefined && playerAt(state, seat).status !== 'aboard')
    return { title: m.header.out, text: m.act.outHelp }
  const acting = live.about.value.seats[state.turn - 1]
  return {
    title: m.act.waitFor(name(acting?.name ?? '')),
    text: seat === undefined ? m.act.watchHelp : m.act.heard[state.heard],
  }
}

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
