import { messages } from '../client/language.ts'
import { iconId } from './Drawings.tsx'
import { LATER_ICONS, laterSprite } from './later/load.ts'
import { short } from './short.ts'

export function Icon({ name, kind = '' }: { readonly name: string; readonly kind?: string }) {
  if (LATER_ICONS.has(name)) laterSprite.load()
  return (
    <svg class={`i ${kind}`} aria-hidden="true">
      <use href={`#${iconId(name)}`} />
    </svg>
  )
}

/** The same inside of a picture: centred on a point of it. */
export function Use({
  name,
  x,
  y,
  size,
  kind = '',
}: {
  readonly name: string
  readonly x: number
  readonly y: number
  readonly size: number
  readonly kind?: string
}) {
  return (
    <use
      href={`#${iconId(name)}`}
      x={short(x - size / 2)}
      y={short(y - size / 2)}
      width={size}
      height={size}
      class={`i ${kind}`}
    />
  )
}

/** A seat's shape in its crayon: never one without the other. */
export function SeatMark({ seat }: { readonly seat: number }) {
  return (
    <svg class={`i seat ink-${seat}`} aria-hidden="true">
      <use href={`#${iconId(`seat-${seat}`)}`} />
    </svg>
  )
}

/** Says that a bot plays here. */
export function BotMark() {
  const { bot } = messages().lobby
  return (
    <span title={bot}>
      <Icon name="bot" kind="small" />
      <span class="spoken">{bot}</span>
    </span>
  )
}
