import type { Signal } from '@preact/signals'
import { messages } from '../../client/language.ts'
import { changedTable } from './changed-table.ts'

/** By invitation, or listed on the home page; settled when the table is opened. */
export function WhoMayJoin({ listed }: { readonly listed: Signal<boolean> }) {
  if (changedTable() !== '') return undefined
  const m = messages().host
  const who = (value: boolean, title: string, help: string) => (
    <label class="radio" data-about={`join:${value ? 'listed' : 'invited'}`}>
      <input
        type="radio"
        name="who"
        checked={listed.value === value}
        onChange={() => {
          listed.value = value
        }}
      />
      <b>{title}</b>
      <small>{help}</small>
    </label>
  )
  return (
    <fieldset class="option">
      <legend>{m.who}</legend>
      <div class="radios">
        {who(false, m.invited, m.invitedHelp)}
        {who(true, m.listed, m.listedHelp)}
      </div>
    </fieldset>
  )
}
