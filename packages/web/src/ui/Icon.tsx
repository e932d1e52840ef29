import { say } from '../client/language.ts'
import sprite from './icons.svg?raw'

/** All drawings, once per page; `Icon` points into it. Not hidden, only without size: hidden patterns do not paint. */
export function Sprite() {
  const symbols = sprite.replace(/<!--[\s\S]*?-->|<\/?svg[^>]*>/g, '')
  return <svg class="sprite" width="0" height="0" aria-hidden="true" dangerouslySetInnerHTML={{ __html: symbols }} />
}

export function Icon({ name, kind = '' }: { readonly name: string; readonly kind?: string }) {
  return (
    <svg class={`i ${kind}`} aria-hidden="true">
      <use href={`#${name}`} />
    </svg>
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
  const { bot } = say().lobby
  return (
    <span title={bot}>
      <Icon name="bot" kind="small" />
      <span class="spoken">{bot}</span>
    </span>
  )
}
