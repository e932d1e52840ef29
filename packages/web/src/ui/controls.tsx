import type { ComponentChildren } from 'preact'
import { changeLanguage, LANGUAGE_CODES, LANGUAGES, language, messages } from '../client/language.ts'
import { handleLinkClick } from '../client/router.ts'
import { toggleTheme } from '../client/theme.ts'
import { Icon } from './Icon.tsx'

type ButtonProps = {
  readonly children: ComponentChildren
  readonly onClick?: () => void
  readonly kind?: string
  readonly icon?: string
  readonly disabled?: boolean
  readonly submit?: boolean
  readonly testid?: string
  readonly label?: string
}

export function Button({
  children,
  onClick,
  kind = '',
  icon,
  disabled = false,
  submit = false,
  testid,
  label,
}: ButtonProps) {
  return (
    <button
      type={submit ? 'submit' : 'button'}
      class={`btn ${kind}`}
      onClick={onClick}
      disabled={disabled}
      data-testid={testid}
      aria-label={label}
    >
      {icon === undefined ? undefined : <Icon name={icon} />}
      <span>{children}</span>
    </button>
  )
}

/** A button that is only a drawing; its label is spoken and shown on hover. */
export function RoundButton(props: {
  readonly icon: string
  readonly label: string
  readonly onClick: () => void
  readonly kind?: string
  readonly expanded?: boolean
  /** For a switch: is it on? */
  readonly pressed?: boolean
}) {
  return (
    <button
      type="button"
      class={`round ${props.kind ?? ''}`}
      aria-label={props.label}
      title={props.label}
      aria-expanded={props.expanded}
      aria-pressed={props.pressed}
      onClick={props.onClick}
    >
      <Icon name={props.icon} />
    </button>
  )
}

export function LinkButton({
  to,
  children,
  kind = '',
  icon,
}: {
  readonly to: string
  readonly children: ComponentChildren
  readonly kind?: string
  readonly icon?: string
}) {
  return (
    <a class={`btn ${kind}`} href={to} onClick={handleLinkClick}>
      {icon === undefined ? undefined : <Icon name={icon} />}
      <span>{children}</span>
    </a>
  )
}

export function Wordmark() {
  return (
    <a class="wordmark" href="/" onClick={handleLinkClick} aria-label={messages().bar.home}>
      <Icon name="selva" />
      <span>Selva</span>
    </a>
  )
}

/** The way to one's own page. */
export function ProfileLink() {
  const { profile } = messages().bar
  return (
    <a class="round" href="/me" aria-label={profile} title={profile} onClick={handleLinkClick}>
      <Icon name="human" />
    </a>
  )
}

export function ThemeButton() {
  return <RoundButton icon="theme" label={messages().bar.theme} onClick={toggleTheme} />
}

/** The browser's own list: it is spoken, searched and scrolled right everywhere. */
export function LanguageChoice() {
  return (
    <label class="language" title={messages().bar.language}>
      <Icon name="globe" kind="small" />
      <select
        aria-label={messages().bar.language}
        value={language.value}
        onChange={(event) => {
          const props = LANGUAGE_CODES.find((code) => code === event.currentTarget.value)
          if (props !== undefined) void changeLanguage(props)
        }}
      >
        {LANGUAGE_CODES.map((code) => (
          <option key={code} value={code} lang={code}>
            {LANGUAGES[code].own}
          </option>
        ))}
      </select>
    </label>
  )
}
