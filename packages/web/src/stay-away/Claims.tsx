import { useSignal } from '@preact/signals'
import { allows, type Seat } from '@selva/core'
import { type Card, type Claim, claims, type PartialState, playerAt, type Role } from '@selva/stay-away'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { Button } from '../ui/controls.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Rich } from '../ui/Rich.tsx'
import { useSteadyClicks } from '../ui/useSteadyClicks.ts'
import { CARD_ICONS } from './icons.ts'
import { likelyClaim } from './likely-claim.ts'
import type { StayAwayModel } from './model.ts'
import { claimText } from './sentence.ts'
import { cardName, gameWords } from './words.ts'

/** Claims that can be made to everyone, true or not. */
const SAYINGS = ['gave', 'got', 'saw', 'is', 'am'] as const satisfies readonly Claim['do'][]

function claimOf(what: Claim['do'], whom: Seat, card: Card, role: Role): Claim {
  switch (what) {
    case 'gave':
    case 'got':
    case 'saw':
      return { do: what, card, whom }
    case 'is':
      return { do: what, whom, role }
    case 'am':
      return { do: what, role }
    default:
      return what satisfies never
  }
}

/** A row of things to pick one from. */
function Picks<T extends string | number>({
  label,
  values,
  value,
  text,
  icon,
  pick,
}: {
  readonly label: string
  readonly values: readonly T[]
  readonly value: T | undefined
  readonly text: (value: T) => string
  readonly icon?: (value: T) => string
  readonly pick: (value: T) => void
}) {
  return (
    <fieldset class="picks">
      <legend class="label">{label}</legend>
      {values.map((one) => (
        <button key={one} type="button" aria-pressed={one === value} data-pick={one} onClick={() => pick(one)}>
          {icon === undefined ? undefined : <Icon name={icon(one)} kind="small" />}
          {text(one)}
        </button>
      ))}
    </fieldset>
  )
}

function Saying({
  model,
  state,
  what,
}: {
  readonly model: StayAwayModel
  readonly state: PartialState
  readonly what: Claim['do']
}) {
  const m = gameWords()
  const { live, saying, story, nameAt } = model
  const me = live.seat()
  const first = likelyClaim(story.value, what, me === undefined ? undefined : playerAt(state, me).role)
  const whom = useSignal(first.whom)
  const card = useSignal(first.card)
  const role = useSignal<Role>('human')
  const dialog = useRef<HTMLDialogElement>(null)
  const buttons = useSteadyClicks(what)
  useLayoutEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal()
  }, [])
  if (me === undefined) return undefined
  const close = (): void => {
    saying.value = undefined
  }
  const options = claims(state, me)
  const option = options.find((one) => one.do === what)
  if (option === undefined) return undefined
  const isComplete = !('card' in option) || card.value !== undefined
  const said = claimOf(what, whom.value ?? me, card.value ?? 'whisky', role.value)
  const may = isComplete && allows(options, said)
  return (
    <dialog
      ref={dialog}
      class="cardtext saying"
      aria-label={m.claims[what]}
      data-testid="saying"
      onClose={close}
      onClick={(event) => {
        if (event.target === event.currentTarget) close()
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close()
      }}
    >
      <div>
        <h2>{may ? <Rich text={claimText(said, m, model.callings)} /> : m.claims[what]}</h2>
        {'whom' in option ? (
          <Picks
            label={m.claims.whom}
            values={option.whom}
            value={whom.value}
            text={nameAt}
            pick={(one) => {
              whom.value = one
            }}
          />
        ) : undefined}
        {'card' in option ? (
          <Picks
            label={m.claims.card}
            values={option.card}
            value={card.value}
            text={cardName}
            icon={(one) => CARD_ICONS[one]}
            pick={(one) => {
              card.value = one
            }}
          />
        ) : undefined}
        {'role' in option ? (
          <Picks
            label={m.claims.role}
            values={option.role}
            value={role.value}
            text={(one) => m.roles[one]}
            pick={(one) => {
              role.value = one
            }}
          />
        ) : undefined}
        <p class="seen">
          <Icon name="eye" kind="small" />
          <span>{m.claims.help}</span>
        </p>
        <div class="two" ref={buttons}>
          <Button
            kind="go"
            disabled={!may}
            onClick={() => {
              live.claim(said)
              close()
            }}
          >
            {m.claims.say}
          </Button>
          <Button onClick={close}>{m.claims.close}</Button>
        </div>
      </div>
    </dialog>
  )
}

/** The claim being made, if any: drawn once, over everything. */
export function ClaimDialog({ model, state }: { readonly model: StayAwayModel; readonly state: PartialState }) {
  const what = model.saying.value
  return what === undefined ? undefined : <Saying key={what} model={model} state={state} what={what} />
}

/** The beginnings of sentences that can be said to the table. */
export function Claims({ model, state }: { readonly model: StayAwayModel; readonly state: PartialState }) {
  const m = gameWords()
  const me = model.live.seat()
  if (me === undefined || claims(state, me).length === 0) return undefined
  return (
    <div class="sayings">
      <h2 class="label">{m.claims.title}</h2>
      <div>
        {SAYINGS.map((what) => (
          <Button
            key={what}
            kind="slim"
            onClick={() => {
              model.saying.value = what
            }}
          >
            {m.claims[what]}
          </Button>
        ))}
      </div>
    </div>
  )
}
