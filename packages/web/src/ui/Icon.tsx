import { messages } from '../client/language.ts'
import sprite from './icons.svg?raw'
import { short } from './short.ts'

/**
 * All drawings, once per page; `Icon` points into it: 24 × 24 grid, 2 px margin, 1.5 px stroke, round caps and joins, no
 * fill unless `class="f"`. Not hidden, only without size: hidden patterns do not paint.
 */
export function Sprite() {
  const symbols = sprite.replace(/<\/?svg[^>]*>/g, '')
  return <svg class="sprite" width="0" height="0" aria-hidden="true" dangerouslySetInnerHTML={{ __html: symbols }} />
}

export function Icon({ name, kind = '' }: { readonly name: string; readonly kind?: string }) {
  return (
    <svg class={`i ${kind}`} aria-hidden="true">
      <use href={`#${name}`} />
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
      href={`#${name}`}
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
      <use href={`#seat-${seat}`} />
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
