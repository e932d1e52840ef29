import { useSignal } from '@preact/signals'
import { type PartialState, playerAt, type Role } from '@selva/stay-away'
import { Button } from '../ui/controls.tsx'
import { Icon } from '../ui/Icon.tsx'
import { useSteadyClicks } from '../ui/useSteadyClicks.ts'
import { ROLE_ICONS } from './icons.ts'
import type { StayAwayModel } from './model.ts'
import { gameWords } from './words.ts'

type DeclareProps = { readonly model: StayAwayModel; readonly may: boolean }

/** The declaration is asked for twice: a wrong one loses the game. */
function DeclareButtons({ model: { live }, may }: DeclareProps) {
  const m = gameWords().thing
  const sure = useSignal(false)
  const buttons = useSteadyClicks(String(sure.value))
  const off = !live.ready.value || !may
  return (
    <div class="declare" ref={buttons}>
      {sure.value ? (
        <div class="sure">
          <p>{m.declareHelp}</p>
          <Button kind="slim strike" disabled={off} onClick={() => live.choose({ do: 'declare' })}>
            {m.sure}
          </Button>
          <Button
            kind="slim"
            onClick={() => {
              sure.value = false
            }}
          >
            {m.back}
          </Button>
        </div>
      ) : (
        <Button
          kind="slim"
          disabled={off}
          onClick={() => {
            sure.value = true
          }}
        >
          {m.declare}
        </Button>
      )}
      {may || sure.value ? undefined : <p class="faint">{m.notNow}</p>}
    </div>
  )
}

/** DECL-1, DECL-4: nobody but The Thing has this, or can tell that it was used. */
function Declare({ model }: { readonly model: StayAwayModel }) {
  const m = gameWords().thing
  const { live, options } = model
  const order = options.value.find((option) => option.do === 'order')
  if (order === undefined) return undefined
  const may = options.value.some((option) => option.do === 'declare')
  const next = order.on[0] ?? true
  return (
    <div class="thingonly" data-testid="thing-only">
      <h2 class="label">
        <Icon name="eye-off" kind="small" />
        {m.title}
      </h2>
      <label class="switch">
        <input
          type="checkbox"
          role="switch"
          checked={!next}
          aria-checked={!next}
          disabled={!live.ready.value}
          onChange={() => live.choose({ do: 'order', on: next })}
        />
        <span>{m.order}</span>
      </label>
      <DeclareButtons model={model} may={may} />
    </div>
  )
}

/** My aim. */
export function aimOf(model: StayAwayModel, { setting: { rules }, thing }: PartialState, role: Role): string {
  const { aims } = gameWords()
  switch (role) {
    case 'human':
      return aims.human
    case 'infected':
      return aims.infected[rules.soleVictory](thing === undefined ? '' : model.nameAt(thing))
    case 'thing':
      return aims.thing[rules.declaration]
    default:
      return role satisfies never
  }
}

/** My identity: for my eyes only. */
export function Me({ model, state }: { readonly model: StayAwayModel; readonly state: PartialState }) {
  const m = gameWords()
  const me = model.live.seat()
  const player = me === undefined ? undefined : playerAt(state, me)
  if (player?.role === undefined)
    return (
      <div class="idcard">
        <Icon name="eye" kind="big" />
        <h2>{m.watcher.title}</h2>
        <p>{m.watcher.text}</p>
      </div>
    )
  const { role } = player
  return (
    <div class={`idcard ${role}`} data-testid="identity" data-role={role} data-about={`role:${role}`}>
      <Icon name={ROLE_ICONS[role]} kind="big" />
      <span class="label">{m.role}</span>
      <h2>{m.roles[role]}</h2>
      <p>{player.alive ? aimOf(model, state, role) : m.gone.text}</p>
      <Declare model={model} />
    </div>
  )
}
