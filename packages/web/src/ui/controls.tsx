import type { ComponentChildren } from 'preact'
import { changeLanguage, LANGUAGE_CODES, LANGUAGES, language, say } from '../client/language.ts'
import { followed } from '../client/router.ts'
import { turnTheme } from '../client/theme.ts'
import { Icon } from './Icon.tsx'

type ButtonWish = {
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
}: ButtonWish) {
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
export function RoundButton(wish: {
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
      class={`round ${wish.kind ?? ''}`}
      aria-label={wish.label}
      title={wish.label}
      aria-expanded={wish.expanded}
      aria-pressed={wish.pressed}
      onClick={wish.onClick}
    >
      <Icon name={wish.icon} />
    </button>
  )
}

export function LinkButton({
  to,
  children,
  kind = '',
}: {
  readonly to: string
  readonly children: ComponentChildren
  readonly kind?: string
}) {
  return (
    <a class={`btn ${kind}`} href={to} onClick={followed}>
      <span>{children}</span>
    </a>
  )
}

export function Wordmark() {
  return (
    <a class="wordmark" href="/" onClick={followed} aria-label={say().bar.home}>
      <Icon name="selva" />
      <span>Selva</span>
    </a>
  )
}

/** The way to one's own page. */
export function ProfileLink() {
  const { profile } = say().bar
  return (
    <a class="round" href="/me" aria-label={profile} title={profile} onClick={followed}>
      <Icon name="human" />
    </a>
  )
}

export function ThemeButton() {
  return <RoundButton icon="theme" label={say().bar.theme} onClick={turnTheme} />
}

/** The browser's own list: it is spoken, searched and scrolled right everywhere. */
export function LanguageChoice() {
  return (
    <label class="language" title={say().bar.language}>
      <Icon name="globe" kind="small" />
      <select
        aria-label={say().bar.language}
        value={language.value}
        onChange={(event) => {
          const wish = LANGUAGE_CODES.find((code) => code === event.currentTarget.value)
          if (wish !== undefined) void changeLanguage(wish)
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
