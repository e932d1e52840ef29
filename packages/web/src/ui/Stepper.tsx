import { useSignal } from '@preact/signals'
import { messages } from '../client/language.ts'
import { RoundButton } from './controls.tsx'

/** A whole number, stepped or typed. */
export function Stepper({
  label,
  value,
  least,
  most,
  onChange,
}: {
  readonly label: string
  readonly value: number
  readonly least: number
  readonly most: number
  readonly onChange: (value: number) => void
}) {
  const m = messages().host
  /** Text being typed: kept here, so that rendering again meanwhile does not change it. */
  const typed = useSignal<string | undefined>(undefined)
  const set = (n: number): void => {
    if (Number.isInteger(n)) onChange(Math.min(most, Math.max(least, n)))
  }
  return (
    <span class="stepper">
      <RoundButton icon="minus" label={`${label}: ${m.fewer}`} onClick={() => set(value - 1)} />
      <input
        type="number"
        inputMode="numeric"
        min={least}
        max={most}
        value={typed.value ?? value}
        aria-label={label}
        onInput={(event) => {
          typed.value = event.currentTarget.value
        }}
        onChange={(event) => {
          typed.value = undefined
          set(Number(event.currentTarget.value))
        }}
      />
      <RoundButton icon="plus" label={`${label}: ${m.more}`} onClick={() => set(value + 1)} />
    </span>
  )
}
