import { messages } from '../client/language.ts'
import sprite from './icons.svg?raw'
import { short } from './short.ts'

/** The address of a drawing inside the page. No other id begins like this, so no link leads to a drawing. */
export const iconId = (name: string): string => `icon-${name}`

/**
 * The drawings of a file, once per page; `Icon` points into them: 24 × 24 grid, 2 px margin, 1.5 px stroke, round caps and
 * joins, no fill unless `class="f"`. Not hidden, only without size: hidden patterns do not paint.
 */
export function Drawings({ file }: { readonly file: string }) {
  const symbols = file
    .replace(/<!--[\s\S]*?-->|<\/?svg[^>]*>/g, '')
    .replaceAll(/<symbol id="([^"]+)"/g, (_, name) => `<symbol id="${iconId(name)}"`)
  return <svg class="sprite" width="0" height="0" aria-hidden="true" dangerouslySetInnerHTML={{ __html: symbols }} />
}

/** The drawings that every page needs. */
export const Sprite = () => <Drawings file={sprite} />

export function Icon({ name, kind = '' }: { readonly name: string; readonly kind?: string }) {
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
