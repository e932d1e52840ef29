import type { Signal } from '@preact/signals'
import { type Aid, BOT_LEVELS, CHATS, PACES, type Pace, type Terms } from '@selva/protocol/terms'
import { paceText } from './pace.ts'
import { termWords } from './words.ts'

type LabelAndHelp = { readonly name: string; readonly help: string }

/** One line: what it is, the value chosen, and what that means. */
function Term<V extends string>({
  term,
  name,
  now,
  values,
  told,
  onPick,
}: {
  readonly term: keyof Terms
  readonly name: string
  readonly now: V
  readonly values: readonly V[]
  readonly told: Readonly<Record<V, LabelAndHelp>>
  readonly onPick: (value: V) => void
}) {
  return (
    <div class="switch" data-about={`term:${term}:${now}`}>
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
export function TermsChoice({
  terms,
  aids,
  game,
}: {
  readonly terms: Signal<Terms>
  readonly aids: readonly Aid[]
  readonly game: string
}) {
  const w = termWords()
  const now = terms.value
  const told = (pace: Pace): LabelAndHelp => ({ name: w.pace.names[pace], help: paceText(pace, game) })
  const paces: Readonly<Record<Pace, LabelAndHelp>> = {
    untimed: told('untimed'),
    relaxed: told('relaxed'),
    fast: told('fast'),
    oneDay: told('oneDay'),
    threeDays: told('threeDays'),
  }
  const change = (changed: Partial<Terms>): void => {
    terms.value = { ...now, ...changed }
  }
  return (
    <fieldset class="option" data-testid="terms">
      <legend>{w.title}</legend>
      <div class="rulegroup">
        <Term
          term="pace"
          name={w.pace.name}
          now={now.pace}
          values={PACES}
          told={paces}
          onPick={(pace) => change({ pace })}
        />
        <Term
          term="aid"
          name={w.aid.name}
          now={now.aid}
          values={aids}
          told={w.aid.values}
          onPick={(aid) => change({ aid })}
        />
        <Term
          term="chat"
          name={w.chat.name}
          now={now.chat}
          values={CHATS}
          told={w.chat.values}
          onPick={(chat) => change({ chat })}
        />
        <Term
          term="spectators"
          name={w.spectators.name}
          now={now.spectators ? 'yes' : 'no'}
          values={['yes', 'no']}
          told={w.spectators.values}
          onPick={(answer) => change({ spectators: answer === 'yes' })}
        />
        <Term
          term="bots"
          name={w.bots.name}
          now={now.bots}
          values={BOT_LEVELS}
          told={w.bots.values}
          onPick={(bots) => change({ bots })}
        />
        <Term
          term="botsTalk"
          name={w.botsTalk.name}
          now={now.botsTalk ? 'yes' : 'no'}
          values={['yes', 'no']}
          told={w.botsTalk.values}
          onPick={(answer) => change({ botsTalk: answer === 'yes' })}
        />
      </div>
    </fieldset>
  )
}
