import type { ComponentChildren } from 'preact'

/** A row of which one is chosen. */
export function Choice<T extends string>(props: {
  readonly label: string
  readonly name: string
  readonly values: readonly T[]
  readonly value: T
  readonly text: (value: T) => ComponentChildren
  readonly choose: (value: T) => void
}) {
  return (
    <fieldset class="choice">
      <legend class="label">{props.label}</legend>
      <div class="seg">
        {props.values.map((value) => (
          <label key={value}>
            <input
              type="radio"
              name={props.name}
              value={value}
              checked={value === props.value}
              onChange={() => props.choose(value)}
            />
            <span>{props.text(value)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
