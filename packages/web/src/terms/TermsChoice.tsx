import type { Signal } from '@preact/signals'
import { type Aid, CHATS, PACES, type Terms } from '@selva/server/terms'
import { termWords } from './words.ts'

type Told = { readonly name: string; readonly help: string }

/** One line: what it is, the value chosen, and what that means. */
function Term<V extends string>({
  name,
  now,
  values,
  told,
  onPick,
}: {
  readonly name: string
  readonly now: V
  readonly values: readonly V[]
  readonly told: Readonly<Record<V, Told>>
  readonly onPick: (value: V) => void
}) {
  return (
    <div class="switch">
      <b>{name}</b>
      <small>{told[now].help}</small>
      <span class="value">
        <select
          aria-label={name}
          value={now}
          onChange={(event) => {
            const picked = values.find((value) => value === event.currentTarget.value)
            if (picked !== undefined) onPick(picked)
          }}
        >
          {values.map((value) => (
            <option key={value} value={value}>
              {told[value].name}
            </option>
          ))}
        </select>
      </span>
    </div>
  )
}

/** The host says how people play. */
export function TermsChoice({ terms, aids }: { readonly terms: Signal<Terms>; readonly aids: readonly Aid[] }) {
  const w = termWords()
  const now = terms.value
  const change = (wish: Partial<Terms>): void => {
    terms.value = { ...now, ...wish }
  }
  return (
    <fieldset class="option" data-testid="terms">
      <legend>{w.title}</legend>
      <div class="rulegroup">
        <Term
          name={w.pace.name}
          now={now.pace}
          values={PACES}
          told={w.pace.values}
          onPick={(pace) => change({ pace })}
        />
        <Term name={w.aid.name} now={now.aid} values={aids} told={w.aid.values} onPick={(aid) => change({ aid })} />
        <Term
          name={w.chat.name}
          now={now.chat}
          values={CHATS}
          told={w.chat.values}
          onPick={(chat) => change({ chat })}
        />
        <Term
          name={w.spectators.name}
          now={now.spectators ? 'yes' : 'no'}
          values={['yes', 'no']}
          told={w.spectators.values}
          onPick={(answer) => change({ spectators: answer === 'yes' })}
        />
      </div>
    </fieldset>
  )
}
