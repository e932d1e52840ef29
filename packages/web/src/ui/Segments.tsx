import { useId } from 'preact/hooks'
import '../styles/segments.css'

/** One of a few, side by side: radio buttons that look like one control. */
export function Segments<T extends string>({
  label,
  value,
  options,
  onChange,
}: {
  readonly label: string
  readonly value: T
  readonly options: readonly { readonly value: T; readonly text: string }[]
  readonly onChange: (value: T) => void
}) {
  const name = useId()
  return (
    <fieldset class="segments">
      <legend class="spoken">{label}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>{option.text}</span>
        </label>
      ))}
    </fieldset>
  )
}
